import type { Account, AccountListParams } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { expectFilters } from "../../support/filters.ts";
import { send } from "../../support/send.ts";
import { pagesOf } from "../../support/walk.ts";

const START = "2026-01-01T00:00:00.000Z";

let bank: Bank;
beforeEach(() => {
  bank = createBank();
});

function secondEntity() {
  return bank.entities.create({
    structure: "natural_person",
    natural_person: {
      name: "Sample Person",
      date_of_birth: "1990-12-10",
      address: { line1: "2 Main Street", city: "Springfield", state: "IL", zip: "62701" },
    },
  });
}

describe("GET /accounts", () => {
  const HOUR = 3_600_000;
  const hour = (number: number) => new Date(Date.parse(START) + number * HOUR).toISOString();
  let all: Account[];
  let own: Account["entity_id"];
  let other: Account["entity_id"];
  let program: Account["program_id"];

  beforeEach(() => {
    const first = bank.programs.list().data[0]?.id as Account["program_id"];
    own = bank.entities.list().data[0]?.id as Account["entity_id"];
    other = secondEntity().id;
    program = bank.simulations.programs.create({ name: "Second" }).id;
    const rows: [entity: Account["entity_id"], program: Account["program_id"], about: boolean, closed: boolean][] = [
      [own, first, false, false],
      [own, program, true, false],
      [other, first, false, true],
      [other, program, true, false],
      [own, first, true, true],
      [other, first, false, false],
    ];
    all = rows.map(([entity_id, program_id, isAbout, isClosed], index) => {
      const about = isAbout ? { informational_entity_id: other } : {};
      const account = bank.accounts.create(
        { name: `Account ${index}`, entity_id, program_id, ...about },
        index % 2 === 0 ? { idempotencyKey: `key-${index}` } : {},
      );
      if (isClosed) bank.accounts.close(account.id);
      if (index % 2 === 1) bank.clock.advance({ hours: 1 });
      return bank.accounts.retrieve(account.id);
    });
  });

  test("lists Accounts newest first, also those of the same instant (D-09)", () => {
    expect(bank.accounts.list()).toEqual({ data: all.toReversed(), next_cursor: null });
  });

  test("returns an empty page for a bank without Accounts", () => {
    const answer = send(createBank(), { method: "GET", path: "/accounts" });
    expect(answer).toMatchObject({ status: 200, body: { data: [], next_cursor: null } });
  });

  test("returns the Accounts that match every filter, for every combination of filters [accounts-list]", () => {
    expectFilters({
      list: bank.accounts.list,
      all: all.toReversed(),
      filters: {
        entity_id: [undefined, own, other, "entity_of_nobody"],
        informational_entity_id: [undefined, other, own],
        program_id: [undefined, program, "program_of_nobody"],
        idempotency_key: [undefined, "key-2", "key-of-nobody"],
        status: [undefined, { in: ["open"] }, { in: ["closed"] }, { in: ["closed", "open"] }],
        created_at: [
          undefined,
          { after: hour(0) },
          { on_or_after: hour(1) },
          { before: hour(2) },
          { on_or_before: hour(1) },
          { after: hour(0), before: hour(2) },
          { after: hour(2) },
        ],
      },
    });
  });

  test.each([
    ["status.in=open", [5, 3, 1, 0]],
    ["status.in=closed", [4, 2]],
    ["status.in=open%2Cclosed", [5, 4, 3, 2, 1, 0]],
    ["status.in=closed,open&limit=2", [5, 4]],
    ["idempotency_key=key-2", [2]],
    ["idempotency_key=key-1", []],
    ["entity_id=entity_of_nobody", []],
    ["entity_id=account_of_somebody", []],
    ["created_at.on_or_after=2026-01-01T02:00:00%2B01:00", [5, 4, 3, 2]],
    ["created_at.after=2026-01-01T01:00:00Z", [5, 4]],
    ["created_at.before=2026-01-01T01:00:00.000Z", [1, 0]],
    ["created_at.on_or_before=2026-01-01T01:00:00%2B00:00", [3, 2, 1, 0]],
    ["created_at.before=9999-12-31T23:59:59-23:59", [5, 4, 3, 2, 1, 0]],
    ["created_at.after=0000-01-01T00:00:00%2B23:59", [5, 4, 3, 2, 1, 0]],
    ["created_at.after=2026-01-01T02:00:00Z&created_at.before=2026-01-01T01:00:00Z", []],
  ])(
    "accepts the Account list query %s [list-created-at-after, list-created-at-before, list-created-at-on-or-after, list-created-at-on-or-before, list-in-filters]",
    (query, expected) => {
      const { body } = send<{ data: Account[] }>(bank, { method: "GET", path: `/accounts?${query}` });
      expect(body.data.map(({ name }) => name)).toEqual(expected.map((index) => `Account ${index}`));
    },
  );

  test.each([1, 2, 3, 4, 5, 6, 7])("lists every Account exactly once in pages of %i", (limit) => {
    const pages = pagesOf((cursor) => bank.accounts.list({ limit, ...(cursor === undefined ? {} : { cursor }) }));
    expect(pages.flat()).toEqual(all.toReversed());
    expect(pages).toHaveLength(Math.ceil(6 / limit));
  });

  test("continues after the same Account when others are created, changed or closed between pages (D-11)", () => {
    const first = bank.accounts.list({ limit: 2 });
    const cursor = first.next_cursor as string;
    bank.accounts.create({ name: "Later", entity_id: own, program_id: program });
    bank.accounts.close((all[3] as Account).id);
    bank.accounts.update((all[5] as Account).id, { name: "Renamed" });
    const second = bank.accounts.list({ limit: 2, cursor });
    expect(second.data.map(({ id }) => id)).toEqual([all[3]?.id, all[2]?.id]);
    expect(second).toEqual(bank.accounts.list({ limit: 2, cursor }));
  });

  test("pages through a filtered Account list when each request repeats the filter with the cursor", () => {
    const filter: AccountListParams = { status: { in: ["open"] } };
    const pages = pagesOf((cursor) => bank.accounts.list({ ...filter, limit: 3, ...(cursor ? { cursor } : {}) }));
    expect(pages.map((page) => page.map(({ name }) => name))).toEqual([
      ["Account 5", "Account 3", "Account 1"],
      ["Account 0"],
    ]);
  });

  test("returns 100 Accounts when no limit is sent [list-limit-default]", () => {
    const fresh = createBank();
    for (let index = 0; index < 101; index++) fresh.accounts.create({ name: `Account ${index}` });
    const page = fresh.accounts.list();
    expect(page.data).toHaveLength(100);
    expect(fresh.accounts.list({ cursor: page.next_cursor as string }).data.map(({ name }) => name)).toEqual([
      "Account 0",
    ]);
  });
});
