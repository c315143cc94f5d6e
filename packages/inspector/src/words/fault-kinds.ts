import type { DeliveryFaults, FaultKind } from "@sandbank/engine";

type FaultWords = readonly [title: string, sentence: string];

const deliveryWords: Readonly<Record<keyof DeliveryFaults, FaultWords>> = {
  duplicated: ["Webhook sent twice", "The receiver gets a second copy."],
  reordered: ["Webhooks out of order", "A later Event arrives first."],
  delayed: ["Late webhook", "It arrives up to 4 minutes late."],
  tampered: ["Webhook with another body", "A second copy does not fit its signature."],
  mistimed: ["Webhook with a wrong timestamp", "A second copy is too old or too new."],
  unsigned: ["Webhook without signature", "A second copy has none."],
};

const words: Readonly<Record<FaultKind, FaultWords>> = {
  drop_after_commit: ["Response lost", "The bank does what was asked, and its response is lost."],
  drop_before_commit: ["Request lost", "Nothing happens in the bank, and there is no response."],
  latency: ["Late response", "The response comes after a delay."],
  internal_server_error: ["500 Internal error", "The bank fails, and nothing happens."],
  rate_limited_error: ["429 Too many requests", "The response has a Retry-After header."],
  invalid_api_key_error: ["401 API key refused", "The API key is refused."],
  insufficient_permissions_error: ["403 Not permitted", "The API key lacks a permission."],
  private_feature_error: ["403 Feature not enabled", "The feature is not enabled."],
};

/** The kinds of faults of requests, the most useful ones first. */
export const faultKinds = Object.keys(words) as FaultKind[];

/** The kinds of faults of deliveries, which go wrong by chance. */
export const deliveryKinds = Object.keys(deliveryWords) as (keyof DeliveryFaults)[];

const all: Readonly<Record<string, FaultWords>> = { ...words, ...deliveryWords };

/** Describes a kind of fault, and its effect in a sentence. A kind of a newer server is its own title. */
export function faultWords(kind: string) {
  const [title, sentence] = all[kind] ?? [kind, ""];
  return { title, sentence };
}
