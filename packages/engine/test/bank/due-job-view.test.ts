import { describe, expect, test } from "vitest";
import { type BankOptions, createBank, tickingClock } from "../../src/index.ts";

function bankWithHold() {
  const bank = createBank();
  const account = bank.accounts.create({ name: "Operating" });
  bank.simulations.interestPayments.create({ account_id: account.id, amount: 100_00 });
  const card = bank.cards.create({ account_id: account.id });
  const { pending_transaction } = bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 60_00 });
  return { bank, account, pending: pending_transaction };
}

describe("bank.clock.due", () => {
  test("lists the work that falls due, the earliest first, and changes nothing", () => {
    const { bank } = bankWithHold();
    const due = bank.clock.due();
    expect(due.map(({ kind }) => kind)).toEqual(["card_authorizations.expire", "events.retire"]);
    expect(due[0]).toMatchObject({ at: "2026-01-08T00:00:00.000Z", object: expect.stringMatching(/^card_payment_/) });
    expect(bank.clock.due()).toEqual(due);
  });

  test("lists as many jobs as `limit` says", () => {
    const { bank } = bankWithHold();
    expect(bank.clock.due({ limit: 1 })).toHaveLength(1);
    expect(() => bank.clock.due({ limit: 0 })).toThrow(RangeError);
  });
});

describe("the webhooks in bank.clock.due", () => {
  function subscribed(options?: BankOptions) {
    const bank = createBank(options);
    bank.eventSubscriptions.create({
      url: "https://app.test/webhooks",
      selected_event_categories: [{ event_category: "account.created" }],
    });
    bank.accounts.create({ name: "Operating" });
    const webhooks = () => bank.clock.due().filter(({ kind }) => kind.startsWith("webhooks."));
    return { bank, webhooks };
  }

  test("lists the timeout of a webhook only until the webhook has a response", () => {
    const { bank, webhooks } = subscribed();
    expect(webhooks()).toMatchObject([{ kind: "webhooks.time_out", at: "2026-01-01T00:00:10.000Z" }]);
    const [attempt] = bank.webhooks.due();
    bank.webhooks.record(attempt?.id ?? "", { status: 200 });
    expect(webhooks()).toEqual([]);
    expect(bank.clock.due({ limit: 1 })).toMatchObject([{ kind: "events.retire" }]);
  });

  test("lists the retry of a webhook only until the Event is delivered", () => {
    const { bank, webhooks } = subscribed({ environment: "live" });
    const [attempt] = bank.webhooks.due();
    bank.webhooks.record(attempt?.id ?? "", { status: 500 });
    expect(webhooks()).toMatchObject([{ kind: "webhooks.fall_due", at: "2026-01-01T00:01:00.000Z" }]);
    const [again] = bank.webhooks.resend(attempt?.eventId as never);
    bank.webhooks.record(again?.id ?? "", { status: 200 });
    expect(webhooks()).toEqual([]);
  });

  test("lists the later timeout of a webhook that a restored bank sends again", () => {
    let time = Date.parse("2026-01-01T00:00:00.000Z");
    const { bank, webhooks } = subscribed({ clock: tickingClock(() => time) });
    const snapshot = bank.snapshot();
    time += 5_000;
    bank.restore(snapshot);
    expect(webhooks()).toMatchObject([{ kind: "webhooks.time_out", at: "2026-01-01T00:00:15.000Z" }]);
  });
});
