import { accessSync, constants, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import * as z from "zod";
import { serverOptionsOf } from "../../config/server-options.ts";
import { settingsOf } from "../../config/settings.ts";
import { DEFAULT_PORT } from "../../server/default-port.ts";
import type { ServerOptions } from "../../server/start-server.ts";
import type { Command, CommandCall } from "../command.ts";
import { exitCodes } from "../exit-codes.ts";
import { printJson } from "../print-result.ts";
import { runningServers, serverDirectory } from "../server-file.ts";
import { inUse } from "../start-or-explain.ts";
import { startFlags } from "./start-flags.ts";

interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
}

export const doctorCommand: Command = {
  words: "doctor",
  summary: "Checks what `sandbank start` needs on this machine. Exit code 1 if something is missing.",
  flags: {
    ...startFlags,
    fix: { type: "boolean", summary: "Remove the files of servers that no longer run." },
  },
  examples: ["doctor", "doctor --port 3000 --seed seed.json", "doctor --fix"],
  json: z.strictObject({
    checks: z.array(z.strictObject({ name: z.string(), ok: z.boolean(), detail: z.string() })),
  }),
  async run(call) {
    const { io, flags } = call;
    const checks = [checkNode(), checkDirectory(call), checkServers(call, flags["fix"] === true)];
    const { check, options } = await checkSettings(call);
    checks.push(check);
    if (options !== undefined) checks.push(await checkSeeds(options), await checkPort(options));
    if (io.isJson) printJson(io, { checks });
    else
      for (const { name, ok, detail } of checks) io.out(`${ok ? "ok    " : "FAILED"}  ${name.padEnd(13)}  ${detail}`);
    return checks.every(({ ok }) => ok) ? exitCodes.done : exitCodes.no;
  },
};

function checkNode(): Check {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const isTypeScript = major > 22 || (major === 22 && minor >= 18);
  return {
    name: "node",
    ok: major > 20 || (major === 20 && minor >= 18),
    detail: `${process.versions.node}; 20.18 or later is needed, and ${isTypeScript ? "TypeScript files can be loaded" : "22.18 for configurations and seeds in TypeScript"}`,
  };
}

/** Whether servers can write down how to reach them. */
function checkDirectory({ io }: CommandCall): Check {
  const directory = serverDirectory(io.env);
  const parent = join(directory, "..");
  try {
    accessSync(parent, constants.W_OK);
    return { name: "runtime files", ok: true, detail: directory };
  } catch {
    return { name: "runtime files", ok: false, detail: `${parent} cannot be written. Set XDG_RUNTIME_DIR` };
  }
}

function checkServers({ io }: CommandCall, isFixing: boolean): Check {
  const running = runningServers(io.env);
  const directory = serverDirectory(io.env);
  const stale = filesIn(directory).filter((file) => !running.some(({ pid }) => pid === pidIn(join(directory, file))));
  if (isFixing) for (const file of stale) rmSync(join(directory, file), { force: true });
  const urls = running.length === 0 ? "none runs" : running.map(({ url }) => url).join(", ");
  const left = stale.length === 0 ? "" : `; ${stale.length} files of servers that no longer run`;
  const fixed = isFixing ? " were removed" : ". `sandbank doctor --fix` removes them";
  return { name: "servers", ok: stale.length === 0 || isFixing, detail: urls + (left === "" ? "" : left + fixed) };
}

function filesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}

function pidIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8")).pid;
  } catch {
    return undefined;
  }
}

async function checkSettings(call: CommandCall): Promise<{ check: Check; options?: ServerOptions }> {
  try {
    const { file, settings } = await settingsOf(call);
    const options = await serverOptionsOf(settings);
    return { check: { name: "configuration", ok: true, detail: file ?? "none" }, options };
  } catch (error) {
    return { check: { name: "configuration", ok: false, detail: (error as Error).message } };
  }
}

/** Runs the seeds in a bank of their own. */
async function checkSeeds({ seeds = [], bankSeed, bank }: ServerOptions): Promise<Check> {
  const { createBank } = await import("@sandbank/engine");
  const { applySeed } = await import("@sandbank/engine/scenarios");
  try {
    const trial = createBank({ ...bank, ...(bankSeed !== undefined && { seed: bankSeed }) });
    for (const seed of seeds) applySeed(trial, seed);
    const steps = seeds.reduce((total, seed) => total + seed.steps.length, 0);
    return { name: "seeds", ok: true, detail: seeds.length === 0 ? "none" : `${steps} steps succeed` };
  } catch (error) {
    return { name: "seeds", ok: false, detail: (error as Error).message.replace("[sandbank] ", "") };
  }
}

async function checkPort({ port = DEFAULT_PORT, host = "127.0.0.1" }: ServerOptions): Promise<Check> {
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const server = createServer();
    server.once("error", resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
  if (error === undefined) return { name: "port", ok: true, detail: port === 0 ? "a free one" : `${port} is free` };
  const detail = error.code === "EADDRINUSE" ? await inUse(port, host) : error.message;
  return { name: "port", ok: false, detail };
}
