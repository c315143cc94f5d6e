import type { BankHost } from "../server/bank-host.ts";
import type { ServedBank } from "../server/banks.ts";

/** What an admin operation acts on. */
export interface AdminContext {
  readonly host: BankHost;
  /** The bank that the request names; the default bank if it names none. */
  readonly served: ServedBank;
}
