import type { Bank, WebhookAttempt } from "@sandbank/engine";
import { deliveryKey } from "../delivery-key.ts";
import type { WatchedDeliveries } from "../watched-deliveries.ts";
import type { AppHost } from "./app-host.ts";
import { ALSO_LATER, type FaultForm, OVERTAKING } from "./faults.ts";
import type { WorkOrder } from "./side-by-side.ts";
import type { Timeline } from "./timeline.ts";
import { type Handled, isSuccess, nameWebhook, noteCause, type Outcome, readOutcome } from "./webhook-outcome.ts";
import { createWebhookTurns, type HeldWebhook, waitsForIt } from "./webhook-turns.ts";

export interface WebhookSenderParts {
  readonly bank: Bank;
  readonly timeline: Timeline;
  readonly deliveries: Pick<WatchedDeliveries, "attempts">;
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

/** Sends the webhooks of a play, one at a time unless a fault says otherwise. */
export class WebhookSender {
  readonly #parts: WebhookSenderParts;
  /** The webhooks that have fallen due, by their keys, and since when the bank has their Events. */
  readonly #known = new Map<string, KnownWebhook>();
  readonly #accepted = new Set<string>();
  readonly #turns = createWebhookTurns();
  readonly #repeated = new Set<WebhookAttempt["eventId"]>();
  #isReleased = false;

  constructor(parts: WebhookSenderParts) {
    this.#parts = parts;
  }

  /**
   * Sends again what the app has not accepted, with a new signature, except what the bank itself tries again until an
   * instant, in milliseconds since 1970 (D-113).
   */
  resend(until = Number.NEGATIVE_INFINITY): void {
    const { deliveries, bank } = this.#parts;
    const { webhooks } = bank;
    const planned = deliveries.attempts({ state: "planned" }).filter(({ dueAt }) => Date.parse(dueAt) <= until);
    const due = new Set([...webhooks.due(), ...planned].map(deliveryKey));
    const failed = deliveries.attempts({ state: "failed" }).filter((attempt) => {
      const key = deliveryKey(attempt);
      return !this.#accepted.has(key) && !due.has(key) && !this.#turns.isHeld(key);
    });
    for (const eventId of new Set(failed.map((attempt) => attempt.eventId))) webhooks.resend(eventId);
  }

  /** Sends what is due, until nothing is. */
  async deliver(): Promise<void> {
    for (let burst = this.#dueNow(); burst.length > 0; burst = this.#dueNow()) await this.#deliverBurst(burst);
  }

  /** Lets webhooks go that still wait for another one. Returns whether there are any; `deliver` sends them. */
  letGo(): boolean {
    this.#turns.endSpan();
    return this.#ensureAttempts(this.#turns.free(({ form }) => form.waitsFor !== "end")).length > 0;
  }

  /** The last instant at which the bank still has all Events that wait for another webhook; infinite without one. */
  waitsUntil(): number {
    const since = [...this.#known].flatMap(([key, webhook]) => (this.#turns.isHeldForNext(key) ? webhook.since : []));
    return Math.min(...since) + KEPT_MS - 1;
  }

  /** Lets all webhooks that were held back go, and repeats duplicates: the story has ended. */
  release(): void {
    const { deliveries, bank } = this.#parts;
    this.#isReleased = true;
    this.#turns.free(() => true);
    for (const eventId of this.#repeated) {
      // A long story may have let the bank delete it.
      if (deliveries.attempts({ eventId }).length > 0) bank.webhooks.resend(eventId);
    }
    this.#repeated.clear();
  }

  /** The oldest webhook that the app has not accepted and whose Event the bank has deleted at an instant. */
  lostAt(time: number): LostWebhook | undefined {
    const open = [...this.#known].filter(([key]) => !this.#accepted.has(key) && !this.#turns.isHeldForNext(key));
    const lost = open.find(([, { since }]) => time - since >= KEPT_MS);
    return lost && { category: lost[1].category, isLate: this.#turns.isHeld(lost[0]) };
  }

  /** How many webhooks the app has accepted. */
  countAccepted(): number {
    return this.#accepted.size;
  }

  /** Whether a webhook has fallen due that the app has not accepted. */
  hasUnaccepted(): boolean {
    return this.#known.size > this.#accepted.size;
  }

  /** The category of the oldest webhook, accepted or not, whose Event the bank has deleted at an instant. */
  deletedAt(time: number): string | undefined {
    return [...this.#known.values()].find(({ since }) => time - since >= KEPT_MS)?.category;
  }

  #dueNow(): readonly WebhookAttempt[] {
    const due = this.#parts.bank.webhooks.due().filter((attempt) => !this.#turns.isHeld(deliveryKey(attempt)));
    for (const attempt of due) {
      const key = deliveryKey(attempt);
      if (this.#known.has(key)) continue;
      this.#known.set(key, { category: attempt.category, since: Date.parse(attempt.dueAt) });
    }
    return due;
  }

  async #deliverBurst(burst: readonly WebhookAttempt[]): Promise<void> {
    const { timeline } = this.#parts;
    const queue = [...burst];
    for (let attempt = queue.shift(); attempt !== undefined; attempt = queue.shift()) {
      if (this.#isDue(attempt) && !this.#turns.isHeld(deliveryKey(attempt))) {
        const { during } = timeline;
        timeline.during = nameWebhook(attempt);
        queue.unshift(...(await this.#sendNext(attempt, queue.length)));
        timeline.during = during;
      }
      if (queue.length > 0) continue;
      queue.push(...this.#ensureAttempts(this.#turns.free(({ form }) => form.waitsFor === "burst")));
    }
  }

  /** Sends a webhook, with those that wait to be sent with it. Returns those that wait to be sent after it. */
  async #sendNext(attempt: WebhookAttempt, followers: number): Promise<readonly WebhookAttempt[]> {
    const partners = this.#turns.free((held) => held.form.fault === "parallel" && waitsForIt(held, attempt));
    const isOvertaken = partners.some(({ form }) => form.suffix.endsWith(OVERTAKING));
    const others = this.#ensureAttempts(partners);
    await this.#send(isOvertaken ? [attempt, ...others] : [...others, attempt], followers);
    if (this.#turns.isHeld(deliveryKey(attempt))) return [];
    return this.#ensureAttempts(this.#turns.free((held) => held.form.fault === "swap" && waitsForIt(held, attempt)));
  }

  /** Sends webhooks at the same time, except those that have to wait. */
  async #send(attempts: readonly WebhookAttempt[], followers: number): Promise<void> {
    const { host } = this.#parts;
    await host.started();
    const reached = attempts
      .map((attempt) => this.#reach(attempt, followers))
      .filter((each) => !this.#isHeldBack(each));
    if (reached.some(({ form }) => form?.fault === "crash")) host.crash();
    await this.#handle(reached);
    for (const { attempt, form } of reached) {
      if (form?.fault !== "duplicate" || !this.#accepted.has(deliveryKey(attempt))) continue;
      if (form.suffix === ALSO_LATER) this.#repeated.add(attempt.eventId);
      for (const copy of this.#resendCopies(attempt)) await this.#send([copy], followers);
    }
  }

  #reach(attempt: WebhookAttempt, followers: number): Reached {
    const { timeline } = this.#parts;
    const index = timeline.moments.length;
    const form = timeline.reach("webhook", nameWebhook(attempt), noStack);
    const moment = timeline.moments[index];
    if (moment !== undefined) this.#turns.note(attempt, moment, followers);
    return { attempt, index, form };
  }

  /** Holds a webhook back if it has to wait. */
  #isHeldBack({ attempt, form }: Reached): boolean {
    if (form?.waitsFor === undefined || (form.waitsFor === "end" && this.#isReleased)) return false;
    this.#turns.hold(attempt, form);
    return true;
  }

  /** Passes webhooks to the app, with the copies that a fault adds, and tells the bank what became of each. */
  async #handle(reached: readonly Reached[]): Promise<void> {
    const { handle, host } = this.#parts;
    const sent = reached.flatMap((each) =>
      each.form?.fault === "concurrent"
        ? [each, ...this.#resendCopies(each.attempt).map((attempt) => ({ ...each, attempt }))]
        : each,
    );
    const ended = new Set<Reached>();
    if (!host.isDead() && sent.length > 0) {
      await handle(
        sent.map(({ attempt }) => attempt),
        chooseOrder(reached),
        (place, handled) => {
          const each = sent[place] as Reached;
          ended.add(each);
          return this.#record(each, handled);
        },
      );
    }
    for (const each of sent) if (!ended.has(each)) await this.#record(each, { kind: "crashed" });
  }

  /** Tells the bank what became of an attempt. */
  async #record({ attempt, index }: Reached, handled: Handled): Promise<void> {
    const { bank, timeline } = this.#parts;
    // The app may have changed something that the sweep does not see, such as a file.
    timeline.changed();
    const outcome = await this.#answered(attempt, handled);
    const isInTime = this.#isDue(attempt);
    noteCause(bank, attempt.id, handled);
    if (isInTime) bank.webhooks.record(attempt.id, outcome);
    timeline.changed();
    const status = "status" in outcome ? outcome.status : null;
    const isAccepted = isInTime && isSuccess(status);
    timeline.end(index, status === null ? "no response" : String(status));
    if (!isAccepted) return;
    const moment = timeline.moments[index];
    if (moment !== undefined) moment.isAccepted = true;
    this.#accepted.add(deliveryKey(attempt));
  }

  /** The outcome of an attempt, unless the app crashes before it responds. */
  async #answered(attempt: WebhookAttempt, handled: Handled): Promise<Outcome> {
    const { host, timeline } = this.#parts;
    if (handled.kind === "crashed" || host.isDead()) return readOutcome({ kind: "crashed" });
    const isResponse = handled.kind === "response";
    if (isResponse && timeline.reach("acknowledgement", nameWebhook(attempt), noStack)?.fault === "crash") {
      host.crash();
      return { error: "The app crashed before it responded." };
    }
    return readOutcome(handled);
  }

  /** Attempts to deliver webhooks that were held back. Meanwhile the deadline of the first may have passed. */
  #ensureAttempts(held: readonly HeldWebhook[]): readonly WebhookAttempt[] {
    return held.flatMap(
      ({ attempt }) =>
        this.#listDue(attempt).find((each) => deliveryKey(each) === deliveryKey(attempt)) ??
        this.#resendCopies(attempt),
    );
  }

  /** Another delivery of the same Event to the same subscription, newly signed; none if that is not active any more. */
  #resendCopies({ eventId, eventSubscriptionId }: WebhookAttempt): readonly WebhookAttempt[] {
    const resent = this.#parts.bank.webhooks.resend(eventId);
    return resent.filter((each) => each.eventSubscriptionId === eventSubscriptionId);
  }

  /** Whether an attempt still waits for an outcome: while the app slept, its deadline may have passed. */
  #isDue(attempt: WebhookAttempt): boolean {
    return this.#listDue(attempt).some(({ id }) => id === attempt.id);
  }

  #listDue({ eventId }: WebhookAttempt): readonly WebhookAttempt[] {
    return this.#parts.deliveries.attempts({ eventId, state: "due" });
  }
}

function chooseOrder(reached: readonly Reached[]): WorkOrder {
  if (reached.some(({ form }) => form?.fault === "concurrent" && form.suffix === OVERTAKING)) return "overtaking";
  return reached.length > 1 ? "in step" : "together";
}

/** No code of the app calls a webhook. */
const noStack = () => undefined;
