import type { Bank, WebhookAttempt } from "@sandbank/engine";
import { deliveryKey } from "./delivery-key.ts";

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

/** The property of a bank that holds its watched deliveries. All copies of this module share the symbol. */
const WATCHED = Symbol.for("@sandbank/testing watched deliveries");

/** Returns the watched deliveries of a bank; undefined if nothing watches them. */
export function watchedDeliveries(bank: Bank): WatchedDeliveries | undefined {
  return (bank as { readonly [WATCHED]?: WatchedDeliveries })[WATCHED];
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
  const deliveries: WatchedDeliveries = {
    attempts,
    noteSeen,
    unseen() {
      if (failed().length === 0 || Object.values(webhooks.deliveryFaults()).some((chance) => chance > 0)) return [];
      const finished = groupAttempts(attempts().filter(isFinished), deliveryKey);
      return finished.flatMap((delivery) => {
        const last = delivery.at(-1);
        return last?.state === "failed" && !seen.has(last.id) ? delivery.filter(({ state }) => state === "failed") : [];
      });
    },
  };
  Object.defineProperty(bank, WATCHED, { value: deliveries, configurable: true });
  return deliveries;
}

/** Whether an attempt has an outcome that counts for its delivery: a receiver is right to refuse a forged copy. */
function isFinished({ state, origin }: WebhookAttempt): boolean {
  return (state === "failed" || state === "succeeded") && (origin === "schedule" || origin === "resend");
}

/** The attempts with the same key, in the order of their first. */
export function groupAttempts(
  attempts: readonly WebhookAttempt[],
  keyOf: (attempt: WebhookAttempt) => string,
): WebhookAttempt[][] {
  const groups = new Map<string, WebhookAttempt[]>();
  for (const attempt of attempts) {
    const key = keyOf(attempt);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [attempt]);
    else group.push(attempt);
  }
  return [...groups.values()];
}
