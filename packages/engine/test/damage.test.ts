import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { volume } from "../../../tests/support/volume.ts";
import { journalDigest } from "../src/bank/journal/journal.ts";
import { type Bank, createBank, type Journal, replay, type SnapshotJson } from "../src/index.ts";
import { populatedBank } from "./proofs/populated-bank.ts";
import { stateText } from "./support/send.ts";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

function parsed<T>(value: unknown): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** A bank whose journal has an entry of every kind. */
function busyBank(): Bank {
  const bank = populatedBank({
    rateLimit: { perSecond: 1_000 },
    accountRevenueRate: "0.01",
    decide: () => ({ card_authorization: { decision: "approve" } }),
  });
  const entity_id = bank.accounts.list({ limit: 1 }).data[0]?.entity_id as `entity_${string}`;
  const account = bank.accounts.create({ name: "Decided", entity_id }, { idempotencyKey: "k1" });
  bank.network.interestPayments.create({ account_id: account.id, amount: 10_000 });
  const card = bank.cards.create({ account_id: account.id });
  bank.network.cardAuthorizations.create({ card_id: card.id, amount: 100 });
  bank.entities.disable(bank.entities.create({ structure: "trust" }).id);
  bank.webhooks.setDeliveryFaults({ delayed: 1 });
  bank.webhooks.setDeliveryFaults(null);
  bank.accounts.update(account.id, { name: "Renamed" });
  const [due] = bank.webhooks.due();
  bank.webhooks.record(due?.id as string, { status: 500, answer: "Later." });
  const event = bank.events.list({ limit: 1 }).data[0]?.id as `event_${string}`;
  bank.webhooks.resend(event);
  bank.webhooks.replayMissing({ since: bank.clock.now(), eventIds: [event] });
  bank.webhooks.rotateSecret(bank.eventSubscriptions.list().data[0]?.id as string, { overlapSeconds: 60 });
  bank.faults.arm({ kind: "internal_server_error" });
  bank.handle({ method: "GET", path: "/accounts", headers: { authorization: `Bearer ${bank.apiKey}` } });
  bank.faults.clear(bank.faults.arm({ kind: "latency" }).id);
  bank.faults.clear();
  bank.clock.advance({ days: 3 });
  return bank.fork({ seed: "other" });
}

/** A bank with objects in most parts of its snapshot, which is still short. */
function smallBank(): Bank {
  const bank = createBank();
  bank.eventSubscriptions.create({ url: "https://example.com/webhooks" });
  const account = bank.accounts.create({ name: "Operating" }, { idempotencyKey: "k1" });
  bank.network.interestPayments.create({ account_id: account.id, amount: 100 });
  const card = bank.cards.create({ account_id: account.id });
  for (const amount of [50, 500]) bank.network.cardAuthorizations.create({ card_id: card.id, amount });
  bank.faults.arm({ kind: "latency" });
  return bank;
}

const KINDS = [
  "advance",
  "arm",
  "call",
  "clear",
  "decide",
  "delivery_faults",
  "disable",
  "fire",
  "record",
  "replay_missing",
  "reseed",
  "resend",
  "rotate_secret",
];

const busy = busyBank();
const journal = parsed<Journal>(busy.journal());
const snapshot = parsed<SnapshotJson>(smallBank().snapshot());

/** The paths of keys to every value within a JSON value. */
function pathsIn(value: Json, path: readonly string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...pathsIn(inner, [...path, key])]);
}

interface Damage {
  readonly path: readonly string[];
  /** Absent if the key is deleted. */
  readonly replacement?: Json;
}

/** Replacements for a value: valid and invalid ones of each JSON type. */
const replacements: readonly Json[] = [
  null,
  true,
  -1,
  0,
  1,
  1.5,
  253_402_300_799_999,
  Number.MAX_SAFE_INTEGER,
  "",
  "live",
  "network",
  "accounts.close",
  "2026-02-30T00:00:00Z",
  [],
  [null],
  {},
  { toString: 1, valueOf: 1 },
  { kind: "advance", to: 0, ahead: 0 },
];

function damageTo(whole: object): fc.Arbitrary<Damage> {
  const path = fc.constantFrom(...pathsIn(whole as Json));
  const replacement = fc.constantFrom(...replacements);
  return fc.oneof(fc.record({ path }), fc.record({ path, replacement }));
}

/** A copy in which one key or list element is deleted or has another value. */
function damaged<T extends object>(whole: T, { path, ...change }: Damage): T {
  const copy = parsed<T>(whole);
  const key = path.at(-1) as string;
  const holder = path
    .slice(0, -1)
    .reduce<Json>((value, name) => (value as { [name: string]: Json })[name] as Json, copy as Json);
  if (change.replacement !== undefined) (holder as { [name: string]: Json })[key] = change.replacement;
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete (holder as { [name: string]: Json })[key];
  return copy;
}

/** The error that an act throws, or undefined. */
function thrownBy(act: () => unknown): unknown {
  try {
    act();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** An edited journal with the digest that a bank would have written. */
function withRightDigest(edited: Journal): Journal {
  return { ...edited, digest: journalDigest(edited) };
}

const runs = { seed: 20_261_122, numRuns: volume(150, 150, 20) };

describe("replay", () => {
  test("has an entry of every kind in the journal of these tests", () => {
    expect([...new Set(journal.entries.map(({ kind }) => kind))].sort()).toEqual(KINDS);
    expect(stateText(replay(journal))).toBe(stateText(busy));
  });

  test("refuses to replay a journal with any one key changed, with an error sentence", () => {
    const whole = JSON.stringify(journal);
    fc.assert(
      fc.property(damageTo(journal), (damage) => {
        const changed = damaged(journal, damage);
        fc.pre(JSON.stringify(changed) !== whole);
        const error = thrownBy(() => replay(changed));
        expect(error).toBeInstanceOf(TypeError);
        expect((error as Error).message).toMatch(
          /^\[sandbank\] Failed to replay: (this is not a journal|the journal is of version|the journal was changed or cut off: ).+\.$/,
        );
      }),
      runs,
    );
  });

  const unmatched = new TypeError(
    "[sandbank] Failed to replay: the journal was changed or cut off: its content does not match its digest. Pass everything that bank.journal() returned.",
  );
  type Editable = {
    genesis: { start: number; rateLimit: unknown };
    entries: Json[];
    digest?: string;
  };

  test.each<[string, (edited: Editable) => void]>([
    ["all entries but the first are cut off", ({ entries }) => entries.splice(1)],
    ["one entry is removed", ({ entries }) => entries.splice(1, 1)],
    ["the bank starts at another time", ({ genesis }) => Object.assign(genesis, { start: 5 })],
    ["the bank has no rate limit", ({ genesis }) => Object.assign(genesis, { rateLimit: null })],
    ["an entry refers to itself", ({ entries }) => Object.assign(entries[0] as object, { more: entries })],
  ])("refuses to replay a journal in which %s, also before it is serialized", (_, edit) => {
    const bank = createBank({ rateLimit: { perSecond: 5 } });
    for (const name of ["First", "Second", "Third"]) bank.accounts.create({ name });
    for (const edited of [bank.journal(), parsed<Journal>(bank.journal())]) {
      edit(edited as unknown as Editable);
      expect(() => replay(edited)).toThrow(unmatched);
    }
    expect(stateText(replay(bank.journal()))).toBe(stateText(bank));
  });

  test("refuses to replay a journal without a digest", () => {
    const { digest: _, ...rest } = journal;
    expect(() => replay(rest as Journal)).toThrow(unmatched);
  });

  test("refuses a journal in which a call lacks the id of its path, or has an id without one", () => {
    const calls = journal.entries.flatMap((entry, index) => (entry.kind === "call" ? [{ entry, index }] : []));
    const withId = calls.find(({ entry }) => entry.id !== undefined);
    const withoutId = calls.find(({ entry }) => entry.id === undefined);
    for (const [{ index = 0 } = {}, id] of [[withId, undefined] as const, [withoutId, "account_1"] as const]) {
      const edited = parsed<{ entries: object[] }>(journal);
      edited.entries[index] = parsed({ ...edited.entries[index], id });
      expect(() => replay(withRightDigest(edited as unknown as Journal))).toThrow(
        `[sandbank] Failed to replay: the journal was changed or cut off: \`id\` of entry ${index} (call) is missing or wrong.`,
      );
    }
  });

  test("replays a journal whose keys are in another order", () => {
    const other = reordered(journal as unknown as Json) as unknown as Journal;
    expect(parsed(replay(other).journal())).toEqual(journal);
  });

  test("replays an edited journal with a valid digest into a sound bank, or refuses it with an error sentence", () => {
    fc.assert(
      fc.property(damageTo(journal), (damage) => {
        const edited = damaged(journal, damage);
        const changed = withRightDigest(edited);
        let bank: Bank | undefined;
        const error = thrownBy(() => {
          bank = replay(changed);
        });
        if (error === undefined) expect(bank?.audit()).toEqual([]);
        else {
          expect(error).toBeInstanceOf(TypeError);
          const { cause } = error as { cause?: Error };
          // The cause must be an error of the bank, not one of the runtime about an unexpected value.
          if (cause !== undefined) expect(cause.message).toMatch(/^\[sandbank\] /);
          expect((error as Error).message).toMatch(
            /^\[sandbank\] Failed to replay: (this is not a journal|the journal is of version|the journal was changed or cut off: ).+\.$/,
          );
        }
      }),
      runs,
    );
  });

  const call = {
    kind: "call",
    side: "client",
    operation: "accounts.create",
    params: { name: "A" },
    idempotencyKey: null,
  };
  const account = "account_00000000000000000000";

  test.each<[string, unknown]>([
    ["there is no journal. Pass what bank.journal() returned, or its parsed JSON", null],
    ["there is no journal. Pass what bank.journal() returned, or its parsed JSON", "{}"],
    ["this is not a journal. Pass what bank.journal() returned, or its parsed JSON", {}],
    ["the journal is of version 2, this engine replays version 1. Record it again with this engine", { version: 2 }],
    ["`entries` is not a list", { version: 1 }],
    ["`entries` is not a list", { ...journal, entries: { length: 1 } }],
    ["`genesis` is not an object", { version: 1, entries: [] }],
    ["`seed` of `genesis` is missing or wrong", { ...journal, genesis: { ...journal.genesis, seed: 7 } }],
    ["`total` of `requests` is missing or wrong", { ...journal, requests: { ...journal.requests, total: -1 } }],
    [
      '`genesis` cannot be done: Failed to open the bank: environment must be "sandbox" or "live", not "moon"',
      { ...journal, genesis: { ...journal.genesis, environment: "moon" } },
    ],
    ["entry 1 is not an object", { ...journal, entries: [call, null] }],
    ['entry 0 is of the unknown kind "lend"', { ...journal, entries: [{ kind: "lend" }] }],
    ['entry 0 is of the unknown kind "constructor"', { ...journal, entries: [{ kind: "constructor" }] }],
    [
      "`operation` of entry 0 (call) is missing or wrong",
      { ...journal, entries: [{ ...call, operation: "accounts.steal" }] },
    ],
    [
      "`operation` of entry 0 (call) is missing or wrong",
      { ...journal, entries: [{ ...call, operation: "toString" }] },
    ],
    [
      "`to` of entry 0 (advance) is missing or wrong",
      { ...journal, entries: [{ kind: "advance", to: "soon", ahead: 0 }] },
    ],
    ["entry 0 is a decision that no call follows", { ...journal, entries: [{ kind: "decide", answer: null }] }],
    ["entry 0 (fire) cannot be done: Fault 9 is not armed", { ...journal, entries: [{ kind: "fire", fault: 9 }] }],
    [
      `entry 0 (call) cannot be done: object_not_found_error (404): There is no account with the id "${account}" in this environment`,
      { ...journal, entries: [{ ...call, operation: "accounts.close", id: account, params: {} }] },
    ],
    [
      "entry 0 (advance) cannot be done: Failed to advance the clock to 1970-01-01T00:00:00.000Z: it is before the bank's time, 2026-01-01T00:00:00.000Z. Time only moves forward",
      { ...journal, entries: [{ kind: "advance", to: 0, ahead: 0 }] },
    ],
  ])("explains what is wrong with a journal: %s", (what, given) => {
    const damage = /^(there|this|the journal) /.test(what)
      ? what
      : `the journal was changed or cut off: ${what}. Pass everything that bank.journal() returned`;
    const edited = (given as Partial<Journal> | null)?.entries ? withRightDigest(given as Journal) : given;
    expect(() => replay(edited as unknown as Journal)).toThrow(
      new TypeError(`[sandbank] Failed to replay: ${damage}.`),
    );
  });

  test("replays the first entries of a journal into the bank as it was then", () => {
    const before = createBank();
    before.accounts.create({ name: "First" });
    const expected = stateText(before);
    before.accounts.create({ name: "Second" });
    const { entries, ...rest } = before.journal();
    expect(stateText(replay(withRightDigest({ ...rest, entries: entries.slice(0, 1) })))).toBe(expected);
  });
});

describe("restore", () => {
  test("refuses to restore a snapshot with any one key changed, with an error sentence, and leaves the bank unchanged", () => {
    const bank = createBank();
    bank.accounts.create({ name: "Mine" });
    const before = stateText(bank);
    const whole = JSON.stringify(snapshot);
    fc.assert(
      fc.property(damageTo(snapshot), (damage) => {
        const changed = damaged(snapshot, damage);
        fc.pre(JSON.stringify(changed) !== whole);
        const error = thrownBy(() => bank.restore(changed));
        expect(error).toBeInstanceOf(TypeError);
        expect((error as Error).message).toMatch(
          /^\[sandbank\] Failed to restore: the snapshot (is of version|was changed) .+\.$/,
        );
        expect(stateText(bank)).toBe(before);
      }),
      runs,
    );
  });

  test("restores a snapshot whose keys are in another order", () => {
    const bank = createBank();
    bank.restore(reordered(snapshot as unknown as Json) as unknown as SnapshotJson);
    expect(parsed(bank.snapshot())).toEqual(snapshot);
    expect(bank.audit()).toEqual([]);
  });

  const changed =
    "the snapshot was changed or cut off after it was taken. Pass its JSON as it was written, or take it again";
  const { tables, ...withoutTables } = snapshot.state;

  test.each<[string, unknown]>([
    ["there is no snapshot. Pass what bank.snapshot() returned, or its parsed JSON", null],
    ["there is no snapshot. Pass what bank.snapshot() returned, or its parsed JSON", JSON.stringify(snapshot)],
    ["the snapshot is of version undefined, this engine reads version 1. Take it again with this engine", {}],
    [
      "the snapshot is of version 2, this engine reads version 1. Take it again with this engine",
      { ...snapshot, version: 2 },
    ],
    [changed, { version: 1 }],
    [changed, { ...snapshot, state: withoutTables }],
    [changed, { ...snapshot, state: null }],
    [changed, { version: snapshot.version, state: snapshot.state }],
    [changed, { ...snapshot, state: { ...snapshot.state, tables: { ...tables, accounts: { first: 0, rows: [] } } } }],
    [changed, { ...snapshot, state: JSON.parse("[".repeat(100_000) + "]".repeat(100_000)) }],
  ])("explains what is wrong with a snapshot: %s", (what, given) => {
    expect(() => createBank().restore(given as SnapshotJson)).toThrow(
      new TypeError(`[sandbank] Failed to restore: ${what}.`),
    );
  });
});

/** The same JSON value with the keys of each object in reverse order. */
function reordered(value: Json): Json {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, inner]) => [key, reordered(inner)]));
}
