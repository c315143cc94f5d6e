import type { Event } from "@sandbank/contract";
import { type Bank, BankError, type EventId } from "@sandbank/engine";
import { type DeliveryFilter, selectDeliveries, webhookReads } from "@sandbank/view/reads/webhook-reads";
import { readOnlyCopy } from "../../banks/read-only-copy.ts";
import { noSuchEvent } from "../../errors/server-errors.ts";
import type { HandlersOf } from "../handler-types.ts";
import { omitUndefined } from "../omit-undefined.ts";
import { verifySubscription } from "./verify-subscription.ts";
import type { webhookOperations } from "./webhook-operations.ts";

export const webhookHandlers: HandlersOf<keyof typeof webhookOperations> = {
  ...webhookReads,
  resend({ served: { bank } }, { event, subscription }) {
    const { id, category } = requireEvent(bank, event as EventId);
    const to = subscription === undefined ? {} : { subscriptionId: subscription };
    const data = bank.webhooks.resend(id, to).map((attempt) => ({ ...attempt }));
    return { data, ...(subscription === undefined && listDisabled(bank, { category })) };
  },
  replay_missing({ served: { bank } }, { since = firstEventAt(bank), ...filter }) {
    const data = chooseMissing(bank, filter).flatMap((only) => bank.webhooks.replayMissing({ since, ...only }));
    return { data: data.map((attempt) => ({ ...attempt })), ...listDisabled(bank, filter) };
  },
  rotate_secret: ({ served }, { subscription, ...rotation }) => ({
    secret: served.bank.webhooks.rotateSecret(subscription, omitUndefined(rotation)),
  }),
  verify_receiver: ({ served }, { subscription }) => verifySubscription(served, subscription),
};

/** Refuses with 404 an Event that the bank does not have, perhaps because it has deleted it. */
function requireEvent(bank: Bank, id: EventId): Event {
  const { events } = readOnlyCopy(bank);
  try {
    return events.retrieve(id);
  } catch (error) {
    if (error instanceof BankError && error.type === "object_not_found_error") throw noSuchEvent(error.body);
    throw error;
  }
}

/** Returns what to replay for a filter: the Events for each Event Subscription, or only which Event Subscription. */
function chooseMissing(bank: Bank, filter: DeliveryFilter) {
  const { state, subscription, category, object, cause } = filter;
  const to = (id: string | undefined) => (id === undefined ? {} : { subscriptionId: id });
  if (state === undefined && cause === undefined) {
    if (category === undefined && object === undefined) return [to(subscription)];
    return [{ ...to(subscription), eventIds: listEvents(bank, filter) }];
  }
  const events = new Map<string, EventId[]>();
  for (const { event, eventSubscriptionId: id } of selectDeliveries(bank.webhooks.deliveries(), filter)) {
    const ids = events.get(id) ?? [];
    ids.push(event.id);
    events.set(id, ids);
  }
  return [...events].map(([id, eventIds]) => ({ ...to(id), eventIds }));
}

/** Lists the Events of a category, or about an object, also those that were never sent. */
function listEvents(bank: Bank, { category, object }: DeliveryFilter): EventId[] {
  const { events } = readOnlyCopy(bank);
  const ids: EventId[] = [];
  let cursor: string | undefined;
  do {
    const page = events.list({
      limit: 100,
      ...(category !== undefined && { category: { in: [category as Event["category"]] } }),
      ...(object !== undefined && { associated_object_id: object }),
      ...(cursor !== undefined && { cursor }),
    });
    ids.push(...page.data.map(({ id }) => id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return ids;
}

/** Lists the disabled Event Subscriptions, or those of them that a filter selects. */
function listDisabled(
  bank: Bank,
  { category, subscription }: DeliveryFilter,
): { disabled?: { id: string; url: string }[] } {
  const disabled = readOnlyCopy(bank)
    .eventSubscriptions.list({ limit: 100 })
    .data.filter(({ id, status, selected_event_categories: selected }) => {
      const selects = selected === null || category === undefined || selected[0]?.event_category === category;
      return status === "disabled" && selects && (subscription === undefined || id === subscription);
    })
    .map(({ id, url }) => ({ id, url }));
  return disabled.length === 0 ? {} : { disabled };
}

/** Returns when the first Event that a bank keeps was created; the bank's time if there is none. */
function firstEventAt(bank: Bank): string {
  const order = { field: "created_at", direction: "ascending" } as const;
  const [first] = readOnlyCopy(bank).events.list({ limit: 1, order_by: order }).data;
  return first?.created_at ?? bank.clock.now();
}
