import type { ResourceDefinition } from "../../resource.ts";
import { lockboxAddressEndpoints } from "./endpoints.ts";
import { lockboxAddressExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const lockboxAddresses: ResourceDefinition = {
  name: "lockbox-addresses",
  title: "Lockbox Addresses",
  endpoints: lockboxAddressEndpoints,
  schemas,
  examples: lockboxAddressExamples,
};
