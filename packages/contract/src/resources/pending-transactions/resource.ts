import type { ResourceDefinition } from "../../resource.ts";
import { pendingTransactionEndpoints } from "./endpoints.ts";
import { pendingTransactionExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const pendingTransactions: ResourceDefinition = {
  name: "pending-transactions",
  title: "Pending Transactions",
  endpoints: pendingTransactionEndpoints,
  schemas,
  examples: pendingTransactionExamples,
};
