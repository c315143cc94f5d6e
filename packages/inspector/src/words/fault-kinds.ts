import type { DeliveryFaults, FaultKind } from "@sandbank/engine";

interface FaultWords {
  readonly title: string;
  /** A sentence about the effect. */
  readonly sentence: string;
}

const deliveryWords: Readonly<Record<keyof DeliveryFaults, FaultWords>> = {
  duplicated: { title: "Webhook sent twice", sentence: "The receiver gets a second copy." },
  reordered: { title: "Webhooks out of order", sentence: "A later Event arrives first." },
  delayed: { title: "Late webhook", sentence: "It arrives up to 4 minutes late." },
  tampered: { title: "Webhook with another body", sentence: "A second copy does not fit its signature." },
  mistimed: { title: "Webhook with a wrong timestamp", sentence: "A second copy is too old or too new." },
  unsigned: { title: "Webhook without signature", sentence: "A second copy has none." },
};

const words: Readonly<Record<FaultKind, FaultWords>> = {
  drop_after_commit: {
    title: "Response lost",
    sentence: "The bank does what was asked, and its response is lost.",
  },
  drop_before_commit: { title: "Request lost", sentence: "Nothing happens in the bank, and there is no response." },
  latency: { title: "Late response", sentence: "The response comes after a delay." },
  internal_server_error: { title: "500 Internal error", sentence: "The bank fails, and nothing happens." },
  rate_limited_error: { title: "429 Too many requests", sentence: "The response has a Retry-After header." },
  invalid_api_key_error: { title: "401 API key refused", sentence: "The API key is refused." },
  insufficient_permissions_error: { title: "403 Not permitted", sentence: "The API key lacks a permission." },
  private_feature_error: { title: "403 Feature not enabled", sentence: "The feature is not enabled." },
};

/** The kinds of faults of requests, the most useful ones first. */
export const faultKinds = Object.keys(words) as FaultKind[];

/** The kinds of faults of deliveries, which go wrong by chance. */
export const deliveryKinds = Object.keys(deliveryWords) as (keyof DeliveryFaults)[];

const all: Readonly<Record<string, FaultWords>> = { ...words, ...deliveryWords };

/** Describes a kind of fault. Returns the kind itself if this page is older than the server. */
export function faultWords(kind: string): FaultWords {
  return all[kind] ?? { title: kind, sentence: "" };
}
