/**
 * What was received, before anything is parsed: text, or bytes of any kind, such as a `Buffer`, a `Uint8Array` or an
 * `ArrayBuffer`. Text stands for its UTF-8 bytes, and is refused where a surrogate has no other half.
 */
export type WebhookBody = string | ArrayBufferView | ArrayBufferLike;

/** A value of a header, as servers give it. An array of more than one is a header that was repeated. */
type HeaderValue = string | readonly string[] | null | undefined;

/**
 * Headers as servers give them, names in any case: `Headers`, an object such as Node's `request.headers`, pairs of name
 * and value, a `Map`, or names and values in turn such as Node's `request.rawHeaders`.
 */
export type WebhookHeaders =
  | { get(name: string): string | null | undefined }
  | Iterable<readonly [name: string, value: HeaderValue]>
  | readonly string[]
  | Readonly<Record<string, HeaderValue>>;

/** A webhook as it was received. */
export interface WebhookMessage {
  readonly body: WebhookBody;
  readonly headers: WebhookHeaders;
}

/** The secret of an Event Subscription. */
export interface WebhookSecretOptions {
  /** The signing secret; several while they rotate. Not empty, and without white space around it. */
  readonly secret: string | readonly string[];
  /**
   * How the secret text becomes the key (D-98). `utf8`: its bytes. `base64`: what it encodes, with or without `whsec_`
   * before it. `auto`: as `base64` where it begins with `whsec_`, else as `utf8`. Default: `utf8`.
   */
  readonly secretEncoding?: "utf8" | "base64" | "auto" | undefined;
}

/** What a webhook is held against. */
export interface WebhookVerifierOptions extends WebhookSecretOptions {
  /** How far `webhook-timestamp` may be from now, either way, in seconds: 0 or more, and finite. Default: 300. */
  readonly toleranceSeconds?: number | undefined;
  /**
   * The time: milliseconds since 1970, a `Date`, or ISO 8601 text, such as `bank.clock.now()` gives. Default:
   * `Date.now()`.
   */
  readonly now?: (() => number | Date | string) | undefined;
}

/** What was verified. */
export interface VerifiedWebhook {
  /** The `webhook-id`: the id of the Event. The same for each delivery of it. */
  readonly id: string;
  /** The `webhook-timestamp`: when it was sent, in seconds since 1970. */
  readonly timestamp: number;
}

/** What is signed. */
export interface SignWebhookParams extends WebhookSecretOptions {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number | string;
  readonly body: WebhookBody;
}
