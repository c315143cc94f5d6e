import type { ResourceDefinition } from "../../resource.ts";
import { transactionEndpoints } from "./endpoints.ts";
import { transactionExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const transactions: ResourceDefinition = {
  name: "transactions",
  title: "Transactions",
  endpoints: transactionEndpoints,
  schemas,
  examples: transactionExamples,
};
