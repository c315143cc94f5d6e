import type { ResourceDefinition } from "../../resource.ts";
import { inboundMailItemEndpoints } from "./endpoints.ts";
import { inboundMailItemExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const inboundMailItems: ResourceDefinition = {
  name: "inbound-mail-items",
  title: "Inbound Mail Items",
  endpoints: inboundMailItemEndpoints,
  schemas,
  examples: inboundMailItemExamples,
};
