import type { AccountId } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { debit, openWithModels } from "../support/debits.ts";

describe("bank.limitUse", () => {
  test("tells how much of each active Limit of a Card is used, what is left, and which debits count", () => {
    const { bank, models } = openWithModels();
    debit.card(bank, models, 5_00);
    bank.clock.advance({ hours: 30 });
    debit.card(bank, models, 20_00);
    const { id: model_id } = bank.cards.retrieve(models.card);
    const daily = bank.limits.create({ model_id, metric: "volume", interval: "day", value: 50_00 });
    const monthly = bank.limits.create({ model_id, metric: "count", interval: "month", value: 10 });
    const inactive = bank.limits.create({ model_id, metric: "count", interval: "week", value: 1 });
    bank.limits.update(inactive.id, { status: "inactive" });
    const [second, first] = bank.cardPayments.list().data;
    const until = "2026-01-02T06:00:00.000Z";
    const debits = [
      { id: expect.any(String), at: "2026-01-01T00:00:00.000Z", count: 1, volume: 5_00 },
      { id: expect.any(String), at: until, count: 1, volume: 20_00 },
    ];
    expect(bank.limitUse(model_id)).toEqual([
      {
        limitId: daily.id,
        modelId: model_id,
        metric: "volume",
        interval: "day",
        status: "active",
        value: 50_00,
        window: { after: "2026-01-01T06:00:00.000Z", until },
        used: 20_00,
        remaining: 30_00,
        debits: debits.slice(1),
      },
      {
        limitId: monthly.id,
        modelId: model_id,
        metric: "count",
        interval: "month",
        status: "active",
        value: 10,
        window: { after: "2025-12-02T06:00:00.000Z", until },
        used: 2,
        remaining: 8,
        debits,
      },
    ]);
    const authorizations = [first, second].map((payment) => payment?.elements[0]?.card_authorization?.id);
    expect(bank.limitUse(monthly.id)[0]?.debits.map(({ id }) => id)).toEqual(authorizations);
    expect(bank.limitUse(inactive.id)).toMatchObject([{ status: "inactive", used: 2, remaining: -1 }]);
  });

  test("lists the Limits of an Account with those of its Account Numbers and Cards", () => {
    const { bank, models } = openWithModels();
    const { id: other } = bank.accounts.create({ name: "Other" });
    const limit = (model_id: string) =>
      bank.limits.create({ model_id: model_id as AccountId, metric: "count", interval: "day", value: 1 });
    limit(other);
    const [card, account, number] = [models.card, models.account, models.account_number].map(limit);
    expect(bank.limitUse(models.account).map(({ limitId }) => limitId)).toEqual([card?.id, account?.id, number?.id]);
    expect(bank.limitUse(models.card).map(({ limitId }) => limitId)).toEqual([card?.id]);
  });

  test("counts no debit toward a Limit of each transaction", () => {
    const { bank, models } = openWithModels();
    debit.ach(bank, models, 5_00);
    const limit = { metric: "volume", interval: "transaction", value: 9_00 } as const;
    bank.limits.create({ ...limit, model_id: models.account_number });
    expect(bank.limitUse(models.account_number)).toMatchObject([
      { used: 0, remaining: 9_00, window: { after: null }, debits: [] },
    ]);
  });

  test("leaves out what was reversed, and lists only debits that count for the metric", () => {
    const { bank, models } = openWithModels();
    const { pending_transaction: pending } = bank.simulations.cardAuthorizations.create({
      card_id: bank.cards.retrieve(models.card).id,
      amount: 10_00,
    });
    const payment = bank.cardPayments.list().data[0];
    if (pending === null || payment === undefined) throw new Error("The authorization was declined.");
    bank.simulations.cardIncrements.create({ card_payment_id: payment.id, amount: 2_00 });
    const limits = (["count", "volume"] as const).map((metric) =>
      bank.limits.create({ model_id: models.card, metric, interval: "all_time", value: 100_00 }),
    );
    const used = () =>
      limits.flatMap(({ id }) => bank.limitUse(id)).map(({ used: sum, debits }) => [sum, debits.length]);
    expect(used()).toEqual([
      [1, 1],
      [12_00, 2],
    ]);
    bank.simulations.cardReversals.create({ card_payment_id: payment.id });
    expect(used()).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test.each([["limit_1"], ["entity_1"], [undefined]])("refuses %o with 404 and names what it accepts", (id) => {
    const { bank } = openWithModels();
    expect(() => bank.limitUse(id as string)).toThrow(
      `There is no Limit with the id "${id}" in this environment, and no object that Limits apply to. Pass the id of a Limit, an Account, an Account Number or a Card.`,
    );
  });
});
