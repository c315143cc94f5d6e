import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { replay } from "@sandbank/engine";
import { afterEach, expect, test } from "vitest";
import { volume } from "../../../engine/test/support/volume.ts";
import { createAdminClient } from "../../src/client.ts";
import { temporary } from "../support/persisted.ts";

const cli = join(import.meta.dirname, "../../src/cli.ts");
const ROUNDS = Number(process.env["SANDBANK_KILL_ROUNDS"] ?? volume(50, 2));
/** Clients that call at the same time. */
const CLIENTS = 8;
/** A process is killed after at most so many acknowledged calls. */
const MOST_CALLS = 200;

const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
});

interface Started {
  readonly url: string;
  readonly apiKey: string;
  readonly token: string;
  readonly kill: () => Promise<void>;
  readonly errors: () => string;
}

async function start(directory: string): Promise<Started> {
  const token = "kill-test-token";
  const args = ["start", "--port", "0", "--persist", join(directory, "data"), "--token", token, "--json"];
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

/** A generator of numbers from 0 up to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What was acknowledged: the id of each Account, with its bank and name. */
type Acknowledged = Map<string, { readonly bank: string; readonly name: string }>;

test(`loses no acknowledged call when it is killed under load, ${ROUNDS} times`, {
  timeout: 60_000 + ROUNDS * 20_000,
}, async () => {
  const directory = temporary();
  const seed = Number(process.env["SANDBANK_KILL_SEED"] ?? Date.now() % 100_000);
  const random = randomFrom(seed);
  const acknowledged: Acknowledged = new Map();
  const advances = new Map([["one", 0]]);
  let server = await start(directory);
  for (let round = 0; round < ROUNDS; round++) {
    const stopAt = acknowledged.size + 1 + Math.floor(random() * MOST_CALLS);
    await loadUntil(server, { acknowledged, advances, stopAt });
    const { errors } = server;
    server = await start(directory);
    const what = `seed ${seed}, round ${round}: ${errors()}${server.errors()}`;
    await requireAll(server, acknowledged, what);
    const { now } = await admin(server, "one").call("clock.get");
    const days = (Date.parse(now) - Date.now()) / 86_400_000;
    expect(Math.round(days), what).toBeGreaterThanOrEqual(advances.get("one") ?? 0);
    expect(server.errors().replace(/^.*ended in the middle of line \d+, which was removed.*\n/gm, ""), what).toBe("");
  }
  await server.kill();
});

/** Calls the server with several clients at a time, and kills it while they call. */
async function loadUntil(
  server: Started,
  { acknowledged, advances, stopAt }: { acknowledged: Acknowledged; advances: Map<string, number>; stopAt: number },
): Promise<void> {
  let killed: Promise<void> | undefined;
  const client = async (number: number) => {
    const bank = number % 2 === 0 ? "one" : "two";
    for (let call = 0; killed === undefined; call++) {
      const name = `${stopAt} ${number} ${call}`;
      const response = await fetch(`${server.url}/accounts`, {
        method: "POST",
        headers: { authorization: `Bearer ${server.apiKey}.${bank}`, "content-type": "application/json" },
        body: JSON.stringify({ name }),
      });
      const { id } = (await response.json()) as { id: string };
      expect(response.status).toBe(200);
      acknowledged.set(id, { bank, name });
      if (number === 0 && call % 10 === 9) {
        await admin(server, bank).call("clock.advance", { duration: "1d" });
        advances.set(bank, (advances.get(bank) ?? 0) + 1);
      }
      if (acknowledged.size >= stopAt) killed ??= server.kill();
    }
  };
  // A call that is killed has no response, and may have happened or not.
  const isKilled = (error: unknown) => {
    if (killed === undefined) throw error;
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number).catch(isKilled)));
  await killed;
}

async function requireAll(server: Started, acknowledged: Acknowledged, what: string): Promise<void> {
  for (const bank of ["one", "two"]) {
    // The whole bank, made again from the journal: also what the API returns is compared.
    const journal = await admin(server, bank).call("journal");
    const again = replay(journal as never);
    const missing = [...acknowledged].filter(([id, call]) => call.bank === bank && nameIn(again, id) !== call.name);
    expect(missing, what).toEqual([]);
    expect((await admin(server, bank).call("audit")).violations, what).toEqual([]);
    const response = await fetch(`${server.url}/accounts?limit=100`, {
      headers: { authorization: `Bearer ${server.apiKey}.${bank}` },
    });
    expect(await response.json(), what).toEqual(JSON.parse(JSON.stringify(again.accounts.list({ limit: 100 }))));
  }
}

function nameIn(bank: ReturnType<typeof replay>, id: string): string | undefined {
  try {
    return bank.accounts.retrieve(id as `account_${string}`).name;
  } catch {
    return undefined;
  }
}

function admin({ url, token }: Started, bank: string) {
  return createAdminClient({ url, key: token, bank });
}
