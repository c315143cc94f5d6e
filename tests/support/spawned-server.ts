import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { afterAll } from "vitest";

interface SpawnedServer {
  /** For messages: `PostgreSQL`. */
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  /** The folder of its data, which is removed. */
  readonly directory: string;
  readonly options?: Pick<SpawnOptions, "env" | "uid" | "gid">;
  /** The text of its log when it accepts connections. */
  readonly ready: string;
  /** Ends it at once. */
  readonly signal: NodeJS.Signals;
}

const running: { readonly server: ChildProcess; readonly spawned: SpawnedServer }[] = [];
afterAll(async () => {
  for (const { server, spawned } of running.splice(0)) {
    const closed = once(server, "close");
    if (server.kill(spawned.signal)) await closed;
    rmSync(spawned.directory, { recursive: true });
  }
});

/** Starts a server, which ends with the tests of the file. Resolves when it accepts connections. */
export function startServer(spawned: SpawnedServer): Promise<void> {
  const { name, program, args, directory, options, ready } = spawned;
  const server = spawn(program, args, { ...options, cwd: directory, stdio: ["ignore", "pipe", "pipe"] });
  running.push({ server, spawned });
  return new Promise((resolve, reject) => {
    let log = "";
    const read = (chunk: unknown) => {
      log += String(chunk);
      if (log.includes(ready)) resolve();
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`${name} ended with ${code}: ${log}`)));
  });
}
