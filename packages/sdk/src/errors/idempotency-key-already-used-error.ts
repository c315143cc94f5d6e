import { BankApiError } from "./bank-api-error.ts";

/** 409: the idempotency key was used before, for a different operation or with different parameters. */
export class IdempotencyKeyAlreadyUsedError extends BankApiError {
  declare readonly type: "idempotency_key_already_used_error";
  /** Identifier of the object that the key was used for, or null. */
  declare readonly resourceId: string | null;

  /** @internal */
  static describes({ type }: BankApiError): boolean {
    return type === "idempotency_key_already_used_error";
  }
}
