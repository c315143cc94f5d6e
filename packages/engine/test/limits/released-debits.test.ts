import type {
  CardPayment,
  InboundAchTransfer,
  InboundCheckDeposit,
  PendingTransaction,
  Transaction,
} from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, replay } from "../../src/index.ts";
import {
  addModels,
  allUsed,
  debit,
  type Models,
  openWithModels,
  type Used,
  unused,
  usedOf,
} from "../support/debits.ts";

let bank: Bank;
let models: Models;
beforeEach(() => {
  ({ bank, models } = openWithModels());
});

function authorized(amount: number): CardPayment["id"] {
  const { pending_transaction: pending } = bank.simulations.cardAuthorizations.create({ card_id: models.card, amount });
  return pending?.source.card_authorization?.card_payment_id as CardPayment["id"];
}

function incremented(card_payment_id: CardPayment["id"], amount: number): CardPayment["id"] {
  bank.simulations.cardIncrements.create({ card_payment_id, amount });
  return card_payment_id;
}

function reversed(card_payment_id: CardPayment["id"], ...amounts: readonly number[]): CardPayment["id"] {
  for (const amount of amounts) bank.simulations.cardReversals.create({ card_payment_id, amount });
  return card_payment_id;
}

function settled(card_payment_id: CardPayment["id"], amount?: number): Transaction {
  const [element] = bank.cardPayments.retrieve(card_payment_id).elements;
  const pending_transaction_id = element?.card_authorization?.pending_transaction_id as PendingTransaction["id"];
  return bank.simulations.cardSettlements.create({ card_id: models.card, pending_transaction_id, amount });
}

function achDebit(amount: number): InboundAchTransfer["id"] {
  const params = { account_number_id: models.account_number, amount: -amount };
  return bank.simulations.inboundAchTransfers.create(params).id;
}

function check(amount: number): InboundCheckDeposit["id"] {
  const params = { account_number_id: models.account_number, amount, check_number: "1" };
  return bank.simulations.inboundCheckDeposits.create(params).id;
}

function expired(card_payment_id: CardPayment["id"]): void {
  bank.simulations.cardAuthorizationExpirations.create({ card_payment_id });
}

describe("a debit that is reversed, expired or returned", () => {
  test.each<{ what: string; act(): unknown; over: "account_number" | "card"; left: Used }>([
    {
      what: "a reversal of part of an authorization leaves the rest and the count",
      act: () => reversed(authorized(100), 40),
      over: "card",
      left: { count: 1, volume: 60 },
    },
    {
      what: "a reversal of all but a cent of an authorization leaves the cent and the count",
      act: () => reversed(authorized(100), 60, 39),
      over: "card",
      left: { count: 1, volume: 1 },
    },
    {
      what: "a reversal of a whole authorization leaves nothing",
      act: () => reversed(authorized(100), 100),
      over: "card",
      left: unused,
    },
    {
      what: "reversals of a whole authorization in parts leave nothing",
      act: () => reversed(authorized(100), 60, 40),
      over: "card",
      left: unused,
    },
    {
      what: "a reversal of the incremented amount leaves the authorization",
      act: () => reversed(incremented(authorized(100), 50), 50),
      over: "card",
      left: { count: 1, volume: 100 },
    },
    {
      what: "a reversal of more than the increment leaves the amount that is not reversed",
      act: () => reversed(incremented(authorized(100), 50), 120),
      over: "card",
      left: { count: 1, volume: 30 },
    },
    {
      what: "an expiration leaves nothing",
      act: () => expired(reversed(incremented(authorized(100), 50), 70)),
      over: "card",
      left: unused,
    },
    {
      what: "an expiration by the clock, seven days after the authorization, leaves nothing",
      act: () => {
        incremented(authorized(100), 50);
        bank.clock.advance({ days: 7, milliseconds: -1 });
        expect(usedOf(bank, models, "card")).toEqual({ count: 1, volume: 150 });
        bank.clock.advance({ milliseconds: 1 });
      },
      over: "card",
      left: unused,
    },
    {
      what: "a reversal before a settlement leaves the settled amount",
      act: () => {
        settled(reversed(authorized(100), 40));
        bank.clock.advance({ days: 8 });
      },
      over: "card",
      left: { count: 1, volume: 60 },
    },
    {
      what: "a settlement of more after a reversal leaves the settled amount",
      act: () => settled(reversed(authorized(100), 40), 130),
      over: "card",
      left: { count: 1, volume: 130 },
    },
    {
      what: "a refund leaves the settled amount",
      act: () => {
        const { id } = settled(authorized(100), 80);
        bank.simulations.cardRefunds.create({ transaction_id: id });
      },
      over: "card",
      left: { count: 1, volume: 80 },
    },
    {
      what: "a return of an ACH debit leaves nothing",
      act: () => bank.inboundAchTransfers.transferReturn(achDebit(100), { reason: "payment_stopped" }),
      over: "account_number",
      left: unused,
    },
    {
      what: "a return of a check leaves nothing",
      act: () => bank.inboundCheckDeposits.return(check(100), { reason: "not_authorized" }),
      over: "account_number",
      left: unused,
    },
    {
      what: "a return of a check of 0 cents leaves no count",
      act: () => bank.inboundCheckDeposits.return(check(0), { reason: "not_authorized" }),
      over: "account_number",
      left: unused,
    },
    {
      what: "a return of one debit leaves the others",
      act: () => {
        for (const id of [achDebit(1), achDebit(20), achDebit(300)].slice(1, 2)) {
          bank.inboundAchTransfers.transferReturn(id, { reason: "payment_stopped" });
        }
      },
      over: "account_number",
      left: { count: 2, volume: 301 },
    },
  ])("counts toward Limits what remains of a debit: $what (D-72)", ({ act, over, left }) => {
    act();
    expect(allUsed(bank, models)).toEqual({ account: left, account_number: unused, card: unused, [over]: left });
    expect(bank.audit()).toEqual([]);
  });

  test("frees a volume Limit by exactly the amount that is reversed or returned", () => {
    bank.limits.create({ metric: "volume", interval: "all_time", model_id: models.account, value: 300 });
    const payment = authorized(200);
    const transfer = achDebit(100);
    expect(debit.check(bank, models, 1)?.reason).toBe("breaches_limit");
    reversed(payment, 50);
    expect(debit.check(bank.fork(), models, 51)?.reason).toBe("breaches_limit");
    expect(debit.check(bank, models, 50)).toBeNull();
    bank.inboundAchTransfers.transferReturn(transfer, { reason: "payment_stopped" });
    expect(debit.card(bank.fork(), models, 101)?.reason).toBe("breaches_limit");
    expect(debit.card(bank, models, 100)).toBeNull();
  });

  test("frees a count Limit by one debit when nothing of the debit is left", () => {
    bank.limits.create({ metric: "count", interval: "all_time", model_id: models.account, value: 1 });
    const payment = reversed(authorized(200), 199);
    expect(debit.ach(bank, models, 1)?.reason).toBe("breaches_limit");
    reversed(payment, 1);
    expect(debit.ach(bank, models, 1)).toBeNull();
    expect(debit.ach(bank, models, 1)?.reason).toBe("breaches_limit");
  });
});

describe("the time at which a reversed debit stops counting (D-72)", () => {
  const at = (hours: number) => bank.clock.advanceTo(new Date(Date.UTC(2026, 0, 1, hours)));

  /** Expects the count and the volume of a day, now at 12 h, at 24 h and at 30 h. */
  function expectDays(row: Readonly<Record<"after12" | "after24" | "after30", readonly number[]>>): void {
    const day = () => Object.values(usedOf(bank, models, "card", "day"));
    expect(day()).toEqual(row.after12);
    at(24);
    expect(day()).toEqual(row.after24);
    at(30);
    expect(day()).toEqual(row.after30);
  }

  // Authorized at 0 h, incremented at 6 h and 9 h, reversed at 12 h. A day looks back 24 hours.
  test.each([
    { amount: 10, after12: [1, 165], after24: [0, 65], after30: [0, 15] },
    { amount: 25, after12: [1, 150], after24: [0, 50], after30: [0, 0] },
    { amount: 40, after12: [1, 135], after24: [0, 35], after30: [0, 0] },
    { amount: 75, after12: [1, 100], after24: [0, 0], after30: [0, 0] },
    { amount: 80, after12: [1, 95], after24: [0, 0], after30: [0, 0] },
    { amount: 175, after12: [0, 0], after24: [0, 0], after30: [0, 0] },
  ])("reverses the latest increment first: $amount of 100, 50 and 25 cents", (row) => {
    const payment = authorized(100);
    at(6);
    incremented(payment, 50);
    at(9);
    incremented(payment, 25);
    at(12);
    reversed(payment, row.amount);
    expectDays(row);
  });

  // Authorized at 0 h, incremented at 6 h, settled at 12 h. A day looks back 24 hours.
  test.each([
    { amount: 200, after12: [1, 200], after24: [0, 50], after30: [0, 0] },
    { amount: 150, after12: [1, 150], after24: [0, 50], after30: [0, 0] },
    { amount: 130, after12: [1, 130], after24: [0, 30], after30: [0, 0] },
    { amount: 40, after12: [1, 40], after24: [0, 0], after30: [0, 0] },
  ])("counts the settled amount in place of the authorized one: $amount of 100 and 50 cents (D-112)", (row) => {
    const payment = authorized(100);
    at(6);
    incremented(payment, 50);
    at(12);
    settled(payment, row.amount);
    expectDays(row);
    expect(bank.audit()).toEqual([]);
  });

  test("frees nothing in a window by the return of a debit from before the window", () => {
    const transfer = achDebit(100);
    bank.clock.advance({ hours: 24 });
    achDebit(30);
    bank.inboundAchTransfers.transferReturn(transfer, { reason: "payment_stopped" });
    expect(usedOf(bank, models, "account_number", "day")).toEqual({ count: 1, volume: 30 });
    expect(usedOf(bank, models, "account_number", "week")).toEqual({ count: 1, volume: 30 });
  });

  test("removes returned debits from the window of their own time, even after many later debits", () => {
    const transfers = Array.from({ length: 100 }, () => {
      bank.clock.advance({ minutes: 1 });
      return achDebit(1);
    });
    bank.clock.advance({ minutes: 1 });
    for (const id of transfers.slice(0, 40)) {
      bank.inboundAchTransfers.transferReturn(id, { reason: "payment_stopped" });
    }
    // 24 hours after the fiftieth debit: the first fifty are outside the window, and the fifty that follow are inside.
    bank.clock.advanceTo("2026-01-02T00:50:00.000Z");
    expect(usedOf(bank, models, "account_number", "day")).toEqual({ count: 50, volume: 50 });
    expect(usedOf(bank, models, "account_number")).toEqual({ count: 60, volume: 60 });
  });
});

describe("a volume past the safe integers", () => {
  const most = Number.MAX_SAFE_INTEGER;
  const credit = () => {
    const { current_balance: balance } = bank.accounts.balance(models.account);
    const params = { account_number_id: models.account_number, amount: most - balance };
    return bank.simulations.inboundAchTransfers.create(params).id;
  };

  test("exceeds every Limit with a volume past the safe integers until enough is returned", () => {
    credit();
    const first = achDebit(most);
    const second = credit();
    achDebit(most);
    expect(usedOf(bank, models, "account")).toEqual({ count: 2, volume: null });
    bank.limits.create({ metric: "volume", interval: "all_time", model_id: models.account, value: most });
    const outcome = debit.ach(bank, models, 1);
    expect(outcome?.limit).toMatchObject({ used: null, remaining: null, requested: 1, value: most });
    expect(outcome?.text).toContain("total more than can be counted");
    bank.inboundAchTransfers.transferReturn(first, { reason: "payment_stopped" });
    expect(usedOf(bank, models, "account")).toEqual({ count: 1, volume: most });
    expect(debit.ach(bank, models, 1)?.limit).toMatchObject({ used: most, remaining: 0 });
    bank.inboundAchTransfers.transferReturn(second, { reason: "duplicate_entry" });
    expect(bank.audit()).toEqual([]);
  });
});

describe("Limit windows in copies of a bank", () => {
  /** Debits of two days, many of which are reversed or returned. */
  function busy(): readonly [CardPayment["id"], InboundAchTransfer["id"]] {
    const payment = incremented(authorized(100), 50);
    const transfers = Array.from({ length: 40 }, (_, index) => {
      bank.clock.advance({ hours: 1 });
      return achDebit(index + 1);
    });
    reversed(payment, 70);
    for (const id of transfers.slice(10, 30)) {
      bank.inboundAchTransfers.transferReturn(id, { reason: "payment_stopped" });
    }
    bank.inboundCheckDeposits.return(check(7), { reason: "not_authorized" });
    return [payment, transfers[35] as InboundAchTransfer["id"]];
  }

  const report = (of: Bank) => {
    const days = (["account", "account_number", "card"] as const).map((model) => usedOf(of, models, model, "day"));
    return { all: allUsed(of, models), days };
  };

  const elsewhere: readonly (readonly [string, () => Bank])[] = [
    ["a fork", () => bank.fork()],
    ["a fork of a fork", () => bank.fork().fork()],
    [
      "a restored snapshot",
      () => {
        const snapshot = bank.snapshot();
        const other = openWithModels().bank;
        other.restore(snapshot);
        return other;
      },
    ],
    [
      "a snapshot restored from JSON",
      () => {
        const text = JSON.stringify(bank.snapshot());
        const other = openWithModels().bank;
        other.restore(JSON.parse(text));
        return other;
      },
    ],
    ["a replay", () => replay(JSON.parse(JSON.stringify(bank.journal())))],
  ];

  test.each(elsewhere)("counts the same debits in %s", (_, go) => {
    busy();
    expect(report(go())).toEqual(report(bank));
    expect(report(bank)).toMatchObject({
      all: {
        account: { count: 21, volume: 80 + 410 },
        account_number: { count: 20, volume: 410 },
        card: { count: 1, volume: 80 },
      },
      // The last 24 hours have the debits 17 to 40. Of these, 31 to 40 were not returned.
      days: [
        { count: 10, volume: 355 },
        { count: 10, volume: 355 },
        { count: 0, volume: 0 },
      ],
    });
  });

  test.each(elsewhere)("counts new debits separately in the bank and in %s", (_, go) => {
    const [payment, transfer] = busy();
    const other = go();
    const before = report(bank);
    other.simulations.cardReversals.create({ card_payment_id: payment, amount: 30 });
    other.inboundAchTransfers.transferReturn(transfer, { reason: "payment_stopped" });
    expect(debit.check(other, models, 9)).toBeNull();
    expect(report(bank)).toEqual(before);
    const after = report(other);
    expect(after.all).toEqual({
      account: { count: 21, volume: 50 + 410 - 36 + 9 },
      account_number: { count: 20, volume: 410 - 36 + 9 },
      card: { count: 1, volume: 50 },
    });
    reversed(payment, 80);
    achDebit(1_000);
    expect(report(other)).toEqual(after);
    expect([bank.audit(), other.audit()]).toEqual([[], []]);
  });

  test("restores the counted debits with a snapshot, and removes them on reset", () => {
    busy();
    const before = report(bank);
    const snapshot = bank.snapshot();
    bank.simulations.cardSettlements.create({ card_id: models.card, amount: 5 });
    achDebit(1);
    bank.restore(snapshot);
    expect(report(bank)).toEqual(before);
    bank.reset();
    // The same calls make the same ids, and none of the earlier debits remain.
    expect(addModels(bank)).toEqual(models);
    expect(allUsed(bank, models)).toEqual({ account: unused, account_number: unused, card: unused });
  });
});
