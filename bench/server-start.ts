import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPackages } from "./built.ts";
import { median } from "./measure.ts";
import type { Row } from "./row.ts";

const ROUNDS = 11;

const BIN = "packages/sandbank/dist/cli.js";

/** The CPU milliseconds of a process so far. */
const cpu = "Math.round((process.cpuUsage().user + process.cpuUsage().system) / 1000)";

/** Puts the CPU time before the line that says that the server is ready. */
const meter = `const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (text, ...rest) => write(String(text).replace(/^Ready/m, () => "CPU " + ${cpu} + "\\nReady"), ...rest);`;

/** The CPU time of `sandbank start` until the server is ready. */
export async function serverStartRow(): Promise<Row> {
  buildPackages();
  const directory = mkdtempSync(join(tmpdir(), "sandbank-start-"));
  const floors: number[] = [];
  const starts: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      floors.push(Number(execFileSync(process.execPath, ["-e", `console.log(${cpu})`])));
      starts.push(await cpuOfStart(directory));
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  return {
    what: "`sandbank start` until the server is ready",
    floor: "an empty process",
    floorFigure: median(floors),
    figure: median(starts),
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
