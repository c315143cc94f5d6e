import type { AttemptFilter, WebhookAttempt, WebhookDelivery } from "@sandbank/engine";
import type { ReadContext } from "./read-context.ts";

interface AttemptsParams {
  /** Ids, separated by commas. */
  readonly event?: string | undefined;
  readonly subscription?: string | undefined;
}

interface DeliveriesParams {
  readonly state?: WebhookDelivery["state"] | undefined;
  readonly subscription?: string | undefined;
  readonly limit: number;
}

/** The number of deliveries to an Event Subscription in each state. */
type Counts = { subscription: string } & Record<WebhookDelivery["state"], number>;

export const webhookReads = {
  attempts: ({ served }: ReadContext, { event, subscription }: AttemptsParams) => ({
    data: attemptFilters(event, subscription)
      .flatMap((filter) => served.bank.webhooks.attempts(filter))
      .map((attempt) => ({ ...attempt, request: copyOfRequest(attempt), sent: findSent(served, attempt) })),
  }),
  deliveries({ served: { bank } }: ReadContext, { state, subscription, limit }: DeliveriesParams) {
    const all = bank.webhooks.deliveries();
    const selected = all.filter(
      (delivery) =>
        (state === undefined || delivery.state === state) &&
        (subscription === undefined || delivery.eventSubscriptionId === subscription),
    );
    const data = selected.slice(0, limit).map(({ event, eventSubscriptionId, ...rest }) => ({
      event: { ...event },
      subscription: eventSubscriptionId,
      ...rest,
    }));
    return { counts: countDeliveries(all), count: selected.length, data };
  },
  secret: ({ served }: ReadContext, { subscription }: { readonly subscription: string }) => ({
    secret: served.bank.webhooks.secret(subscription),
  }),
};

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

function copyOfRequest({ request }: WebhookAttempt) {
  return request === null ? null : { ...request, headers: { ...request.headers } };
}

function findSent({ sentDeliveries }: ReadContext["served"], { id }: WebhookAttempt) {
  const sent = sentDeliveries?.get(id);
  return sent === undefined ? null : { ...sent, headers: { ...sent.headers } };
}
