import type { Event } from "@sandbank/contract";
import { outOfRange } from "../../mistake.ts";
import { type Instant, toTime } from "../../ports/instant.ts";
import { toTimestamp } from "../../ports/time.ts";
import type { AttemptOutcome } from "../../state/delivery.ts";
import type { DeliveryFaults } from "../../state/delivery-faults.ts";
import type { JournalEntry } from "../../state/journal-entry.ts";
import type { SecretRotation } from "../../state/signing-secret.ts";
import { append } from "../../store/layered-list.ts";
import { onlyKnown } from "../../store/only-known.ts";
import { setDeliveryFaults } from "../../webhooks/apply-delivery-faults.ts";
import { type AttemptFilter, dueAttempts, listAttempts } from "../../webhooks/attempt-list.ts";
import { type AttemptPlace, attemptView, type WebhookAttempt } from "../../webhooks/attempt-view.ts";
import { recordOutcome } from "../../webhooks/attempts.ts";
import { type DeliveryFilter, listDeliveries, type WebhookDelivery } from "../../webhooks/delivery-list.ts";
import { requireSecret, rotateSecret } from "../../webhooks/secrets.ts";
import type { Sender } from "../../world/sender.ts";
import { requireRest, type World } from "../../world/world.ts";
import { idText } from "../caller-values.ts";
import { contain } from "../journal/contain.ts";
import { type Attachment, attach } from "./attachment.ts";
import { requireOutcome } from "./require-outcome.ts";
import { replayMissing, resend } from "./resend.ts";

/**
 * The webhooks that a bank sends: the attempts that are due, and their outcomes. The bank does no I/O. Attach
 * `createDeliverer` of `@sandbank/engine/deliver`, or send the `due` attempts yourself and `record` their outcomes. An
 * attempt without an outcome times out after 10 seconds of the bank's clock.
 */
export interface BankWebhooks {
  /** The attempts that are to be sent or wait for a response, in the order in which they are sent. */
  readonly due: () => WebhookAttempt[];
  /**
   * Records the outcome of a due attempt: the HTTP status, or why there was no response. A 2xx is a success; after any
   * other outcome the bank plans a retry, up to 8 attempts in live and with `schedules: "live"`. Otherwise a sandbox bank
   * makes one attempt. Throws a `BankError`: 404 for an unknown id, 409 for an attempt that is not due.
   */
  readonly record: (attemptId: string, outcome: AttemptOutcome) => void;
  /** All attempts, including planned ones, in the order of their time. The bank keeps them for 30 days, like Events. */
  readonly attempts: (filter?: AttemptFilter) => WebhookAttempt[];
  /**
   * The deliveries of Events to Event Subscriptions, newest first: an element for all attempts of one. The bank keeps
   * them for 30 days, like Events. Throws a `TypeError` for an unknown state.
   */
  readonly deliveries: (filter?: DeliveryFilter) => WebhookDelivery[];
  /**
   * Sends an Event once more to every active Event Subscription that selects it, even if it was delivered before; with
   * `subscriptionId`, only to this one. The bank does not retry this attempt. Throws a `BankError`: 404 for an unknown id,
   * 409 for an Event Subscription that is not active or does not select the Event.
   */
  readonly resend: (eventId: Event["id"], options?: ResendOptions) => WebhookAttempt[];
  /**
   * Sends every Event since an instant to those active Event Subscriptions that have not received it and have no
   * attempt due. Use it for Events from the time in which a receiver was down or not yet subscribed. With `eventIds`, it
   * sends only these Events; with `subscriptionId`, only to this Event Subscription.
   */
  readonly replayMissing: (
    options: ResendOptions & { readonly since: Instant; readonly eventIds?: readonly Event["id"][] },
  ) => WebhookAttempt[];
  /** The secret that signs the webhooks of an Event Subscription. No HTTP response contains it (assumption D-97). */
  readonly secret: (id: string) => string;
  /**
   * Replaces the secret of an Event Subscription and returns the new one. The previous secret also signs for
   * `overlapSeconds` (default: a day), so that a receiver has time to switch (assumption D-99).
   */
  readonly rotateSecret: (id: string, rotation?: SecretRotation) => string;
  /**
   * Makes deliveries repeat, arrive late or out of order, or carry wrong signatures; null stops that. The seed decides
   * which.
   */
  readonly setDeliveryFaults: (faults: DeliveryFaults | null) => void;
  /** The delivery faults that are set; `{}` if there are none. */
  readonly deliveryFaults: () => DeliveryFaults;
  /**
   * Attaches a sender; `createDeliverer` does this. The bank calls `wake` when an attempt falls due or times out, in
   * the middle of other work. Until `detach`, only `stepTo` moves the clock. Throws a `TypeError` if a sender is
   * attached.
   */
  readonly attach: (sender: Sender) => Attachment;
}

/** The options of `bank.webhooks.resend`. */
export interface ResendOptions {
  /** The id of the only Event Subscription to send to. Default: all that select the Event. */
  readonly subscriptionId?: string;
}

/** How a bank follows its time source. */
interface Ticking {
  readonly tick: () => void;
  readonly isTicking: boolean;
}

export function createBankWebhooks(world: World, { tick, isTicking }: Ticking): BankWebhooks {
  /** Changes the bank and records the entry in the journal. */
  const keep = <Result>(entry: JournalEntry, act: () => Result): Result =>
    contain(world, `webhooks.${entry.kind}`, () => {
      const result = act();
      append(world.state.journal, entry);
      return result;
    });
  /** Brings the clock up to date, then changes the bank. */
  const write = <Result>(what: string, entry: JournalEntry, act: () => Result): Result => {
    requireRest(world, `${what}`);
    tick();
    return keep(entry, act);
  };
  const views = (made: readonly AttemptPlace[]) => made.map((place) => attemptView(world, place));
  return {
    due() {
      tick();
      return dueAttempts(world);
    },
    record(attemptId, outcome) {
      requireOutcome(outcome);
      const attempt = idText(attemptId);
      write("record an outcome", { kind: "record", attempt, outcome }, () => recordOutcome(world, attempt, outcome));
    },
    attempts(filter) {
      tick();
      return listAttempts(world, filter);
    },
    deliveries(filter) {
      tick();
      return listDeliveries(world, filter);
    },
    resend(eventId, options) {
      const event = idText(eventId);
      const { subscriptionId } = onlyKnown("send an Event again", options, ["subscriptionId"]);
      const to = subscriptionId === undefined ? {} : { subscription: idText(subscriptionId) };
      return write("send an Event again", { kind: "resend", event, ...to }, () =>
        views(resend(world, event, to.subscription)),
      );
    },
    replayMissing(options) {
      const known = onlyKnown("replay missing Events", options, ["since", "subscriptionId", "eventIds"]);
      const { since = "", subscriptionId, eventIds } = known;
      const time = toTime(since);
      if (Number.isNaN(time)) {
        throw outOfRange("replay missing Events", `${String(since)} is not an ISO 8601 instant with a zone, or a Date`);
      }
      const missing = {
        since: toTimestamp(time),
        ...(subscriptionId !== undefined && { subscription: idText(subscriptionId) }),
        ...(eventIds !== undefined && { events: eventIds.map(idText) }),
      };
      return write("replay missing Events", { kind: "replay_missing", ...missing }, () =>
        views(replayMissing(world, missing)),
      );
    },
    secret: (id) => requireSecret(world, idText(id)),
    rotateSecret(id, rotation = {}) {
      const subscription = idText(id);
      return write("rotate the secret", { kind: "rotate_secret", subscription, rotation }, () =>
        rotateSecret(world, subscription, rotation),
      );
    },
    setDeliveryFaults: (faults) =>
      write("set the delivery faults", { kind: "delivery_faults", faults }, () => setDeliveryFaults(world, faults)),
    deliveryFaults: () => ({ ...world.state.deliveryFaults }),
    attach: (sender) =>
      attach(world, sender, {
        isTicking,
        tick,
        record(attempt, outcome) {
          keep({ kind: "record", attempt, outcome }, () => recordOutcome(world, attempt, outcome));
        },
      }),
  };
}
