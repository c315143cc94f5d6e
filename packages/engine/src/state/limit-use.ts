import type { Limit } from "@sandbank/contract";

/** A Limit that a debit was checked against, with the facts of the check. Volumes are in minor units. */
export interface LimitUse {
  readonly limitId: Limit["id"];
  readonly modelId: string;
  readonly metric: Limit["metric"];
  readonly interval: Limit["interval"];
  readonly value: number;
  readonly window: ShownWindow;
  /** The use by earlier debits in the window; null if it is beyond the safe integers. */
  readonly used: number | null;
  /** The use that this debit would add. */
  readonly requested: number;
  /** The rest before this debit. Negative if the Limit was created after the debits; null if `used` is. */
  readonly remaining: number | null;
}

/** The time window of a Limit or spending limit in an explanation. */
export interface ShownWindow {
  /** Debits after this instant count; null if all earlier debits count, or none. */
  readonly after: string | null;
  /** Debits up to this instant count. */
  readonly until: string;
}
