import type { ResourceDefinition } from "../../resource.ts";
import { accountEndpoints } from "./endpoints.ts";
import { accountExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const accounts: ResourceDefinition = {
  name: "accounts",
  title: "Accounts",
  endpoints: accountEndpoints,
  schemas,
  examples: accountExamples,
};
