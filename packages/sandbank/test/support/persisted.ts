import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach } from "vitest";
import { createAdminClient } from "../../src/client.ts";
import { type RunningServer, type ServerOptions, startServer } from "../../src/index.ts";

type Persist = NonNullable<ServerOptions["persist"]>;

export interface PersistedOptions extends Omit<ServerOptions, "persist"> {
  readonly persist?: Omit<Persist, "directory">;
}

const directories: string[] = [];
const running = new Set<RunningServer>();
/** The paths that `makeReadOnly` has changed, with their earlier modes. */
const readOnly: { readonly path: string; readonly mode: number }[] = [];

afterEach(async () => {
  await Promise.all([...running].map((server) => server.stop()));
  running.clear();
  for (const { path, mode } of readOnly.splice(0)) chmodSync(path, mode);
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
});

/** Uses a file system in memory if there is one, because these tests would otherwise mostly wait for the disk. */
export const parent = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** An empty directory that is removed after the test. */
export function temporary(): string {
  const directory = mkdtempSync(join(parent, "sandbank-test-"));
  directories.push(directory);
  return directory;
}

/** Copies a data directory as a process that is killed at this moment leaves it, without its lock. */
export function killed(directory: string): string {
  const copy = join(temporary(), "data");
  cpSync(directory, copy, { recursive: true });
  rmSync(join(copy, "lock"), { force: true });
  return copy;
}

/** Takes the right to write to a directory, and to everything in it, until the test has ended. */
export function makeReadOnly(directory: string): void {
  const inside = readdirSync(directory, { recursive: true, encoding: "utf8" });
  const paths = [directory, ...inside.map((name) => join(directory, name))];
  for (const path of paths) {
    const found = statSync(path);
    readOnly.push({ path, mode: found.mode });
    chmodSync(path, found.isDirectory() ? 0o555 : 0o444);
  }
}

/** The number of the user without rights. */
const NOBODY = 65_534;

/** Does work as a user for whom a directory can be read-only: the system lets root write everywhere. */
export async function asOrdinaryUser<Result>(work: () => Promise<Result>): Promise<Result> {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(NOBODY);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

/** Every file of a directory with its content. */
export function contentOf(directory: string): Record<string, string> {
  const files = readdirSync(directory, { recursive: true }) as string[];
  return Object.fromEntries(
    files
      .filter((name) => statSync(join(directory, name)).isFile())
      .sort()
      .map((name) => [name, readFileSync(join(directory, name), "latin1")]),
  );
}

/** Starts a server that keeps its banks in a directory. */
export async function startPersisted(directory: string, { persist, ...options }: PersistedOptions = {}) {
  const warnings: string[] = [];
  const server = await startServer({
    port: 0,
    timeouts: { stopLimitMs: Number.POSITIVE_INFINITY },
    onWarning: (text) => warnings.push(text),
    ...options,
    persist: { ...persist, directory },
  });
  running.add(server);
  const admin = (bank?: string) =>
    createAdminClient({ url: server.url, key: server.token, ...(bank !== undefined && { bank }) });
  const send = (method: string, path: string, { bank, body }: { bank?: string; body?: object } = {}) => {
    const key = server.apiKey + (bank === undefined ? "" : `.${bank}`);
    return fetch(server.url + path, {
      method,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };
  const call = async (...request: Parameters<typeof send>) => {
    const response = await send(...request);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return {
    server,
    warnings,
    admin,
    send,
    call,
    create: async (name: string, bank?: string) =>
      (await call("POST", "/accounts", { body: { name }, ...(bank !== undefined && { bank }) })).body as {
        id: string;
        created_at: string;
      },
    names: async (bank?: string) =>
      ((await call("GET", "/accounts", bank === undefined ? {} : { bank })).body["data"] as { name: string }[]).map(
        ({ name }) => name,
      ),
    /** Everything in a bank. */
    journal: async (bank?: string) => admin(bank).call("journal", { secrets: "shown" }),
    stop: async () => {
      await server.stop();
      running.delete(server);
    },
  };
}
