import { acrossCopies } from "./across-copies.ts";

/** An argument or an option is invalid. The SDK throws or rejects with it before it sends a request. */
export class BankArgumentError extends TypeError {}

acrossCopies(BankArgumentError, "BankArgumentError");
