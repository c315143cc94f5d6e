import type { Bank, Event, EventSubscription, EventSubscriptionId } from "@sandbank/engine";
import { latestRepeatable } from "../../banks/latest-repeatable.ts";
import { readOnlyCopy } from "../../banks/read-only-copy.ts";
import type { ServedBank } from "../../banks/served-bank.ts";
import { verifyByHttp } from "../../banks/verify-by-http.ts";

const EVENT_ADVICE =
  "The Event Subscription selects no Event of the bank that can be sent again, so the webhooks name an Account that " +
  "does not exist. If the receiver retrieves it, that is why it fails. Trigger one, and run this again.";

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
  const event = selectedEvent(copy, selected);
  const { passed, checks, text } = await verifyByHttp({
    url,
    secret,
    send,
    eventAdvice: EVENT_ADVICE,
    legacySignatureHeader: bank.journal().genesis.legacySignatureHeader,
    ...(event !== undefined && { event }),
  });
  return { passed, checks: checks.map((check) => ({ ...check })), text };
}

/** The latest Event that the subscription selects; undefined if it selects none. */
function selectedEvent(bank: Bank, selected: EventSubscription["selected_event_categories"]): Event | undefined {
  const categories = selected?.map(({ event_category: category }) => category) ?? [];
  const filter = categories.length > 0 ? { category: { in: categories } } : {};
  return latestRepeatable(bank.events.list({ limit: 100, ...filter }).data);
}
