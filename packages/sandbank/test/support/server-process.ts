import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll } from "vitest";

const cli = join(import.meta.dirname, "../../src/cli.ts");

const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
});

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly apiKey: string;
  readonly token: string;
  /** What the process has written to stderr. */
  readonly errors: () => string;
  /** Kills the process with SIGKILL, and resolves once it has ended. */
  readonly kill: () => Promise<void>;
}

/** Starts a server with `--persist` in a directory, on a free port by default, and resolves once it is ready. */
export async function startProcess(directory: string, port = 0): Promise<ServerProcess> {
  const token = "test-token";
  const args = ["start", "--port", String(port), "--persist", join(directory, "data"), "--token", token, "--json"];
  const child = spawn(process.execPath, ["--conditions=source", cli, ...args], {
    env: { ...process.env, XDG_RUNTIME_DIR: directory },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += String(chunk);
  });
  const closed = once(child, "close");
  const line = once(createInterface(child.stdout), "line");
  const [text] = (await Promise.race([line, closed.then(() => Promise.reject(new Error(errors)))])) as [string];
  const { url, apiKey } = JSON.parse(text) as { url: string; apiKey: string };
  return {
    url,
    apiKey,
    token,
    errors: () => errors,
    async kill() {
      child.kill("SIGKILL");
      await closed;
      children.delete(child);
    },
  };
}
