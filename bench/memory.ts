import { type Bank, createBank } from "@sandbank/engine";
import { collect } from "./measure.ts";
import type { Row } from "./row.ts";

/** The number of objects; a figure is their mean. */
const OBJECTS = 20_000;

type Stage = ReturnType<typeof newStage>;

/**
 * The calls that create objects of each kind, and the most bytes that an object may take. Each kind is measured in its
 * own bank.
 */
const acts: readonly (readonly [what: string, act: (stage: Stage) => unknown, most?: number])[] = [
  ["an Account with its Event", ({ bank }) => bank.accounts.create({ name: "Operating" })],
  ["a Card with its Event", ({ bank, account_id }) => bank.cards.create({ account_id })],
  [
    "an Account Number with its Event",
    ({ bank, account_id }) => bank.accountNumbers.create({ account_id, name: "Incoming" }),
  ],
  [
    "a Limit",
    ({ bank, card_id }) => bank.limits.create({ model_id: card_id, metric: "count", value: 1, interval: "day" }),
  ],
  ["a Transaction with its Event", ({ bank, account_id }) => pay(bank, account_id)],
  [
    "an inbound ACH transfer, its Transaction and their Events",
    ({ bank, arriving }) => bank.simulations.inboundAchTransfers.create(arriving),
  ],
  [
    "an inbound Real-Time Payments transfer, its Transaction and their Events",
    ({ bank, arriving }) => bank.simulations.inboundRealTimePaymentsTransfers.create(arriving),
  ],
  [
    "an inbound FedNow transfer, its Transaction and their Events",
    ({ bank, arriving }) => bank.simulations.inboundFednowTransfers.create(arriving),
  ],
  [
    "an inbound wire, its Transaction and their Events",
    ({ bank, arriving }) => bank.simulations.inboundWireTransfers.create(arriving),
  ],
  [
    "an inbound check, its Transaction and their Events",
    ({ bank, arriving }) => bank.simulations.inboundCheckDeposits.create({ ...arriving, check_number: "101" }),
  ],
  [
    "a Check Deposit, its Pending Transaction and their Events",
    ({ bank, account_id, images }) => bank.checkDeposits.create({ account_id, amount: 1, ...images }),
  ],
  ["a card authorization: Pending Transaction, Card Payment and their Events", authorize, 2_500],
  [
    "a card decline: Declined Transaction, explanation, Card Payment and their Events",
    ({ bank, limited }) => bank.simulations.cardAuthorizations.create({ card_id: limited, amount: 1 }),
  ],
];

/** The memory that a bank keeps for each object, including Events, indexes, ledger and journal. */
export function* memoryRows(): Iterable<Row> {
  for (const [what, act, most] of acts) {
    const stage = newStage();
    // Fills the log of calls, which keeps 10,000 of them.
    for (let call = 0; call < 10_000; call++) act(stage);
    const [text, heap] = [textOf(stage.bank), heapUsed()];
    for (let call = 0; call < OBJECTS; call++) act(stage);
    // The heap is measured first, while the bank is still needed for its text and cannot be collected.
    const [heapAfter, textAfter] = [heapUsed(), textOf(stage.bank)];
    yield {
      what: `memory of ${what}`,
      floor: "the same in the JSON of a snapshot",
      floorFigure: (textAfter - text) / OBJECTS,
      figure: (heapAfter - heap) / OBJECTS,
      unit: "B",
      budget: most === undefined ? null : { most },
    };
  }
  yield forkRow("a bank", 0);
  yield forkRow("a bank with 100,000 card authorizations", 100_000);
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

/** The memory that a fork keeps alone. */
export function bytesOfFork(): number {
  return memoryOfFork(newStage(), () => {});
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

/**
 * Opens a bank with a funded Account, an Account Number, a Card, and a Card with a Limit that declines every payment.
 */
function newStage() {
  const bank = createBank();
  const { id: account_id } = bank.accounts.create({ name: "Operating" });
  const inbound_checks = { status: "allowed" } as const;
  const number = bank.accountNumbers.create({ account_id, name: "Incoming", inbound_checks });
  const [card_id, limited] = [bank.cards.create({ account_id }).id, bank.cards.create({ account_id }).id];
  bank.limits.create({ model_id: limited, metric: "count", value: 0, interval: "day" });
  pay(bank, account_id);
  const arriving = { account_number_id: number.id, amount: 1 };
  return { bank, account_id, arriving, card_id, images: imagesOf(bank), limited };
}

function pay({ simulations }: Bank, account_id: `account_${string}`) {
  return simulations.interestPayments.create({ account_id, amount: 1_000_000_000 });
}

function imagesOf({ files }: Bank) {
  const fileFor = (purpose: "check_image_front" | "check_image_back") => {
    const [file] = files.list({ purpose: { in: [purpose] } }).data;
    if (file === undefined) throw new Error(`There is no File of purpose ${purpose}.`);
    return file.id;
  };
  return { front_image_file_id: fileFor("check_image_front"), back_image_file_id: fileFor("check_image_back") };
}

/** Garbage is collected twice, because the first collection may free memory later, during the next measurement. */
function heapUsed(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

function textOf(bank: Bank): number {
  return JSON.stringify(bank.snapshot()).length;
}
