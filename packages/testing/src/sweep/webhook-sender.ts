import type { Bank, WebhookAttempt } from "@sandbank/engine";
import type { AppHost } from "./app-host.ts";
import { LAST, OVERTAKING } from "./faults.ts";
import type { Timeline } from "./timeline.ts";

/** How the app's handling of a webhook ended. */
export type Handled =
  | { readonly kind: "response"; readonly response: Response }
  | { readonly kind: "threw"; readonly error: unknown }
  | { readonly kind: "crashed" };

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
    order: "together" | "overtaking",
    respond: (place: number, handled: Handled) => Promise<void>,
  ): Promise<void>;
}

/** Sends the webhooks of a play, one at a time. */
export interface WebhookSender {
  /**
   * Sends again what the app has not accepted, with a new signature, except what the bank itself tries again until an
   * instant, in milliseconds since 1970 (D-113).
   */
  resend(until?: number): void;
  /** Sends what is due, until nothing is. */
  deliver(): Promise<void>;
  /** Lets webhooks that were held back go, and repeats duplicates: the story has ended. */
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
  readonly eventId: WebhookAttempt["eventId"];
  readonly since: number;
}

/** The state of a webhook: it was sent, or it waits for the next one, for all of its burst or for the end of the story. */
type Turn = "sent" | "next" | "last" | "end";

export function createWebhookSender({ bank, timeline, handle, host }: WebhookSenderParts): WebhookSender {
  /** The webhooks that have fallen due, by their keys, and since when the bank has their Events. */
  const known = new Map<string, KnownWebhook>();
  const accepted = new Set<string>();
  /** The Events that are held back until the end of the story. */
  const late = new Set<string>();
  const repeated = new Set<WebhookAttempt["eventId"]>();
  let isReleased = false;

  function dueNow(): readonly WebhookAttempt[] {
    const due = bank.webhooks.due().filter(({ eventId }) => !late.has(eventId));
    for (const attempt of due) {
      const key = keyOf(attempt);
      if (known.has(key)) continue;
      known.set(key, { category: attempt.category, eventId: attempt.eventId, since: Date.parse(attempt.dueAt) });
    }
    return due;
  }

  /** Whether an attempt still waits for an outcome: while the app slept, its deadline may have passed. */
  function isDue({ id, eventId }: WebhookAttempt): boolean {
    return bank.webhooks.attempts({ eventId, state: "due" }).some((each) => each.id === id);
  }

  /** Sends a webhook, or returns what it waits for. */
  async function send(attempt: WebhookAttempt, followers: number): Promise<Turn> {
    await host.started();
    const index = timeline.moments.length;
    const form = timeline.reach("webhook", whatOf(attempt), noStack);
    const moment = timeline.moments[index];
    if (moment !== undefined) moment.followers = followers;
    if (form?.fault === "swap" && !isReleased) return form.suffix === LAST ? "last" : "next";
    if (form?.fault === "late" && !isReleased) return "end";
    if (form?.fault === "crash") host.crash();
    const twin = form?.fault === "concurrent" ? twinOf(attempt) : undefined;
    const sent = twin === undefined ? [attempt] : [attempt, twin];
    const answered = new Set<number>();
    if (!host.isDead()) {
      await handle(sent, form?.suffix === OVERTAKING ? "overtaking" : "together", (place, handled) => {
        answered.add(place);
        return record(sent[place] as WebhookAttempt, handled, index);
      });
    }
    for (const [place, each] of sent.entries()) {
      if (!answered.has(place)) await record(each, { kind: "crashed" }, index);
    }
    if (form?.fault !== "duplicate" || !accepted.has(keyOf(attempt))) return "sent";
    repeated.add(attempt.eventId);
    const again = twinOf(attempt);
    return again === undefined ? "sent" : send(again, followers);
  }

  /** Tells the bank what became of an attempt. */
  async function record(attempt: WebhookAttempt, handled: Handled, index: number): Promise<void> {
    // The app may have changed something that the sweep does not see, such as a file.
    timeline.changed();
    const outcome = await outcomeOf(attempt, handled);
    const isInTime = isDue(attempt);
    if (isInTime) bank.webhooks.record(attempt.id, outcome);
    timeline.changed();
    const status = "status" in outcome ? outcome.status : null;
    const isAccepted = isInTime && status !== null && status >= 200 && status <= 299;
    timeline.end(index, status === null ? "no response" : String(status));
    if (!isAccepted) return;
    const moment = timeline.moments[index];
    if (moment !== undefined) moment.isAccepted = true;
    accepted.add(keyOf(attempt));
  }

  async function outcomeOf(
    attempt: WebhookAttempt,
    handled: Handled,
  ): Promise<Parameters<typeof bank.webhooks.record>[1]> {
    if (handled.kind === "crashed" || host.isDead()) return { error: "The app crashed." };
    if (handled.kind === "threw") return { error: messageOf(handled.error) };
    if (timeline.reach("acknowledgement", whatOf(attempt), noStack)?.fault === "crash") {
      host.crash();
      return { error: "The app crashed before it responded." };
    }
    const { status } = handled.response;
    const answer = status >= 200 && status <= 299 ? "" : await textOf(handled.response);
    return answer === "" ? { status } : { status, answer };
  }

  /** A second delivery of the same Event to the same subscription. */
  function twinOf({ eventId, eventSubscriptionId }: WebhookAttempt): WebhookAttempt | undefined {
    return bank.webhooks.resend(eventId).find((each) => each.eventSubscriptionId === eventSubscriptionId);
  }

  async function deliverBurst(burst: readonly WebhookAttempt[]): Promise<void> {
    const queue = [...burst];
    for (let attempt = queue.shift(); attempt !== undefined; attempt = queue.shift()) {
      const { during } = timeline;
      timeline.during = whatOf(attempt);
      const turn = isDue(attempt) ? await send(attempt, queue.length) : "sent";
      timeline.during = during;
      if (turn === "next") queue.splice(1, 0, attempt);
      if (turn === "last") queue.push(attempt);
      if (turn === "end") late.add(attempt.eventId);
    }
  }

  return {
    resend(until = Number.NEGATIVE_INFINITY) {
      const planned = bank.webhooks.attempts({ state: "planned" }).filter(({ dueAt }) => Date.parse(dueAt) <= until);
      const due = new Set([...bank.webhooks.due(), ...planned].map(keyOf));
      const failed = bank.webhooks
        .attempts({ state: "failed" })
        .filter((attempt) => !accepted.has(keyOf(attempt)) && !due.has(keyOf(attempt)) && !late.has(attempt.eventId));
      for (const eventId of new Set(failed.map((attempt) => attempt.eventId))) bank.webhooks.resend(eventId);
    },
    async deliver() {
      for (let burst = dueNow(); burst.length > 0; burst = dueNow()) await deliverBurst(burst);
    },
    release() {
      isReleased = true;
      late.clear();
      for (const eventId of repeated) {
        // A long story may have let the bank delete it.
        if (bank.webhooks.attempts({ eventId }).length > 0) bank.webhooks.resend(eventId);
      }
      repeated.clear();
    },
    lostAt(time) {
      const lost = [...known].find(([key, { since }]) => !accepted.has(key) && time - since >= KEPT_MS)?.[1];
      return lost && { category: lost.category, isLate: late.has(lost.eventId) };
    },
    deletedAt: (time) => [...known.values()].find(({ since }) => time - since >= KEPT_MS)?.category,
  };
}

function keyOf({ eventId, eventSubscriptionId }: WebhookAttempt): string {
  return `${eventSubscriptionId} ${eventId}`;
}

function whatOf({ category }: WebhookAttempt): string {
  return `webhook ${category}`;
}

/** No code of the app calls a webhook. */
const noStack = () => undefined;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch {
    return "";
  }
}
