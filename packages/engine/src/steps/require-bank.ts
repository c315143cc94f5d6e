import { mistake } from "../mistake.ts";
/**
 * Throws a `TypeError` for any value but a bank. `action` follows "Failed to" in the message. `callWith` writes the
 * call with the name of a bank.
 */
export function requireBank(action: string, value: unknown, callWith: (bank: string) => string): void {
  if (typeof value === "object" && value !== null && "webhooks" in value) return;
  const isPlatform = typeof value === "object" && value !== null && "sandbox" in value;
  throw isPlatform
    ? mistake(action, "this is a platform", `Pass one of its banks: ${callWith("platform.sandbox")}.`)
    : mistake(action, "there is no bank", `Pass what createBank() returned: ${callWith("bank")}.`);
}
