import type { Resource } from "../../resource-kit/resource.ts";
import { routingNumberOperations } from "./operations.ts";

export const routingNumbers = {
  name: "routing-numbers",
  operations: routingNumberOperations,
  indexes: {},
} as const satisfies Resource;
