/** Faults to inject into deliveries: the chance of each kind for each attempt, from 0 (never) to 1 (always). */
export interface DeliveryFaults {
  /** The same webhook is sent once more. */
  readonly duplicated?: number;
  /** Some of those that fall due with it or after it in the same instant overtake it. */
  readonly reordered?: number;
  /** It is sent up to four minutes later. */
  readonly delayed?: number;
  /** A copy is sent as well whose body was changed after it was signed. */
  readonly tampered?: number;
  /** A copy is sent as well whose timestamp, signed rightly, is 6 to 66 minutes past or ahead. */
  readonly mistimed?: number;
  /** A copy is sent as well that has no signature. */
  readonly unsigned?: number;
}
