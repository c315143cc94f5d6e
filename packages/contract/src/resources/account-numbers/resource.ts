import type { ResourceDefinition } from "../../resource.ts";
import { accountNumberEndpoints } from "./endpoints.ts";
import { accountNumberExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const accountNumbers: ResourceDefinition = {
  name: "account-numbers",
  title: "Account Numbers",
  endpoints: accountNumberEndpoints,
  schemas,
  examples: accountNumberExamples,
};
