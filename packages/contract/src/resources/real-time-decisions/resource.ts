import type { ResourceDefinition } from "../../resource.ts";
import { realTimeDecisionEndpoints } from "./endpoints.ts";
import { realTimeDecisionExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const realTimeDecisions: ResourceDefinition = {
  name: "real-time-decisions",
  title: "Real-Time Decisions",
  endpoints: realTimeDecisionEndpoints,
  schemas,
  examples: realTimeDecisionExamples,
};
