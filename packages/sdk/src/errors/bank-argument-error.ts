import { acrossCopies } from "./across-copies.ts";

/**
 * The calling program made a mistake, such as an invalid argument or option. The SDK throws or rejects with it before it
 * sends a request.
 */
export class BankArgumentError extends TypeError {}

acrossCopies(BankArgumentError, "BankArgumentError");
