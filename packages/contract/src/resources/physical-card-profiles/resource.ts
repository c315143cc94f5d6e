import type { ResourceDefinition } from "../../resource.ts";
import { physicalCardProfileEndpoints } from "./endpoints.ts";
import { physicalCardProfileExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const physicalCardProfiles: ResourceDefinition = {
  name: "physical-card-profiles",
  title: "Physical Card Profiles",
  endpoints: physicalCardProfileEndpoints,
  schemas,
  examples: physicalCardProfileExamples,
};
