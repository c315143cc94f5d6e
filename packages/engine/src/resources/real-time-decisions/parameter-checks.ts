import { PARTIAL_AMOUNT, partialAmountIssues } from "../../client-decisions/partial-amount.ts";
import { defineParameterChecks, type ParameterChecks } from "../../resource-kit/parameter-check.ts";
import { find } from "../../store/table.ts";

const check = defineParameterChecks<"realTimeDecisions.action">();

export const realTimeDecisionParameterChecks = {
  "realTimeDecisions.action": [
    check({
      id: "partial_amount-allowed",
      reads: [PARTIAL_AMOUNT],
      issues: ({ state, id }, amount) => {
        const decision = find(state.tables.realTimeDecisions, id ?? "");
        return decision === undefined ? [] : partialAmountIssues(decision, amount);
      },
    }),
  ],
} satisfies ParameterChecks;
