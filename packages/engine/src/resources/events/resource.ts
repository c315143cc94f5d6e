import type { Resource } from "../../resource-kit/resource.ts";
import { eventOperations } from "./operations.ts";

export const events = {
  name: "events",
  operations: eventOperations,
  indexes: {
    events: {
      associated_object_id: (event) => event.associated_object_id,
      category: (event) => event.category,
    },
  },
} as const satisfies Resource;
