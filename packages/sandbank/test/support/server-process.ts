import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll } from "vitest";

/** With `SANDBANK_CLI`, the built program: many starts take less time then. */
const built = process.env["SANDBANK_CLI"];
const program = built === undefined ? ["--conditions=source", join(import.meta.dirname, "../../src/cli.ts")] : [built];

const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
});

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly apiKey: string;
  readonly token: string;
  readonly pid: number;
  /** Returns the output on stderr so far. */
  readonly errors: () => string;
  /** Kills the process with SIGKILL, and resolves once it has ended. */
  readonly kill: () => Promise<void>;
  /** Resolves once the process has ended. */
  readonly closed: Promise<unknown>;
}

export interface ProcessOptions {
  /** Default: a free one. */
  readonly port?: number;
  /** Further flags of `sandbank start`. */
  readonly flags?: readonly string[];
  /** The most bytes that a file may have, in units of 512. To write more fails, as on a full disk. Not on Windows. */
  readonly fileBlocks?: number;
}

/**
 * Starts a server with `--persist` in `data` below a directory, and resolves once it is ready. Rejects with what the process
 * wrote to stderr, and its exit code, if it ends before.
 */
export async function startProcess(directory: string, options: ProcessOptions = {}): Promise<ServerProcess> {
  const { port = 0, flags = [], fileBlocks } = options;
  const token = "test-token";
  const args = ["start", "--port", String(port), "--persist", join(directory, "data"), "--token", token, "--json"];
  const [command, ...given] = limited(fileBlocks, [...program, ...args, ...flags]);
  const child = spawn(command, given, {
    env: { ...process.env, XDG_RUNTIME_DIR: directory },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += String(chunk);
  });
  const closed = once(child, "close");
  const failed = ([code]: unknown[]) => Promise.reject(Object.assign(new Error(errors), { code }));
  const line = once(createInterface(child.stdout), "line");
  const [text] = (await Promise.race([line, closed.then(failed)])) as [string];
  const { url, apiKey } = JSON.parse(text) as { url: string; apiKey: string };
  return {
    url,
    apiKey,
    token,
    pid: child.pid as number,
    errors: () => errors,
    closed,
    async kill() {
      child.kill("SIGKILL");
      await closed;
      children.delete(child);
    },
  };
}

/** The command that runs Node with a limit for the size of its files. */
function limited(blocks: number | undefined, args: readonly string[]): [string, ...string[]] {
  if (blocks === undefined) return [process.execPath, ...args];
  return ["sh", "-c", `ulimit -f ${blocks}; exec "$0" "$@"`, process.execPath, ...args];
}

/** Runs a start that ends by itself, and resolves with its exit code and what it wrote to stderr. */
export async function endOf(
  directory: string,
  flags: readonly string[] = [],
): Promise<{ readonly code: number | null; readonly errors: string }> {
  const args = [...program, "start", "--port", "0", "--persist", join(directory, "data"), ...flags];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, XDG_RUNTIME_DIR: directory },
    stdio: ["ignore", "ignore", "pipe"],
  });
  children.add(child);
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += String(chunk);
  });
  const [code] = (await once(child, "close")) as [number | null];
  children.delete(child);
  return { code, errors };
}
