import type { ResourceDefinition } from "../../resource.ts";
import { eventEndpoints } from "./endpoints.ts";
import { eventExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const events: ResourceDefinition = {
  name: "events",
  title: "Events",
  endpoints: eventEndpoints,
  schemas,
  examples: eventExamples,
};
