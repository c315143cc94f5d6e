import type { Bank, Event, EventSubscription, EventSubscriptionId } from "@sandbank/engine";
import type { ServedBank } from "../banks/banks.ts";
import { readOnlyCopy } from "../banks/read-only-copy.ts";
import { verifyByHttp } from "../banks/verify-by-http.ts";

/**
 * Grades the receiver of an Event Subscription, with an Event of the bank, whose object the receiver can retrieve. The
 * bank records no attempts of this.
 */
export async function verifySubscription({ bank, send }: ServedBank, subscription: string) {
  const secret = bank.webhooks.secret(subscription);
  const copy = readOnlyCopy(bank);
  const { url, selected_event_categories: selected } = copy.eventSubscriptions.retrieve(
    subscription as EventSubscriptionId,
  );
  const { passed, checks, text } = await verifyByHttp({ url, secret, send, event: eventFor(copy, selected) });
  return { passed, checks: checks.map((check) => ({ ...check })), text };
}

/**
 * The latest Event that the subscription selects, or else the latest Event. A Real-Time Decision can be answered only
 * once, so a receiver would fail on an old one.
 */
function eventFor(bank: Bank, selected: EventSubscription["selected_event_categories"]): Event | undefined {
  const isRepeatable = ({ category }: Event) => !category.startsWith("real_time_decision.");
  const latest = (filter: Parameters<Bank["events"]["list"]>[0]) =>
    bank.events.list({ limit: 100, ...filter }).data.find(isRepeatable);
  const categories = selected?.map(({ event_category: category }) => category) ?? [];
  const ofSubscription = categories.length > 0 ? latest({ category: { in: categories } }) : undefined;
  return ofSubscription ?? latest({});
}
