import { type ParameterChecks, requiredAmongSeveral } from "../../resource-kit/parameter-check.ts";

export const physicalCardProfileParameterChecks = {
  "physicalCardProfiles.create": [requiredAmongSeveral("program_id", "Programs", ({ tables }) => tables.programs)],
} satisfies ParameterChecks;
