import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openBank } from "../../src/bank/open-bank.ts";
import { type Bank, type BankOptions, createBank } from "../../src/index.ts";
import { decodeCursor, encodeCursor } from "../../src/objects/cursor.ts";
import { manualClock } from "../../src/ports/clock.ts";

const ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyzABCZ-_=%. ";

function bankOfFive(options: BankOptions = {}): Bank {
  const bank = createBank(options);
  for (let index = 0; index < 5; index++) bank.accounts.create({ name: `Account ${index}` });
  return bank;
}

/** The status of a list that goes on at the cursor; an error that is not about the cursor fails the test. */
function statusOf(bank: Bank, path: string, cursor: string): number {
  const separator = path.includes("?") ? "&" : "?";
  const { status, body } = bank.handle({
    method: "GET",
    path: `${path}${separator}cursor=${encodeURIComponent(cursor)}`,
    headers: { authorization: `Bearer ${bank.apiKey}` },
  });
  if (status === 400) {
    expect(JSON.parse(body)).toMatchObject({
      type: "invalid_parameters_error",
      errors: [{ field: "query.cursor", message: "must be a `next_cursor` of this list in this order" }],
    });
  }
  return status;
}

function cursorOf(list: { readonly next_cursor: string | null }): string {
  expect(list.next_cursor).not.toBeNull();
  return list.next_cursor as string;
}

describe("a cursor", () => {
  const bank = bankOfFive();
  const cursor = cursorOf(bank.accounts.list({ limit: 2 }));

  test("goes on where its page ended", () => {
    expect(statusOf(bank, "/accounts", cursor)).toBe(200);
    const names = bank.accounts.list({ cursor }).data.map(({ name }) => name);
    expect(names).toEqual(["Account 2", "Account 1", "Account 0"]);
  });

  test("is refused after every edit of one character (D-11)", () => {
    const edits = new Set<string>();
    for (let place = 0; place <= cursor.length; place++) {
      edits.add(cursor.slice(0, place) + cursor.slice(place + 1));
      for (const character of ALPHABET) {
        edits.add(cursor.slice(0, place) + character + cursor.slice(place + 1));
        edits.add(cursor.slice(0, place) + character + cursor.slice(place));
      }
    }
    edits.delete(cursor);
    expect(edits.size).toBeGreaterThan(1_000);
    expect([...edits].filter((edited) => statusOf(bank, "/accounts", edited) !== 400)).toEqual([]);
  });

  test("is refused when cut, in whatever way (D-11)", () => {
    for (let length = 0; length < cursor.length; length++) {
      expect(statusOf(bank, "/accounts", cursor.slice(0, length))).toBe(400);
      if (length > 0) expect(statusOf(bank, "/accounts", cursor.slice(length))).toBe(400);
    }
  });

  test.each([
    { what: "empty", text: "" },
    { what: "a number", text: "5" },
    { what: "an id", text: bank.accounts.list().data[0]?.id ?? "" },
    { what: "twice itself", text: cursor + cursor },
    { what: "in upper case", text: cursor.toUpperCase() },
    { what: "very long", text: "0".repeat(5_000) },
    { what: "of other letters", text: "é😀".repeat(6) },
    { what: "with a zero before it", text: `0${cursor}` },
  ])("is refused when it is $what", ({ text }) => {
    expect(statusOf(bank, "/accounts", text)).toBe(400);
  });

  test.each([
    { list: "/entities", what: "another list" },
    { list: "/events", what: "another list" },
    { list: "/events?order_by.direction=ascending", what: "another list and order" },
  ])("is refused by $list, $what (D-11)", ({ list }) => {
    expect(statusOf(bank, list, cursor)).toBe(400);
  });

  test.each([
    { direction: "descending", other: "ascending" },
    { direction: "ascending", other: "descending" },
  ] as const)("of $direction Events is refused in $other order (D-11)", ({ direction, other }) => {
    const ofEvents = cursorOf(bank.events.list({ limit: 2, order_by: { direction } }));
    expect(statusOf(bank, `/events?order_by.direction=${direction}`, ofEvents)).toBe(200);
    expect(statusOf(bank, `/events?order_by.direction=${other}`, ofEvents)).toBe(400);
    expect(statusOf(bank, "/events", ofEvents)).toBe(direction === "descending" ? 200 : 400);
  });

  test("of ascending Events stays where it is at the newest, and goes on from there", () => {
    const bank = bankOfFive();
    const order_by = { direction: "ascending" } as const;
    const newest = cursorOf(bank.events.list({ order_by }));
    const empty = bank.events.list({ order_by, cursor: newest });
    expect(empty).toEqual({ data: [], next_cursor: newest });
    const { id } = bank.accounts.create({ name: "Next" });
    const { data } = bank.events.list({ order_by, cursor: cursorOf(empty) });
    expect(data.map((event) => event.associated_object_id)).toEqual([id]);
  });

  test.each<{ what: string; options: BankOptions }>([
    { what: "another seed", options: { seed: "other" } },
    { what: "another environment", options: { environment: "live" } },
  ])("is refused by a bank of $what", ({ options }) => {
    expect(statusOf(bankOfFive(options), "/accounts", cursor)).toBe(400);
  });

  test("is accepted by a fork, also one with a seed of its own, and after a restore", () => {
    const fork = bank.fork();
    fork.accounts.create({ name: "Only in the fork" });
    expect(statusOf(fork, "/accounts", cursor)).toBe(200);
    expect(statusOf(bank.fork({ seed: "other" }), "/accounts", cursor)).toBe(200);
    fork.restore(JSON.parse(JSON.stringify(bank.snapshot())));
    expect(statusOf(fork, "/accounts", cursor)).toBe(200);
    expect(fork.accounts.list({ cursor })).toEqual(bank.accounts.list({ cursor }));
  });

  test("is refused by a direct call as by HTTP", () => {
    expect(() => bank.accounts.list({ cursor: `${cursor}0` })).toThrow("query.cursor");
  });
});

describe("decodeCursor", () => {
  const { world } = openBank(createBank().journal().genesis, manualClock());

  test("reads back every position, and nothing but the cursor itself", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 1_000_000_000 }), fc.nat({ max: 20 }), (position, place) => {
        const cursor = encodeCursor(world.state, "accounts.list descending", position);
        expect(decodeCursor(world.state, "accounts.list descending", cursor)).toBe(position);
        expect(decodeCursor(world.state, "accounts.list ascending", cursor)).toBeUndefined();
        const cut = cursor.slice(0, place);
        if (cut !== cursor) expect(decodeCursor(world.state, "accounts.list descending", cut)).toBeUndefined();
      }),
      { seed: 20_260_120, numRuns: 500 },
    );
  });
});
