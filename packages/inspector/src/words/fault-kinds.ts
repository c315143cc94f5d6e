import type { FaultKind } from "@sandbank/engine";

/** A sentence for each kind of fault, with its effect. */
export const faultKinds: Readonly<Record<FaultKind, string>> = {
  latency: "The response is late.",
  drop_before_commit: "The request is lost: nothing happens in the bank.",
  drop_after_commit: "The request succeeds, and its response is lost.",
  invalid_api_key_error: "The response is 401: the API key is refused.",
  insufficient_permissions_error: "The response is 403: the API key lacks a permission.",
  private_feature_error: "The response is 403: the feature is not enabled.",
  rate_limited_error: "The response is 429, with a Retry-After header.",
  internal_server_error: "The response is 500.",
};
