import { onlyWith, requiredWith } from "../../cross-field-rule.ts";
import { defineEndpoints } from "../../endpoint.ts";
import { realTimeDecisionActionParamsSchema, realTimeDecisionSchema } from "./schema.ts";

const decision = "card_authorization.decision";
const approval = "card_authorization.approval";
const decline = "card_authorization.decline";

/** An approval and a decline each have terms of their own. Only a decline requires them. */
const actionRules = [
  onlyWith(approval, decision, "approve"),
  requiredWith(decline, decision, "decline"),
  onlyWith(decline, decision, "decline"),
];

export const realTimeDecisionEndpoints = defineEndpoints({
  "realTimeDecisions.retrieve": {
    method: "GET",
    path: "/real_time_decisions/{real_time_decision_id}",
    summary: "Retrieve a Real-Time Decision.",
    result: realTimeDecisionSchema,
    extension: true,
  },
  "realTimeDecisions.action": {
    method: "POST",
    path: "/real_time_decisions/{real_time_decision_id}/action",
    summary: "Approve or decline a Real-Time Decision.",
    details:
      "The Real-Time Decision must be `pending` and becomes `responded`. A `partial_amount` is refused if it exceeds the `settlement_amount`, or if the merchant does not support partial approvals. The bank checks its decline rules again, with your decision as the last rule: an approved payment can still be declined, for example because the balance has decreased. An authorization emits `pending_transaction.created` and `card_payment.created` if it is accepted, `declined_transaction.created` and `card_payment.created` if it is declined; an increment emits `pending_transaction.updated` and `card_payment.updated`, or `declined_transaction.created` and `card_payment.updated`.",
    params: realTimeDecisionActionParamsSchema,
    crossFieldRules: actionRules,
    result: realTimeDecisionSchema,
    extension: true,
  },
});
