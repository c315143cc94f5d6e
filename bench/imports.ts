import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { median } from "./measure.ts";
import type { Row } from "./row.ts";

const ROUNDS = 21;

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

/** What each test file of a user pays before its first test. Builds the packages and imports them in new processes. */
export function importRows(): Row[] {
  execFileSync("tsup", ["--silent"], { stdio: "inherit" });
  return [
    {
      what: "importing `@sandbank/engine`, beyond the floor",
      floor: "an empty file",
      ...beyond(empty, engine),
      budget: { most: 60 },
    },
    {
      what: "importing `@sandbank/msw/node`, beyond the floor",
      floor: "importing the engine and MSW",
      ...beyond(engineAndMsw, mswNode),
      budget: { most: 20 },
    },
    {
      // 3.7 times is what it took when zod was imported as a whole and every schema was built at import.
      what: "importing the engine, a bank and ten operations, beyond an empty file",
      floor: "importing zod, beyond an empty file",
      floorFigure: beyond(empty, zod).figure,
      figure: beyond(empty, tenOperations).figure,
      unit: "ms",
      budget: { times: 3.7 },
    },
  ];
}

/** CPU milliseconds of a process that runs `floor`, and those that `program` takes beyond them: medians of paired runs. */
function beyond(floor: string, program: string): Pick<Row, "floorFigure" | "figure" | "unit"> {
  const pairs = Array.from({ length: ROUNDS }, () => [cpuMilliseconds(floor), cpuMilliseconds(program)] as const);
  return {
    floorFigure: median(pairs.map(([one]) => one)),
    figure: median(pairs.map(([one, other]) => other - one)),
    unit: "ms",
  };
}

function cpuMilliseconds(program: string): number {
  const source = `${program}\nconst { user, system } = process.cpuUsage();\nconsole.log((user + system) / 1_000);`;
  const args = ["--input-type=module", "--eval", source];
  const cwd = fileURLToPath(new URL("..", import.meta.url));
  // The condition `source` of this process is not passed on, so that imports find what is built.
  return Number(execFileSync(process.execPath, args, { cwd, encoding: "utf8" }));
}
