import type { WebhookAttempt } from "@sandbank/engine";
import { deliveryKey } from "../delivery-key.ts";
import type { FaultForm } from "./faults.ts";
import type { Moment } from "./moment.ts";

/** A webhook that a fault holds back. */
export interface HeldWebhook {
  readonly attempt: WebhookAttempt;
  readonly form: FaultForm;
}

/** A webhook that was sent, and its moment. */
interface Sent {
  readonly attempt: WebhookAttempt;
  readonly moment: Moment;
}

/** Knows which webhooks are held back, and what each could wait for. */
export interface WebhookTurns {
  /** Notes that a webhook is sent, and what others can wait for: it, and its burst if some of that are to follow. */
  note(attempt: WebhookAttempt, moment: Moment, followers: number): void;
  /** No webhook waits for one that is sent after this. */
  endSpan(): void;
  hold(attempt: WebhookAttempt, form: FaultForm): void;
  isHeld(key: string): boolean;
  /** Whether a webhook is held back, but not until the end of the story. */
  isHeldForNext(key: string): boolean;
  /** Lets the webhooks go that a predicate names. Returns them. */
  free(isFree: (held: HeldWebhook) => boolean): readonly HeldWebhook[];
}

export function createWebhookTurns(): WebhookTurns {
  const held = new Map<string, HeldWebhook>();
  /** The latest webhook of the `settle` or `advance` in progress, and the latest of each category. */
  let latest: Sent | undefined;
  const latestOf = new Map<string, Sent>();
  return {
    note(attempt, moment, followers) {
      const sent = { attempt, moment };
      const kin = latestOf.get(attempt.category);
      if (followers > 1) moment.followedBy.add("burst");
      if (latest !== undefined && deliveryKey(latest.attempt) !== deliveryKey(attempt))
        latest.moment.followedBy.add("next");
      if (kin !== latest && kin?.attempt.eventId !== attempt.eventId) kin?.moment.followedBy.add("category");
      latest = sent;
      latestOf.set(attempt.category, sent);
    },
    endSpan() {
      latest = undefined;
      latestOf.clear();
    },
    hold(attempt, form) {
      held.set(deliveryKey(attempt), { attempt, form });
    },
    isHeld: (key) => held.has(key),
    isHeldForNext: (key) => (held.get(key)?.form.waitsFor ?? "end") !== "end",
    free(isFree) {
      const free = [...held.values()].filter(isFree);
      for (const { attempt } of free) held.delete(deliveryKey(attempt));
      return free;
    },
  };
}

/** Whether a webhook that is held back waits for another one. */
export function waitsForIt({ attempt, form: { waitsFor } }: HeldWebhook, other: WebhookAttempt): boolean {
  if (deliveryKey(attempt) === deliveryKey(other)) return false;
  if (waitsFor === "next") return true;
  return waitsFor === "category" && attempt.category === other.category && attempt.eventId !== other.eventId;
}
