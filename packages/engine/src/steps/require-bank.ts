/**
 * Throws a `TypeError` for any value but a bank. `failure` begins the message: "Failed to ...". `callWith` writes the
 * call with the name of a bank.
 */
export function requireBank(failure: string, value: unknown, callWith: (bank: string) => string): void {
  if (typeof value === "object" && value !== null && "webhooks" in value) return;
  const isPlatform = typeof value === "object" && value !== null && "sandbox" in value;
  const why = isPlatform
    ? `this is a platform. Pass one of its banks: ${callWith("platform.sandbox")}.`
    : `there is no bank. Pass what createBank() returned: ${callWith("bank")}.`;
  throw new TypeError(`[sandbank] ${failure}: ${why}`);
}
