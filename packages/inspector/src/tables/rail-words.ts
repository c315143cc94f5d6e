/** The words for a rail. */
export interface RailWords {
  /** The rail in a table. */
  readonly short: string;
  /** One payment of the rail, at the start of a sentence. */
  readonly payment: string;
}
