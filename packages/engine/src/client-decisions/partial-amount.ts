import type { RealTimeDecision } from "@sandbank/contract";
import type { ParameterIssue } from "../errors.ts";

/** The parameter of a partial approval. */
export const PARTIAL_AMOUNT = "card_authorization.approval.partial_amount";

/** A partial approval is at most the requested amount, and only if the merchant supports partial approvals. */
export function partialAmountIssues(
  { card_authorization: asked }: RealTimeDecision,
  amount: number | undefined,
): readonly ParameterIssue[] {
  if (asked === null || amount === undefined) return [];
  const field = PARTIAL_AMOUNT;
  if (asked.partial_approval_capability === "not_supported") {
    return [{ field, message: "is not allowed, because the merchant does not support partial approvals" }];
  }
  return amount > asked.settlement_amount
    ? [{ field, message: `must be at most the \`settlement_amount\`: ${asked.settlement_amount}` }]
    : [];
}
