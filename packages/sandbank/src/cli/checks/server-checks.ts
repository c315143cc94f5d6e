import { createServer } from "node:net";
import { DEFAULT_PORT } from "../../server/default-port.ts";
import type { ServerOptions } from "../../server/server-options.ts";
import { inUse } from "../start-or-explain.ts";
import { type Check, checked } from "./check.ts";

/** Whether the port is free, or else who uses it. */
export async function checkPort({ port = DEFAULT_PORT, host = "127.0.0.1" }: ServerOptions): Promise<Check> {
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const server = createServer();
    server.once("error", resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
  if (error === undefined) return { name: "port", ok: true, detail: port === 0 ? "a free one" : `${port} is free` };
  const detail = error.code === "EADDRINUSE" ? await inUse(port, host) : error.message;
  return { name: "port", ok: false, detail };
}

/** Whether another server holds the data directory. */
export async function checkLock({ persist }: ServerOptions): Promise<Check> {
  const { lockProblem } = await import("../../storage/lock.ts");
  return checked("lock", () => {
    if (persist === undefined) return "not needed without --persist";
    const problem = lockProblem(persist.directory);
    if (problem !== undefined) throw problem;
    return "no server uses the data directory";
  });
}

/** Whether the data directory can be written, and its journals are whole. */
export async function checkData({ persist }: ServerOptions): Promise<Check> {
  const { inspectData } = await import("../../storage/inspect-data.ts");
  return checked("data directory", () =>
    persist === undefined ? "the banks are in memory" : inspectData(persist.directory),
  );
}

/** Runs the seeds in a bank of their own. */
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
