import type { ResourceDefinition } from "../../resource.ts";
import { entityEndpoints } from "./endpoints.ts";
import { entityExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const entities: ResourceDefinition = {
  name: "entities",
  title: "Entities",
  endpoints: entityEndpoints,
  schemas,
  examples: entityExamples,
};
