import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPackages } from "./built.ts";
import { cpuMilliseconds } from "./imports.ts";
import { pairedOf } from "./measure.ts";
import type { Row } from "./row.ts";

const ROUNDS = 11;

const BIN = "packages/sandbank/dist/cli.js";

/** Puts the CPU time so far, in milliseconds, before the line that says that the server is ready. */
const meter = `const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (text, ...rest) => {
  const { user, system } = process.cpuUsage();
  return write(String(text).replace(/^Ready/m, "CPU " + Math.round((user + system) / 1000) + "\\nReady"), ...rest);
};`;

/** The CPU time of `sandbank start` until the server is ready. */
export async function serverStartRow(): Promise<Row> {
  buildPackages();
  const directory = mkdtempSync(join(tmpdir(), "sandbank-start-"));
  const pairs: [number, number][] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      pairs.push([cpuMilliseconds(directory, ""), await cpuOfStart(directory)]);
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  return {
    what: "`sandbank start` until the server is ready",
    floor: "an empty process",
    ...pairedOf(pairs),
    unit: "ms",
    budget: { most: 300 },
  };
}

async function cpuOfStart(directory: string): Promise<number> {
  const args = ["--import", `data:text/javascript,${encodeURIComponent(meter)}`, BIN, "start", "--port", "0"];
  const env = { ...process.env, XDG_RUNTIME_DIR: directory, NODE_OPTIONS: "" };
  const server = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  const [output] = await once(server.stdout, "data");
  const ended = once(server, "close");
  server.kill();
  await ended;
  const [, figure] = /^CPU (\d+)$/m.exec(String(output)) ?? [];
  if (figure === undefined) throw new Error(`The server was not ready: ${output}`);
  return Number(figure);
}
