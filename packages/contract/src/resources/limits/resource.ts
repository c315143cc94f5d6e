import type { ResourceDefinition } from "../../resource.ts";
import { limitEndpoints } from "./endpoints.ts";
import { limitExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const limits: ResourceDefinition = {
  name: "limits",
  title: "Limits",
  endpoints: limitEndpoints,
  schemas,
  examples: limitExamples,
};
