import type { AccountListParams, EventListParams } from "@sandbank/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openBank } from "../../src/bank/open-bank.ts";
import { type Bank, type BankError, type BankOptions, createBank } from "../../src/index.ts";
import { decodeCursor, encodeCursor } from "../../src/objects/cursor.ts";
import { manualClock } from "../../src/ports/clock.ts";
import { anyText } from "../support/any-text.ts";

const ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyzABCZ-_=%. ";

function bankOfFive(options: BankOptions = {}): Bank {
  const bank = createBank(options);
  for (let index = 0; index < 5; index++) bank.accounts.create({ name: `Account ${index}` });
  return bank;
}

/** The status of a list that continues at the cursor. An error that is not about the cursor fails the test. */
function statusOf(bank: Bank, path: string, cursor: string): number {
  const separator = path.includes("?") ? "&" : "?";
  const { status, body } = bank.handle({
    method: "GET",
    path: `${path}${separator}cursor=${encodeURIComponent(cursor)}`,
    headers: { authorization: `Bearer ${bank.apiKey}` },
  });
  if (status === 400) {
    expect(JSON.parse(String(body))).toMatchObject({
      type: "invalid_parameters_error",
      errors: [{ field: "query.cursor", message: "must be an unchanged `next_cursor` of this list" }],
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

  test("continues a list where the page of the cursor ended [list-cursor]", () => {
    expect(statusOf(bank, "/accounts", cursor)).toBe(200);
    const names = bank.accounts.list({ cursor }).data.map(({ name }) => name);
    expect(names).toEqual(["Account 2", "Account 1", "Account 0"]);
  });

  test("refuses a cursor after every edit of one character (D-11)", () => {
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

  test("refuses every part of a cursor (D-11)", () => {
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
    { what: "not ASCII", text: "é😀".repeat(6) },
    { what: "preceded by a zero", text: `0${cursor}` },
  ])("refuses a cursor that is $what", ({ text }) => {
    expect(statusOf(bank, "/accounts", text)).toBe(400);
  });

  test.each([
    { list: "/entities", what: "another list" },
    { list: "/events", what: "another list" },
    { list: "/events?order_by.direction=ascending", what: "another list and order" },
  ])("refuses a cursor in $list, $what (D-11)", ({ list }) => {
    expect(statusOf(bank, list, cursor)).toBe(400);
  });

  test.each([
    { direction: "descending", other: "ascending" },
    { direction: "ascending", other: "descending" },
  ] as const)("refuses the cursor of $direction Events in $other order (D-11)", ({ direction, other }) => {
    const ofEvents = cursorOf(bank.events.list({ limit: 2, order_by: { direction } }));
    expect(statusOf(bank, `/events?order_by.direction=${direction}`, ofEvents)).toBe(200);
    expect(statusOf(bank, `/events?order_by.field=created_at&order_by.direction=${direction}`, ofEvents)).toBe(200);
    const inOtherOrder = { order_by: { direction: other }, cursor: ofEvents };
    expect(() => bank.events.list(inOtherOrder)).toThrow("another `order_by.direction`");
    expect(statusOf(bank, "/events", ofEvents)).toBe(200);
  });

  test.each<{ what: string; options: BankOptions }>([
    { what: "another seed", options: { seed: "other" } },
    { what: "another environment", options: { environment: "live" } },
  ])("refuses a cursor in a bank of $what", ({ options }) => {
    expect(statusOf(bankOfFive(options), "/accounts", cursor)).toBe(400);
  });

  test("accepts a cursor in a fork, also one with its own seed, and after a restore", () => {
    const fork = bank.fork();
    fork.accounts.create({ name: "Only in the fork" });
    expect(statusOf(fork, "/accounts", cursor)).toBe(200);
    expect(statusOf(bank.fork({ seed: "other" }), "/accounts", cursor)).toBe(200);
    fork.restore(JSON.parse(JSON.stringify(bank.snapshot())));
    expect(statusOf(fork, "/accounts", cursor)).toBe(200);
    expect(fork.accounts.list({ cursor })).toEqual(bank.accounts.list({ cursor }));
  });

  test("refuses a cursor with other filters, and names them (D-11)", () => {
    const bank = bankOfFive();
    const entity_id = bank.entities.list().data[0]?.id ?? expect.fail("There is no Entity.");
    const status: AccountListParams["status"] = { in: ["open", "closed"] };
    const { next_cursor: cursor } = bank.accounts.list({ entity_id, status, limit: 2 });
    if (cursor === null) return expect.fail("There is no cursor.");
    const message = (params: object) => {
      try {
        bank.accounts.list({ ...params, cursor });
        return "";
      } catch (error) {
        return (error as BankError).body.errors?.map(({ field, message }) => `${field} ${message}`).join();
      }
    };
    const repeat = "repeat the filters of that list, or leave the cursor out";
    expect(message({ status })).toBe(`query.cursor comes from a list with another \`entity_id\`: ${repeat}`);
    expect(message({ entity_id, status: { in: ["open"] } })).toContain("another `status.in`:");
    expect(message({})).toContain("another `entity_id`, `status.in`:");
    expect(message({ entity_id, status, idempotency_key: "k" })).toContain("another `idempotency_key`:");
    expect(message({ entity_id, status, limit: 1 })).toBe("");
  });

  test("accepts a cursor with equivalent filters (D-11)", () => {
    const bank = bankOfFive();
    const written = "status.in=open,closed&created_at.after=2025-01-01T00:00:00.500Z";
    const { next_cursor: cursor } = bank.accounts.list({
      status: { in: ["closed", "open", "open"] },
      created_at: { after: "2025-01-01T01:00:00.5000+01" },
      limit: 2,
    });
    expect(statusOf(bank, `/accounts?${written}`, cursor ?? "")).toBe(200);
    const { id: account_id } = bank.accounts.list().data[0] ?? expect.fail("There is no Account.");
    bank.simulations.interestPayments.create({ account_id, amount: 9 });
    for (let made = 0; made < 3; made++) bank.pendingTransactions.create({ account_id, amount: -1 });
    const held = cursorOf(bank.pendingTransactions.list({ limit: 1 }));
    expect(statusOf(bank, "/pending_transactions?status.in=pending", held)).toBe(200);
  });

  test("keeps order and filters of the Event list in a cursor that is sent alone (D-11)", () => {
    const bank = bankOfFive();
    bank.entities.create({ structure: "trust" });
    const filters: EventListParams = {
      category: { in: ["entity.created", "account.created"] },
      created_at: { on_or_after: "2025-01-01T00:00:00.00005Z" },
      order_by: { direction: "ascending" },
    };
    const cursor = cursorOf(bank.events.list({ ...filters, limit: 2 }));
    expect(bank.events.list({ cursor })).toEqual(bank.events.list({ ...filters, cursor }));
    expect(bank.events.list({ cursor, limit: 1 }).data).toHaveLength(1);
    expect(() => bank.events.list({ cursor, category: filters.category })).toThrow("another");
    expect(cursor.length).toBeLessThan(200);
  });

  test("makes a short cursor with the names of the filters, without their values", () => {
    const account_id = "account_00000000000000000000";
    const bank = bankOfFive();
    const { id } = bank.accounts.list().data[0] ?? expect.fail("There is no Account.");
    for (const name of ["A", "B"]) bank.accountNumbers.create({ account_id: id, name });
    const cursor = cursorOf(bank.accountNumbers.list({ account_id: id, limit: 1 }));
    expect(cursor).toMatch(/^[0-9a-z]~account_id~[0-9a-z]{6}[0-9a-z]{11}$/);
    expect(() => bank.accountNumbers.list({ account_id, cursor })).toThrow("another `account_id`");
  });

  test("refuses an invalid cursor in a direct call as over HTTP", () => {
    expect(() => bank.accounts.list({ cursor: `${cursor}0` })).toThrow("query.cursor");
  });
});

describe("decodeCursor", () => {
  const position = fc.integer({ min: -1, max: 1_000_000_000 });
  const { world } = openBank(createBank().journal().genesis, manualClock());

  test("decodes every position, and only from the whole cursor", () => {
    fc.assert(
      fc.property(position, fc.nat({ max: 40 }), anyText(10), (position, place, text) => {
        const kept = new Map([["status.in", text]]);
        const cursor = encodeCursor(world.state, "accounts.list", { position, kept });
        expect(cursor).toBe(encodeURIComponent(cursor));
        expect(decodeCursor(world.state, "accounts.list", cursor)).toEqual({ position, kept });
        expect(decodeCursor(world.state, "events.list", cursor)).toBeUndefined();
        const cut = cursor.slice(0, place);
        if (cut !== cursor) expect(decodeCursor(world.state, "accounts.list", cut)).toBeUndefined();
      }),
      { seed: 20_260_120, numRuns: 500 },
    );
  });
});
