import type { Event } from "@sandbank/contract";
import { type Instant, timeOf } from "../ports/instant.ts";
import { toTimestamp } from "../ports/time.ts";
import type { AttemptOutcome } from "../state/delivery.ts";
import type { DeliveryFaults } from "../state/delivery-faults.ts";
import type { JournalEntry } from "../state/journal-entry.ts";
import type { Sender } from "../state/sender.ts";
import type { SecretRotation } from "../state/signing-secret.ts";
import { requireRest, type World } from "../state/world.ts";
import { onlyKnown } from "../store/known-options.ts";
import { append } from "../store/layered-list.ts";
import { setDeliveryFaults } from "../webhooks/apply-delivery-faults.ts";
import { type AttemptFilter, dueAttempts, listAttempts } from "../webhooks/attempt-list.ts";
import { type AttemptPlace, attemptView, type WebhookAttempt } from "../webhooks/attempt-view.ts";
import { recordOutcome } from "../webhooks/attempts.ts";
import { rotateSecret, secretOf } from "../webhooks/secrets.ts";
import { type Attachment, attach } from "./attachment.ts";
import { idText } from "./caller-values.ts";
import { contain } from "./contain.ts";
import { requireOutcome } from "./require-outcome.ts";
import { replayMissing, resend } from "./resend.ts";

/**
 * The webhooks that a bank sends: which attempts are due, and what came of them. The bank does no I/O. Attach
 * `createDeliverer` of `@sandbank/engine/deliver`, or send what is `due` and `record` the outcome. An attempt that nobody
 * records within 10 seconds of the bank's clock has timed out.
 */
export interface BankWebhooks {
  /** The attempts that are sent and not answered, in the order in which they are sent. */
  due(): WebhookAttempt[];
  /**
   * Records what came of an attempt that is due: the HTTP status, or why there was none. A 2xx is a success; after
   * anything else the next attempt is planned, if there is one: in live up to 8, in the sandbox 1. Throws a `BankError`,
   * 404 for an unknown id and 409 for an attempt that is not due.
   */
  record(attemptId: string, outcome: AttemptOutcome): void;
  /** All attempts, those that are planned included, in the order of their time. Kept for 30 days, as Events are. */
  attempts(filter?: AttemptFilter): WebhookAttempt[];
  /**
   * Sends an Event once more to every active Event Subscription that selects it, also where it was delivered. There are
   * no retries of it. Throws a `BankError`, 404, where there is no such Event.
   */
  resend(eventId: Event["id"]): WebhookAttempt[];
  /**
   * Sends every Event from an instant on once more to those active Event Subscriptions that it has not reached, and is
   * not on its way to. For what was made while a receiver was down, or was not yet subscribed.
   */
  replayMissing(options: { readonly since: Instant }): WebhookAttempt[];
  /** The secret that signs the webhooks of an Event Subscription, which no response tells (D-97). */
  secret(id: string): string;
  /**
   * Gives an Event Subscription another secret, and answers it. The one of before signs as well for `overlapSeconds`
   * (default: a day), so that a receiver can change over (D-99).
   */
  rotateSecret(id: string, rotation?: SecretRotation): string;
  /** Makes deliveries go wrong, by chances that follow from the bank's seed; null makes all well again. */
  setDeliveryFaults(faults: DeliveryFaults | null): void;
  /**
   * Hands the sending over: `wake` is called when an attempt falls due or times out, in the middle of other work. Until
   * it is detached the clock moves by `stepTo` only. `createDeliverer` does this. Throws a `TypeError` where one is attached.
   */
  attach(sender: Sender): Attachment;
}

/** How a bank follows its time source. */
interface Ticking {
  readonly tick: () => void;
  readonly isTicking: boolean;
}

export function createBankWebhooks(world: World, { tick, isTicking }: Ticking): BankWebhooks {
  /** Changes the bank, and keeps what a replay needs. */
  const keep = <Result>(entry: JournalEntry, act: () => Result): Result =>
    contain(world, `webhooks.${entry.kind}`, () => {
      const result = act();
      append(world.state.journal, entry);
      return result;
    });
  /** Does a call that changes the bank, at the time of the clock. */
  const write = <Result>(what: string, entry: JournalEntry, act: () => Result): Result => {
    requireRest(world, `Failed to ${what}`);
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
    resend(eventId) {
      const event = idText(eventId);
      return write("send an Event again", { kind: "resend", event }, () => views(resend(world, event)));
    },
    replayMissing(options) {
      const { since = "" } = onlyKnown("Failed to replay what is missing", options, ["since"]);
      const time = timeOf(since);
      if (Number.isNaN(time)) {
        throw new RangeError(
          `[sandbank] Failed to replay what is missing: ${String(since)} is not an ISO 8601 instant with a zone, or a Date.`,
        );
      }
      const from = toTimestamp(time);
      return write("replay what is missing", { kind: "replay_missing", since: from }, () =>
        views(replayMissing(world, from)),
      );
    },
    secret: (id) => secretOf(world, idText(id)),
    rotateSecret(id, rotation = {}) {
      const subscription = idText(id);
      return write("rotate the secret", { kind: "rotate_secret", subscription, rotation }, () =>
        rotateSecret(world, subscription, rotation),
      );
    },
    setDeliveryFaults: (faults) =>
      write("set the delivery faults", { kind: "delivery_faults", faults }, () => setDeliveryFaults(world, faults)),
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
