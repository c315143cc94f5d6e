import fs from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { volume } from "../../../../tests/support/volume.ts";
import { TIMEOUT_MS } from "../../../../vitest.shared.ts";
import { runCli } from "../../src/cli/run-cli.ts";
import { createAdminClient } from "../../src/client.ts";
import { parent } from "../support/persisted.ts";
import { rewriteJournal } from "../support/rewrite-journal.ts";
import { type ServerProcess, startProcess } from "../support/server-process.ts";

const FLIPS = Number(process.env["SANDBANK_FLIPS"] ?? volume(50, 4));
const seed = Number(process.env["SANDBANK_FLIP_SEED"] ?? Date.now() % 100_000);
/** Each start as a process of its own takes most of a second: the others run the command in this process. */
const FLIPS_PER_PROCESS = 20;
const BANKS = ["default", "worker-1"];

let directory: string;
/** The files of the data directory, below it. */
let files: string[];
let original: Seen;
const counts = { refused: 0, harmless: 0, named: 0 };

/** Everything that a server shows of a data directory. */
interface Seen {
  readonly banks: readonly object[];
  readonly snapshots: readonly { readonly name: string; readonly at: string | null; readonly problem?: string }[];
}

beforeAll(async () => {
  directory = fs.mkdtempSync(join(parent, "sandbank-flip-"));
  await writeOriginal(join(directory, "original"));
  const data = join(directory, "original/data");
  const found = fs.readdirSync(data, { recursive: true, encoding: "utf8" });
  files = found.filter((name) => fs.statSync(join(data, name)).isFile()).sort();
  const copy = copyOf("seen");
  const server = await startProcess(copy);
  original = await seenOn(server, copy);
  await server.kill();
}, TIMEOUT_MS);
afterAll(() => {
  fs.rmSync(directory, { recursive: true, force: true });
  if (process.env["SANDBANK_FLIPS"] !== undefined)
    console.info(`flips: ${JSON.stringify({ seed, files: files.length, ...counts })}`);
});

/** A directory with every file that a server writes: of a killed server, with a clean stop before and a base. */
async function writeOriginal(place: string): Promise<void> {
  fs.mkdirSync(place);
  const flags = ["--clock", "frozen", "--start", "2026-01-01T00:00:00Z"];
  const first = await startProcess(place, { flags });
  await create(first, "One");
  await create(first, "Zwölf", "worker-1");
  for (const bank of BANKS) await admin(first, bank).call("clock.rate", { rate: 0 });
  await admin(first, "default").call("clock.advance", { duration: "3d" });
  await admin(first, "default").call("stop");
  await first.closed;
  rewriteJournal(join(place, "data/banks/default/journal.ndjson"), (line) =>
    line.replace('"journal":1', '"journal":0'),
  );
  const second = await startProcess(place);
  await create(second, "Two");
  await admin(second, "default").call("snapshot.save", { name: "two" });
  await admin(second, "worker-1").call("snapshot.save", { name: "one" });
  await admin(second, "default").call("stop");
  await second.closed;
  const third = await startProcess(place);
  await create(third, "Three");
  await create(third, "Other", "worker-1");
  await third.kill();
}

test("has every kind of file that a server writes", () => {
  const kinds = files.map((name) => name.replaceAll("\\", "/").replace(/[0-9a-f]{12}/, "ID"));
  expect(kinds).toEqual([
    ".gitignore",
    "banks/default/base-ID.json",
    "banks/default/clock.json",
    "banks/default/journal-ID.ndjson",
    "banks/default/journal.ndjson",
    "banks/default/snapshot.json",
    "banks/default/snapshots/two.json",
    "banks/default/stop.json",
    "banks/worker-1/clock.json",
    "banks/worker-1/journal.ndjson",
    "banks/worker-1/snapshot.json",
    "banks/worker-1/snapshots/one.json",
    "banks/worker-1/stop.json",
    "lock",
    "sandbank-data.json",
    "seed.json",
  ]);
});

test.each(Array.from({ length: FLIPS }, (_, number) => number))(
  "with one byte changed, stops the start with exit code 3 and what to do, or shows everything as it was (%i)",
  { timeout: TIMEOUT_MS },
  async (number) => {
    const random = randomFrom(seed + number);
    // Round after round over the files, so that each of them is changed.
    const name = files[(seed + number) % files.length] as string;
    const copy = copyOf("flipped");
    const path = join(copy, "data", name);
    const bytes = fs.readFileSync(path);
    const position = Math.floor(random() * bytes.length);
    bytes[position] = (bytes[position] as number) ^ (1 + Math.floor(random() * 255));
    fs.writeFileSync(path, bytes);
    const what = `seed ${seed}, flip ${number}: byte ${position} of ${name}`;
    const before = fs.readFileSync(path);
    const server = await (number % FLIPS_PER_PROCESS === 0 ? startedProcess(copy) : startedHere(copy));
    if ("errors" in server) {
      const { message } = JSON.parse(server.errors).error;
      expect([server.code, message], what).toEqual([3, expect.stringMatching(/^Failed to start: [^\n]+; [^\n]+\.$/)]);
      expect(fs.readFileSync(path), what).toEqual(before);
      counts.refused++;
      return;
    }
    const { banks, snapshots } = await seenOn(server, copy);
    await server.end();
    expect(banks, what).toEqual(original.banks);
    const damaged = snapshots.filter(({ problem }) => problem !== undefined);
    for (const { problem } of damaged) expect(problem, what).toContain(`${path} is damaged`);
    expect(
      snapshots.filter(({ problem }) => problem === undefined),
      what,
    ).toEqual(original.snapshots.filter((saved) => !damaged.some((other) => other.name === saved.name)));
    counts[damaged.length > 0 ? "named" : "harmless"]++;
  },
);

/** A command that has started a server, or has ended. */
type Outcome =
  | (Reached & { readonly end: () => Promise<unknown> })
  | { readonly code: unknown; readonly errors: string };
type Reached = Pick<ServerProcess, "url" | "token">;

async function startedProcess(copy: string): Promise<Outcome> {
  try {
    const { url, token, kill } = await startProcess(copy);
    return { url, token, end: kill };
  } catch (error) {
    const { message, code } = error as Error & { readonly code: unknown };
    return { code, errors: message };
  }
}

/** Runs the command in this process, which takes a fraction of the time. */
async function startedHere(copy: string): Promise<Outcome> {
  const errors: string[] = [];
  const controller = new AbortController();
  const token = "test-token";
  let tell: (url: string) => void = () => {};
  const ready = new Promise<string>((resolve) => {
    tell = resolve;
  });
  const args = ["start", "--port", "0", "--persist", join(copy, "data"), "--token", token, "--json"];
  const ended = runCli(args, {
    out: (text) => tell((JSON.parse(text) as { readonly url: string }).url),
    err: (text) => errors.push(text),
    env: { XDG_RUNTIME_DIR: copy },
    directory: copy,
    isTerminal: false,
    signal: controller.signal,
  });
  const url = await Promise.race([ready, ended]);
  if (typeof url === "number") return { code: url, errors: errors.at(-1) ?? "" };
  return {
    url,
    token,
    end() {
      controller.abort();
      return ended;
    },
  };
}

/** Reads each bank whole, and goes back to each snapshot that can be loaded. */
async function seenOn(server: Reached, copy: string): Promise<Seen> {
  const banks: object[] = [];
  const snapshots: Seen["snapshots"][number][] = [];
  for (const bank of BANKS) {
    const client = admin(server, bank);
    const { data } = await client.call("snapshot.list");
    const { digest, entries } = (await client.call("journal", { secrets: "shown" })) as {
      readonly digest?: string;
      readonly entries: unknown;
    };
    const { violations } = await client.call("audit");
    banks.push({
      bank,
      clock: await client.call("clock.get"),
      digest,
      entries,
      violations,
      state: await stateOf(server, copy, bank),
    });
    for (const { name, at, problem } of data) {
      if (problem === undefined) {
        await client.call("snapshot.load", { name });
        snapshots.push({ name, at, ...{ state: await stateOf(server, copy, bank) } });
      } else snapshots.push({ name, at, problem });
    }
  }
  return { banks, snapshots };
}

/** The digest of the state of a bank, which the server saves. */
async function stateOf(server: Reached, copy: string, bank: string): Promise<unknown> {
  await admin(server, bank).call("snapshot.save", { name: "seen" });
  const path = join(copy, "data/banks", bank, "snapshots/seen.json");
  const { snapshot } = JSON.parse(fs.readFileSync(path, "utf8")) as { readonly snapshot: { readonly digest: string } };
  fs.rmSync(path);
  return snapshot.digest;
}

function copyOf(name: string): string {
  const copy = join(directory, name);
  fs.rmSync(copy, { recursive: true, force: true });
  fs.cpSync(join(directory, "original"), copy, { recursive: true });
  return copy;
}

async function create({ url, apiKey }: ServerProcess, name: string, bank = "default"): Promise<void> {
  const response = await fetch(`${url}/accounts`, {
    method: "POST",
    headers: { authorization: `Bearer ${apiKey}.${bank}`, "content-type": "application/json" },
    body: JSON.stringify({ name }),
  });
  expect(response.status).toBe(200);
}

function admin({ url, token }: Reached, bank: string) {
  return createAdminClient({ url, key: token, bank });
}

/** A generator of numbers from 0 up to 1, the same for the same seed. */
function randomFrom(first: number): () => number {
  let state = Math.imul(first + 1, 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
