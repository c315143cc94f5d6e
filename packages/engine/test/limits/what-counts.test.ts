import type { CardAuthorizationCreateParams, CardPayment, PendingTransaction, Transaction } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import type { Bank } from "../../src/index.ts";
import { transferKinds } from "../proofs/proofs.ts";
import {
  addCard,
  addNumber,
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

function authorized(amount: number, more: Partial<CardAuthorizationCreateParams> = {}): PendingTransaction {
  const result = bank.simulations.cardAuthorizations.create({ card_id: models.card, amount, ...more });
  if (result.pending_transaction === null) throw new Error("The authorization was declined.");
  return result.pending_transaction;
}

function paymentOf({ source }: PendingTransaction): CardPayment["id"] {
  return source.card_authorization?.card_payment_id as CardPayment["id"];
}

function settled(pending: PendingTransaction | null, amount?: number): Transaction {
  return bank.simulations.cardSettlements.create({
    card_id: models.card,
    ...(pending === null ? {} : { pending_transaction_id: pending.id }),
    ...(amount === undefined ? {} : { amount }),
  });
}

function file(): `file_${string}` {
  return bank.files.list().data[0]?.id as `file_${string}`;
}

interface Act {
  readonly what: string;
  act(): unknown;
}

interface Counted extends Act {
  readonly over: "account_number" | "card";
  readonly used: Used;
}

const ach = (amount: number) =>
  bank.simulations.inboundAchTransfers.create({ account_number_id: models.account_number, amount });
const refund = { direction: "refund" } as const;

/** The transfers of all rails that debit (-1) or credit (1) an Account Number. */
const kindsOf = (direction: 1 | -1) => transferKinds.filter((kind) => kind.direction === direction);

describe("debits that count toward Limits (D-72)", () => {
  test.each<Counted>([
    ...kindsOf(-1).map(
      ({ name, send }): Counted => ({
        what: name,
        act: () => send(bank.network, { account_number_id: models.account_number, amount: 100 }),
        over: "account_number",
        used: { count: 1, volume: 100 },
      }),
    ),
    {
      what: "a check of 0 cents",
      act: () => debit.check(bank, models, 0),
      over: "account_number",
      used: { count: 1, volume: 0 },
    },
    { what: "an authorization", act: () => authorized(100), over: "card", used: { count: 1, volume: 100 } },
    { what: "a force post", act: () => settled(null, 100), over: "card", used: { count: 1, volume: 100 } },
    {
      what: "an authorization that is settled",
      act: () => settled(authorized(100)),
      over: "card",
      used: { count: 1, volume: 100 },
    },
    {
      what: "an authorization that is settled for less",
      act: () => settled(authorized(100), 40),
      over: "card",
      used: { count: 1, volume: 40 },
    },
    {
      what: "an authorization that is settled for more",
      act: () => settled(authorized(100), 140),
      over: "card",
      used: { count: 1, volume: 140 },
    },
    {
      what: "increments, by volume only",
      act: () => {
        const card_payment_id = paymentOf(authorized(100));
        for (const amount of [30, 5]) bank.simulations.cardIncrements.create({ card_payment_id, amount });
      },
      over: "card",
      used: { count: 1, volume: 135 },
    },
    {
      what: "a second settlement of a hold, by force",
      act: () => {
        settled(authorized(100));
        settled(null, 20);
      },
      over: "card",
      used: { count: 2, volume: 120 },
    },
    {
      what: "each of several debits",
      act: () => [1, 20, 300].forEach((amount) => void ach(-amount)),
      over: "account_number",
      used: { count: 3, volume: 321 },
    },
  ])("counts $what, for the Account and the $over", ({ act, over, used }) => {
    act();
    expect(allUsed(bank, models)).toEqual({ account: used, account_number: unused, card: unused, [over]: used });
    expect(bank.audit()).toEqual([]);
  });

  test.each<Act>([
    ...kindsOf(1).map(({ name, send }) => ({
      what: name,
      act: () => send(bank.network, { account_number_id: models.account_number, amount: 100 }),
    })),
    {
      what: "a return of an ACH credit",
      act: () => bank.inboundAchTransfers.transferReturn(ach(100).id, { reason: "duplicate_entry" }),
    },
    {
      what: "the reversal of a wire",
      act: () => {
        const { id } = bank.simulations.inboundWireTransfers.create({
          account_number_id: models.account_number,
          amount: 100,
        });
        bank.inboundWireTransfers.reverse(id, { reason: "duplicate" });
      },
    },
    {
      what: "interest or revenue",
      act: () => {
        const params = { account_id: models.account, amount: 100 };
        bank.simulations.interestPayments.create(params);
        bank.simulations.accountRevenuePayments.create(params);
      },
    },
    {
      what: "a Check Deposit or its return",
      act: () => {
        const { id } = bank.checkDeposits.create({
          account_id: models.account,
          amount: 100,
          front_image_file_id: file(),
          back_image_file_id: file(),
        });
        bank.simulations.checkDeposits.submit(id);
        bank.simulations.checkDeposits.return(id);
      },
    },
    {
      what: "a hold created by the client",
      act: () => bank.pendingTransactions.create({ account_id: models.account, amount: -100 }),
    },
    { what: "an authorization of a refund", act: () => authorized(100, refund) },
    {
      what: "an authorized refund that is posted",
      act: () => bank.simulations.cardRefunds.create({ pending_transaction_id: authorized(100, refund).id }),
    },
    {
      what: "an authorized refund that is reversed",
      act: () => bank.simulations.cardReversals.create({ card_payment_id: paymentOf(authorized(100, refund)) }),
    },
    { what: "a balance inquiry", act: () => bank.simulations.cardBalanceInquiries.create({ card_id: models.card }) },
  ])("does not count $what toward Limits", ({ act }) => {
    act();
    expect(allUsed(bank, models)).toEqual({ account: unused, account_number: unused, card: unused });
  });

  test("counts a pending transfer from the time at which it is accepted", () => {
    const resolve_at = "2026-01-02T12:00:00.000Z";
    const account_number_id = models.account_number;
    bank.simulations.inboundAchTransfers.create({ account_number_id, amount: -100, resolve_at });
    bank.simulations.inboundCheckDeposits.create({ account_number_id, amount: 20, check_number: "1", resolve_at });
    bank.clock.advanceTo("2026-01-02T11:59:59.999Z");
    expect(usedOf(bank, models, "account_number")).toEqual(unused);
    bank.clock.advanceTo(resolve_at);
    expect(usedOf(bank, models, "account_number", "day")).toEqual({ count: 2, volume: 120 });
    bank.clock.advanceTo("2026-01-03T11:59:59.999Z");
    expect(usedOf(bank, models, "account_number", "day")).toEqual({ count: 2, volume: 120 });
    bank.clock.advanceTo("2026-01-03T12:00:00.000Z");
    expect(usedOf(bank, models, "account_number", "day")).toEqual(unused);
  });

  test("counts debits separately for each Account Number and each Card of an Account", () => {
    const others = {
      ...models,
      account_number: addNumber(bank, models.account),
      card: addCard(bank, models.account),
    };
    debit.ach(bank, models, 100);
    debit.card(bank, models, 20);
    expect(allUsed(bank, others)).toEqual({
      account: { count: 2, volume: 120 },
      account_number: unused,
      card: unused,
    });
  });
});

describe("a declined debit", () => {
  const resolve_at = "2026-01-02T00:00:00.000Z";

  test.each<Act>([
    {
      what: "by a Limit",
      act: () => {
        for (const model_id of [models.account_number, models.card]) {
          bank.limits.create({ metric: "volume", interval: "transaction", model_id, value: 99 });
        }
        const outcomes = Object.values(debit).map((ask) => ask(bank, models, 100)?.reason);
        expect(outcomes).toEqual(["breaches_limit", "breaches_limit", "breaches_limit"]);
      },
    },
    {
      what: "by the balance",
      act: () => {
        const outcomes = Object.values(debit).map((ask) => ask(bank, models, 1_000_000_000)?.reason);
        expect(outcomes).toEqual(["insufficient_funds", "insufficient_funds", "insufficient_funds"]);
      },
    },
    {
      what: "by the simulation",
      act: () => {
        const { inboundAchTransfers, inboundCheckDeposits, cardAuthorizations } = bank.simulations;
        const params = { account_number_id: models.account_number, decline_reason: "breaches_limit" } as const;
        inboundAchTransfers.create({ ...params, amount: -100 });
        inboundCheckDeposits.create({ ...params, amount: 100, check_number: "1" });
        cardAuthorizations.create({ card_id: models.card, amount: 100, decline_reason: "breaches_limit" });
      },
    },
    {
      what: "of yours",
      act: () => {
        const params = { account_number_id: models.account_number, resolve_at };
        const transfer = bank.simulations.inboundAchTransfers.create({ ...params, amount: -100 });
        const check = bank.simulations.inboundCheckDeposits.create({ ...params, amount: 100, check_number: "1" });
        bank.inboundAchTransfers.decline(transfer.id);
        bank.inboundCheckDeposits.decline(check.id);
        bank.clock.advanceTo(resolve_at);
      },
    },
  ])("does not count a debit that is declined $what toward Limits (D-72)", ({ act }) => {
    act();
    expect(bank.declinedTransactions.list().data).not.toEqual([]);
    expect(allUsed(bank, models)).toEqual({ account: unused, account_number: unused, card: unused });
    expect(bank.audit()).toEqual([]);
  });

  test("counts only the authorization when its increment is declined", () => {
    const pending = authorized(100);
    bank.limits.create({ metric: "volume", interval: "day", model_id: models.card, value: 150 });
    bank.simulations.cardIncrements.create({ card_payment_id: paymentOf(pending), amount: 51 });
    expect(bank.declinedTransactions.list().data).toMatchObject([
      { source: { card_decline: { reason: "breaches_limit" } } },
    ]);
    expect(usedOf(bank, models, "card")).toEqual({ count: 1, volume: 100 });
    expect(bank.pendingTransactions.retrieve(pending.id)).toEqual(pending);
  });
});

describe("an increment and Limits", () => {
  test("applies a volume Limit to the amount of an increment, up to exactly what remains", () => {
    const card_payment_id = paymentOf(authorized(100));
    bank.limits.create({ metric: "volume", interval: "day", model_id: models.account, value: 150 });
    bank.simulations.cardIncrements.create({ card_payment_id, amount: 50 });
    expect(bank.declinedTransactions.list().data).toEqual([]);
    bank.simulations.cardIncrements.create({ card_payment_id, amount: 1 });
    expect(bank.declinedTransactions.list().data).toHaveLength(1);
  });

  test("applies no count Limit to an increment", () => {
    const card_payment_id = paymentOf(authorized(100));
    for (const interval of ["transaction", "all_time"] as const) {
      bank.limits.create({ metric: "count", interval, model_id: models.card, value: 0 });
    }
    bank.simulations.cardIncrements.create({ card_payment_id, amount: 50 });
    expect(usedOf(bank, models, "card")).toEqual({ count: 1, volume: 150 });
  });

  test("counts an increment at its own time", () => {
    const card_payment_id = paymentOf(authorized(100));
    bank.clock.advance({ hours: 6 });
    bank.simulations.cardIncrements.create({ card_payment_id, amount: 50 });
    bank.clock.advanceTo("2026-01-02T00:00:00.000Z");
    expect(usedOf(bank, models, "card", "day")).toEqual({ count: 0, volume: 50 });
    bank.clock.advanceTo("2026-01-02T06:00:00.000Z");
    expect(usedOf(bank, models, "card", "day")).toEqual(unused);
  });
});
