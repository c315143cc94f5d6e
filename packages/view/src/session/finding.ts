/** The subject of a test, in a form that two runs of the same steps have in common: without ids and instants. */
export interface Finding {
  /** Why the bank declined or refused, as a sentence with the values that it compared. */
  readonly conclusion: string;
  /** All of it as text, with the values that the bank compared. */
  readonly signature: string;
  /** As the signature, without the values that come from earlier movements: balances, and the use of Limits. */
  readonly outline: string;
}
