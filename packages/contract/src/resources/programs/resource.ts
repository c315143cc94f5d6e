import type { ResourceDefinition } from "../../resource.ts";
import { programEndpoints } from "./endpoints.ts";
import { programExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const programs: ResourceDefinition = {
  name: "programs",
  title: "Programs",
  endpoints: programEndpoints,
  schemas,
  examples: programExamples,
};
