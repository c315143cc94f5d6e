import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { buildPackages, packedSdk } from "./built.ts";
import { median, type Paired, pairedOf } from "./measure.ts";
import type { Row } from "./row.ts";
import { symbolRows } from "./symbols.ts";

const ROUNDS = 21;

const root = fileURLToPath(new URL("..", import.meta.url));

const empty = "";
const zod = 'import "zod";';
const engine = 'import { createBank } from "@sandbank/engine";';
const engineAndMsw = 'import "@sandbank/engine"; import "msw"; import "msw/node";';
const mswNode = 'import "@sandbank/msw/node";';

const tenOperations = `${engine}
const bank = createBank();
const { id } = bank.accounts.create({ name: "Operating" });
bank.accounts.retrieve(id);
bank.accounts.update(id, { name: "Payroll" });
const number = bank.accountNumbers.create({ account_id: id, name: "Customers" });
bank.limits.create({ model_id: id, metric: "volume", interval: "month", value: 1_000 });
bank.simulations.inboundAchTransfers.create({ account_number_id: number.id, amount: 100 });
bank.accounts.balance(id);
bank.transactions.list({ account_id: id });
bank.events.list();
bank.accounts.list();`;

/** The cost of importing the packages: at run time in a new process, and in TypeScript. */
export function* importRows(): Iterable<Row> {
  buildPackages();
  yield* engineRows();
  yield* sdkRows();
  yield* symbolRows();
}

const importPackage =
  "importing a package with one empty file already takes 1.04 to 1.07 times as long. The client is one file; three files took 1.22. Tried: a file without white space, which takes as long.";
const importCrypto =
  "importing `node:crypto` alone takes 1.21 times as long; the verifier is synchronous and needs it.";

function* sdkRows(): Iterable<Row> {
  const { folder } = packedSdk();
  const row = (subpath: string, times: number, tried: string): Row => ({
    what: `a process that imports \`${subpath}\``,
    floor: "an empty process",
    ...pairedProcesses(folder, empty, `import "${subpath}";`),
    unit: "ms",
    budget: { times },
    tried,
  });
  yield row("@sandbank/sdk", 1.1, importPackage);
  yield row("@sandbank/sdk/webhooks", 1.45, importCrypto);
}

function* engineRows(): Iterable<Row> {
  yield {
    what: "importing `@sandbank/engine`, beyond the floor",
    floor: "an empty file",
    ...beyond(empty, engine),
    budget: { most: 30 },
  };
  yield {
    what: "importing `@sandbank/msw/node`, beyond the floor",
    floor: "importing the engine and MSW",
    ...beyond(engineAndMsw, mswNode),
    budget: { most: 10 },
  };
  yield {
    // The ratio was 3.7 when the engine imported all of zod and built every schema at import.
    what: "importing the engine, a bank and ten operations, beyond an empty file",
    floor: "importing zod, beyond an empty file",
    floorFigure: beyond(empty, zod).figure,
    figure: beyond(empty, tenOperations).figure,
    unit: "ms",
    budget: { times: 3.7 },
  };
}

/**
 * CPU milliseconds of a process that runs `floor`, and the time beyond them that `program` takes: medians of paired
 * runs.
 */
function beyond(floor: string, program: string): Pick<Row, "floorFigure" | "figure" | "unit"> {
  const pairs = runPairs(root, floor, program);
  return {
    floorFigure: median(pairs.map(([one]) => one)),
    figure: median(pairs.map(([one, other]) => other - one)),
    unit: "ms",
  };
}

/** CPU milliseconds of whole processes that run `floor` and `program`. */
function pairedProcesses(folder: string, floor: string, program: string): Paired {
  return pairedOf(runPairs(folder, floor, program));
}

function runPairs(folder: string, floor: string, program: string): (readonly [number, number])[] {
  return Array.from({ length: ROUNDS }, () => [cpuMilliseconds(folder, floor), cpuMilliseconds(folder, program)]);
}

/** CPU milliseconds of a process that runs `program`. */
export function cpuMilliseconds(cwd: string, program: string): number {
  const source = `${program}\nconst { user, system } = process.cpuUsage();\nconsole.log((user + system) / 1_000);`;
  const args = ["--input-type=module", "--eval", source];
  // The condition `source` of this process is not passed on, so that imports find the build.
  return Number(execFileSync(process.execPath, args, { cwd, encoding: "utf8" }));
}
