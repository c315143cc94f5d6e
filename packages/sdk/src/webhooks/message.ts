/**
 * The raw body of a request, before any parsing: text, or bytes such as a `Buffer`, a `Uint8Array` or an `ArrayBuffer`.
 * Text stands for its UTF-8 bytes, so text with half a surrogate pair is refused.
 */
export type WebhookBody = string | ArrayBufferView | ArrayBufferLike;

/** The value of a header as servers represent it. An array with more than one element is a repeated header. */
type HeaderValue = string | readonly string[] | null | undefined;

/**
 * Headers in any form that servers use, with names in any case: `Headers`, an object such as Node's `request.headers`,
 * pairs of name and value, a `Map`, or names and values in turn such as Node's `request.rawHeaders`.
 */
export type WebhookHeaders =
  | { get(name: string): string | null | undefined }
  | Iterable<readonly [name: string, value: HeaderValue]>
  | readonly string[]
  | Readonly<Record<string, HeaderValue>>;

/** A received webhook. */
export interface WebhookMessage {
  /** Only for the compiler, which says with it why a whole `Request` is refused: its body is a stream. */
  readonly text?: "Read the body first: { body: await request.text(), headers: request.headers }" | undefined;
  readonly body: WebhookBody;
  readonly headers: WebhookHeaders;
}

/** The secret of an Event Subscription. */
export interface WebhookSecretOptions {
  /** The signing secret, or several during a rotation. Not empty, and without white space around it. */
  readonly secret: string | readonly string[];
  /**
   * How the secret text becomes the key. `utf8`: the bytes of the text. `base64`: the decoded text, with or
   * without the prefix `whsec_`. `auto`: `base64` if the text begins with `whsec_`, otherwise `utf8`. Default: `utf8`.
   */
  readonly secretEncoding?: "utf8" | "base64" | "auto" | undefined;
}

/** The options of a verifier. */
export interface WebhookVerifierOptions extends WebhookSecretOptions {
  /** How far `webhook-timestamp` may be in the past or the future, in seconds: 0 or more, and finite. Default: 300. */
  readonly toleranceSeconds?: number | undefined;
  /**
   * Returns the time: milliseconds since 1970, a `Date`, or ISO 8601 text such as `bank.clock.now()` returns. Default:
   * `Date.now`.
   */
  readonly now?: (() => number | Date | string) | undefined;
}

/** The signed headers of a verified webhook. */
export interface VerifiedWebhook {
  /** The `webhook-id`: the id of the Event, the same for each delivery of it. */
  readonly id: string;
  /** The `webhook-timestamp`: when the delivery was sent, in seconds since 1970. */
  readonly timestamp: number;
}

/** The message to sign. */
export interface SignWebhookParams extends WebhookSecretOptions {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number | string;
  readonly body: WebhookBody;
}
