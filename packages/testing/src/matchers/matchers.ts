import type { Event } from "@sandbank/engine";
import type { ExpectedDecline } from "./to-be-declined.ts";
import type { ExpectedBalance } from "./to-have-balance.ts";
import type { ExpectedEvents } from "./to-have-emitted.ts";

export { toBeDeclined } from "./to-be-declined.ts";
export { toBeSound } from "./to-be-sound.ts";
export { toHaveBalance } from "./to-have-balance.ts";
export { toHaveEmitted } from "./to-have-emitted.ts";

/** The matchers as `expect` has them. Each throws a `TypeError` where it is used wrongly, with `.not`, too. */
export interface BankMatchers<Result = void> {
  /**
   * Of what a simulation answered, a Declined Transaction, an inbound transfer, a Check Deposit, or the id of one: that it
   * was declined, with this reason if one is given. The message says what became of it instead, and which rule decided.
   *
   * @example
   * expect(bank.simulations.cardAuthorizations.create({ card_id, amount })).toBeDeclined({ reason: "breaches_limit" });
   */
  toBeDeclined(expected?: ExpectedDecline): Result;
  /**
   * Of a bank: that an Account, or the Account of an id, has this balance in minor units. The message lists what moved it.
   *
   * @example
   * expect(bank).toHaveBalance(account, { current: 50_00, available: 30_00 });
   */
  toHaveBalance(account: { readonly id: string } | string, expected: ExpectedBalance): Result;
  /**
   * Of a bank: that it has emitted such an Event. Of a bank that a fixture opened only the Events of the test count. An
   * Event is kept for 30 days of the bank's clock.
   *
   * @example
   * expect(bank).toHaveEmitted("account.created", { objectId: account.id, times: 1 });
   */
  toHaveEmitted(category: Event["category"], expected?: ExpectedEvents): Result;
  /** Of a bank: that each of its invariants holds, as `bank.audit()` finds. The message lists the violations. */
  toBeSound(): Result;
}
