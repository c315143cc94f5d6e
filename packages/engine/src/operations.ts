import type { Handlers } from "./operation.ts";
import { accountOperations } from "./resources/accounts/operations.ts";
import { entityOperations } from "./resources/entities/operations.ts";
import { eventOperations } from "./resources/events/operations.ts";
import { programOperations } from "./resources/programs/operations.ts";
import { transactionOperations } from "./resources/transactions/operations.ts";

/** Every operation that is served. An endpoint of the contract that is missing here answers 501. */
export const operations: Handlers = {
  ...accountOperations,
  ...eventOperations,
  ...transactionOperations,
  ...entityOperations,
  ...programOperations,
};
