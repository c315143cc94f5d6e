import type { Bank, Event } from "@sandbank/engine";
import { BankAssertionError } from "../assertion-error.ts";
import type { MatcherResult } from "./matcher-result.ts";
import { checkDeclined, type ExpectedDecline } from "./to-be-declined.ts";
import { checkSound } from "./to-be-sound.ts";
import { checkBalance, type ExpectedBalance } from "./to-have-balance.ts";
import { checkEmitted, type ExpectedEvents } from "./to-have-emitted.ts";

/** Throws a `BankAssertionError` unless the subject was declined, like the matcher `toBeDeclined`. */
export function assertDeclined(subject: unknown, expected?: ExpectedDecline): void {
  requirePass(checkDeclined("assertDeclined", subject, expected));
}

/** Throws a `BankAssertionError` unless the Account has this balance, like the matcher `toHaveBalance`. */
export function assertBalance(bank: Bank, account: { readonly id: string } | string, expected: ExpectedBalance): void {
  requirePass(checkBalance("assertBalance", bank, account, expected));
}

/** Throws a `BankAssertionError` unless the bank has emitted a matching Event, like the matcher `toHaveEmitted`. */
export function assertEmitted(bank: Bank, category: Event["category"], expected?: ExpectedEvents): void {
  requirePass(checkEmitted("assertEmitted", bank, category, expected));
}

/** Throws a `BankAssertionError` unless every invariant of the bank holds, like the matcher `toBeSound`. */
export function assertSound(bank: Bank): void {
  requirePass(checkSound("assertSound", bank));
}

function requirePass({ pass, message, actual, expected }: MatcherResult): void {
  if (!pass) throw new BankAssertionError(message(), { actual, expected });
}
