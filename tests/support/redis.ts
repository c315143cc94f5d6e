import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "./free-port.ts";
import { startServer } from "./spawned-server.ts";

/** The path of `redis-server`; undefined if it is not installed. */
export const redisProgram: string | undefined = (process.env["PATH"] ?? "")
  .split(delimiter)
  .map((folder) => join(folder, "redis-server"))
  .find((program) => existsSync(program));

/** Starts an empty Redis on the loopback that keeps no file, which ends with the tests of the file. Resolves to its port. */
export async function startRedis(): Promise<number> {
  if (redisProgram === undefined) throw new Error("No Redis is installed.");
  const directory = mkdtempSync(join(tmpdir(), "sandbank-redis-"));
  const port = await freePort();
  await startServer({
    name: "Redis",
    program: redisProgram,
    args: ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
    directory,
    ready: "Ready to accept connections",
    signal: "SIGKILL",
  });
  return port;
}
