import { type ParameterChecks, requiredAmongSeveral } from "../../resource-kit/parameter-check.ts";

export const physicalCardProfileParameterChecks: ParameterChecks = {
  "physicalCardProfiles.create": [requiredAmongSeveral("program_id", "Programs", ({ tables }) => tables.programs)],
};
