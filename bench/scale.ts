import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBank, replay } from "@sandbank/engine";
import { pairedMicroseconds, pairedOf } from "./measure.ts";
import { ask, cpuOfRound, type MeasuredServer, requestText, sendAll, startServer } from "./measured-server.ts";
import { bytesOfFork } from "./memory.ts";
import type { Row } from "./row.ts";

/** Banks that each round opens. */
const OPENED = 40;
const WARM_UP_PAIRS = 4;
const WARM_UP_REQUESTS = 4_000;
/** All rounds together open fewer banks than the 1,000 that a server may have. */
const PAIRS = 20;
/** Accounts that each bank gets. */
const ACCOUNTS = 20;

/** Measures the cost of many banks on one server, and of storing them. */
export async function* scaleRows(): AsyncIterable<Row> {
  yield* await bankRows();
  yield await persistRow();
  yield* journalRows();
}

/** The CPU time and the memory of a bank that a request opens by a name, and its memory with Accounts of its own. */
async function bankRows(): Promise<Row[]> {
  const server = await startServer("sandbank");
  const list = (bank: string) => requestText(server, { path: "/accounts?limit=1", bank });
  const opened: string[] = [];
  const round = () => {
    const names = Array.from({ length: OPENED }, (_, index) => `worker-${opened.length + index}`);
    opened.push(...names);
    return cpuOfRound(server, names.map(list));
  };
  try {
    await round();
    await sendAll(server, Array<string>(WARM_UP_REQUESTS).fill(list("worker-0")));
    const before = await ask(server, "memory");
    const first = opened.length;
    const pairs: [number, number][] = [];
    for (let pair = 0; pair < WARM_UP_PAIRS + PAIRS - 1; pair++) {
      pairs.push([await cpuOfRound(server, Array<string>(OPENED).fill(list("worker-0"))), await round()]);
    }
    const afterFirst = await ask(server, "memory");
    const measured = opened.slice(first);
    const create = (bank: string) => requestText(server, { method: "POST", path: "/accounts", body: CREATE, bank });
    for (let account = 0; account < ACCOUNTS; account++) await sendAll(server, measured.map(create));
    const afterAccounts = await ask(server, "memory");
    const ofFirst = (afterFirst - before) / measured.length;
    return [
      {
        what: "a request that opens a bank of the `sandbank` server",
        floor: "the same request to an open bank",
        ...pairedOf(pairs.slice(WARM_UP_PAIRS)),
        unit: "us",
        budget: null,
      },
      {
        what: "memory of a bank of the `sandbank` server, after its first request",
        floor: "`fork()` in a program",
        floorFigure: bytesOfFork(),
        figure: ofFirst,
        unit: "B",
        budget: null,
      },
      {
        what: `memory of a bank of the \`sandbank\` server, with ${ACCOUNTS} Accounts of its own`,
        floor: "the same bank after its first request",
        floorFigure: ofFirst,
        figure: (afterAccounts - before) / measured.length,
        unit: "B",
        budget: null,
      },
    ];
  } finally {
    server.child.kill();
  }
}

/** Requests of a round. */
const REQUESTS = 400;
const CREATE = '{"name":"Operating"}';

/** The CPU time of a create that is written to a journal before its response is sent. */
async function persistRow(): Promise<Row> {
  const directory = mkdtempSync(join(tmpdir(), "sandbank-bench-"));
  const inMemory = await startServer("sandbank");
  const persisted = await startServer("sandbank", join(directory, "data"));
  const creates = (server: MeasuredServer) =>
    Array<string>(REQUESTS).fill(requestText(server, { method: "POST", path: "/accounts", body: CREATE }));
  try {
    const pairs: [number, number][] = [];
    for (let pair = 0; pair < WARM_UP_PAIRS + PAIRS; pair++) {
      pairs.push([await cpuOfRound(inMemory, creates(inMemory)), await cpuOfRound(persisted, creates(persisted))]);
    }
    return {
      what: "`sandbank` server, create with `--persist`",
      floor: "the same without",
      ...pairedOf(pairs.slice(WARM_UP_PAIRS)),
      unit: "us",
      budget: null,
    };
  } finally {
    for (const { child } of [inMemory, persisted]) child.kill();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Calls of the bank whose journal is compared with its snapshot. */
const CALLS = 20_000;

/** The journal of a bank, compared with a snapshot of its state. */
function journalRows(): Row[] {
  const bank = createBank();
  for (let call = 0; call < CALLS; call++) bank.accounts.create({ name: "Operating" });
  const journal = JSON.stringify(bank.journal());
  const snapshot = JSON.stringify(bank.snapshot());
  const restored = createBank();
  const { floorFigure, figure, ratio } = pairedMicroseconds(
    1,
    () => restored.restore(JSON.parse(snapshot)),
    () => replay(JSON.parse(journal)),
  );
  return [
    {
      what: "JSON of a journal, for each call",
      floor: "of a snapshot",
      floorFigure: snapshot.length / CALLS,
      figure: journal.length / CALLS,
      unit: "B",
      budget: null,
    },
    {
      what: "replaying a journal from JSON, for each call",
      floor: "restoring a snapshot",
      floorFigure: floorFigure / CALLS,
      figure: figure / CALLS,
      ratio,
      unit: "us",
      budget: null,
    },
  ];
}
