import { type Bank, createBank } from "@sandbank/engine";
import { microseconds, pairedMicroseconds } from "./measure.ts";
import type { Row } from "./row.ts";

const BODY = '{"name":"Operating"}';

/** The rows of the engine: requests and responses as text. */
export function* engineRows(): Iterable<Row> {
  yield* getAndCreate();
  yield listRow();
  yield balanceRow();
  yield transferRow();
  yield forkRow();
  yield newBankRow();
}

function getAndCreate(): Row[] {
  const small = bankOf(1_000);
  const id = small.accounts.list({ limit: 1 }).data[0]?.id ?? "";
  const json = JSON.stringify(small.accounts.retrieve(id as `account_${string}`));
  const answer = () => ({
    status: 200,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(JSON.parse(json)),
  });
  const floorFigure = microseconds(50_000, answer);
  const floor = "a plain function that returns the JSON";
  const getById = microseconds(50_000, () => get(small, `/accounts/${id}`));
  const createSmall = microseconds(5_000, () => post(small));
  // The large bank is opened only now, because it slows each garbage collection, which would distort the two figures
  // above.
  const large = bankOf(1_000_000);
  return [
    {
      what: "get by id",
      floor,
      floorFigure,
      figure: getById,
      unit: "us",
      budget: { times: 2 },
      tried: "half of the time is `JSON.stringify` of the response.",
    },
    {
      what: "create, in a bank of 1,000 Accounts",
      floor,
      floorFigure,
      figure: createSmall,
      unit: "us",
      budget: { times: 6 },
    },
    {
      what: "create, in a bank of 1,000,000 Accounts",
      floor: "the same in a bank of 1,000, in turn",
      ...pairedMicroseconds(
        1_000,
        () => post(small),
        () => post(large),
      ),
      unit: "us",
      budget: { times: 1.1 },
    },
  ];
}

function listRow(): Row {
  const path = (bank: Bank, after: number) => {
    const query = "/accounts?limit=100&status.in=open";
    let cursor: string | null = null;
    for (let seen = 0; seen < after; seen += 100) {
      const page: string = String(get(bank, cursor === null ? query : `${query}&cursor=${cursor}`).body);
      cursor = JSON.parse(page).next_cursor;
    }
    return cursor === null ? query : `${query}&cursor=${cursor}`;
  };
  const small = bankOf(100);
  const large = bankOf(100_000);
  const [smallPath, largePath] = [path(small, 0), path(large, 50_000)];
  return {
    what: "list of 100 out of 100,000, filtered, mid-cursor",
    floor: "the same out of 100",
    floorFigure: microseconds(1_000, () => get(small, smallPath)),
    figure: microseconds(1_000, () => get(large, largePath)),
    unit: "us",
    budget: { times: 1.3 },
  };
}

function balanceRow(): Row {
  const [small, large] = [paidBank(1_000), paidBank(1_000_000)];
  const figure = ({ bank, path }: ReturnType<typeof paidBank>) => microseconds(20_000, () => get(bank, path));
  return {
    what: "balance `at_time` after 1,000,000 entries",
    floor: "the same after 1,000",
    floorFigure: figure(small),
    figure: figure(large),
    unit: "us",
    budget: { times: 1.2 },
  };
}

/** Opens a bank with a number of entries on one Account, and returns the path of its balance in the middle of them. */
function paidBank(entries: number) {
  const bank = createBank();
  const account = bank.accounts.create({ name: "Operating" });
  let middle = bank.clock.now();
  for (let number = 0; number < entries; number++) {
    if (number % 100 === 0) bank.clock.advance({ milliseconds: 1 });
    if (number === entries / 2) middle = bank.clock.now();
    bank.simulations.interestPayments.create({ account_id: account.id, amount: 1 });
  }
  return { bank, path: `/accounts/${account.id}/balance?at_time=${middle}` };
}

function transferRow(): Row {
  const bank = createBank();
  const { id: account_id } = bank.accounts.create({ name: "Operating" });
  const { id: account_number_id } = bank.accountNumbers.create({ account_id, name: "Deposits" });
  bank.simulations.interestPayments.create({ account_id, amount: 1_000_000_00 });
  const destination = { account_number: "987654321", routing_number: "101050001" };
  return {
    what: "create an ACH Transfer",
    floor: "simulating an inbound ACH transfer, in turn",
    ...pairedMicroseconds(
      1_000,
      () => bank.simulations.inboundAchTransfers.create({ account_number_id, amount: 1_00 }),
      () => bank.achTransfers.create({ account_id, ...destination, amount: 1_00, statement_descriptor: "Bill" }),
    ),
    unit: "us",
    budget: { times: 1.5 },
  };
}

function forkRow(): Row {
  const base = bankOf(10_000);
  return {
    what: "`fork()` of a bank of 10,000 Accounts",
    floor: "copying a Map of 10,000 objects",
    floorFigure: copyFloor() / 1_000,
    figure: microseconds(2_000, () => base.fork()) / 1_000,
    unit: "ms",
    budget: { times: 0.015 },
  };
}

function copyFloor(): number {
  const objects = new Map(Array.from({ length: 10_000 }, (_, index) => [`account_${index}`, { index }]));
  return microseconds(200, () => new Map(objects));
}

function newBankRow(): Row {
  return {
    what: "a new bank",
    floor: "copying a Map of 10,000 objects",
    floorFigure: copyFloor() / 1_000,
    figure: microseconds(2_000, () => createBank()) / 1_000,
    unit: "ms",
    budget: { times: 0.045 },
    tried: "the default objects are created for each bank, because their ids follow from the seed.",
  };
}

function bankOf(accounts: number): Bank {
  const bank = createBank();
  for (let made = 0; made < accounts; made++) post(bank);
  return bank;
}

function get(bank: Bank, path: string) {
  return bank.handle({ method: "GET", path, headers: { authorization: `Bearer ${bank.apiKey}` } });
}

function post(bank: Bank) {
  const headers = { authorization: `Bearer ${bank.apiKey}`, "content-type": "application/json" };
  return bank.handle({ method: "POST", path: "/accounts", headers, body: BODY });
}
