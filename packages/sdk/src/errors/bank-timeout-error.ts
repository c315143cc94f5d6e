import { acrossCopies } from "./across-copies.ts";
import { BankConnectionError } from "./bank-connection-error.ts";

/**
 * No complete response within `timeoutMs`, the limit of one attempt, or within `totalTimeoutMs`, the limit of the call.
 */
export class BankTimeoutError extends BankConnectionError {}

acrossCopies(BankTimeoutError, "BankTimeoutError");
