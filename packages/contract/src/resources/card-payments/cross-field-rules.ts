import { constants } from "../../constants.ts";
import { type CrossFieldRule, crossFieldRulesOf, exactlyOneOf, isGiven } from "../../cross-field-rule.ts";
import type {
  CardAuthorizationCreateParams,
  CardBalanceInquiryCreateParams,
  CardSettlementCreateParams,
} from "../../generated/card-payments.ts";

const authorizationRule = crossFieldRulesOf<CardAuthorizationCreateParams>();
const settlementRule = crossFieldRulesOf<CardSettlementCreateParams>();
const inquiryRule = crossFieldRulesOf<CardBalanceInquiryCreateParams>();

const standInReason = "network_details.cardnet.stand_in_processing_reason";

/** Contract "source.card_decline": the reason is there only where the network decided. */
const standInRule = authorizationRule({
  field: standInReason,
  message: "is only allowed when `actioner` is `network` or is not given",
  reads: [standInReason, "actioner"],
  broken: (reason, actioner = "network") => isGiven(reason) && actioner !== "network",
});

const riskScoreRule = authorizationRule({
  field: "network_risk_score",
  message: `must be at most ${constants.networkRiskScoreMaximum.cardnet} unless \`network_details.debitnet\` is given`,
  reads: ["network_risk_score", "network_details.debitnet"],
  broken: (score, debitnet) => (score ?? 0) > constants.networkRiskScoreMaximum.cardnet && !isGiven(debitnet),
});

const refundDetailsRule = authorizationRule({
  field: "processing_category.refund",
  message: "is only allowed when `category` is `refund`",
  reads: ["processing_category.category", "processing_category.refund"],
  broken: (category, refund) => category !== "refund" && refund !== undefined,
});

/** D-104 */
const creditDirectionRule = authorizationRule({
  field: "direction",
  message: "must be `refund` when `processing_category.category` is `original_credit` or `cash_deposit`",
  reads: ["direction", "processing_category.category"],
  broken: (direction, category) =>
    direction === "settlement" && constants.cardCreditCategories.some((credit) => credit === category),
});

export const authorizationRules: readonly CrossFieldRule[] = [
  ...exactlyOneOf("network_details.cardnet", "network_details.debitnet"),
  standInRule,
  riskScoreRule,
  refundDetailsRule,
  creditDirectionRule,
];

export const settlementRules: readonly CrossFieldRule[] = [
  settlementRule({
    field: "amount",
    message: "is required unless `pending_transaction_id` is given",
    reads: ["amount", "pending_transaction_id"],
    broken: (amount, holdId) => amount === undefined && holdId === undefined,
  }),
];

export const refundRules = exactlyOneOf("pending_transaction_id", "transaction_id");

export const balanceInquiryRules: readonly CrossFieldRule[] = [
  inquiryRule({
    field: "card_id",
    message: "is required unless `physical_card_id` is given",
    reads: ["card_id", "physical_card_id"],
    broken: (cardId, physicalCardId) => cardId === undefined && !isGiven(physicalCardId),
  }),
  standInRule,
];
