import type { Bank, WebhookAttempt } from "@sandbank/engine";
import { isFailedAssertion } from "../is-failed-assertion.ts";
import { clip } from "../report/lines.ts";
import { type ThrownFor, webhooksOf } from "../report/webhook-causes.ts";

const MOST_SHOWN = 200;

/** The attempts of a bank, and which of the failed ones its test has not looked at. */
export interface WatchedDeliveries {
  /** Lists attempts like `bank.webhooks.attempts`, without counting them as looked at. */
  readonly attempts: Bank["webhooks"]["attempts"];
  /** Notes that the test has looked at these attempts. Default: all attempts so far. */
  noteSeen(attempts?: readonly WebhookAttempt[]): void;
  /**
   * The failed attempts of deliveries whose latest attempt failed, in the order of their time; empty for a bank with
   * delivery faults, where failures are expected.
   */
  unseen(): readonly WebhookAttempt[];
}

/** Watches the deliveries of a bank from now on. A test that lists the attempts has looked at those that it lists. */
export function watchDeliveries(bank: Bank): WatchedDeliveries {
  const { webhooks } = bank;
  const { attempts } = webhooks;
  const failed = () => attempts({ state: "failed" });
  const seen = new Set<string>();
  const noteSeen = (looked: readonly WebhookAttempt[] = failed()) => {
    for (const { id } of looked) seen.add(id);
  };
  noteSeen();
  const watched: typeof attempts = (filter) => {
    const listed = attempts(filter);
    // A planned attempt may still fail after this look.
    noteSeen(listed.filter(({ state }) => state === "failed"));
    return listed;
  };
  Object.defineProperty(webhooks, "attempts", { value: watched, configurable: true });
  return {
    attempts,
    noteSeen,
    unseen() {
      if (failed().length === 0 || Object.values(webhooks.deliveryFaults()).some((chance) => chance > 0)) return [];
      const finished = groupsOf(attempts().filter(isFinished), (one) => `${one.eventId} ${one.eventSubscriptionId}`);
      return finished.flatMap((delivery) => {
        const last = delivery.at(-1);
        return last?.state === "failed" && !seen.has(last.id) ? delivery.filter(({ state }) => state === "failed") : [];
      });
    },
  };
}

/** Whether an attempt has an outcome that counts for its delivery: a receiver is right to refuse a forged copy. */
function isFinished({ state, origin }: WebhookAttempt): boolean {
  return (state === "failed" || state === "succeeded") && (origin === "schedule" || origin === "resend");
}

/**
 * Prints failed attempts, one line for each URL: `8 failed attempts to deliver to https://app.test/webhooks, the first:
 * 500 database is down`. Leaves out failed assertions, which have a warning of their own.
 */
export function failureLines(attempts: readonly WebhookAttempt[], thrownFor: ThrownFor): readonly string[] {
  const others = attempts.filter((attempt) => !isFailedAssertion(thrownFor(attempt)));
  return groupsOf(others, ({ url }) => url).map((failed) => {
    const [webhook] = webhooksOf(failed.slice(0, 1), thrownFor);
    const count = failed.length === 1 ? "1 failed attempt" : `${failed.length} failed attempts`;
    const cause = clip(webhook?.cause ?? "", MOST_SHOWN).replace(/\.$/, "");
    return `${count} to deliver to ${failed[0]?.url}, the first: ${cause}`;
  });
}

/** The attempts with the same key, in the order of their first. */
function groupsOf(attempts: readonly WebhookAttempt[], keyOf: (attempt: WebhookAttempt) => string): WebhookAttempt[][] {
  const groups = new Map<string, WebhookAttempt[]>();
  for (const attempt of attempts) {
    const key = keyOf(attempt);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [attempt]);
    else group.push(attempt);
  }
  return [...groups.values()];
}
