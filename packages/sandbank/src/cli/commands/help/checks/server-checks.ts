import { createServer } from "node:net";
import { readText } from "@sandbank/engine/private/errors";
import { DEFAULT_PORT } from "../../../../server/default-port.ts";
import type { ServerOptions } from "../../../../server/server-options.ts";
import { readPortUse } from "../../../server/start-or-explain.ts";
import { type Check, checked } from "./check.ts";

/** Checks whether the port is free, and names the program that uses it. `mayRun`: whether Sandbank may use it. */
export function checkPort({ port = DEFAULT_PORT, host = "127.0.0.1" }: ServerOptions, mayRun: boolean): Promise<Check> {
  return checked("port", async () => {
    const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      const server = createServer();
      server.once("error", resolve);
      server.listen(port, host, () => server.close(() => resolve(undefined)));
    });
    if (error === undefined) return port === 0 ? "a free one" : `${port} is free`;
    if (error.code !== "EADDRINUSE") throw error;
    const { isOurs, text } = await readPortUse(port, host);
    if (isOurs && mayRun) return { detail: text, warning: true };
    throw new Error(text);
  });
}

/** Checks whether another server has locked the data directory. `mayRun`: whether one may. */
export function checkLock({ persist }: ServerOptions, mayRun: boolean): Promise<Check> {
  return checked("lock", async () => {
    if (persist === undefined) return "not needed without --persist";
    const { lockProblem } = await import("../../../../storage/lock.ts");
    const problem = lockProblem(persist.directory);
    if (problem === undefined) return "no server uses the data directory";
    if (mayRun) return { detail: readText(problem), warning: true };
    throw problem;
  });
}

/** Checks whether the data directory can be written and its files are intact. */
export function checkData({ persist }: ServerOptions): Promise<Check> {
  return checked("data directory", async () => {
    if (persist === undefined) return "none: without --persist, the banks are in memory only";
    const { inspectData } = await import("../../../../storage/inspect-data.ts");
    const { detail, isWarning } = inspectData(persist.directory);
    return isWarning ? { detail, warning: true } : detail;
  });
}

/** Runs the seeds in a temporary bank. */
export function checkSeeds({ seeds = [], bankSeed, bank }: ServerOptions): Promise<Check> {
  return checked("seeds", async () => {
    const { createBank } = await import("@sandbank/engine");
    const { applySeed } = await import("@sandbank/engine/scenarios");
    const trial = createBank({ ...bank, ...(bankSeed !== undefined && { seed: bankSeed }) });
    for (const seed of seeds) applySeed(trial, seed);
    const steps = seeds.reduce((total, seed) => total + seed.steps.length, 0);
    return seeds.length === 0 ? "none" : `${steps} steps succeed`;
  });
}
