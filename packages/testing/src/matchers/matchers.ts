import type { Event } from "@sandbank/engine";
import type { MatcherResult } from "./matcher-result.ts";
import { checkDeclined, type ExpectedDecline } from "./to-be-declined.ts";
import { checkSound } from "./to-be-sound.ts";
import { checkBalance, type ExpectedBalance } from "./to-have-balance.ts";
import { checkEmitted, type ExpectedEvents } from "./to-have-emitted.ts";

/** The implementations, for `expect.extend`. */
export const matchers = {
  toBeDeclined(this: { readonly isNot?: boolean }, subject: unknown, expected?: unknown): MatcherResult {
    return checkDeclined("toBeDeclined", subject, expected, this.isNot);
  },
  toHaveBalance: (subject: unknown, account: unknown, expected: unknown): MatcherResult =>
    checkBalance("toHaveBalance", subject, account, expected),
  toHaveEmitted: (subject: unknown, category: unknown, expected?: unknown): MatcherResult =>
    checkEmitted("toHaveEmitted", subject, category, expected),
  toBeSound: (subject: unknown): MatcherResult => checkSound("toBeSound", subject),
};

/** The matchers of `expect`. Each throws a `TypeError` if it is used wrongly, also with `.not`. */
export interface BankMatchers<Result = void> {
  /**
   * Asserts that a simulation's result, a Declined Transaction, an inbound transfer, a Check Deposit, or the object
   * with one of their ids was declined, with this reason if you pass one. The failure message says what happened
   * instead, and which rule decided.
   *
   * @example
   * expect(bank.simulations.cardAuthorizations.create({ card_id, amount })).toBeDeclined({ reason: "breaches_limit" });
   */
  toBeDeclined(expected?: ExpectedDecline): Result;
  /**
   * Asserts that an Account of the bank, or the Account with an id, has this balance in minor units. The failure
   * message lists the Transactions and holds behind the balance.
   *
   * @example
   * expect(bank).toHaveBalance(account, { current: 50_00, available: 30_00 });
   */
  toHaveBalance(account: { readonly id: string } | string, expected: ExpectedBalance): Result;
  /**
   * Asserts that the bank has emitted a matching Event. If a fixture opened the bank, only the Events of the test
   * count. A bank keeps Events for 30 days of its clock.
   *
   * @example
   * expect(bank).toHaveEmitted("account.created", { objectId: account.id, times: 1 });
   */
  toHaveEmitted(category: Event["category"], expected?: ExpectedEvents): Result;
  /**
   * Asserts that all invariants of the bank hold: `bank.audit()` finds no violation. The failure message lists the
   * violations.
   */
  toBeSound(): Result;
}
