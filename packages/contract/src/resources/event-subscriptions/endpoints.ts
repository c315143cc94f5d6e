import { defineEndpoints } from "../../endpoint.ts";
import {
  eventSubscriptionCreateParamsSchema,
  eventSubscriptionListParamsSchema,
  eventSubscriptionListSchema,
  eventSubscriptionSchema,
  eventSubscriptionUpdateParamsSchema,
} from "./schema.ts";

export const eventSubscriptionEndpoints = defineEndpoints({
  "eventSubscriptions.list": {
    method: "GET",
    path: "/event_subscriptions",
    summary: "List Event Subscriptions, newest first.",
    params: eventSubscriptionListParamsSchema,
    result: eventSubscriptionListSchema,
    extension: true,
  },
  "eventSubscriptions.create": {
    method: "POST",
    path: "/event_subscriptions",
    summary: "Subscribe a URL to all Events or to the Events of one category.",
    details:
      "The bank sends the Events of this environment, each as a POST signed with the shared secret. Emits `event_subscription.created`.",
    params: eventSubscriptionCreateParamsSchema,
    olderNames: [{ older: "selected_event_category", now: "selected_event_categories.0.event_category" }],
    result: eventSubscriptionSchema,
    extension: true,
  },
  "eventSubscriptions.retrieve": {
    method: "GET",
    path: "/event_subscriptions/{event_subscription_id}",
    summary: "Retrieve an Event Subscription.",
    result: eventSubscriptionSchema,
    extension: true,
  },
  "eventSubscriptions.update": {
    method: "PATCH",
    path: "/event_subscriptions/{event_subscription_id}",
    summary: "Disable, enable or delete an Event Subscription.",
    details:
      "Deletion is permanent: a deleted Event Subscription cannot change to another state. Emits `event_subscription.updated` when something changed.",
    params: eventSubscriptionUpdateParamsSchema,
    result: eventSubscriptionSchema,
    extension: true,
  },
});
