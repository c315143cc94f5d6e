import type { AttemptFilter, WebhookAttempt } from "@sandbank/engine";
import type { ReadContext } from "./context.ts";
import type { HandlersOf } from "./handlers-of.ts";

export const webhookReads: HandlersOf<"attempts" | "secret", ReadContext> = {
  attempts: ({ served }, { event, subscription }) => ({
    data: attemptFilters(event, subscription)
      .flatMap((filter) => served.bank.webhooks.attempts(filter))
      .map((attempt) => ({ ...attempt, request: copyOfRequest(attempt), sent: sentOf(served, attempt) })),
  }),
  secret: ({ served }, { subscription }) => ({ secret: served.bank.webhooks.secret(subscription) }),
};

/** Returns a filter for each pair of an Event and an Event Subscription. Undefined stands for all. */
function attemptFilters(event: string | undefined, subscription: string | undefined): AttemptFilter[] {
  const events = event?.split(",").map((eventId) => ({ eventId })) ?? [{}];
  const subscriptions = subscription?.split(",").map((id) => ({ eventSubscriptionId: id })) ?? [{}];
  return events.flatMap((one) => subscriptions.map((other) => ({ ...one, ...other })));
}

function copyOfRequest({ request }: WebhookAttempt) {
  return request === null ? null : { ...request, headers: { ...request.headers } };
}

function sentOf({ sentDeliveries }: ReadContext["served"], { id }: WebhookAttempt) {
  const sent = sentDeliveries?.get(id);
  return sent === undefined ? null : { ...sent, headers: { ...sent.headers } };
}
