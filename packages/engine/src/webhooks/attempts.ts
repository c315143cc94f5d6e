import type { Event, EventSubscription } from "@sandbank/contract";
import { invalidOperation, objectNotFound } from "../errors.ts";
import { invariant } from "../invariant.ts";
import { fromTimestamp } from "../ports/time.ts";
import { type Attempt, type AttemptOutcome, type Delivery, isDelivered, TIMED_OUT } from "../state/delivery.ts";
import { firstCharacters } from "../store/first-characters.ts";
import { count, find, insert, latest, replace, rowsWith } from "../store/table.ts";
import { newId, readNow, schedule, type World } from "../world/world.ts";
import { computeDelay, computeMistiming, computePlacesBack, listCopies } from "./apply-delivery-faults.ts";
import { type AttemptPlace, findAttempt } from "./attempt-view.ts";
import { howSent } from "./how-sent.ts";
import { attemptTime, DEADLINE_MS } from "./retry-schedule.ts";
import { secretCount } from "./secrets.ts";

/** Creates the deliveries of a new Event to its subscribers, each with a first attempt that is due now. */
export function createDeliveries(world: World, event: Event): void {
  for (const { id } of subscribers(world, event)) {
    if (howSent(world, event) === "unsent") continue;
    const first = { number: 1, origin: "schedule", at: world.state.now } as const;
    insert(world.state.tables.deliveries, planAttempt(world, newDelivery(world, event, id), first));
  }
}

interface Due {
  readonly delivery: string;
  readonly attempt: number;
}

/** Whether a planned attempt will be sent: it was not canceled, and its subscription is active. */
export function isToBeSent(world: World, { delivery: id, attempt }: Due): boolean {
  const delivery = find(world.state.tables.deliveries, id);
  return delivery?.attempts[attempt]?.state === "planned" && isActive(world, delivery);
}

/** The job of a planned attempt. */
export function fallDue(world: World, { delivery: id, attempt }: Due): void {
  const { deliveries } = world.state.tables;
  const delivery = find(deliveries, id);
  invariant(delivery !== undefined, `there is no ${id}`);
  replace(deliveries, makeDue(world, delivery, attempt));
}

/** Cancels a planned attempt whose subscription is not active at its time. */
export function cancelUnsent(world: World, { delivery: id, attempt }: Due): void {
  const { deliveries } = world.state.tables;
  const delivery = find(deliveries, id);
  if (delivery?.attempts[attempt]?.state === "planned") replace(deliveries, cancel(delivery, attempt));
}

/**
 * Whether a due attempt will time out at an instant: it has no outcome, and was not sent again since. No attempt times
 * out while a restored bank catches up with its time source.
 */
export function isToTimeOut({ state, isResuming }: World, { delivery, attempt: index }: Due, at: number): boolean {
  const attempt = find(state.tables.deliveries, delivery)?.attempts[index];
  return !isResuming && attempt?.state === "due" && at >= attempt.dueAt + DEADLINE_MS;
}

/** The job of a due attempt: ends it at its deadline. */
export function timeOut(world: World, { delivery: id, attempt }: Due): void {
  const delivery = find(world.state.tables.deliveries, id);
  invariant(delivery !== undefined, `there is no ${id}`);
  endAttempt(world, delivery, attempt, { error: TIMED_OUT });
  world.sender?.wake();
}

/** Gives all due attempts a new signature, of the current instant (D-99), and a new deadline. */
export function renewDueAttempts(world: World): void {
  for (const delivery of rowsWith(world.state.tables.deliveries, { due: ["due"] })) renewAttempts(world, delivery);
}

function renewAttempts(world: World, delivery: Delivery): void {
  const { now } = world.state;
  const secrets = secretCount(world, delivery.subscription);
  const attempts = delivery.attempts.map((attempt, index): Attempt => {
    if (attempt.state !== "due") return attempt;
    scheduleJob(world, delivery, { kind: "webhooks.time_out", attempt: index, at: now + DEADLINE_MS });
    const mistimed = attempt.timestamp - Math.floor(attempt.dueAt / 1_000);
    return { ...attempt, dueAt: now, timestamp: Math.floor(now / 1_000) + mistimed, secrets };
  });
  replace(world.state.tables.deliveries, { ...delivery, attempts });
}

/** Records the outcome of a due attempt. Refuses an unknown id with 404, and an attempt in another state with 409. */
export function recordOutcome(world: World, attemptId: string, outcome: AttemptOutcome): void {
  const found = findAttempt(world, attemptId);
  if (found === undefined) throw objectNotFound("webhook attempt", attemptId);
  const { delivery, index, attempt } = found;
  if (attempt.state !== "due") {
    throw invalidOperation(`Attempt ${attemptId} is ${attempt.state}. Only a due attempt can get an outcome.`);
  }
  endAttempt(world, delivery, index, outcome);
}

/** The active Event Subscriptions that select an Event, in the order in which they were created. */
export function subscribers({ state }: World, { category }: Event): readonly EventSubscription[] {
  const { eventSubscriptions } = state.tables;
  // A shortcut, because most banks have none and every Event runs this.
  if (count(eventSubscriptions) === 0) return [];
  return rowsWith(eventSubscriptions, { sends: [category, "*"] });
}

/** The delivery of an Event to a subscription, if there is one yet. */
export function findDelivery({ state }: World, event: Event, subscription: string): Delivery | undefined {
  return latest(state.tables.deliveries, { event: [event.id], subscription: [subscription] });
}

/** Makes a delivery without attempts. The caller inserts it. */
function newDelivery(world: World, event: Event, subscription: EventSubscription["id"]): Delivery {
  return {
    id: newId(world, "delivery"),
    created_at: readNow(world),
    event,
    subscription,
    order: world.state.order++,
    attempts: [],
  };
}

/** Plans one more attempt to deliver an Event to a subscription, which is due now. */
export function planResend(world: World, event: Event, subscription: EventSubscription["id"]): AttemptPlace {
  const { now, tables } = world.state;
  const kept = findDelivery(world, event, subscription);
  const before = kept ?? newDelivery(world, event, subscription);
  const number = Math.max(0, ...before.attempts.map((attempt) => attempt.number)) + 1;
  const delivery = planAttempt(world, before, { number, origin: "resend", at: now });
  if (kept === undefined) insert(tables.deliveries, delivery);
  else replace(tables.deliveries, delivery);
  return { delivery, index: before.attempts.length };
}

interface Planned {
  readonly number: number;
  readonly origin: "schedule" | "resend";
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Plans an attempt. If its time has come, makes it due, or cancels it if its subscription is not active. Returns the changed delivery; the caller stores it. */
function planAttempt(world: World, delivery: Delivery, { number, origin, at }: Planned): Delivery {
  const { now } = world.state;
  const index = delivery.attempts.length;
  const dueAt = Math.max(at, now) + computeDelay(world, { delivery, index });
  const attempt: Attempt = {
    number,
    origin,
    state: "planned",
    dueAt,
    place: delivery.order,
    timestamp: 0,
    secrets: 0,
    endedAt: null,
    status: null,
    answer: null,
    error: null,
  };
  const planned = { ...delivery, attempts: [...delivery.attempts, attempt] };
  if (dueAt <= now) return isActive(world, planned) ? makeDue(world, planned, index) : cancel(planned, index);
  scheduleJob(world, planned, { kind: "webhooks.fall_due", attempt: index, at: dueAt });
  return planned;
}

/**
 * Makes a planned attempt and its copies due, so that the deliverer sends them. Returns the changed delivery; the caller
 * stores it.
 */
function makeDue(world: World, delivery: Delivery, index: number): Delivery {
  const { now } = world.state;
  const due: Attempt = {
    ...(delivery.attempts[index] as Attempt),
    state: "due",
    timestamp: Math.floor(now / 1_000),
    secrets: secretCount(world, delivery.subscription),
  };
  const place = { delivery, index };
  const copies = listCopies(world, place).map((origin) => ({
    ...due,
    origin,
    timestamp: due.timestamp + (origin === "mistimed" ? computeMistiming(place) : 0),
  }));
  const at = now + DEADLINE_MS;
  scheduleJob(world, delivery, { kind: "webhooks.time_out", attempt: index, at });
  copies.forEach((_, copy) => {
    scheduleJob(world, delivery, { kind: "webhooks.time_out", attempt: delivery.attempts.length + copy, at });
  });
  world.sender?.wake();
  const changed = withAttempt(delivery, index, { ...due, place: due.place + computePlacesBack(world, place) });
  return copies.length === 0 ? changed : { ...changed, attempts: [...changed.attempts, ...copies] };
}

/** Cancels a planned attempt. Returns the changed delivery; the caller stores it. */
function cancel(delivery: Delivery, index: number): Delivery {
  return withAttempt(delivery, index, { ...(delivery.attempts[index] as Attempt), state: "canceled" });
}

function isActive({ state }: World, { subscription }: Delivery): boolean {
  return find(state.tables.eventSubscriptions, subscription)?.status === "active";
}

/** How many characters of a response the bank keeps. */
const ANSWER_LENGTH = 1_000;

/** Ends an attempt. A success ends the delivery; after a failed attempt of the schedule the bank plans the next. */
function endAttempt(world: World, delivery: Delivery, index: number, outcome: AttemptOutcome): void {
  const { now, tables } = world.state;
  const { status = null, error = null, answer = null } = outcome as Partial<Attempt>;
  const isSuccess = status !== null && status >= 200 && status <= 299;
  const attempt = delivery.attempts[index] as Attempt;
  const ended = withAttempt(delivery, index, {
    ...attempt,
    state: isSuccess ? "succeeded" : "failed",
    status,
    error,
    answer: isSuccess || !answer ? null : firstCharacters(answer, ANSWER_LENGTH),
    // A deliverer that waits in real time reports a timeout while the bank's clock stands still.
    endedAt: error === TIMED_OUT ? attempt.dueAt + DEADLINE_MS : now,
  });
  replace(tables.deliveries, isDelivered(ended) ? withoutRetries(ended) : planRetry(world, ended, attempt));
}

/** Cancels the planned retries. */
function withoutRetries(delivery: Delivery): Delivery {
  const isRetry = ({ state, origin }: Attempt) => state === "planned" && origin === "schedule";
  if (!delivery.attempts.some(isRetry)) return delivery;
  const attempts = delivery.attempts.map((each) => (isRetry(each) ? { ...each, state: "canceled" as const } : each));
  return { ...delivery, attempts };
}

/** Plans the next attempt of the schedule after a failure, if there is one. */
function planRetry(world: World, delivery: Delivery, { origin, number }: Attempt): Delivery {
  if (origin !== "schedule") return delivery;
  const next = number + 1;
  const at = attemptTime(world.state.genesis, fromTimestamp(delivery.event.created_at), next);
  return at === undefined ? delivery : planAttempt(world, delivery, { number: next, origin, at });
}

function withAttempt(delivery: Delivery, index: number, attempt: Attempt): Delivery {
  // Not `with`, which takes three times as long.
  return { ...delivery, attempts: delivery.attempts.map((each, place) => (place === index ? attempt : each)) };
}

/** More attempts than a delivery can have. */
const ATTEMPTS = 2 ** 20;

function scheduleJob(
  world: World,
  { id, order }: Delivery,
  {
    kind,
    attempt,
    at,
  }: {
    readonly kind: "webhooks.fall_due" | "webhooks.time_out";
    readonly attempt: number;
    readonly at: number;
  },
): void {
  // Places each attempt between its delivery and the next object in the order of due work.
  schedule(world, at, { kind, delivery: id, attempt }, order + attempt / ATTEMPTS);
}
