import type { ResourceDefinition } from "../../resource.ts";
import { checkDepositEndpoints } from "./endpoints.ts";
import { checkDepositExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const checkDeposits: ResourceDefinition = {
  name: "check-deposits",
  title: "Check Deposits",
  endpoints: checkDepositEndpoints,
  schemas,
  examples: checkDepositExamples,
};
