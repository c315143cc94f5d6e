import type { Bank, WebhookAttempt } from "@sandbank/engine";
import type { AppHost } from "./app-host.ts";
import { ALSO_LATER, type FaultForm, OVERTAKING } from "./faults.ts";
import type { WorkOrder } from "./side-by-side.ts";
import type { Timeline } from "./timeline.ts";
import { type Handled, isSuccess, type Outcome, outcomeOf } from "./webhook-outcome.ts";
import { createWebhookTurns, type HeldWebhook, keyOf, waitsForIt } from "./webhook-turns.ts";

export interface WebhookSenderParts {
  readonly bank: Bank;
  readonly timeline: Timeline;
  readonly host: Pick<AppHost<unknown>, "started" | "crash" | "isDead">;
  /**
   * Passes webhooks to the app, and waits for the responses and for the work that goes on after them. Calls `respond` at
   * each response; for a webhook without one, it is not called.
   */
  handle(
    attempts: readonly WebhookAttempt[],
    order: WorkOrder,
    respond: (place: number, handled: Handled) => Promise<void>,
  ): Promise<void>;
}

/** Sends the webhooks of a play, one at a time unless a fault says otherwise. */
export interface WebhookSender {
  /**
   * Sends again what the app has not accepted, with a new signature, except what the bank itself tries again until an
   * instant, in milliseconds since 1970 (D-113).
   */
  resend(until?: number): void;
  /** Sends what is due, until nothing is. */
  deliver(): Promise<void>;
  /** Lets webhooks go that still wait for another one. Returns whether there are any; `deliver` sends them. */
  letGo(): boolean;
  /** The last instant at which the bank still has all Events that wait for another webhook; infinite without one. */
  waitsUntil(): number;
  /** Lets all webhooks that were held back go, and repeats duplicates: the story has ended. */
  release(): void;
  /** The oldest webhook that the app has not accepted and whose Event the bank has deleted at an instant. */
  lostAt(time: number): LostWebhook | undefined;
  /** The category of the oldest webhook, accepted or not, whose Event the bank has deleted at an instant. */
  deletedAt(time: number): string | undefined;
}

/** A webhook that can no longer arrive. */
interface LostWebhook {
  readonly category: string;
  /** Whether the fault `late` holds it back. */
  readonly isLate: boolean;
}

/** A bank deletes Events after so many milliseconds of its clock (D-96). */
const KEPT_MS = 30 * 86_400_000;

interface KnownWebhook {
  readonly category: string;
  readonly since: number;
}

/** A webhook whose turn has come. */
interface Reached {
  readonly attempt: WebhookAttempt;
  /** The position of its moment. */
  readonly index: number;
  readonly form: FaultForm | undefined;
}

export function createWebhookSender({ bank, timeline, handle, host }: WebhookSenderParts): WebhookSender {
  /** The webhooks that have fallen due, by their keys, and since when the bank has their Events. */
  const known = new Map<string, KnownWebhook>();
  const accepted = new Set<string>();
  const turns = createWebhookTurns();
  const repeated = new Set<WebhookAttempt["eventId"]>();
  let isReleased = false;

  function dueNow(): readonly WebhookAttempt[] {
    const due = bank.webhooks.due().filter((attempt) => !turns.isHeld(keyOf(attempt)));
    for (const attempt of due) {
      const key = keyOf(attempt);
      if (known.has(key)) continue;
      known.set(key, { category: attempt.category, since: Date.parse(attempt.dueAt) });
    }
    return due;
  }

  const dueOf = ({ eventId }: WebhookAttempt) => bank.webhooks.attempts({ eventId, state: "due" });

  /** Whether an attempt still waits for an outcome: while the app slept, its deadline may have passed. */
  function isDue(attempt: WebhookAttempt): boolean {
    return dueOf(attempt).some(({ id }) => id === attempt.id);
  }

  function reach(attempt: WebhookAttempt, followers: number): Reached {
    const index = timeline.moments.length;
    const form = timeline.reach("webhook", whatOf(attempt), noStack);
    const moment = timeline.moments[index];
    if (moment !== undefined) turns.note(attempt, moment, followers);
    return { attempt, index, form };
  }

  /** Holds a webhook back if it has to wait. */
  function isHeldBack({ attempt, form }: Reached): boolean {
    if (form?.waitsFor === undefined || (form.waitsFor === "end" && isReleased)) return false;
    turns.hold(attempt, form);
    return true;
  }

  /** Sends webhooks at the same time, except those that have to wait. */
  async function send(attempts: readonly WebhookAttempt[], followers: number): Promise<void> {
    await host.started();
    const reached = attempts.map((attempt) => reach(attempt, followers)).filter((each) => !isHeldBack(each));
    if (reached.some(({ form }) => form?.fault === "crash")) host.crash();
    const sent = reached.flatMap((each) =>
      each.form?.fault === "concurrent"
        ? [each, ...copiesOf(each.attempt).map((attempt) => ({ ...each, attempt }))]
        : each,
    );
    const ended = new Set<Reached>();
    if (!host.isDead() && sent.length > 0) {
      await handle(
        sent.map(({ attempt }) => attempt),
        orderOf(reached),
        (place, handled) => {
          const each = sent[place] as Reached;
          ended.add(each);
          return record(each, handled);
        },
      );
    }
    for (const each of sent) if (!ended.has(each)) await record(each, { kind: "crashed" });
    for (const { attempt, form } of reached) {
      if (form?.fault !== "duplicate" || !accepted.has(keyOf(attempt))) continue;
      if (form.suffix === ALSO_LATER) repeated.add(attempt.eventId);
      for (const copy of copiesOf(attempt)) await send([copy], followers);
    }
  }

  /** Tells the bank what became of an attempt. */
  async function record({ attempt, index }: Reached, handled: Handled): Promise<void> {
    // The app may have changed something that the sweep does not see, such as a file.
    timeline.changed();
    const outcome = await answered(attempt, handled);
    const isInTime = isDue(attempt);
    if (isInTime) bank.webhooks.record(attempt.id, outcome);
    timeline.changed();
    const status = "status" in outcome ? outcome.status : null;
    const isAccepted = isInTime && isSuccess(status);
    timeline.end(index, status === null ? "no response" : String(status));
    if (!isAccepted) return;
    const moment = timeline.moments[index];
    if (moment !== undefined) moment.isAccepted = true;
    accepted.add(keyOf(attempt));
  }

  /** The outcome of an attempt, unless the app crashes before it responds. */
  async function answered(attempt: WebhookAttempt, handled: Handled): Promise<Outcome> {
    if (handled.kind === "crashed" || host.isDead()) return outcomeOf({ kind: "crashed" });
    const isResponse = handled.kind === "response";
    if (isResponse && timeline.reach("acknowledgement", whatOf(attempt), noStack)?.fault === "crash") {
      host.crash();
      return { error: "The app crashed before it responded." };
    }
    return outcomeOf(handled);
  }

  /** Another delivery of the same Event to the same subscription, newly signed; none if that is not active any more. */
  function copiesOf({ eventId, eventSubscriptionId }: WebhookAttempt): readonly WebhookAttempt[] {
    return bank.webhooks.resend(eventId).filter((each) => each.eventSubscriptionId === eventSubscriptionId);
  }

  /** Attempts to deliver webhooks that were held back. Meanwhile the deadline of the first may have passed. */
  function attemptsOf(held: readonly HeldWebhook[]): readonly WebhookAttempt[] {
    return held.flatMap(
      ({ attempt }) => dueOf(attempt).find((each) => keyOf(each) === keyOf(attempt)) ?? copiesOf(attempt),
    );
  }

  /** Sends a webhook, with those that wait to be sent with it. Returns those that wait to be sent after it. */
  async function sendNext(attempt: WebhookAttempt, followers: number): Promise<readonly WebhookAttempt[]> {
    const partners = turns.free((held) => held.form.fault === "parallel" && waitsForIt(held, attempt));
    const isOvertaken = partners.some(({ form }) => form.suffix.endsWith(OVERTAKING));
    const others = attemptsOf(partners);
    await send(isOvertaken ? [attempt, ...others] : [...others, attempt], followers);
    if (turns.isHeld(keyOf(attempt))) return [];
    return attemptsOf(turns.free((held) => held.form.fault === "swap" && waitsForIt(held, attempt)));
  }

  async function deliverBurst(burst: readonly WebhookAttempt[]): Promise<void> {
    const queue = [...burst];
    for (let attempt = queue.shift(); attempt !== undefined; attempt = queue.shift()) {
      if (isDue(attempt) && !turns.isHeld(keyOf(attempt))) {
        const { during } = timeline;
        timeline.during = whatOf(attempt);
        queue.unshift(...(await sendNext(attempt, queue.length)));
        timeline.during = during;
      }
      if (queue.length === 0) queue.push(...attemptsOf(turns.free(({ form }) => form.waitsFor === "burst")));
    }
  }

  return {
    resend(until = Number.NEGATIVE_INFINITY) {
      const planned = bank.webhooks.attempts({ state: "planned" }).filter(({ dueAt }) => Date.parse(dueAt) <= until);
      const due = new Set([...bank.webhooks.due(), ...planned].map(keyOf));
      const failed = bank.webhooks
        .attempts({ state: "failed" })
        .filter(
          (attempt) => !accepted.has(keyOf(attempt)) && !due.has(keyOf(attempt)) && !turns.isHeld(keyOf(attempt)),
        );
      for (const eventId of new Set(failed.map((attempt) => attempt.eventId))) bank.webhooks.resend(eventId);
    },
    async deliver() {
      for (let burst = dueNow(); burst.length > 0; burst = dueNow()) await deliverBurst(burst);
    },
    letGo() {
      turns.endSpan();
      return attemptsOf(turns.free(({ form }) => form.waitsFor !== "end")).length > 0;
    },
    waitsUntil() {
      const since = [...known].flatMap(([key, webhook]) => (turns.isHeldForNext(key) ? webhook.since : []));
      return Math.min(...since) + KEPT_MS - 1;
    },
    release() {
      isReleased = true;
      turns.free(() => true);
      for (const eventId of repeated) {
        // A long story may have let the bank delete it.
        if (bank.webhooks.attempts({ eventId }).length > 0) bank.webhooks.resend(eventId);
      }
      repeated.clear();
    },
    lostAt(time) {
      const open = [...known].filter(([key]) => !accepted.has(key) && !turns.isHeldForNext(key));
      const lost = open.find(([, { since }]) => time - since >= KEPT_MS);
      return lost && { category: lost[1].category, isLate: turns.isHeld(lost[0]) };
    },
    deletedAt: (time) => [...known.values()].find(({ since }) => time - since >= KEPT_MS)?.category,
  };
}

function orderOf(reached: readonly Reached[]): WorkOrder {
  if (reached.some(({ form }) => form?.fault === "concurrent" && form.suffix === OVERTAKING)) return "overtaking";
  return reached.length > 1 ? "in step" : "together";
}

function whatOf({ category }: WebhookAttempt): string {
  return `webhook ${category}`;
}

/** No code of the app calls a webhook. */
const noStack = () => undefined;
