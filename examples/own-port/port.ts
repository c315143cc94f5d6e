/** A bank in the app's own words: only the operations that the app calls. */
export interface CardBank {
  /** Returns what the account can spend, in cents. */
  available(): Promise<number>;
  /**
   * Issues a card that can spend `dailyCents` a day, and returns its id. With
   * the same `key` it returns the same card.
   */
  issueCard(key: string, dailyCents: number): Promise<string>;
  /** Returns the payments with a card, the newest first. */
  payments(cardId: string): Promise<readonly Payment[]>;
}

/** A payment with a card. */
export interface Payment {
  /** The requested amount, in cents. */
  readonly cents: number;
  readonly outcome: Outcome;
}

/** The outcomes that the app tells apart, of all those of a bank. */
export type Outcome = "accepted" | "over_limit" | "no_money" | "declined";

/** The bank does not do what the app asked for. */
export class CardBankError extends Error {
  override readonly name = "CardBankError";
}
