import { type Bank, createBank } from "@sandbank/engine";
import { stateMachines } from "@sandbank/engine/private/reference";
import { scenarios } from "@sandbank/engine/scenarios";
import { expect, test } from "@sandbank/testing/vitest";
import { describe } from "vitest";
import { assertBalance, assertDeclined, assertEmitted, assertSound } from "../src/matchers/assertions.ts";
import { declineOfId } from "../src/matchers/read-decline.ts";

/** Returns the message of a failed assertion. */
function messageOf(assert: () => void): string {
  try {
    assert();
  } catch (error) {
    return (error as Error).message;
  }
  return "it passed";
}

function openAccount(bank: Bank) {
  const account = bank.accounts.create({ name: "Operating" });
  const number = bank.accountNumbers.create({ account_id: account.id, name: "Incoming" });
  const debit = (amount: number) =>
    bank.simulations.inboundAchTransfers.create({ account_number_id: number.id, amount: -amount });
  return { account, number, debit };
}

describe("toBeDeclined", () => {
  test("toBeDeclined passes for each form of a decline", ({ bank }) => {
    const { account, number, debit } = openAccount(bank);
    const transfer = debit(1_00);
    expect(transfer).toBeDeclined();
    expect(transfer).toBeDeclined({ reason: "insufficient_funds" });
    expect(transfer.id).toBeDeclined({ reason: "insufficient_funds" });
    expect(bank.declinedTransactions.list().data[0]).toBeDeclined({ reason: "insufficient_funds" });
    const card = bank.cards.create({ account_id: account.id });
    const authorization = bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 5 });
    expect(authorization).toBeDeclined({ reason: "insufficient_funds" });
    const wire = { account_number_id: number.id, amount: 1, decline_reason: "group_locked" } as const;
    expect(bank.simulations.inboundWireTransfers.create(wire)).toBeDeclined({ reason: "group_locked" });
  });

  test("toBeDeclined names the actual reason, the rule that decided it, and its facts", ({ bank }) => {
    const transfer = openAccount(bank).debit(1_00);
    expect(messageOf(() => expect(transfer).toBeDeclined({ reason: "breaches_limit" }))).toBe(
      `Expected ${transfer.id} to be declined with breaches_limit, but it was declined with insufficient_funds.
  The available balance of $0.00 does not cover $1.00.
  (direction debit, amount $1.00, available balance $0.00)`,
    );
  });

  test("toBeDeclined says the status of a transfer that was not declined", ({ bank }) => {
    const { account, debit } = openAccount(bank);
    bank.simulations.interestPayments.create({ account_id: account.id, amount: 5_00 });
    const transfer = debit(1_00);
    expect(transfer).not.toBeDeclined();
    expect(messageOf(() => expect(transfer).toBeDeclined())).toBe(
      `Expected ${transfer.id} to be declined, but it is accepted.`,
    );
  });

  test("toBeDeclined with `not` says why a transfer was declined", ({ bank }) => {
    const transfer = openAccount(bank).debit(1_00);
    expect(messageOf(() => expect(transfer).not.toBeDeclined())).toContain(
      `Expected ${transfer.id} not to be declined, but it was declined with insufficient_funds.\n  The available balance of`,
    );
  });

  test("toBeDeclined needs the option `bank` if no fixture opened the bank", () => {
    const bank = createBank();
    const { number } = openAccount(bank);
    const params = { account_number_id: number.id, amount: 1, decline_reason: "group_locked" } as const;
    const wire = bank.simulations.inboundWireTransfers.create(params);
    expect(wire).toBeDeclined({ reason: "group_locked", bank });
    expect(() => expect(wire).toBeDeclined({ reason: "group_locked" })).toThrow(
      "does not say its reason, and no bank of a fixture has it. Pass the bank",
    );
  });

  test.for([
    [Promise.resolve(), "it received a promise that was not awaited. Pass a"],
    [undefined, "it received undefined"],
    [{ type: "account" }, "it received an account. Pass a"],
  ] as const)("toBeDeclined refuses the subject %j", ([subject, message]) => {
    expect(() => expect(subject).toBeDeclined()).toThrow(`[sandbank] Failed to check toBeDeclined: ${message}`);
    expect(() => expect(subject).not.toBeDeclined()).toThrow(message);
  });

  test("toBeDeclined names the Declined Transaction in the results of a scenario", ({ bank }) => {
    const results = scenarios.decline("card", "breaches_limit").run(bank);
    expect(() => expect(results).toBeDeclined()).toThrow(
      "it received the results of a scenario. Pass their Declined Transaction: results.declinedTransaction.",
    );
    expect(results.declinedTransaction).toBeDeclined({ reason: "breaches_limit" });
  });

  test("toBeDeclined says that a transfer that the app sends has a status instead", ({ bank }) => {
    const { account } = openAccount(bank);
    const transfer = bank.achTransfers.create({
      account_id: account.id,
      account_number: "987654321",
      routing_number: "101050001",
      amount: -1_00,
      statement_descriptor: "Invoice",
    });
    for (const [subject, name] of [
      [transfer, "an ach_transfer"],
      [transfer.id, `"${transfer.id}"`],
    ]) {
      expect(() => expect(subject).not.toBeDeclined()).toThrow(
        `it received ${name}. A transfer that you send is not declined: it is refused with an error, or returned later.`,
      );
    }
  });

  test("toBeDeclined refuses an id that no bank of a running test has, so that `not` does not pass for every text", ({
    bank,
  }) => {
    const other = createBank();
    openAccount(other).debit(1_00);
    const [declined] = other.declinedTransactions.list().data;
    const id = declined?.id ?? "";
    for (const subject of [id, "hello", bank.accounts.create({ name: "Operating" }).id]) {
      expect(() => expect(subject).not.toBeDeclined()).toThrow(
        `it received "${subject}", but no bank of a running test has an object with this id. Pass the bank that has it`,
      );
    }
    expect(() => expect(bank.accounts.create({ name: "Operating" })).not.toBeDeclined()).toThrow("received an account");
    expect(() => expect("hello").not.toBeDeclined({ bank })).toThrow(
      "the bank that you passed has no object with this id",
    );
    expect(id).toBeDeclined({ bank: other });
  });

  test("toBeDeclined finds a transfer that was not declined by its id", ({ bank }) => {
    const { account, debit } = openAccount(bank);
    bank.simulations.interestPayments.create({ account_id: account.id, amount: 5_00 });
    expect(debit(1_00).id).not.toBeDeclined();
  });

  test("toBeDeclined finds every type of object that has a state for declines, by its id", () => {
    const types = stateMachines
      .filter(({ field, table }) => field === "status" && ("declined" in table || "rejected" in table))
      // Rejecting the design of a Card declines no payment, and a transfer that you send is no payment to the bank.
      .flatMap(({ type }) =>
        /^(?:physical|digital)_card_profile$|^(?!inbound_)\w+_transfer$/.test(type) ? [] : [type],
      );
    const found: string[] = [];
    const retrieve = (id: string) => void found.push(id);
    const bank = Object.fromEntries(Object.keys(createBank()).map((name) => [name, { retrieve }])) as unknown as Bank;
    for (const type of types) declineOfId(`${type}_1`, bank);
    expect(found).toEqual(types.map((type) => `${type}_1`));
    expect(types.length).toBeGreaterThan(5);
  });

  test("toBeDeclined refuses an unknown reason, and suggests the nearest one", ({ bank }) => {
    const transfer = openAccount(bank).debit(1_00);
    expect(() => expect(transfer).not.toBeDeclined({ reason: "breaches_limits" as never })).toThrow(
      `"breaches_limits" is not a decline reason. Did you mean "breaches_limit"?`,
    );
  });

  test("toBeDeclined refuses a reason that is not in an object", () => {
    expect(() => expect({}).toBeDeclined("group_locked" as never)).toThrow('Write { reason: "group_locked" }');
    expect(() => expect({}).toBeDeclined({ because: 1 } as never)).toThrow(
      '"because" is not a member of its argument. Pass only reason and bank.',
    );
  });
});

describe("toHaveBalance", () => {
  test("toHaveBalance passes for an Account and for an id", ({ bank }) => {
    const { account } = openAccount(bank);
    bank.simulations.interestPayments.create({ account_id: account.id, amount: 5_00 });
    expect(bank).toHaveBalance(account, { current: 5_00 });
    expect(bank).toHaveBalance(account.id, { current: 5_00, available: 5_00 });
    expect(bank).not.toHaveBalance(account, { current: 5_00, available: 4_00 });
  });

  test("toHaveBalance lists the Transactions and holds behind the balance", ({ bank }) => {
    const { account, debit } = openAccount(bank);
    const interest = bank.simulations.interestPayments.create({ account_id: account.id, amount: 5_00 });
    debit(1_00);
    const [newest] = bank.transactions.list({ account_id: account.id }).data;
    expect(messageOf(() => expect(bank).toHaveBalance(account, { current: 5_00, available: 4_00 }))).toBe(
      `Expected ${account.id} ("Operating") to have a current balance of $5.00 (500) and an available balance of $4.00 (400), but its current balance is $4.00 (400).
Its newest Transactions:
        -$1.00  inbound_ach_transfer  ${newest?.id}
        +$5.00  interest_payment  ${interest.id}`,
    );
    expect(messageOf(() => expect(bank).not.toHaveBalance(account, { current: 4_00 }))).toBe(
      `Expected ${account.id} ("Operating") not to have a current balance of $4.00 (400), but it has.`,
    );
  });

  test("the reads of a matcher enter neither the coverage nor the trace", ({ bank }) => {
    const { account } = openAccount(bank);
    const steps = bank.trace().steps.length;
    expect(bank).toHaveBalance(account, { current: 0 });
    expect(bank).toHaveEmitted("account.created");
    expect(bank.trace().steps).toHaveLength(steps);
    expect(bank.coverage().unreached).toContain("endpoints accounts.balance");
  });

  test.for([
    [5, "the expected balance is 5. Pass { current }, { available } or both"],
    [{}, "the expected balance is {}"],
    [{ current: 1.5 }, 'the expected balance is {"current":1.5}'],
    [{ balance: 1 }, 'the expected balance is {"balance":1}'],
  ] as const)("toHaveBalance refuses the balance %j", ([expected, message], { bank }) => {
    const { account } = openAccount(bank);
    expect(() => expect(bank).toHaveBalance(account, expected as never)).toThrow(message);
  });

  test("toHaveBalance refuses an id that is not of an Account of the bank, and a subject that is not a bank", ({
    bank,
  }) => {
    expect(() => expect(bank).toHaveBalance("card_1", { current: 0 })).toThrow(
      'it received "card_1" instead of an Account',
    );
    const { number } = openAccount(bank);
    expect(() => expect(bank).toHaveBalance(number as never, { current: 0 })).toThrow(
      "it received an account_number instead of an Account",
    );
    expect(() => expect(bank).toHaveBalance(number.id, { current: 0 })).toThrow("instead of an Account");
    expect(() => expect(bank).toHaveBalance("account_1", { current: 0 })).toThrow("this bank has no Account account_1");
    expect(() => expect({}).toHaveBalance("account_1", { current: 0 })).toThrow(
      "it needs a bank, but received an object",
    );
  });
});

describe("toHaveEmitted", () => {
  test("toHaveEmitted counts the Events of the test by category and object", ({ bank, baseBank }) => {
    baseBank.accounts.create({ name: "Of all tests" });
    const { account } = openAccount(bank);
    bank.accounts.update(account.id, { name: "Other" });
    expect(bank).toHaveEmitted("account.created", { times: 1, objectId: account.id });
    expect(bank).not.toHaveEmitted("account.created", { objectId: "account_other" });
    expect(bank).toHaveEmitted("card.created", { times: 0 });
    expect(messageOf(() => expect(bank).toHaveEmitted("account.updated", { times: 2 }))).toBe(
      `Expected the bank to have emitted account.updated 2 times, but it has once.
Its Events:
  account.created  ${account.id}
  account_number.created  ${bank.accountNumbers.list().data[0]?.id}
  account.updated  ${account.id}`,
    );
    expect(messageOf(() => expect(bank).not.toHaveEmitted("account.updated"))).toContain(
      "not to have emitted account.updated, but it has, once.",
    );
  });

  test("toHaveBalance says that no schedule paid interest", ({ bank }) => {
    const { account } = openAccount(bank);
    bank.network.interestPayments.create({ account_id: account.id, amount: 1_000_00 });
    const expectInterest = () => expect(bank).toHaveBalance(account, { current: 1_000_85 });
    bank.clock.advance({ days: 30 });
    expect(messageOf(expectInterest)).not.toContain("schedule");
    bank.clock.advance({ days: 1 });
    expect(messageOf(expectInterest)).toMatch(
      /\nNo schedule paid the interest of \$0\.85 on 2026-02-01: create the bank with `schedules: "live"`$/,
    );
  });

  test("toHaveEmitted says that no schedule paid interest, if a Transaction is missing", ({ bank }) => {
    bank.clock.advance({ days: 20 });
    const { account } = openAccount(bank);
    bank.network.interestPayments.create({ account_id: account.id, amount: 1_000_00 });
    bank.clock.advance({ days: 12 });
    expect(messageOf(() => expect(bank).toHaveEmitted("transaction.created", { times: 2 }))).toMatch(
      /\nNo schedule paid the interest of .* on 2026-02-01: create the bank with `schedules: "live"`\.$/,
    );
    expect(messageOf(() => expect(bank).toHaveEmitted("card.created"))).not.toContain("schedule");
  });

  test("toHaveEmitted refuses to check if the bank has deleted Events of the test", ({ bank }) => {
    bank.clock.advance({ days: 31 });
    openAccount(bank);
    bank.clock.advance({ days: 29 });
    expect(bank).not.toHaveEmitted("card.created");
    bank.clock.advance({ days: 1 });
    const { account } = openAccount(bank);
    expect(bank).toHaveEmitted("account.created", { objectId: account.id });
    const message =
      "[sandbank] Failed to check toHaveEmitted: 2 Events were deleted, because a bank keeps Events for 30 days of its clock. Check for the Event before you move the clock further.";
    expect(messageOf(() => expect(bank).not.toHaveEmitted("card.created"))).toBe(message);
    expect(messageOf(() => expect(bank).toHaveEmitted("account.created", { times: 1 }))).toBe(message);
  });

  test("toHaveEmitted does not count the Events from before the test", ({ bank }) => {
    expect(bank).not.toHaveEmitted("account.created");
    expect(messageOf(() => expect(bank).toHaveEmitted("account.created"))).toBe(
      "Expected the bank to have emitted account.created, but it has not.\nThe bank has emitted no Events in this test.",
    );
  });

  test.for([
    ["account_1", 'the expected Events are "account_1". Write { objectId: "account_1" }.'],
    [null, "the expected Events are null. Pass an object."],
    [{ objectID: "account_1" }, '"objectID" is not a member of its argument. Did you mean "objectId"? Pass only'],
    [{ objectId: 1 }, "objectId is 1. Pass an id."],
    [{ objectId: undefined }, "objectId is undefined. Pass a value, or leave it out."],
    [{ times: "1" }, 'times is "1". Pass a whole number from 0.'],
  ] as const)("toHaveEmitted refuses the argument %j", ([expected, why], { bank }) => {
    expect(() => expect(bank).toHaveEmitted("account.created", expected as never)).toThrow(why);
  });

  test("toHaveEmitted refuses an unknown category, and a wrong number of times", ({ bank }) => {
    expect(() => expect(bank).toHaveEmitted("created" as never)).toThrow(
      '"created" is not an Event category. Pass one such as "account.created".',
    );
    expect(() => expect(bank).toHaveEmitted("ach_transfer.returned" as never)).toThrow(
      '"ach_transfer.returned" is not an Event category. Pass one such as "ach_transfer.updated".',
    );
    for (const check of [expect(bank), expect(bank).not]) {
      expect(() => check.toHaveEmitted("acount.created" as never)).toThrow(
        '"acount.created" is not an Event category. Did you mean "account.created"?',
      );
    }
    expect(() => expect(bank).not.toHaveEmitted("account.created", { objectId: {} as never })).toThrow("objectId is");
    expect(() => expect(bank).toHaveEmitted("account.created", { times: -1 })).toThrow("times is -1");
    expect(() => expect(bank).toHaveEmitted("account.created", { id: 1 } as never)).toThrow(
      "Pass only objectId and times",
    );
  });
});

describe("toBeSound", () => {
  test("toBeSound passes for a bank, and names the violated invariants", ({ bank }) => {
    expect(bank).toBeSound();
    expect(messageOf(() => expect(bank).not.toBeSound())).toContain("but all invariants hold");
    const violations = Array.from({ length: 12 }, (_, number) => ({
      invariant: "the ledger balances",
      detail: `${number}`,
    }));
    const broken = { audit: () => violations, snapshot: () => {} };
    const message = messageOf(() => expect(broken).toBeSound());
    expect(message).toContain("but 12 of its invariants' checks fail:\n  the ledger balances: 0\n");
    expect(message).toContain("  and 2 more\n");
  });
});

test("the assertion functions throw the messages of the matchers", ({ bank }) => {
  const { account, debit } = openAccount(bank);
  const transfer = debit(1_00);
  assertDeclined(transfer, { reason: "insufficient_funds" });
  assertBalance(bank, account, { current: 0 });
  assertEmitted(bank, "account.created");
  assertSound(bank);
  expect(() => assertBalance(bank, account, { current: 1 })).toThrow(
    expect.objectContaining({ name: "BankAssertionError", actual: { current: 0 }, expected: { current: 1 } }),
  );
  expect(() => assertDeclined(transfer, { reason: "breaches_limit" })).toThrow("but it was declined with");
  expect(() => assertEmitted(bank, "account.updated")).toThrow("but it has not");
  expect(() => assertDeclined(transfer, { reason: undefined as never })).toThrow(
    "Failed to check assertDeclined: reason is undefined. Pass a value, or leave it out.",
  );
  expect(() => assertSound(undefined as never)).toThrow(
    "Failed to check assertSound: it needs a bank, but received undefined. Write `assertSound(bank, ...)`.",
  );
  expect(() => assertBalance(bank, account, { current: 0, available: undefined as never })).toThrow(
    "Failed to check assertBalance: the expected balance is ",
  );
});
