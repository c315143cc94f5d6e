import { createBank } from "@sandbank/engine";
import { drawStepChart } from "./step-chart.ts";
import { sampleBalance, tellStory } from "./story.ts";

/** Draws a month of a loan: the borrowed amount, and the part of it that a statement makes due. */
export function drawLoanMonth(): string {
  const bank = createBank();
  const { simulations } = bank;
  const account = bank.accounts.create({
    name: "Credit",
    funding: "loan",
    loan: {
      credit_limit: 500_00,
      grace_period_days: 10,
      statement_day_of_month: 10,
      statement_payment_type: "balance",
    },
  });
  const { id: card_id } = bank.cards.create({ account_id: account.id });
  const { id: account_number_id } = bank.accountNumbers.create({ account_id: account.id, name: "Payments" });
  const story = tellStory(bank);
  const pay = (amount: number) => () => simulations.inboundAchTransfers.create({ account_number_id, amount });
  const buy = (amount: number) => () => simulations.cardSettlements.create({ card_id, amount });

  story.on("2026-01-04", "A card payment borrows $200", buy(200_00));
  story.on("2026-01-10", "The statement: $200 is due on Jan 20", () => {});
  story.on("2026-01-13", "A payment of $120: $80 remains due", pay(120_00));
  story.on("2026-01-16", "A card payment borrows $60 more", buy(60_00));
  story.on("2026-01-20", "The grace period ends: $80 is past due", () => {});
  story.on("2026-01-24", "A payment of $80: nothing is past due", pay(80_00));

  const range = { from: Date.parse("2026-01-01"), until: Date.parse("2026-01-29") };
  bank.clock.advanceTo("2026-01-29T00:00:00Z");
  return drawStepChart({
    title: "A month of a loan Account",
    ...range,
    series: [
      {
        name: "borrowed",
        look: "wide",
        samples: sampleBalance(bank, account.id, range, ({ current_balance }) => -current_balance),
      },
      {
        name: "due",
        look: "fine",
        omitsZero: true,
        samples: sampleBalance(bank, account.id, range, ({ loan }) => loan?.due_balance ?? 0),
      },
      {
        name: "past due",
        look: "dashed",
        omitsZero: true,
        samples: sampleBalance(bank, account.id, range, ({ loan }) => loan?.past_due_balance ?? 0),
      },
    ],
    markedSeries: "borrowed",
    marks: story.marks,
  });
}
