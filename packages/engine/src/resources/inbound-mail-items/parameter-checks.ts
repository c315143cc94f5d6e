import { defineParameterChecks, type ParameterChecks } from "../../resource-kit/parameter-check.ts";
import { find } from "../../store/table.ts";

const check = defineParameterChecks<"inboundMailItems.action">();

export const inboundMailItemParameterChecks = {
  "inboundMailItems.action": [
    // An action decides on every check of the item (D-91).
    check({
      id: "checks-all",
      reads: ["checks"],
      issues: ({ state, id }, checks) => {
        const item = find(state.tables.inboundMailItems, id ?? "");
        if (item === undefined || checks.length === item.checks.length) return [];
        const message = `must have as many elements as the item has checks: ${item.checks.length}`;
        return [{ field: "checks", message }];
      },
    }),
  ],
} satisfies ParameterChecks;
