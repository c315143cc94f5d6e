import type { AdminProgress } from "@sandbank/view/reads/admin-http";
import type { BankHost } from "../banks/bank-host.ts";
import type { ServedBank } from "../banks/served-bank.ts";

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
