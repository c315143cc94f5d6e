import type { ParameterChecks } from "../../resource-kit/parameter-check.ts";
import { find } from "../../store/table.ts";

export const inboundMailItemParameterChecks: ParameterChecks = {
  // D-91
  "inboundMailItems.action": ({ state }, { checks }, id) => {
    const item = find(state.tables.inboundMailItems, id ?? "");
    if (item === undefined || !Array.isArray(checks) || checks.length === item.checks.length) return [];
    return [{ field: "checks", message: `must have as many elements as the item has checks: ${item.checks.length}` }];
  },
};
