import type { Bank, EventSubscription } from "@sandbank/engine";

const WEBHOOK_URL = "https://app.test/webhooks";

/**
 * Gives a bank an Event Subscription for all Events if it has no active one. Returns the active ones, oldest first. The app
 * does not expect the Event of the new Event Subscription itself, so it counts as delivered.
 */
export function subscribed(bank: Bank): readonly EventSubscription[] {
  const active = () => bank.eventSubscriptions.list().data.filter(({ status }) => status === "active");
  if (active().length === 0) {
    const { id } = bank.eventSubscriptions.create({ url: WEBHOOK_URL });
    for (const attempt of bank.webhooks.attempts({ state: "due" })) {
      if (attempt.eventSubscriptionId === id) bank.webhooks.record(attempt.id, { status: 200 });
    }
  }
  return active().reverse();
}
