import { constants } from "../../constants.ts";
import { exactlyOneOf, type ParamRule, paramRule, valueAt } from "../../endpoint.ts";

const standInReason = "network_details.cardnet.stand_in_processing_reason";

/** Contract "source.card_decline": the reason is there only where the network decided. */
const standInRule = paramRule({
  field: standInReason,
  message: "is only allowed when `actioner` is `network` or is not given",
  broken: (params) =>
    valueAt(params, standInReason) !== undefined &&
    params["actioner"] !== undefined &&
    params["actioner"] !== "network",
});

const riskScoreRule = paramRule({
  field: "network_risk_score",
  message: `must be at most ${constants.networkRiskScoreMaximum.cardnet} unless \`network_details.debitnet\` is given`,
  broken: (params) =>
    Number(params["network_risk_score"]) > constants.networkRiskScoreMaximum.cardnet &&
    valueAt(params, "network_details.debitnet") === undefined,
});

const refundDetailsRule = paramRule({
  field: "processing_category.refund",
  message: "is only allowed when `category` is `refund`",
  broken: (params) =>
    valueAt(params, "processing_category.refund") !== undefined &&
    valueAt(params, "processing_category.category") !== "refund",
});

export const authorizationRules: readonly ParamRule[] = [
  ...exactlyOneOf("network_details.cardnet", "network_details.debitnet"),
  standInRule,
  riskScoreRule,
  refundDetailsRule,
];

export const settlementRules: readonly ParamRule[] = [
  paramRule({
    field: "amount",
    message: "is required unless `pending_transaction_id` is given",
    broken: ({ amount, pending_transaction_id }) => amount === undefined && pending_transaction_id === undefined,
  }),
];

export const refundRules = exactlyOneOf("pending_transaction_id", "transaction_id");

export const balanceInquiryRules: readonly ParamRule[] = [
  paramRule({
    field: "card_id",
    message: "is required unless `physical_card_id` is given",
    broken: ({ card_id, physical_card_id }) => card_id === undefined && physical_card_id === undefined,
  }),
  standInRule,
];
