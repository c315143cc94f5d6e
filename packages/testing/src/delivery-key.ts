import type { WebhookAttempt } from "@sandbank/engine";

/** Identifies the delivery of an Event to an Event Subscription, which can have several attempts. */
export function deliveryKey({ eventId, eventSubscriptionId }: WebhookAttempt): string {
  return `${eventSubscriptionId} ${eventId}`;
}
