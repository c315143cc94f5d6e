import { createBank } from "@sandbank/engine";
import { BankClient } from "@sandbank/sdk";
import { booksMatch, sweep } from "@sandbank/testing/sweep";
import { Ledger } from "../examples/sweep/ledger.ts";
import { undisturbedGate } from "../packages/testing/test/sweep/undisturbed-gate.ts";
import { median, microseconds } from "./measure.ts";
import { MissingTool } from "./missing-tool.ts";
import type { Row } from "./row.ts";

const RUNS = 1_000;
const ROUNDS = 3;

/** The cost of a fault sweep. */
export async function* sweepRows(): AsyncIterable<Row> {
  yield boundaryRow();
  yield await runsRow();
}

async function runsRow(): Promise<Row> {
  const DatabaseSync = process.getBuiltinModule("node:sqlite")?.DatabaseSync;
  if (DatabaseSync === undefined) throw new MissingTool("This Node has no node:sqlite: use Node 22.13 or later.");
  const sweepOnce = () =>
    sweep({
      bank: createBank(),
      store: () => new DatabaseSync(":memory:"),
      start: ({ store, clientOptions, webhookSecret, now }) =>
        new Ledger({
          database: store,
          client: new BankClient(clientOptions),
          verification: { secret: webhookSecret, now },
        }),
      receive: (ledger, request) => ledger.receive(request),
      async story({ bank, step, settle, advance }) {
        const account_id = await step("Ada signs up", (ledger) => ledger.signUp("Ada"));
        bank.simulations.interestPayments.create({ account_id, amount: 5_00 });
        bank.simulations.interestPayments.create({ account_id, amount: 7_00 });
        await settle();
        bank.simulations.interestPayments.create({ account_id, amount: 9_00 });
        await advance({ days: 1 });
      },
      check: booksMatch((ledger) => ledger.entries()),
      close: (database) => database.close(),
    });
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = process.cpuUsage();
    let played = 0;
    while (played < RUNS) played += (await sweepOnce()).runs;
    const { user, system } = process.cpuUsage(start);
    rounds.push((user + system) / 1_000 / played);
  }
  const open = () => {
    const database = new DatabaseSync(":memory:");
    database.exec("CREATE TABLE customers (name TEXT PRIMARY KEY)");
    database.close();
  };
  return {
    what: "a run of a sweep of `examples/sweep/ledger.ts` on `node:sqlite`, the mean of 1,000",
    floor: "opening such a database",
    floorFigure: microseconds(200, open) / 1_000,
    figure: median(rounds),
    unit: "ms",
    budget: { most: 5 },
  };
}

/** A timeline ends after 20,000 boundaries, so each so many writes have one of their own. */
const WRITES = 5_000;

function boundaryRow(): Row {
  const store = new Map<string, number>();
  const write = () => store.set("key", 1);
  let gate = undisturbedGate();
  const gated = (call: number) => {
    if (call % WRITES === 0) gate = undisturbedGate();
    gate.write("store.set", write);
  };
  const floorFigure = microseconds(10 * WRITES, write);
  return {
    what: "a boundary of a sweep when no fault is due: half of a gated write",
    floor: "`set` of a Map",
    floorFigure,
    figure: (microseconds(10 * WRITES, gated) - floorFigure) / 2,
    unit: "us",
    budget: { most: 1 },
  };
}
