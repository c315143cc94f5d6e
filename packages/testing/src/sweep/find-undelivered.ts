import type { Bank, WebhookAttempt } from "@sandbank/engine";
import { deliveryKey } from "../delivery-key.ts";
import { groupAttempts } from "../watched-deliveries.ts";
import type { PlayFailure, PlayState } from "./play-state.ts";
import { describeAnswer, nameWebhook } from "./webhook-outcome.ts";

/**
 * The failure of a play in which the app has not accepted an Event in any attempt; null if there is none. Attempts at which
 * `check` has looked may fail, and so may those to an Event Subscription that is no longer active.
 */
export function findUndelivered({ bank, deliveries }: PlayState): PlayFailure | null {
  const failed = groupAttempts(deliveries.unseen(), deliveryKey);
  if (failed.length === 0) return null;
  const accepted = new Set(deliveries.attempts({ state: "succeeded" }).map(deliveryKey));
  const refused = failed.find(([first]) => first && !accepted.has(deliveryKey(first)) && isToActive(bank, first));
  const last = refused?.at(-1);
  if (refused === undefined || last === undefined) return null;
  const count = refused.length === 1 ? "1 failed attempt" : `${refused.length} failed attempts`;
  const error = new Error(
    `${count} to deliver ${last.eventId}, the last: ${describeAnswer(bank, last).replace(/\.$/, "")}. Let \`receive\` return a Response with a status of 2xx, or list the attempts with \`bank.webhooks.attempts\` in \`check\` if they may fail.`,
  );
  return { kind: "undelivered", what: nameWebhook(last), error };
}

function isToActive(bank: Bank, { eventSubscriptionId }: WebhookAttempt): boolean {
  // Reads of the fork do not enter the log of the bank.
  return bank.fork().eventSubscriptions.retrieve(eventSubscriptionId).status === "active";
}
