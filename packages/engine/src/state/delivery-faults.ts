/** Faults to inject into deliveries: the chance of each kind for each attempt, from 0 (never) to 1 (always). */
export interface DeliveryFaults {
  /** Sends the same webhook twice. */
  readonly duplicated?: number;
  /** Sends the webhook after others of the same instant, so that they overtake it. */
  readonly reordered?: number;
  /** Sends the webhook up to four minutes late. */
  readonly delayed?: number;
  /** Also sends a copy whose body was changed after signing. */
  readonly tampered?: number;
  /** Also sends a correctly signed copy whose timestamp is 6 to 66 minutes in the past or future. */
  readonly mistimed?: number;
  /** Also sends a copy without a signature. */
  readonly unsigned?: number;
}
