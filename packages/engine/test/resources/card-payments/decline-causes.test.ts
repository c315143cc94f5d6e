import { describe, expect, test } from "vitest";
import {
  authorize,
  authorized,
  cardStage,
  declinedBy,
  paymentOf,
  print,
  reasonOf,
  simulate,
} from "../../support/cards.ts";
import { openBankWithWorld } from "../../support/money.ts";

const loan = {
  credit_limit: 1_000,
  grace_period_days: 1,
  statement_day_of_month: 1,
  statement_payment_type: "balance",
} as const;

describe("a cause of a card decline", () => {
  test("declines a payment with a Physical Card of another Card", () => {
    const stage = cardStage();
    const other = print(stage.bank, stage.bank.cards.create({ account_id: stage.account.id }));
    const declined = declinedBy(stage, () => authorize(stage, { physical_card_id: other.id }));
    expect(declined.source.card_decline).toMatchObject({
      reason: "invalid_physical_card",
      physical_card_id: other.id,
    });
  });

  test.each(["disabled", "canceled"] as const)("declines a payment with a Physical Card that is %s", (status) => {
    const stage = cardStage();
    const { id } = print(stage.bank, stage.card);
    stage.bank.physicalCards.update(id, { status });
    expect(reasonOf(stage, { physical_card_id: id })).toBe("physical_card_not_active");
    expect(reasonOf(stage)).toBe(null);
  });

  test.each(["disable", "archive"] as const)(
    "declines a payment when the bank has called %s on the owner of the Account",
    (act) => {
      const stage = cardStage();
      stage.bank.entities[act](stage.account.entity_id);
      expect(reasonOf(stage)).toBe("entity_not_active");
    },
  );

  test.each([
    { other: "month", with: "a code", month: 1, expected: "card_expiration_mismatch" },
    { other: "year", with: "a code", year: 1, expected: "card_expiration_mismatch" },
    { other: "month", with: "no code (contract)", month: 1, expected: null },
    { other: "year", with: "no code (contract)", year: 1, expected: null },
  ])(
    "compares the expiration only with a verification code: another $other with $with gives $expected [declined-card-expiration]",
    ({ month = 0, year = 0, expected }) => {
      const stage = cardStage();
      const { expiration_month, expiration_year, verification_code } = stage.bank.cards.details(stage.card.id);
      const expiration = { month: ((expiration_month - 1 + month) % 12) + 1, year: expiration_year + year };
      const presented = { expiration, ...(expected !== null && { cvv2: verification_code }) };
      expect(reasonOf(stage, { presented })).toBe(expected);
    },
  );

  test.each(["settled", "reversed", "expired"])("declines the increment of an authorization that is %s", (end) => {
    const stage = cardStage();
    const { bank, card } = stage;
    const pending = authorized(stage);
    const { id: card_payment_id } = paymentOf(bank, pending);
    if (end === "settled") simulate(bank, "cardSettlements", { card_id: card.id, pending_transaction_id: pending.id });
    if (end === "reversed") simulate(bank, "cardReversals", { card_payment_id });
    if (end === "expired") bank.clock.advance({ days: 7 });
    const declined = declinedBy(stage, () => simulate(bank, "cardIncrements", { card_payment_id, amount: 1 }));
    expect(declined.source.card_decline).toMatchObject({
      reason: "missing_original_authorization",
      card_payment_id,
      incremented_card_authorization_id: pending.source.card_authorization?.id,
    });
  });

  test.each([
    { amount: 10_000, expected: null },
    { amount: 10_001, expected: "insufficient_funds" },
  ])("covers a payment by a balance of 10000 (D-85): $amount gives $expected", ({ amount, expected }) => {
    expect(reasonOf(cardStage(10_000), { amount })).toBe(expected);
  });

  test.each([
    { amount: 1_000, expected: null },
    { amount: 1_001, expected: "insufficient_funds" },
  ])("covers a payment by a credit of 1000 (D-33): $amount gives $expected", ({ amount, expected }) => {
    const { bank, world } = openBankWithWorld();
    const account = bank.accounts.create({ name: "Line", funding: "loan", loan });
    const card = bank.cards.create({ account_id: account.id });
    expect(reasonOf({ bank, world, account, card }, { amount })).toBe(expected);
  });

  test("declines a payment that exceeds the balance without the held money", () => {
    const stage = cardStage(1_000);
    authorized(stage, { amount: 600 });
    stage.bank.pendingTransactions.create({ account_id: stage.account.id, amount: -300 });
    expect(reasonOf(stage, { amount: 101 })).toBe("insufficient_funds");
    expect(reasonOf(stage, { amount: 100 })).toBe(null);
  });

  test("declines every payment on an overdrawn Account", () => {
    const stage = cardStage(100);
    simulate(stage.bank, "cardSettlements", { card_id: stage.card.id, amount: 500 });
    expect(reasonOf(stage, { amount: 1 })).toBe("insufficient_funds");
  });
});
