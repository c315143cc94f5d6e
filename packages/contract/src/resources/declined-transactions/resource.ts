import type { ResourceDefinition } from "../../resource.ts";
import { declinedTransactionEndpoints } from "./endpoints.ts";
import { declinedTransactionExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const declinedTransactions: ResourceDefinition = {
  name: "declined-transactions",
  title: "Declined Transactions",
  endpoints: declinedTransactionEndpoints,
  schemas,
  examples: declinedTransactionExamples,
};
