import type { Event, EventSubscription } from "@sandbank/contract";
import { invalidOperation, objectNotFound } from "../errors.ts";
import { fromTimestamp } from "../ports/time.ts";
import { type Attempt, type AttemptOutcome, type Delivery, isDelivered, TIMED_OUT } from "../state/delivery.ts";
import { newId, nowOf, schedule, type World } from "../state/world.ts";
import { count, find, insert, latest, replace, rowsWith } from "../store/table.ts";
import { copiesOf, delayOf, fallBackOf, mistimingOf } from "./apply-delivery-faults.ts";
import { type AttemptPlace, findAttempt } from "./attempt-view.ts";
import { attemptTime, DEADLINE_MS } from "./schedule.ts";
import { secretCount } from "./secrets.ts";

/** Sends a new Event to all that are subscribed to it. */
export function scheduleDeliveries(world: World, event: Event): void {
  for (const { id } of subscribers(world, event)) {
    const delivery = newDelivery(world, event, id);
    plan(world, delivery, { number: 1, origin: "schedule", at: world.state.now });
  }
}

/** The job of a planned attempt: sends it, unless nobody waits for it any more. */
export function fallDue(world: World, job: { readonly delivery: string; readonly attempt: number }): void {
  const delivery = find(world.state.tables.deliveries, job.delivery);
  if (delivery?.attempts[job.attempt]?.state === "planned") send(world, delivery, job.attempt);
}

/** The job of a sent attempt: gives it up at its deadline, unless it was answered, or sent anew since. */
export function timeOut(world: World, job: { readonly delivery: string; readonly attempt: number }): void {
  const delivery = find(world.state.tables.deliveries, job.delivery);
  const attempt = delivery?.attempts[job.attempt];
  if (delivery === undefined || attempt?.state !== "due") return;
  if (world.isResuming || world.state.now < attempt.dueAt + DEADLINE_MS) return;
  finish(world, delivery, job.attempt, { error: TIMED_OUT });
  world.sender?.wake();
}

/** Sends every attempt that is due anew, signed at the present instant (D-99), with the whole time to answer. */
export function sendDueAnew(world: World): void {
  for (const delivery of rowsWith(world.state.tables.deliveries, { due: ["due"] })) sendAnew(world, delivery);
}

function sendAnew(world: World, delivery: Delivery): void {
  const { now } = world.state;
  const secrets = secretCount(world, delivery.subscription);
  const attempts = delivery.attempts.map((attempt, index): Attempt => {
    if (attempt.state !== "due") return attempt;
    scheduleFor(world, delivery, { kind: "webhooks.time_out", attempt: index, at: now + DEADLINE_MS });
    const mistimed = attempt.timestamp - Math.floor(attempt.dueAt / 1_000);
    return { ...attempt, dueAt: now, timestamp: Math.floor(now / 1_000) + mistimed, secrets };
  });
  withAttempts(world, delivery, attempts);
}

/** Records the outcome of an attempt that is due. Refuses with 404 where there is none of that id, and 409 for another. */
export function recordOutcome(world: World, attemptId: string, outcome: AttemptOutcome): void {
  const found = findAttempt(world, attemptId);
  if (found === undefined) throw objectNotFound("webhook attempt", attemptId);
  const { delivery, index, attempt } = found;
  if (attempt.state !== "due") {
    throw invalidOperation(`Attempt ${attemptId} is ${attempt.state}. Only one that is due can be answered.`);
  }
  finish(world, delivery, index, outcome);
}

/** The active subscriptions to a category, in the order in which they were made. */
export function subscribers({ state }: World, { category }: Event): readonly EventSubscription[] {
  const { eventSubscriptions } = state.tables;
  // Most banks have none, and every Event comes by here.
  if (count(eventSubscriptions) === 0) return [];
  return rowsWith(eventSubscriptions, { sends: [category, "*"] });
}

/** What an Event and a subscription have to do with each other so far. */
export function deliveryOf({ state }: World, event: Event, subscription: string): Delivery | undefined {
  return latest(state.tables.deliveries, { event: [event.id], subscription: [subscription] });
}

function newDelivery(world: World, event: Event, subscription: EventSubscription["id"]): Delivery {
  const { state } = world;
  const delivery: Delivery = {
    id: newId(world, "delivery"),
    created_at: nowOf(world),
    event,
    subscription,
    order: state.order++,
    attempts: [],
  };
  insert(state.tables.deliveries, delivery);
  return delivery;
}

/** Sends an Event once more to a subscription. */
export function sendAgain(world: World, event: Event, subscription: EventSubscription["id"]): AttemptPlace {
  const delivery = deliveryOf(world, event, subscription) ?? newDelivery(world, event, subscription);
  const number = Math.max(0, ...delivery.attempts.map((attempt) => attempt.number)) + 1;
  plan(world, delivery, { number, origin: "resend", at: world.state.now });
  const { deliveries } = world.state.tables;
  return { delivery: find(deliveries, delivery.id) as Delivery, index: delivery.attempts.length };
}

interface Planned {
  readonly number: number;
  readonly origin: "schedule" | "resend";
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Plans an attempt, or sends it at once where its time has come. */
function plan(world: World, delivery: Delivery, { number, origin, at }: Planned): void {
  const { now } = world.state;
  const index = delivery.attempts.length;
  const dueAt = Math.max(at, now) + delayOf(world, { delivery, index });
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
  const planned = withAttempts(world, delivery, [...delivery.attempts, attempt]);
  if (dueAt > now) scheduleFor(world, planned, { kind: "webhooks.fall_due", attempt: index, at: dueAt });
  else send(world, planned, index);
}

/** Sends a planned attempt and what goes out beside it. One whose subscription is not active any more is canceled. */
function send(world: World, delivery: Delivery, index: number): void {
  const { now, tables } = world.state;
  if (find(tables.eventSubscriptions, delivery.subscription)?.status !== "active") {
    change(world, delivery, index, { state: "canceled" });
    return;
  }
  const sent: Attempt = {
    ...(delivery.attempts[index] as Attempt),
    state: "due",
    timestamp: Math.floor(now / 1_000),
    secrets: secretCount(world, delivery.subscription),
  };
  const place = { delivery, index };
  const copies = copiesOf(world, place).map((origin) => ({
    ...sent,
    origin,
    timestamp: sent.timestamp + (origin === "mistimed" ? mistimingOf(place) : 0),
  }));
  const attempts = delivery.attempts.with(index, { ...sent, place: sent.place + fallBackOf(world, place) });
  const changed = withAttempts(world, delivery, [...attempts, ...copies]);
  const at = now + DEADLINE_MS;
  scheduleFor(world, changed, { kind: "webhooks.time_out", attempt: index, at });
  copies.forEach((_, copy) => {
    scheduleFor(world, changed, { kind: "webhooks.time_out", attempt: attempts.length + copy, at });
  });
  world.sender?.wake();
}

/** So much of an answer is kept, in characters. */
const ANSWER_LENGTH = 1_000;

/** Ends an attempt. A success ends the delivery; after a failure by the schedule the next attempt is planned. */
function finish(world: World, delivery: Delivery, index: number, outcome: AttemptOutcome): void {
  const { state } = world;
  const { status = null, error = null, answer = null } = outcome as Partial<Attempt>;
  const isSuccess = status !== null && status >= 200 && status <= 299;
  const { dueAt } = delivery.attempts[index] as Attempt;
  const ended = change(world, delivery, index, {
    state: isSuccess ? "succeeded" : "failed",
    status,
    error,
    answer: isSuccess ? null : answer?.slice(0, ANSWER_LENGTH) || null,
    // Whoever waits in real time gives up while the bank's clock stands still.
    endedAt: error === TIMED_OUT ? dueAt + DEADLINE_MS : state.now,
  });
  const { origin, number } = ended.attempts[index] as Attempt;
  if (isDelivered(ended)) {
    const isPlanned = (each: Attempt) => each.state === "planned" && each.origin === "schedule";
    if (!ended.attempts.some(isPlanned)) return;
    const canceled = ended.attempts.map((each) => (isPlanned(each) ? { ...each, state: "canceled" as const } : each));
    withAttempts(world, ended, canceled);
  } else if (origin === "schedule") {
    const at = attemptTime(state.genesis.environment, fromTimestamp(delivery.event.created_at), number + 1);
    if (at !== undefined) plan(world, ended, { number: number + 1, origin, at });
  }
}

function change(world: World, delivery: Delivery, index: number, changes: Partial<Attempt>): Delivery {
  const attempt = { ...(delivery.attempts[index] as Attempt), ...changes };
  return withAttempts(world, delivery, delivery.attempts.with(index, attempt));
}

function withAttempts({ state }: World, delivery: Delivery, attempts: readonly Attempt[]): Delivery {
  const changed = { ...delivery, attempts };
  replace(state.tables.deliveries, changed);
  return changed;
}

/** No delivery comes to have so many attempts. */
const ATTEMPTS = 2 ** 20;

function scheduleFor(
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
  // Each attempt has its own place after that of the delivery, before that of what was made next.
  schedule(world, at, { kind, delivery: id, attempt }, order + attempt / ATTEMPTS);
}
