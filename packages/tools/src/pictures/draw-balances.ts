import type { Account, Bank } from "@sandbank/engine";
import { drawStepChart } from "./step-chart.ts";
import { type Story, sampleBalance } from "./story.ts";

/** An Account whose current and available balance are drawn, with its holds between them. */
interface Balances {
  readonly title: string;
  readonly bank: Bank;
  readonly accountId: Account["id"];
  /** The first and the last day, such as `2026-01-01`. */
  readonly from: string;
  readonly until: string;
  readonly story: Story;
}

export function drawBalances({ title, bank, accountId, from, until, story }: Balances): string {
  bank.clock.advanceTo(`${until}T00:00:00Z`);
  const range = { from: Date.parse(from), until: Date.parse(until) };
  return drawStepChart({
    title,
    ...range,
    series: [
      {
        name: "current balance",
        look: "wide",
        samples: sampleBalance(bank, accountId, range, ({ current_balance }) => current_balance),
      },
      {
        name: "available balance",
        look: "fine",
        samples: sampleBalance(bank, accountId, range, ({ available_balance }) => available_balance),
      },
    ],
    between: "held",
    markedSeries: "available balance",
    marks: story.marks,
  });
}
