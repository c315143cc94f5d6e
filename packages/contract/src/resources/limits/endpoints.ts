import { type CrossFieldRule, defineCrossFieldRules } from "../../cross-field-rule.ts";
import { defineEndpoints } from "../../endpoint.ts";
import type { LimitCreateParams } from "../../generated/limits.ts";
import {
  limitCreateParamsSchema,
  limitListParamsSchema,
  limitListSchema,
  limitModelTypeSchema,
  limitSchema,
  limitUpdateParamsSchema,
} from "./schema.ts";

/** The part after the prefix has no underscore (D-13): `card_payment_x` is not the id of a Card. */
const modelId = new RegExp(`^(?:${limitModelTypeSchema.options.join("|")})_[^_]*$`);

const rule = defineCrossFieldRules<LimitCreateParams>();

/** D-71: the identifier of any other type of object is an invalid parameter, not an object that is missing. */
const modelRules: readonly CrossFieldRule[] = [
  rule({
    id: "model_id-of-model",
    field: "model_id",
    message: "must be the identifier of an Account, an Account Number or a Card",
    reads: ["model_id"],
    broken: (id) => !modelId.test(id),
    judgesType: true,
  }),
];

export const limitEndpoints = defineEndpoints({
  "limits.list": {
    method: "GET",
    path: "/limits",
    summary: "List Limits, newest first.",
    params: limitListParamsSchema,
    result: limitListSchema,
  },
  "limits.create": {
    method: "POST",
    path: "/limits",
    summary: "Set a Limit on an Account, an Account Number or a Card.",
    details:
      "The Account must be open. The Limit also counts debits from before its creation. A debit that would exceed the Limit is declined with `breaches_limit`.",
    params: limitCreateParamsSchema,
    crossFieldRules: modelRules,
    result: limitSchema,
  },
  "limits.retrieve": {
    method: "GET",
    path: "/limits/{limit_id}",
    summary: "Retrieve a Limit.",
    result: limitSchema,
  },
  "limits.update": {
    method: "PATCH",
    path: "/limits/{limit_id}",
    summary: "Deactivate a Limit, or activate it again.",
    params: limitUpdateParamsSchema,
    result: limitSchema,
  },
});
