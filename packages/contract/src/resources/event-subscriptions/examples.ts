import type { Examples } from "../../examples.ts";

export const eventSubscriptionExamples: Examples = {
  EventSubscription: {
    id: "event_subscription_3e5r7t9y1u2i4o6p8a0s",
    created_at: "2026-01-01T00:00:00.000Z",
    idempotency_key: null,
    oauth_connection_id: null,
    selected_event_categories: [{ event_category: "transaction.created" }],
    status: "active",
    type: "event_subscription",
    url: "https://example.com/webhooks",
  },
  EventSubscriptionListParams: { idempotency_key: "subscription-to-transactions" },
  EventSubscriptionCreateParams: {
    url: "https://example.com/webhooks",
    shared_secret: "an example of a secret",
    selected_event_categories: [{ event_category: "transaction.created" }],
  },
  EventSubscriptionUpdateParams: { status: "disabled" },
};
