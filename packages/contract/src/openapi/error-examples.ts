import type { ErrorType } from "../errors.ts";
import type { JsonObject } from "./json.ts";

export const issueExample = { field: "loan.credit_limit", message: "must be at least 0" } as const satisfies JsonObject;

/** Example values of the members of each error that are not constant. */
export const errorExamples: Readonly<Record<ErrorType, JsonObject>> = {
  invalid_parameters_error: { detail: "`loan.credit_limit` must be at least 0.", errors: [issueExample] },
  malformed_request_error: { detail: "The body is not valid JSON. Check its quotes, commas and brackets." },
  invalid_api_key_error: { detail: "There is no `Authorization` header.", reason: "no_header" },
  environment_mismatch_error: { detail: "Simulations exist in the sandbox only." },
  insufficient_permissions_error: { detail: null },
  private_feature_error: { detail: null },
  api_method_not_found_error: {
    detail:
      "There is no endpoint GET /payments. Check the method, the path and the base URL. docs/decide/which-api.md lists the calls that are covered.",
  },
  object_not_found_error: { detail: 'There is no account with the id "account_1" in this environment.' },
  idempotency_key_already_used_error: {
    detail: 'The key "rent-2026-01" was used for a request with another operation or other parameters.',
    resource_id: "account_5m0x2k7q9r3t1v8w6y4z",
  },
  invalid_operation_error: { detail: "The Account is closed." },
  rate_limited_error: { detail: null, retry_after: 1 },
  internal_server_error: { detail: null },
};
