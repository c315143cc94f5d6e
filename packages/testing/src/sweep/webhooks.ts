import type { Bank, WebhookAttempt } from "@sandbank/engine";
import type { AppHost } from "./app-host.ts";
import type { FaultForm } from "./faults.ts";
import { LAST, OVERTAKING } from "./faults.ts";
import type { Timeline } from "./timeline.ts";

/** How the app's handling of a webhook ended. */
export type Handled =
  | { readonly kind: "response"; readonly response: Response }
  | { readonly kind: "threw"; readonly error: unknown }
  | { readonly kind: "crashed" };

export interface CourierParts {
  readonly bank: Bank;
  readonly timeline: Timeline;
  /**
   * Passes requests to the app, and waits for its responses and for the work that goes on after them. Calls `respond` at
   * each response.
   */
  handle(
    attempts: readonly WebhookAttempt[],
    order: "together" | "overtaking",
    respond: (place: number, handled: Handled) => Promise<boolean>,
  ): Promise<readonly Handled[]>;
  readonly host: Pick<AppHost<unknown>, "alive" | "crash" | "isDead">;
}

/** Sends the webhooks of a play, one at a time. */
export interface Courier {
  /** Sends again what the app has not accepted, with a new signature. */
  resend(): void;
  /** Sends what is due, until nothing is. */
  deliver(): Promise<void>;
  /** Lets webhooks that were held back go, and repeats duplicates. */
  release(): void;
  /** The category of the oldest webhook that the app has not accepted and the bank would have deleted at an instant. */
  lostAt(time: number): string | undefined;
}

/** A bank deletes Events after so many milliseconds of its clock (D-96). */
const KEPT_MS = 30 * 86_400_000;

export function createCourier({ bank, timeline, handle, host }: CourierParts): Courier {
  /** The Events that the app has not accepted, with the time at which they were first due. */
  const open = new Map<string, { readonly category: string; readonly since: number }>();
  const accepted = new Set<string>();
  /** Held back until the end of the story. */
  const late = new Set<string>();
  /** Held back until another was delivered, or until no other is due. */
  const swapped = new Map<string, "next" | "burst">();
  /** Whether the story has ended: nothing is held back any more. */
  let isReleased = false;
  const repeated = new Set<WebhookAttempt["eventId"]>();

  const keyOf = ({ eventId, eventSubscriptionId }: WebhookAttempt) => `${eventSubscriptionId} ${eventId}`;
  const dueNow = () => bank.webhooks.due().filter(({ eventId }) => !late.has(eventId));

  function note(attempts: readonly WebhookAttempt[]): void {
    for (const { eventId, category, dueAt } of attempts) {
      if (!accepted.has(eventId) && !open.has(eventId)) open.set(eventId, { category, since: Date.parse(dueAt) });
    }
  }

  /** The next attempt to send. One that was swapped waits for its turn. */
  function next(): { readonly attempt: WebhookAttempt; readonly followers: number } | undefined {
    const due = dueNow();
    note(due);
    const free = due.filter(({ eventId }) => !swapped.has(eventId));
    const attempt = free[0] ?? due[0];
    if (attempt === undefined) return undefined;
    swapped.delete(attempt.eventId);
    return { attempt, followers: due.length - 1 };
  }

  async function record(attempt: WebhookAttempt, handled: Handled, index: number): Promise<boolean> {
    let outcome: Parameters<Bank["webhooks"]["record"]>[1];
    let isAccepted = false;
    // The app may have changed something that the sweep does not see, such as a file.
    timeline.changed();
    if (handled.kind === "crashed" || host.isDead()) outcome = { error: "The app crashed." };
    else if (handled.kind === "threw") outcome = { error: messageOf(handled.error) };
    else if (timeline.reach("acknowledgement", whatOf(attempt), noStack)?.fault === "crash") {
      host.crash();
      outcome = { error: "The app crashed before it responded." };
    } else {
      const { status } = handled.response;
      isAccepted = status >= 200 && status <= 299;
      const answer = isAccepted ? "" : await textOf(handled.response);
      outcome = { status, ...(answer === "" ? {} : { answer }) };
    }
    // The app may have slept past the deadline of the attempt.
    const isDue = bank.webhooks
      .attempts({ eventId: attempt.eventId, state: "due" })
      .some(({ id }) => id === attempt.id);
    if (isDue) bank.webhooks.record(attempt.id, outcome);
    timeline.changed();
    const moment = timeline.moments[index];
    if (moment !== undefined) moment.outcome = "status" in outcome ? String(outcome.status) : "no response";
    if (!isAccepted || !isDue) return false;
    accepted.add(keyOf(attempt));
    accepted.add(attempt.eventId);
    open.delete(attempt.eventId);
    if (moment !== undefined) moment.isAccepted = true;
    return true;
  }

  async function send(attempt: WebhookAttempt, followers: number): Promise<void> {
    await host.alive();
    const index = timeline.moments.length;
    const { during } = timeline;
    timeline.during = whatOf(attempt);
    try {
      const form = timeline.reach("webhook", whatOf(attempt), noStack);
      const moment = timeline.moments[index];
      if (moment !== undefined) moment.followers = followers;
      if (form !== undefined && isHeldBack(form, attempt)) return;
      if (form?.fault === "crash") {
        host.crash();
        await record(attempt, { kind: "crashed" }, index);
        return;
      }
      const twin = form?.fault === "concurrent" ? twinOf(attempt) : undefined;
      const order = form?.suffix === OVERTAKING ? "overtaking" : "together";
      const sent = twin === undefined ? [attempt] : [attempt, twin];
      const recorded: Promise<boolean>[] = [];
      const respond = (place: number, handled: Handled) => {
        const outcome = record(sent[place] as WebhookAttempt, handled, index);
        recorded[place] = outcome;
        return outcome;
      };
      const handled = await handle(sent, order, respond);
      let isAccepted = false;
      for (const place of sent.keys()) {
        isAccepted = (await (recorded[place] ?? respond(place, handled[place] ?? { kind: "crashed" }))) || isAccepted;
      }
      if (form?.fault !== "duplicate" || !isAccepted) return;
      repeated.add(attempt.eventId);
      const again = twinOf(attempt);
      if (again !== undefined) await send(again, followers);
    } finally {
      timeline.during = during;
    }
  }

  /** Whether a fault lets the webhook wait. */
  function isHeldBack({ fault, suffix }: FaultForm, { eventId }: WebhookAttempt): boolean {
    if (isReleased) return false;
    if (fault === "late") late.add(eventId);
    if (fault === "swap") swapped.set(eventId, suffix === LAST ? "burst" : "next");
    return fault === "late" || fault === "swap";
  }

  /** A second delivery of the same Event to the same subscription. */
  function twinOf({ eventId, eventSubscriptionId }: WebhookAttempt): WebhookAttempt | undefined {
    return bank.webhooks.resend(eventId).find((each) => each.eventSubscriptionId === eventSubscriptionId);
  }

  return {
    resend() {
      const due = new Set(bank.webhooks.due().map(keyOf));
      const failed = new Set<WebhookAttempt["eventId"]>();
      for (const attempt of bank.webhooks.attempts({ state: "failed" })) {
        const { eventId } = attempt;
        if (accepted.has(keyOf(attempt)) || due.has(keyOf(attempt)) || late.has(eventId)) continue;
        failed.add(eventId);
      }
      for (const eventId of failed) bank.webhooks.resend(eventId);
    },
    async deliver() {
      for (let following = next(); following !== undefined; following = next()) {
        const { attempt, followers } = following;
        const wasSwapped = [...swapped].filter(([, until]) => until === "next").map(([eventId]) => eventId);
        await send(attempt, followers);
        for (const eventId of wasSwapped) if (eventId !== attempt.eventId) swapped.delete(eventId);
      }
    },
    release() {
      isReleased = true;
      late.clear();
      swapped.clear();
      for (const eventId of repeated) {
        // A long story may have let the bank delete it.
        if (bank.webhooks.attempts({ eventId }).length > 0) bank.webhooks.resend(eventId);
      }
      repeated.clear();
    },
    lostAt(time) {
      for (const { category, since } of open.values()) if (time - since >= KEPT_MS) return category;
      return undefined;
    },
  };
}

/** No code of the app calls a webhook. */
const noStack = () => undefined;

function whatOf({ category }: WebhookAttempt): string {
  return `webhook ${category}`;
}

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
