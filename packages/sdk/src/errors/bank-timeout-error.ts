import { BankConnectionError } from "./bank-connection-error.ts";

/** No complete answer within `timeoutMs`, which each attempt has to itself, or within `totalTimeoutMs`. */
export class BankTimeoutError extends BankConnectionError {}

BankTimeoutError.prototype.name = "BankTimeoutError";
