import { onlyWith, requiredWith } from "../../cross-field-rule.ts";
import { defineEndpoints } from "../../endpoint.ts";
import { realTimeDecisionActionParamsSchema, realTimeDecisionSchema } from "./schema.ts";

const decision = "card_authorization.decision";
const approval = "card_authorization.approval";
const decline = "card_authorization.decline";

/** An approval and a refusal each have terms of their own; only a refusal needs them. */
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
    summary: "Answer a Real-Time Decision.",
    details:
      "It must be `pending`, and is then `responded`. A `partial_amount` of more than the `settlement_amount`, or where the merchant does not take one, is refused. The rules that decline card payments are asked again, with your answer as the last of them: what you approve can still be declined, for instance because the balance has gone down. An authorization emits `pending_transaction.created` and `card_payment.created` if it is accepted, `declined_transaction.created` and `card_payment.created` if it is declined; an increment emits `pending_transaction.updated` and `card_payment.updated`, or `declined_transaction.created` and `card_payment.updated`.",
    params: realTimeDecisionActionParamsSchema,
    crossFieldRules: actionRules,
    result: realTimeDecisionSchema,
    extension: true,
  },
});
