import type { ResourceDefinition } from "../../resource.ts";
import { fileEndpoints } from "./endpoints.ts";
import { fileExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const files: ResourceDefinition = {
  name: "files",
  title: "Files",
  endpoints: fileEndpoints,
  schemas,
  examples: fileExamples,
};
