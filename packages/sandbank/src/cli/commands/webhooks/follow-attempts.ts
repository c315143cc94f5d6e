import type { WebhookAttempt } from "@sandbank/engine";
import type { AdminClient, AdminResult, StreamEvent } from "../../../client.ts";
import { batched } from "./batched.ts";

/** An attempt to deliver a webhook, with the request and response that went over the network. */
export type Attempt = AdminResult<"attempts">["data"][number];

/** Receives the attempts of some Event Subscriptions. */
export interface AttemptListener {
  readonly subscriptions: () => readonly string[];
  /** Called once for each attempt, when it is sent. */
  readonly onSent: (attempt: WebhookAttempt | Attempt) => void;
  /**
   * Called once for each attempt that has an outcome. `retry` is the attempt of the schedule that follows it, in any
   * state: an advance of the clock may have sent it, too. Null if there is none.
   */
  readonly onOutcome: (attempt: Attempt, retry: Attempt | null) => void;
  /** Called when the bank was restored to another state. Resolves with whether it still has the Event Subscriptions. */
  readonly onRestart: () => Promise<boolean>;
}

/** The largest number of Events that a request names, because the server limits its headers. */
const MOST_EVENTS = 100;

/**
 * Follows the attempts of Event Subscriptions until the signal aborts. Only reads the attempts that the bank's stream
 * reports as changed, because reading all of them for each change would take longer and longer.
 */
export async function followAttempts(
  admin: AdminClient,
  signal: AbortSignal,
  listener: AttemptListener,
): Promise<void> {
  const attempts = createKnownAttempts(listener);
  const stop = new AbortController();
  const read = async (params: { readonly event?: string }) => {
    const subscription = listener.subscriptions().join(",");
    return (await admin.call("attempts", { ...params, subscription })).data;
  };
  try {
    for await (const batch of batched(admin.steps({ signal: AbortSignal.any([signal, stop.signal]) }))) {
      const changed = new Set<string>();
      let isUnclear = false;
      for (const event of batch) {
        if (event.type === "restart") {
          attempts.clear();
          changed.clear();
          isUnclear = false;
          if (await listener.onRestart()) attempts.skip(await read({}));
        } else {
          const events = attempts.findChangedEvents(event);
          if (events === undefined) isUnclear = true;
          else for (const each of events) changed.add(each);
        }
      }
      const ids = [...changed];
      if (isUnclear) {
        attempts.take(await read({}));
        continue;
      }
      for (let index = 0; index < ids.length; index += MOST_EVENTS) {
        attempts.take(await read({ event: ids.slice(index, index + MOST_EVENTS).join(",") }));
      }
    }
  } finally {
    stop.abort();
  }
}

interface OpenAttempt {
  readonly event: string;
  /** Whether it belongs to an Event Subscription that is followed. */
  readonly isOwn: boolean;
  readonly isSent: boolean;
}

/** Tracks the known attempts. */
function createKnownAttempts({ subscriptions, onSent, onOutcome }: AttemptListener) {
  /** The attempts that have no outcome yet, by id. */
  const open = new Map<string, OpenAttempt>();
  const ended = new Set<string>();
  /** The Events of the attempts that existed when the bank was restored to another state, by id of the attempt. */
  const old = new Map<string, string>();

  /** Adds an attempt that has no outcome, or whose outcome is reported next. */
  function noteOpen(attempt: WebhookAttempt | Attempt): void {
    const { id, eventId: event, state } = attempt;
    const isOwn = subscriptions().includes(attempt.eventSubscriptionId);
    const isSent = state !== "planned" && state !== "canceled";
    if (isOwn && isSent && open.get(id)?.isSent !== true) onSent(attempt);
    open.set(id, { event, isOwn, isSent });
  }

  function end(id: string): void {
    open.delete(id);
    ended.add(id);
  }

  return {
    clear() {
      open.clear();
      ended.clear();
      old.clear();
    },

    /** Adds attempts that are not reported unless the stream has news of them. */
    skip(read: readonly Attempt[]): void {
      for (const { id, eventId, state } of read) if (hasEnded(state)) old.set(id, eventId);
    },

    /** Returns the Events whose attempts changed according to the stream; undefined if the stream names none. */
    findChangedEvents({ type, data }: StreamEvent): readonly string[] | undefined {
      if (type === "delivery") {
        const id = String(data["attempt"]);
        if (ended.has(id)) return [];
        const oldEvent = old.get(id);
        if (oldEvent !== undefined) {
          old.delete(id);
          return [oldEvent];
        }
        const known = open.get(id);
        if (known === undefined) return undefined;
        if (known.isOwn) return [known.event];
        end(id);
        return [];
      }
      const deliveries = data["deliveries"] as readonly WebhookAttempt[] | undefined;
      if (deliveries === undefined) return undefined;
      const fresh = deliveries.filter(({ id }) => !ended.has(id));
      for (const attempt of fresh) {
        old.delete(attempt.id);
        noteOpen(attempt);
      }
      // A clock move can send retries and time attempts out.
      if (type === "advance") return [...open.values()].filter(({ isOwn }) => isOwn).map(({ event }) => event);
      return fresh.filter(({ id, state }) => hasEnded(state) && open.get(id)?.isOwn).map(({ eventId }) => eventId);
    },

    /** Reports the changes of attempts that were read. The list has all attempts of each Event. */
    take(read: readonly Attempt[]): void {
      for (const attempt of read) {
        const { id, state } = attempt;
        if (ended.has(id) || old.has(id)) continue;
        noteOpen(attempt);
        if (!hasEnded(state)) continue;
        end(id);
        if (state !== "canceled") onOutcome(attempt, findRetry(attempt, read));
      }
    },
  };
}

function hasEnded(state: Attempt["state"]): boolean {
  return state !== "planned" && state !== "due";
}

/** Returns the attempt of the schedule that follows an attempt; null if there is none. */
function findRetry({ eventId, eventSubscriptionId, origin, number, dueAt }: Attempt, read: readonly Attempt[]) {
  const follows = (each: Attempt) =>
    // The number of a resend says nothing about the schedule.
    origin === "resend" ? each.dueAt > dueAt : each.number > number;
  const retries = read.filter(
    (each) =>
      each.origin === "schedule" &&
      each.eventId === eventId &&
      each.eventSubscriptionId === eventSubscriptionId &&
      follows(each),
  );
  return retries.toSorted((one, other) => one.number - other.number)[0] ?? null;
}
