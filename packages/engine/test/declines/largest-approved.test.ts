import { describe, expect, test } from "vitest";
import { createBank, largestApproved, manualClock } from "../../src/index.ts";

/** An Account with money in cents, a Card and an Account Number. */
function opened(funds = 100_00, options = {}) {
  const bank = createBank(options);
  const { id: account } = bank.accounts.create({ name: "Operating" });
  bank.simulations.interestPayments.create({ account_id: account, amount: funds });
  const { id: card_id } = bank.cards.create({ account_id: account });
  const { id: account_number_id } = bank.accountNumbers.create({ account_id: account, name: "Main" });
  return { bank, account, card_id, account_number_id };
}

/** The id of the newest Declined Transaction. */
function declinedIn({ declinedTransactions }: ReturnType<typeof createBank>): string {
  const [declined] = declinedTransactions.list().data;
  if (declined === undefined) throw new Error("Nothing was declined.");
  return declined.id;
}

describe("largestApproved", () => {
  test("finds the available balance for a card authorization that it did not cover", () => {
    const { bank, card_id } = opened(12_34);
    bank.simulations.cardAuthorizations.create({ card_id, amount: 20_00 });
    const declined = declinedIn(bank);
    bank.clock.advance({ days: 3 });
    expect(largestApproved(bank.journal(), declined)).toEqual({
      declinedTransactionId: declined,
      entry: 5,
      requested: 20_00,
      largest: 12_34,
      fitsFrom: null,
      fitsExcept: [],
      text: "At most $12.34 would have been approved instead of $20.00.",
    });
  });

  test("finds what a Limit leaves, and the instant from which the requested amount fits it", () => {
    const { bank, card_id } = opened();
    const limit = bank.limits.create({ model_id: card_id, metric: "volume", interval: "day", value: 50_00 });
    bank.simulations.cardAuthorizations.create({ card_id, amount: 10_00 });
    bank.clock.advance({ hours: 5 });
    bank.simulations.cardAuthorizations.create({ card_id, amount: 25_00 });
    bank.clock.advance({ hours: 1 });
    bank.simulations.cardAuthorizations.create({ card_id, amount: 30_00 });
    const declined = declinedIn(bank);
    const fitsFrom = "2026-01-02T05:00:00.000Z";
    expect(largestApproved(bank.journal(), declined)).toMatchObject({
      requested: 30_00,
      largest: 15_00,
      fitsFrom,
      text: `At most $15.00 would have been approved instead of $30.00. $30.00 fits ${limit.id} from ${fitsFrom} on.`,
    });
    const outcomes = [-1, 0].map((offset) => {
      const fork = bank.fork();
      fork.clock.advanceTo(new Date(Date.parse(fitsFrom) + offset));
      return fork.simulations.cardAuthorizations.create({ card_id, amount: 30_00 }).declined_transaction === null;
    });
    expect(outcomes).toEqual([false, true]);
  });

  test.each([
    ["transaction", 20_00, "$19.00 per transaction"],
    ["all_time", 20_00, "$19.00 in all"],
    ["month", 60_00, "$50.00 per month"],
  ] as const)(
    "finds no instant for a Limit per %s that %d cents never fit, and says what it allows",
    (interval, amount, allowed) => {
      const { bank, card_id } = opened();
      const value = interval === "month" ? 50_00 : 19_00;
      const { id } = bank.limits.create({ model_id: card_id, metric: "volume", interval, value });
      bank.simulations.cardAuthorizations.create({ card_id, amount });
      expect(largestApproved(bank.journal(), declinedIn(bank))).toMatchObject({
        requested: amount,
        fitsFrom: null,
        text: expect.stringContaining(` never fits ${id}, which allows ${allowed}.`),
      });
    },
  );

  test("says that debits stay counted for a Limit without a window", () => {
    const { bank, card_id } = opened();
    const { id } = bank.limits.create({ model_id: card_id, metric: "count", interval: "all_time", value: 1 });
    for (const amount of [1, 2]) bank.simulations.cardAuthorizations.create({ card_id, amount });
    expect(largestApproved(bank.journal(), declinedIn(bank)).text).toContain(
      `$0.02 never fits ${id}, which allows 1 debit in all, and earlier debits stay counted.`,
    );
  });

  test.each([
    ["month", "2026-03-01T00:00:00.000Z"],
    ["year", "2027-01-31T00:00:00.000Z"],
  ] as const)("finds the end of a window of a %s", (interval, fitsFrom) => {
    const { bank, card_id } = opened(100_00, { clock: manualClock("2026-01-31T00:00:00.000Z") });
    bank.limits.create({ model_id: card_id, metric: "count", interval, value: 1 });
    for (const amount of [1, 2]) bank.simulations.cardAuthorizations.create({ card_id, amount });
    const result = largestApproved(bank.journal(), declinedIn(bank));
    expect(result).toMatchObject({ largest: null, fitsFrom: expect.any(String) });
    expect(result.fitsFrom).toBe(fitsFrom);
  });

  test("varies the amount of a debit by ACH, which is negative, and accepts the id of the transfer", () => {
    const { bank, account_number_id } = opened(7_00);
    const { id } = bank.simulations.inboundAchTransfers.create({ account_number_id, amount: -9_00 });
    expect(largestApproved(bank.journal(), id)).toMatchObject({ requested: 9_00, largest: 7_00 });
  });

  test("varies the amount of a transfer that the clock declined later", () => {
    const { bank, account, account_number_id } = opened(7_00);
    const { id } = bank.simulations.inboundAchTransfers.create({
      account_number_id,
      amount: -6_00,
      resolve_at: "2026-01-02T00:00:00Z",
    });
    bank.pendingTransactions.create({ account_id: account, amount: -3_00 });
    bank.clock.advance({ days: 2 });
    expect(bank.inboundAchTransfers.retrieve(id).status).toBe("declined");
    expect(largestApproved(bank.journal(), id)).toMatchObject({ requested: 6_00, largest: 4_00 });
  });

  test("says which rule fails if no amount would have been approved", () => {
    const { bank, card_id } = opened();
    bank.cards.update(card_id, { status: "disabled" });
    bank.simulations.cardAuthorizations.create({ card_id, amount: 5_00 });
    expect(largestApproved(bank.journal(), declinedIn(bank))).toMatchObject({
      requested: 5_00,
      largest: null,
      text: expect.stringMatching(
        /^Not even \$0\.01 would have been approved instead of \$5\.00\. The reason is card_not_active\. The Card is disabled\.$/,
      ),
    });
  });

  test("says that a forced decline does not depend on the amount", () => {
    const { bank, card_id } = opened();
    bank.simulations.cardAuthorizations.create({ card_id, amount: 5_00, decline_reason: "suspected_fraud" });
    expect(largestApproved(bank.journal(), declinedIn(bank)).text).toBe(
      "Not even $0.01 would have been approved instead of $5.00. The decline does not depend on the amount: suspected_fraud. The simulation forced it by `decline_reason`; no rule was evaluated.",
    );
  });

  test("repeats the answer of `decide`, which declined", () => {
    const { bank, card_id } = opened(100_00, {
      decide: () => ({ card_authorization: { decision: "decline", decline: { reason: "other" } } }),
    });
    bank.eventSubscriptions.create({ url: "http://localhost/hooks" });
    bank.simulations.cardAuthorizations.create({ card_id, amount: 5_00 });
    expect(largestApproved(bank.journal(), declinedIn(bank))).toMatchObject({ requested: 5_00, largest: null });
  });

  test("says that the amount cannot be varied if the declined call has none", () => {
    const { bank, card_id } = opened(100_00);
    bank.simulations.cardBalanceInquiries.create({ card_id, decline_reason: "suspected_fraud" });
    expect(largestApproved(bank.journal(), declinedIn(bank))).toMatchObject({ requested: null, largest: null });
  });

  test("refuses an id under which nothing was declined", () => {
    const { bank, card_id } = opened();
    expect(() => largestApproved(bank.journal(), card_id)).toThrow("Nothing was declined under the id");
  });

  test("changes nothing in the bank", () => {
    const { bank, card_id } = opened(1);
    bank.simulations.cardAuthorizations.create({ card_id, amount: 2 });
    const id = declinedIn(bank);
    const [state, coverage] = [JSON.stringify(bank.snapshot()), bank.coverage()];
    largestApproved(bank.journal(), id);
    expect([JSON.stringify(bank.snapshot()), bank.coverage()]).toEqual([state, coverage]);
  });
});
