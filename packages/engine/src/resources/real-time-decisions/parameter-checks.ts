import type { RealTimeDecision } from "@sandbank/contract";
import type { ParameterIssue } from "../../errors.ts";
import type { ParameterChecks } from "../../resource-kit/parameter-check.ts";
import { find } from "../../store/table.ts";

export const realTimeDecisionParameterChecks: ParameterChecks = {
  "realTimeDecisions.action": ({ state }, params, id) => {
    const decision = find(state.tables.realTimeDecisions, id ?? "");
    return decision === undefined ? [] : partialAmountFaults(decision, params);
  },
};

/** An answer of any shape, as far as it is looked at here. */
type AnyAnswer = {
  readonly card_authorization?: { readonly approval?: { readonly partial_amount?: unknown } | null } | null;
} | null;

/** Less can be approved than is asked for, where the merchant takes it; never more. */
export function partialAmountFaults(
  { card_authorization: asked }: RealTimeDecision,
  answer: unknown,
): readonly ParameterIssue[] {
  const amount = (answer as AnyAnswer)?.card_authorization?.approval?.partial_amount;
  if (asked === null || typeof amount !== "number") return [];
  const field = "card_authorization.approval.partial_amount";
  if (asked.partial_approval_capability === "not_supported") {
    return [{ field, message: "is not allowed, because the merchant takes no part: `not_supported`" }];
  }
  return amount > asked.settlement_amount
    ? [{ field, message: `must be at most the \`settlement_amount\`: ${asked.settlement_amount}` }]
    : [];
}
