import type { ResourceDefinition } from "../../resource.ts";
import { routingNumberEndpoints } from "./endpoints.ts";
import { routingNumberExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const routingNumbers: ResourceDefinition = {
  name: "routing-numbers",
  title: "Routing Numbers",
  endpoints: routingNumberEndpoints,
  schemas,
  examples: routingNumberExamples,
};
