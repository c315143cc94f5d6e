import type { ResourceDefinition } from "../../resource.ts";
import { digitalCardProfileEndpoints } from "./endpoints.ts";
import { digitalCardProfileExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const digitalCardProfiles: ResourceDefinition = {
  name: "digital-card-profiles",
  title: "Digital Card Profiles",
  endpoints: digitalCardProfileEndpoints,
  schemas,
  examples: digitalCardProfileExamples,
};
