import { type Bank, createBank } from "@sandbank/engine";
import { collect } from "./measure.ts";
import type { Row } from "./row.ts";

/** How many objects a figure is the mean of. */
const OBJECTS = 20_000;

/** What a bank keeps of each object for as long as it lives: with Events, indexes, ledger and journal. */
export function memoryRows(): Row[] {
  const bank = createBank();
  const account_id = bank.accounts.create({ name: "Operating" }).id;
  const pay = () => bank.simulations.interestPayments.create({ account_id, amount: 1_000_000_000 });
  pay();
  const open = bank.cards.create({ account_id }).id;
  const limited = bank.cards.create({ account_id }).id;
  bank.limits.create({ model_id: limited, metric: "count", value: 0, interval: "day" });
  const authorize = (card_id: typeof open) => bank.simulations.cardAuthorizations.create({ card_id, amount: 1 });
  const acts: readonly (readonly [string, () => unknown])[] = [
    ["an Account with its Event", () => bank.accounts.create({ name: "Operating" })],
    ["a Transaction with its Event", pay],
    ["a card authorization: Pending Transaction, Card Payment and their Events", () => authorize(open)],
    ["a card decline: Declined Transaction, explanation, Card Payment and their Events", () => authorize(limited)],
  ];
  return acts.map(([what, act]) => {
    for (let call = 0; call < 1_000; call++) act();
    const [heap, text] = [heapUsed(), textOf(bank)];
    for (let call = 0; call < OBJECTS; call++) act();
    return {
      what: `memory of ${what}`,
      floor: "the same in the JSON of a snapshot",
      floorFigure: (textOf(bank) - text) / OBJECTS,
      figure: (heapUsed() - heap) / OBJECTS,
      unit: "B",
      budget: null,
    };
  });
}

function heapUsed(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

function textOf(bank: Bank): number {
  return JSON.stringify(bank.snapshot()).length;
}
