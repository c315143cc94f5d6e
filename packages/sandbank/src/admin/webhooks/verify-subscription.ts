import type { Bank, EventSubscription, EventSubscriptionId } from "@sandbank/engine";
import { readOnlyCopy } from "../../banks/read-only-copy.ts";
import type { ServedBank } from "../../banks/served-bank.ts";
import { createdEvent, type EventToSend, verifyByHttp } from "../../banks/verify-by-http.ts";

const EVENT_ADVICE =
  "The Event Subscription selects no Event of the bank that can be sent again, so the webhooks name an Event " +
  "Subscription that does not exist. If the receiver retrieves it, that is why it fails. Trigger one, and run this again.";

/**
 * Grades the receiver of an Event Subscription, with an Event of the bank, whose object the receiver can retrieve. The
 * bank records no attempts of this.
 */
export async function verifySubscription({ bank, send }: ServedBank, subscription: string) {
  const secret = bank.webhooks.secret(subscription);
  const copy = readOnlyCopy(bank);
  const retrieved = copy.eventSubscriptions.retrieve(subscription as EventSubscriptionId);
  const event = selectEvent(copy, retrieved);
  const { passed, checks, text } = await verifyByHttp({
    url: retrieved.url,
    secret,
    send,
    eventAdvice: EVENT_ADVICE,
    legacySignatureHeader: bank.journal().genesis.legacySignatureHeader,
    event,
  });
  return { passed, checks: checks.map((check) => ({ ...check })), text };
}

/**
 * Selects an Event whose object the receiver can retrieve: that of the Event Subscription itself, because apps book nothing
 * for it. If it selects one category, its receiver may handle no other: the latest Event of that category, undefined if
 * there is none. A Real-Time Decision can be answered only once, so a receiver would fail on it.
 */
function selectEvent(
  bank: Bank,
  { id, selected_event_categories: selected }: EventSubscription,
): EventToSend | undefined {
  const category = selected?.[0]?.event_category;
  if (category === undefined) return createdEvent(id);
  if (category.startsWith("real_time_decision.")) return undefined;
  return bank.events.list({ limit: 1, category: { in: [category] } }).data[0];
}
