/**
 * A secret that signs the webhooks of an Event Subscription, or did. Beside the object, which clients read; what is kept
 * of attempts does not have it either.
 */
export interface SigningSecret {
  readonly secret: string;
  /** Until when it signs, in milliseconds since 1970; null for the one that is not replaced. */
  readonly until: number | null;
}

/** How to change over to another secret. */
export interface SecretRotation {
  /** 1 to 100 characters. Default: one that follows from the seed. */
  readonly secret?: string;
  /** Seconds for which the secret of before signs as well. Default: 86,400, a day. */
  readonly overlapSeconds?: number;
}
