import { type Bank, createBank } from "@sandbank/engine";
import { collect } from "./measure.ts";
import type { Row } from "./row.ts";

/** The number of objects; a figure is their mean. */
const OBJECTS = 20_000;

type Stage = ReturnType<typeof newStage>;

/** The memory that a bank keeps for a card authorization, including Events, indexes, ledger and journal, and for a fork. */
export function* memoryRows(): Iterable<Row> {
  yield authorizationRow();
  yield forkRow("a bank", 0);
  yield forkRow("a bank with 100,000 card authorizations", 100_000);
}

function authorizationRow(): Row {
  const stage = newStage();
  // Fills the log of calls, which keeps 10,000 of them.
  for (let call = 0; call < 10_000; call++) authorize(stage);
  const [text, heap] = [measureText(stage.bank), heapUsed()];
  for (let call = 0; call < OBJECTS; call++) authorize(stage);
  // The heap is measured first, while the bank is still needed for its text and cannot be collected.
  const [heapAfter, textAfter] = [heapUsed(), measureText(stage.bank)];
  return {
    what: "memory of a card authorization: Pending Transaction, Card Payment and their Events",
    floor: "the same in the JSON of a snapshot",
    floorFigure: (textAfter - text) / OBJECTS,
    figure: (heapAfter - heap) / OBJECTS,
    unit: "B",
    budget: { most: 2_500 },
  };
}

const FORKS = 2_000;

/** The memory that a fork keeps, of a bank with a number of authorizations. */
function forkRow(bank: string, authorizations: number): Row {
  const stage = newStage();
  for (let call = 0; call < authorizations; call++) authorize(stage);
  return {
    what: `memory of a fork of ${bank}, after its first card authorization`,
    floor: "the fork alone",
    floorFigure: memoryOfFork(stage, () => {}),
    figure: memoryOfFork(stage, authorize),
    unit: "B",
    budget: { most: 10_000 },
  };
}

function memoryOfFork(stage: Stage, act: (stage: Stage) => unknown): number {
  const forkOnce = () => {
    const fork = { ...stage, bank: stage.bank.fork() };
    act(fork);
    return fork;
  };
  const first = Array.from({ length: 50 }, forkOnce);
  const heap = heapUsed();
  const forks = Array.from({ length: FORKS }, forkOnce);
  const grown = heapUsed() - heap;
  // This use keeps both alive, so that neither is collected earlier.
  if (first.length + forks.length !== 50 + FORKS) throw new Error("A fork is missing.");
  return grown / FORKS;
}

function authorize({ bank, card_id }: Stage): unknown {
  return bank.simulations.cardAuthorizations.create({ card_id, amount: 1 });
}

/** Opens a bank with a funded Account and a Card. */
function newStage() {
  const bank = createBank();
  const { id: account_id } = bank.accounts.create({ name: "Operating" });
  const { id: card_id } = bank.cards.create({ account_id });
  bank.simulations.interestPayments.create({ account_id, amount: 1_000_000_000 });
  return { bank, card_id };
}

/** Garbage is collected twice, because the first collection may free memory later, during the next measurement. */
function heapUsed(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

function measureText(bank: Bank): number {
  return JSON.stringify(bank.snapshot()).length;
}
