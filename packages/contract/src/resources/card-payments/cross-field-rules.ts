import { constants } from "../../constants.ts";
import {
  type CrossFieldRule,
  defineCrossFieldRules,
  isGiven,
  onlyWith,
  requiredUnless,
  requireExactlyOne,
} from "../../cross-field-rule.ts";
import type { CardAuthorizationCreateParams } from "../../generated/card-payments.ts";

const authorizationRule = defineCrossFieldRules<CardAuthorizationCreateParams>();

const standInReason = "network_details.cardnet.stand_in_processing_reason";

/** Contract "source.card_decline": the reason is present only if the network decided. */
const standInRule = authorizationRule({
  id: "stand-in-by-network",
  field: standInReason,
  message: "is only allowed when `actioner` is `network` or is not given",
  reads: [standInReason, "actioner"],
  broken: (reason, actioner = "network") => isGiven(reason) && actioner !== "network",
});

const riskScoreRule = authorizationRule({
  id: "network_risk_score-at-most",
  field: "network_risk_score",
  message: `must be at most ${constants.networkRiskScoreMaximum.cardnet} unless \`network_details.debitnet\` is given`,
  reads: ["network_risk_score", "network_details.debitnet"],
  broken: (score, debitnet) => (score ?? 0) > constants.networkRiskScoreMaximum.cardnet && !isGiven(debitnet),
});

const refundDetailsRule = onlyWith("processing_category.refund", "processing_category.category", "refund");

/** D-104 */
const creditDirectionRule = authorizationRule({
  id: "direction-of-credit",
  field: "direction",
  message: "must be `refund` when `processing_category.category` is `original_credit` or `cash_deposit`",
  reads: ["direction", "processing_category.category"],
  broken: (direction, category) =>
    direction === "settlement" && constants.cardCreditCategories.some((credit) => credit === category),
});

export const authorizationRules: readonly CrossFieldRule[] = [
  ...requireExactlyOne("network_details.cardnet", "network_details.debitnet"),
  standInRule,
  riskScoreRule,
  refundDetailsRule,
  creditDirectionRule,
];

export const settlementRules = [requiredUnless("amount", "pending_transaction_id")];

export const refundRules = requireExactlyOne("pending_transaction_id", "transaction_id");

export const balanceInquiryRules = [requiredUnless("card_id", "physical_card_id"), standInRule];
