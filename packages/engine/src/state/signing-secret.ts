/**
 * A current or previous secret that signs the webhooks of an Event Subscription. Stored apart from the object, which
 * clients can read, and from the attempts.
 */
export interface SigningSecret {
  readonly secret: string;
  /** When it stops signing, in milliseconds since 1970; null for the current secret. */
  readonly until: number | null;
}

/** The options of `bank.webhooks.rotateSecret`. */
export interface SecretRotation {
  /** The new secret, 1 to 100 characters without white space around them. Default: derived from the seed. */
  readonly secret?: string;
  /** For how many seconds the previous secret also signs. Default: 86,400, a day. */
  readonly overlapSeconds?: number;
}
