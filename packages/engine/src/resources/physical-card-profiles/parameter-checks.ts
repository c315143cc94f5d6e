import { type ParameterChecks, requiredAmongSeveral } from "../../resource-kit/parameter-check.ts";

export const physicalCardProfileParameterChecks: ParameterChecks = {
  "physicalCardProfiles.create": ({ state }, params) =>
    requiredAmongSeveral(state.tables.programs, { field: "program_id", objects: "Programs", params }),
};
