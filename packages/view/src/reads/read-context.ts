import type { Bank, Snapshot, SnapshotJson } from "@sandbank/engine";

/** The bank that a read uses. A read needs no server, so it can also read a bank that was replayed in a browser. */
export interface ReadContext {
  readonly served: {
    readonly bank: Bank;
    readonly clock: { readonly rate: number };
    /** Absent if the bank has no snapshots. */
    readonly snapshots?: SavedStates;
    /** The latest deliveries, by the id of the attempt. Absent if the bank sends no webhooks. */
    readonly sentDeliveries?: { get(attempt: string): SentDelivery | undefined };
  };
}

/** A parameter of reads that return attempts to deliver webhooks. */
export interface RequestsParam {
  /** `none`: without their requests. */
  readonly requests?: "none" | undefined;
}

/** The saved states of a bank, by name. */
interface SavedStates {
  names(): readonly string[];
  get(name: string): { readonly snapshot: Snapshot | SnapshotJson } | undefined;
}

/** A delivery that was sent, with its response, and with the added headers and the real time, which the bank lacks. */
export interface SentDelivery {
  /** The time of sending, by the machine's clock: ISO 8601, UTC, milliseconds. */
  readonly at: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The HTTP status; null if there was no response. */
  readonly status: number | null;
  /** The first 1,000 characters of the body of the response; null if there was no response. */
  readonly body: string | null;
  /** The reason why there was no response; null if there was one. */
  readonly error: string | null;
  /** The time until the response or the error, in real milliseconds. */
  readonly durationMs: number;
}
