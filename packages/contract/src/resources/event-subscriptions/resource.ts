import type { ResourceDefinition } from "../../resource.ts";
import { eventSubscriptionEndpoints } from "./endpoints.ts";
import { eventSubscriptionExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const eventSubscriptions: ResourceDefinition = {
  name: "event-subscriptions",
  title: "Event Subscriptions",
  endpoints: eventSubscriptionEndpoints,
  schemas,
  examples: eventSubscriptionExamples,
};
