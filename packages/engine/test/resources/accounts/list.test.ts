import type { Account } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { send } from "../../support/send.ts";

let bank: Bank;
let all: Account[];

/** Six Accounts, of which two are created at each hour. */
beforeEach(() => {
  bank = createBank();
  all = Array.from({ length: 6 }, (_, index) => {
    const account = bank.accounts.create({ name: `Account ${index}` });
    if (index % 2 === 1) bank.clock.advance({ hours: 1 });
    return account;
  });
});

describe("GET /accounts", () => {
  test.each([
    ["created_at.on_or_after=2026-01-01T02:00:00%2B01:00", [5, 4, 3, 2]],
    ["created_at.after=2026-01-01T01:00:00Z", [5, 4]],
    ["created_at.before=2026-01-01T01:00:00.000Z", [1, 0]],
    ["created_at.on_or_before=2026-01-01T01:00:00%2B00:00", [3, 2, 1, 0]],
    ["created_at.before=9999-12-31T23:59:59-23:59", [5, 4, 3, 2, 1, 0]],
    ["created_at.after=0000-01-01T00:00:00%2B23:59", [5, 4, 3, 2, 1, 0]],
    ["created_at.after=2026-01-01T02:00:00Z&created_at.before=2026-01-01T01:00:00Z", []],
    ["status.in=open%2Cclosed&limit=2", [5, 4]],
  ])("accepts the Account list query %s, with an instant in any form", (query, expected) => {
    const { body } = send<{ data: Account[] }>(bank, { method: "GET", path: `/accounts?${query}` });
    expect(body.data.map(({ name }) => name)).toEqual(expected.map((index) => `Account ${index}`));
  });

  test("continues after the same Account when others are created, changed or closed between pages (D-11)", () => {
    const first = bank.accounts.list({ limit: 2 });
    const cursor = first.next_cursor as string;
    bank.accounts.create({ name: "Later" });
    bank.accounts.close((all[3] as Account).id);
    bank.accounts.update((all[5] as Account).id, { name: "Renamed" });
    const second = bank.accounts.list({ limit: 2, cursor });
    expect(second.data.map(({ id }) => id)).toEqual([all[3]?.id, all[2]?.id]);
    expect(second).toEqual(bank.accounts.list({ limit: 2, cursor }));
  });
});
