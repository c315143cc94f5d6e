import type { BankTarget } from "../http/handle.ts";

/** Throws a `TypeError` unless the value has `handle`. `failure` begins the message: "Failed to ...". */
export function requireTarget(failure: string, target: BankTarget): void {
  // JavaScript callers can pass any value.
  if (typeof (target as Partial<BankTarget> | undefined | null)?.handle === "function") return;
  throw new TypeError(`[sandbank] ${failure}: there is no bank. Pass what createBank() or createPlatform() returned.`);
}
