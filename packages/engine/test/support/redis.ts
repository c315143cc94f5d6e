import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll } from "vitest";
import { freePort } from "./free-port.ts";

/** The path of `redis-server`; undefined if it is not installed. */
export const redisProgram: string | undefined = (process.env["PATH"] ?? "")
  .split(delimiter)
  .map((folder) => join(folder, "redis-server"))
  .find((program) => existsSync(program));

const running: { readonly server: ChildProcess; readonly directory: string }[] = [];
afterAll(async () => {
  for (const { server, directory } of running.splice(0)) {
    const closed = once(server, "close");
    if (server.kill("SIGKILL")) await closed;
    rmSync(directory, { recursive: true });
  }
});

/** Starts an empty Redis on the loopback that keeps no file, which ends with the tests of the file. Resolves to its port. */
export async function startRedis(): Promise<number> {
  if (redisProgram === undefined) throw new Error("No Redis is installed.");
  const directory = mkdtempSync(join(tmpdir(), "sandbank-redis-"));
  const port = await freePort();
  const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const server = spawn(redisProgram, options, { cwd: directory, stdio: ["ignore", "pipe", "ignore"] });
  running.push({ server, directory });
  await new Promise<void>((resolve, reject) => {
    let log = "";
    server.stdout.on("data", (chunk) => {
      log += String(chunk);
      if (log.includes("Ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`Redis ended with ${code}: ${log}`)));
  });
  return port;
}
