import { describe, expect, test } from "vitest";
import {
  authorize,
  authorized,
  type CardStage,
  cardStage,
  declinedBy,
  latestPayment,
  simulate,
  valuesOf,
} from "../../support/cards.ts";

const reasons = valuesOf("cardAuthorizations", "decline_reason");

const ways = [
  { way: "an authorization", act: (stage: CardStage, params: object) => authorize(stage, params), amount: 1_000 },
  {
    way: "an authorization of a refund",
    act: (stage: CardStage, params: object) => authorize(stage, { direction: "refund", ...params }),
    amount: 1_000,
  },
  {
    way: "an increment",
    act: ({ bank }: CardStage, params: object) =>
      simulate(bank, "cardIncrements", { card_payment_id: latestPayment(bank).id, amount: 1_000, ...params }),
    amount: 1_000,
  },
  {
    way: "a balance inquiry",
    act: ({ bank, card }: CardStage, params: object) =>
      simulate(bank, "cardBalanceInquiries", { card_id: card.id, ...params }),
    amount: 0,
  },
];

describe.each(ways)("a forced decline of $way (D-84)", ({ act, amount }) => {
  test.each(reasons)("declines with the forced reason %s [declined-card-reasons]", (decline_reason) => {
    const stage = cardStage();
    authorized(stage, { amount: 1 });
    const declined = declinedBy(stage, () => act(stage, { decline_reason }));
    expect(declined.amount).toBe(0 - amount); // D-75. The subtraction keeps 0 from becoming -0.
    expect(declined.source.card_decline).toMatchObject({ amount, reason: decline_reason });
    const { rail, reason, decidedBy, rules, limit, text } = stage.bank.explain(declined.id);
    expect({ rail, reason, decidedBy, limit }).toEqual({
      rail: "card",
      reason: decline_reason,
      decidedBy: "decline_reason",
      limit: null,
    });
    expect(rules).toEqual([]);
    expect(text).toContain(
      `${declined.id} (card): ${decline_reason}. The simulation forced it by \`decline_reason\`; no rule was evaluated.`,
    );
  });

  test("declines with the forced reason even if another rule fails, and every reason can be forced", () => {
    const stage = cardStage();
    authorized(stage, { amount: 1 });
    stage.bank.cards.update(stage.card.id, { status: "canceled" });
    const declined = declinedBy(stage, () => act(stage, { decline_reason: "suspected_fraud" }));
    expect(declined.source.card_decline?.reason).toBe("suspected_fraud");
    expect(reasons).toHaveLength(21);
  });
});
