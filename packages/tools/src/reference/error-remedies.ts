import type { ErrorType } from "@sandbank/contract";

/** The remedies for each error, which are the sentences of its page. */
export const remedies: Readonly<Record<ErrorType, readonly string[]>> = {
  invalid_parameters_error: [
    "Correct every parameter that `errors` lists: the response lists all of them at once, each with its path.",
    "Do not retry the same request: it fails again. A request that failed with this error has changed nothing, and you can use its idempotency key again.",
  ],
  malformed_request_error: [
    "Send a JSON object as the body, with `content-type: application/json`.",
    "If the body is valid JSON, look for a value that is nested too deep, or send less data in one request.",
  ],
  invalid_api_key_error: [
    "Read `reason`: it says whether the `Authorization` header is missing or why the API key is not accepted.",
    "Send `Authorization: Bearer <API key>`. In a test, use `bank.apiKey`, or `clientOptions(bank)`, which contains it.",
    "If the key was replaced while your app ran, pass `apiKey` to the client as a function: the SDK calls it for each attempt.",
  ],
  environment_mismatch_error: [
    "Use an API key of the sandbox for `/simulations/...`. A live bank has no simulations.",
    "In a test of a live bank, use `bank.network` to act as the card network or as another bank.",
  ],
  insufficient_permissions_error: [
    "The bank returns this error only if a test arms it as a fault. Test that your app reports it: a retry does not help.",
  ],
  private_feature_error: [
    "The bank returns this error only if a test arms it as a fault. Test that your app reports it: a retry does not help.",
  ],
  api_method_not_found_error: [
    "Compare the method and the path with the [calls that are covered](../../decide/which-api.md#which-calls-are-covered). `detail` names a similar endpoint, if there is one.",
    "Check that the base URL of the client has no path that the API does not have.",
  ],
  object_not_found_error: [
    "Check that the identifier is of the right type: `detail` says which type was expected.",
    "Check the environment: an object of the sandbox does not exist in live. In a test, check the bank: another bank, or a fork that was made before the object, does not contain it.",
  ],
  idempotency_key_already_used_error: [
    "Use a new idempotency key for a new request, and the same key only to repeat a request with the same parameters.",
    "If the first request created an object, `resource_id` contains its identifier: retrieve it to see what the first request did.",
  ],
  invalid_operation_error: [
    "Retrieve the object and look at its state: `detail` says which rule refused the request.",
    "Do not retry the same request before the state has changed.",
  ],
  rate_limited_error: [
    "Wait for `retry_after` seconds, which the header `Retry-After` contains too, and send the request again. The SDK retries up to `maxRetries` times.",
    "If the error occurs often, send fewer requests at a time.",
  ],
  internal_server_error: [
    "Retry with the same idempotency key: if the first request did succeed, the response is the same, and nothing happens twice. The SDK retries up to `maxRetries` times.",
    "Here the bank returns this error only if a test arms it as a fault.",
  ],
};
