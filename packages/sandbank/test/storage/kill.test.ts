import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { replay } from "@sandbank/engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { volume } from "../../../../tests/support/volume.ts";
import { TIMEOUT_MS } from "../../../../vitest.shared.ts";
import { createAdminClient } from "../../src/client.ts";
import { parent } from "../support/persisted.ts";
import { type ServerProcess, startProcess } from "../support/server-process.ts";

const ROUNDS = Number(process.env["SANDBANK_KILL_ROUNDS"] ?? volume(50, 2));
/** The number of calls in the journal before the first round. */
const CALLS_BEFORE = Number(process.env["SANDBANK_KILL_CALLS"] ?? 1);
/**
 * The number of rounds after which the journal is reset to that of the first round. Each start replays it, so it must
 * stay short.
 */
const ROUNDS_OF_A_JOURNAL = 25;
/** Clients that call at the same time. */
const CLIENTS = 8;
/** A process is killed after at most this number of acknowledged calls. */
const MOST_CALLS = 200;

/** A generator of numbers from 0 up to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Sends a request over a connection of its own: the server closes an idle one while this process replays a journal, and a
 * request that is sent over it then fails.
 */
const send: typeof fetch = (input, init) =>
  fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), connection: "close" } });

/** The acknowledged Accounts by id, each with its bank and name. */
type Acknowledged = Map<string, { readonly bank: string; readonly name: string }>;

/** The expected content of a data directory. */
interface Known {
  readonly acknowledged: Acknowledged;
  /** The days by which the clock of a bank was advanced. */
  readonly advances: Map<string, number>;
}

const seed = Number(process.env["SANDBANK_KILL_SEED"] ?? Date.now() % 100_000);
const before: Known = { acknowledged: new Map(), advances: new Map() };
let directory: string;

beforeAll(
  async () => {
    directory = mkdtempSync(join(parent, "sandbank-kill-"));
    await loadUntil(await startProcess(directory), { ...before, banks: ["one"], stopAt: CALLS_BEFORE });
    cpSync(join(directory, "data"), join(directory, "before"), { recursive: true });
  },
  TIMEOUT_MS + CALLS_BEFORE * 100,
);
afterAll(() => {
  rmSync(directory, { recursive: true, force: true });
  if (process.env["SANDBANK_KILL_ROUNDS"] !== undefined) console.info(`kills: ${JSON.stringify({ seed, ...counts })}`);
});
/** The totals of all rounds. */
const counts = { rounds: 0, acknowledged: 0, lost: 0, tornLines: 0 };

const journals = Array.from({ length: Math.ceil(ROUNDS / ROUNDS_OF_A_JOURNAL) }, (_, journal) => {
  const first = journal * ROUNDS_OF_A_JOURNAL + 1;
  return { first, last: Math.min(first + ROUNDS_OF_A_JOURNAL - 1, ROUNDS) };
});

test.each(journals)(
  "loses no acknowledged call when it is killed under load, rounds $first to $last",
  {
    // Each round starts a process, which takes seconds on a busy machine.
    timeout: TIMEOUT_MS + ROUNDS_OF_A_JOURNAL * (10_000 + CALLS_BEFORE * 10),
  },
  async ({ first, last }) => {
    const random = randomFrom(seed + first);
    const acknowledged = new Map(before.acknowledged);
    const advances = new Map(before.advances);
    rmSync(join(directory, "data"), { recursive: true });
    cpSync(join(directory, "before"), join(directory, "data"), { recursive: true });
    let server = await startProcess(directory);
    for (let round = first; round <= last; round++) {
      const known = acknowledged.size;
      const stopAt = known + 1 + Math.floor(random() * MOST_CALLS);
      await loadUntil(server, { acknowledged, advances, banks: ["one", "two"], stopAt });
      const { errors } = server;
      server = await startProcess(directory);
      const what = `seed ${seed}, round ${round}: ${errors()}${server.errors()}`;
      await requireAll(server, acknowledged, what);
      counts.rounds++;
      counts.acknowledged += acknowledged.size - known;
      counts.tornLines += server.errors().match(/ended in the middle of line/g)?.length ?? 0;
      const { now } = await admin(server, "one").call("clock.get");
      const days = (Date.parse(now) - Date.now()) / 86_400_000;
      expect(Math.round(days), what).toBeGreaterThanOrEqual(advances.get("one") ?? 0);
      expect(server.errors().replace(/^.*ended in the middle of line \d+, which was removed.*\n/gm, ""), what).toBe("");
    }
    await server.kill();
  },
);

/** Calls the server with several clients at a time, and kills it while they call. */
async function loadUntil(
  server: ServerProcess,
  { acknowledged, advances, banks, stopAt }: Known & { readonly banks: readonly string[]; readonly stopAt: number },
): Promise<void> {
  let killed: Promise<void> | undefined;
  const client = async (number: number) => {
    const bank = banks[number % banks.length] as string;
    for (let call = 0; killed === undefined; call++) {
      const name = `${stopAt} ${number} ${call}`;
      const response = await send(`${server.url}/accounts`, {
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

async function requireAll(server: ServerProcess, acknowledged: Acknowledged, what: string): Promise<void> {
  for (const bank of ["one", "two"]) {
    // Frozen, so that the state that is saved is the one to which the journal leads.
    await admin(server, bank).call("clock.freeze");
    await admin(server, bank).call("snapshot.save", { name: "restarted" });
    // The whole bank, made again from the journal: also what the API returns is compared.
    const journal = await admin(server, bank).call("journal", { secrets: "shown" });
    const again = replay(journal as never);
    expect(again.snapshot().toJSON().digest, what).toBe(savedDigest(bank));
    await admin(server, bank).call("clock.resume");
    const missing = [...acknowledged].filter(([id, call]) => call.bank === bank && nameIn(again, id) !== call.name);
    counts.lost += missing.length;
    expect(missing, what).toEqual([]);
    expect((await admin(server, bank).call("audit")).violations, what).toEqual([]);
    const response = await send(`${server.url}/accounts?limit=100`, {
      headers: { authorization: `Bearer ${server.apiKey}.${bank}` },
    });
    expect(await response.json(), what).toEqual(JSON.parse(JSON.stringify(again.accounts.list({ limit: 100 }))));
  }
}

/** The digest of the state that the server has saved of a bank. */
function savedDigest(bank: string): string {
  const text = readFileSync(join(directory, "data/banks", bank, "snapshots/restarted.json"), "utf8");
  return (JSON.parse(text) as { readonly snapshot: { readonly digest: string } }).snapshot.digest;
}

function nameIn(bank: ReturnType<typeof replay>, id: string): string | undefined {
  try {
    return bank.accounts.retrieve(id as `account_${string}`).name;
  } catch {
    return undefined;
  }
}

function admin({ url, token }: ServerProcess, bank: string) {
  return createAdminClient({ url, key: token, bank, fetch: send });
}
