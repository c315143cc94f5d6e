import type { Limit } from "@sandbank/contract";

/** A Limit that a debit was checked against, with the facts of the check. Volumes in minor units. */
export interface LimitUse {
  readonly limitId: Limit["id"];
  readonly modelId: string;
  readonly metric: Limit["metric"];
  readonly interval: Limit["interval"];
  readonly value: number;
  readonly window: ShownWindow;
  /** What earlier debits in the window make; null where that is more than the safe integers. */
  readonly used: number | null;
  /** What the debit would add. */
  readonly requested: number;
  /** What was left before it: less than 0 where the Limit came after the debits; null where `used` is. */
  readonly remaining: number | null;
}

/** A window as an explanation tells it. */
export interface ShownWindow {
  /** Debits later than this count; null where all earlier ones do, or none. */
  readonly after: string | null;
  /** And not later than this. */
  readonly until: string;
}
