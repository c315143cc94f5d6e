import type { BankTarget } from "../http/handle.ts";

/** Throws a `TypeError` where the value answers no requests. `failure` begins the message: "Failed to ...". */
export function requireTarget(failure: string, target: BankTarget): void {
  // Plain JavaScript may pass anything.
  if (typeof (target as Partial<BankTarget> | undefined | null)?.handle === "function") return;
  throw new TypeError(`[sandbank] ${failure}: there is no bank. Pass one that createBank() or createPlatform() made.`);
}
