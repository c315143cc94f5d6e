import type { ResourceDefinition } from "../../resource.ts";
import { lockboxRecipientEndpoints } from "./endpoints.ts";
import { lockboxRecipientExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const lockboxRecipients: ResourceDefinition = {
  name: "lockbox-recipients",
  title: "Lockbox Recipients",
  endpoints: lockboxRecipientEndpoints,
  schemas,
  examples: lockboxRecipientExamples,
};
