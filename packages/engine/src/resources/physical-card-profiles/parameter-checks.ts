import { type ParameterChecks, requiredAmongSeveral } from "../../calls/parameter-check.ts";

export const physicalCardProfileParameterChecks: ParameterChecks = {
  "physicalCardProfiles.create": ({ state }, params) =>
    requiredAmongSeveral(state.tables.programs, { field: "program_id", objects: "Programs", params }),
};
