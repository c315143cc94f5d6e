import type { ResourceDefinition } from "../../resource.ts";
import { physicalCardEndpoints } from "./endpoints.ts";
import { physicalCardExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const physicalCards: ResourceDefinition = {
  name: "physical-cards",
  title: "Physical Cards",
  endpoints: physicalCardEndpoints,
  schemas,
  examples: physicalCardExamples,
};
