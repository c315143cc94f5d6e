import type { ResourceDefinition } from "../../resource.ts";
import { externalAccountEndpoints } from "./endpoints.ts";
import { externalAccountExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const externalAccounts: ResourceDefinition = {
  name: "external-accounts",
  title: "External Accounts",
  endpoints: externalAccountEndpoints,
  schemas,
  examples: externalAccountExamples,
};
