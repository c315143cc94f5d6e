import type { Endpoint } from "./endpoint.ts";
import { accountEndpoints } from "./resources/accounts/endpoints.ts";
import { entityEndpoints } from "./resources/entities/endpoints.ts";
import { eventEndpoints } from "./resources/events/endpoints.ts";
import { programEndpoints } from "./resources/programs/endpoints.ts";
import { transactionEndpoints } from "./resources/transactions/endpoints.ts";

/** Every endpoint by the name of its operation, which is also its name in the SDK and the engine. */
export const endpoints = {
  ...accountEndpoints,
  ...eventEndpoints,
  ...transactionEndpoints,
  ...entityEndpoints,
  ...programEndpoints,
} as const satisfies Readonly<Record<string, Endpoint>>;

export type OperationName = keyof typeof endpoints;
