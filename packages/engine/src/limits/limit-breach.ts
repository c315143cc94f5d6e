import type { Limit } from "@sandbank/contract";

/** A Limit that would be passed, and what it saw. Volumes in minor units. */
export interface LimitBreach {
  readonly limitId: Limit["id"];
  readonly modelId: string;
  readonly metric: Limit["metric"];
  readonly interval: Limit["interval"];
  readonly value: number;
  /** Debits later than `after` and not later than `until` count; null where all earlier ones do, or none. */
  readonly window: { readonly after: string | null; readonly until: string };
  /** What earlier debits in the window make; null where that is more than the safe integers. */
  readonly used: number | null;
  /** What the debit would add. */
  readonly asked: number;
  /** What was left before it: less than 0 where the Limit came after the debits; null where `used` is. */
  readonly room: number | null;
}
