import type { ResourceDefinition } from "../../resource.ts";
import { cardEndpoints } from "./endpoints.ts";
import { cardExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const cards: ResourceDefinition = {
  name: "cards",
  title: "Cards",
  endpoints: cardEndpoints,
  schemas,
  examples: cardExamples,
};
