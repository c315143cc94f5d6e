import type { BankTarget } from "../http/handle.ts";
import { mistake } from "../mistake.ts";

/** Throws a `TypeError` unless the value has `handle`. `action` follows "Failed to" in the message. */
export function requireTarget(action: string, target: BankTarget): void {
  // JavaScript callers can pass any value.
  if (typeof (target as Partial<BankTarget> | undefined | null)?.handle === "function") return;
  throw mistake(action, "there is no bank", "Pass what createBank() or createPlatform() returned.");
}
