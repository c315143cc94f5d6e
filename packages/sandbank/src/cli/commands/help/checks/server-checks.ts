import { createServer } from "node:net";
import { DEFAULT_PORT } from "../../../../server/default-port.ts";
import type { ServerOptions } from "../../../../server/server-options.ts";
import { readPortUse } from "../../../server/start-or-explain.ts";
import { type Check, checked } from "./check.ts";

/**
 * Checks whether the port is free, and names the program that uses it. `mayRun`: whether a Sandbank server may use it.
 */
export async function checkPort(
  { port = DEFAULT_PORT, host = "127.0.0.1" }: ServerOptions,
  mayRun: boolean,
): Promise<Check> {
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const server = createServer();
    server.once("error", resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
  if (error === undefined) return { name: "port", ok: true, detail: port === 0 ? "a free one" : `${port} is free` };
  if (error.code !== "EADDRINUSE") return { name: "port", ok: false, detail: error.message };
  const { isOurs, text } = await readPortUse(port, host);
  const check: Check = { name: "port", ok: false, detail: text };
  return isOurs && mayRun ? asWarning(check) : check;
}

/** Checks whether another server has locked the data directory. `mayRun`: whether one may. */
export async function checkLock({ persist }: ServerOptions, mayRun: boolean): Promise<Check> {
  const { lockProblem } = await import("../../../../storage/lock.ts");
  let isHeld = false;
  const check = await checked("lock", () => {
    if (persist === undefined) return "not needed without --persist";
    const problem = lockProblem(persist.directory);
    isHeld = problem !== undefined;
    if (problem !== undefined) throw problem;
    return "no server uses the data directory";
  });
  return isHeld && mayRun ? asWarning(check) : check;
}

/** Turns a failed check into a warning if its only reason is a running Sandbank server. */
function asWarning(check: Check): Check {
  return { ...check, ok: true, warning: true };
}

/** Checks whether the data directory can be written and its files are intact. */
export async function checkData({ persist }: ServerOptions): Promise<Check> {
  const { inspectData } = await import("../../../../storage/inspect-data.ts");
  let isWarning = false;
  const check = await checked("data directory", () => {
    if (persist === undefined) return "none: without --persist, the banks are in memory only";
    const report = inspectData(persist.directory);
    isWarning = report.isWarning;
    return report.detail;
  });
  return isWarning ? asWarning(check) : check;
}

/** Runs the seeds in a temporary bank. */
export async function checkSeeds({ seeds = [], bankSeed, bank }: ServerOptions): Promise<Check> {
  const { createBank } = await import("@sandbank/engine");
  const { applySeed } = await import("@sandbank/engine/scenarios");
  return checked("seeds", () => {
    const trial = createBank({ ...bank, ...(bankSeed !== undefined && { seed: bankSeed }) });
    for (const seed of seeds) applySeed(trial, seed);
    const steps = seeds.reduce((total, seed) => total + seed.steps.length, 0);
    return seeds.length === 0 ? "none" : `${steps} steps succeed`;
  });
}
