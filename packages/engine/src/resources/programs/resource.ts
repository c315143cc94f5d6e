import type { Resource } from "../../resource-kit/resource.ts";
import { programOperations } from "./operations.ts";

export const programs = {
  name: "programs",
  operations: programOperations,
  indexes: { programs: {} },
} as const satisfies Resource;
