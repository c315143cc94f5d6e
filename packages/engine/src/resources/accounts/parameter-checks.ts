import type { ParameterChecks } from "../../parameter-check.ts";
import { requiredAmongSeveral } from "../../parameter-check.ts";
import { timeOf } from "../../ports/time.ts";

export const accountParameterChecks: ParameterChecks = {
  "accounts.create": ({ state }, params) => [
    ...requiredAmongSeveral(state.tables.entities, { field: "entity_id", objects: "Entities", params }),
    ...requiredAmongSeveral(state.tables.programs, { field: "program_id", objects: "Programs", params }),
  ],
  // D-35
  "accounts.balance": ({ state }, { at_time: time }) =>
    typeof time === "string" && timeOf(time) > state.now
      ? [{ field: "query.at_time", message: "must not be later than the bank's time" }]
      : [],
};
