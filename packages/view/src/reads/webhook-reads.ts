import type { AttemptFilter, WebhookAttempt, WebhookDelivery } from "@sandbank/engine";
import { causeOf, groupFailures } from "../words/failures.ts";
import type { ReadContext, RequestsParam } from "./read-context.ts";

interface AttemptsParams extends RequestsParam {
  /** Ids, separated by commas. */
  readonly event?: string | undefined;
  readonly subscription?: string | undefined;
}

/** Selects deliveries. A delivery must meet all conditions. */
export interface DeliveryFilter {
  readonly state?: WebhookDelivery["state"] | undefined;
  readonly subscription?: string | undefined;
  readonly category?: string | undefined;
  /** The id of the object that the Event is about. */
  readonly object?: string | undefined;
  /** What the receiver answered last, as `causeOf` names it. */
  readonly cause?: string | undefined;
}

/** The number of deliveries to an Event Subscription in each state. */
type Counts = { subscription: string } & Record<WebhookDelivery["state"], number>;

export const webhookReads = {
  attempts: ({ served }: ReadContext, { event, subscription, requests }: AttemptsParams) => ({
    data: attemptFilters(event, subscription)
      .flatMap((filter) => served.bank.webhooks.attempts({ ...filter, requests: requests !== "none" }))
      .map((attempt) => ({
        ...attempt,
        request: attempt.request && { ...attempt.request, headers: { ...attempt.request.headers } },
        sent: findSent(served, attempt),
      })),
  }),
  deliveries({ served: { bank } }: ReadContext, { limit, ...filter }: DeliveryFilter & { readonly limit: number }) {
    const all = bank.webhooks.deliveries();
    const selected = selectDeliveries(all, filter);
    const failures = selected
      .filter(({ state, status, error }) => state === "failed" || (state === "planned" && (status ?? error) !== null))
      .map(({ event, eventSubscriptionId: subscription, ...rest }) => ({
        ...rest,
        subscription,
        isRetried: rest.state === "planned",
        at: event.created_at,
      }));
    const data = selected.slice(0, limit).map(({ event, eventSubscriptionId, ...rest }) => ({
      event: { ...event },
      subscription: eventSubscriptionId,
      ...rest,
    }));
    return { counts: countDeliveries(all), failures: groupFailures(failures), count: selected.length, data };
  },
  secret: ({ served }: ReadContext, { subscription }: { readonly subscription: string }) => ({
    secret: served.bank.webhooks.secret(subscription),
  }),
};

/** Returns the deliveries that a filter selects. */
export function selectDeliveries(
  deliveries: readonly WebhookDelivery[],
  { state, subscription, category, object, cause }: DeliveryFilter,
): WebhookDelivery[] {
  const allows = (wanted: string | undefined, found: string) => wanted === undefined || wanted === found;
  return deliveries.filter(
    (delivery) =>
      allows(state, delivery.state) &&
      allows(subscription, delivery.eventSubscriptionId) &&
      allows(category, delivery.event.category) &&
      allows(object, delivery.event.associated_object_id) &&
      (cause === undefined || cause === causeOf(delivery)),
  );
}

/** Counts the deliveries to each Event Subscription by state. */
function countDeliveries(deliveries: readonly WebhookDelivery[]): Counts[] {
  const counts = new Map<string, Counts>();
  for (const { eventSubscriptionId: subscription, state } of deliveries) {
    const own = counts.get(subscription) ?? { subscription, planned: 0, due: 0, succeeded: 0, failed: 0, canceled: 0 };
    counts.set(subscription, { ...own, [state]: own[state] + 1 });
  }
  return [...counts.values()];
}

/** Returns a filter for each pair of an Event and an Event Subscription. Undefined stands for all. */
function attemptFilters(event: string | undefined, subscription: string | undefined): AttemptFilter[] {
  const events = event?.split(",").map((eventId) => ({ eventId })) ?? [{}];
  const subscriptions = subscription?.split(",").map((id) => ({ eventSubscriptionId: id })) ?? [{}];
  return events.flatMap((one) => subscriptions.map((other) => ({ ...one, ...other })));
}

function findSent({ sentDeliveries }: ReadContext["served"], { id, request }: WebhookAttempt) {
  const sent = request === null ? undefined : sentDeliveries?.get(id);
  return sent === undefined ? null : { ...sent, headers: { ...sent.headers } };
}
