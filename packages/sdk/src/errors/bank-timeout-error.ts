import { BankConnectionError } from "./bank-connection-error.ts";

/** No complete answer within `timeoutMs`, which each attempt had to itself. */
export class BankTimeoutError extends BankConnectionError {}

BankTimeoutError.prototype.name = "BankTimeoutError";
