/** An argument or an option that cannot be used. Thrown, or rejected with, before anything is sent. */
export class BankArgumentError extends TypeError {}

BankArgumentError.prototype.name = "BankArgumentError";
