import type { Bank } from "@sandbank/engine";
import type { BankHost } from "../banks/bank-host.ts";
import type { ServedBank } from "../banks/banks.ts";
import type { Exchanges } from "../banks/exchanges.ts";
import type { Snapshots } from "../storage/snapshots.ts";

/** What an admin operation acts on. */
export interface AdminContext {
  readonly host: BankHost;
  /** The bank that the request names; the default bank if it names none. */
  readonly served: ServedBank;
}

/** What a read of one bank acts on. It needs no server, so that it also works on a bank that was replayed in a browser. */
export interface ReadContext {
  readonly served: {
    readonly bank: Bank;
    readonly clock: { readonly rate: number };
    /** Absent if there are none. */
    readonly snapshots?: Snapshots;
    /** Absent if the bank sends no webhooks. */
    readonly exchanges?: Exchanges;
  };
}
