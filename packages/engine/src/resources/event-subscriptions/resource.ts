import type { Resource } from "../../resource-kit/resource.ts";
import { isReceiving } from "../../webhooks/is-receiving.ts";
import { eventSubscriptionOperations } from "./operations.ts";
import { eventSubscriptionParameterChecks } from "./parameter-checks.ts";
import { eventSubscriptionStates } from "./states.ts";

export const eventSubscriptions = {
  name: "event-subscriptions",
  operations: eventSubscriptionOperations,
  parameterChecks: eventSubscriptionParameterChecks,
  indexes: {
    eventSubscriptions: {
      idempotency_key: (subscription) => subscription.idempotency_key,
      /** The category that an Event Subscription receives; `*` for all. */
      sends: (subscription) =>
        isReceiving(subscription) ? (subscription.selected_event_categories?.[0]?.event_category ?? "*") : null,
    },
  },
  stateMachines: [
    {
      type: "event_subscription",
      field: "status",
      initial: ["active", "disabled"],
      table: eventSubscriptionStates,
    },
  ],
} as const satisfies Resource;
