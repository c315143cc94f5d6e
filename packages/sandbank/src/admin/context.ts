import type { Bank } from "@sandbank/engine";
import type { AdminProgress } from "../admin-http.ts";
import type { BankHost } from "../banks/bank-host.ts";
import type { ServedBank } from "../banks/banks.ts";
import type { SentDeliveries } from "../banks/sent-deliveries.ts";
import type { Snapshots } from "../storage/snapshots.ts";

/** The server and the bank that an admin operation uses. */
export interface AdminContext {
  readonly host: BankHost;
  /** The bank that the request names; the default bank if it names none. */
  readonly served: ServedBank;
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal;
  /** Called with how far an operation is that takes long. */
  readonly onProgress: (progress: AdminProgress) => void;
}

/** The bank that a read uses. A read needs no server, so it can also read a bank that was replayed in a browser. */
export interface ReadContext {
  readonly served: {
    readonly bank: Bank;
    readonly clock: { readonly rate: number };
    /** Absent if the bank has no snapshots. */
    readonly snapshots?: Snapshots;
    /** Absent if the bank sends no webhooks. */
    readonly sentDeliveries?: SentDeliveries;
  };
}
