import type { Account, Event, EventList, EventListParams } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { send } from "../../support/send.ts";

const ascending = { order_by: { field: "created_at", direction: "ascending" } } as const;

let bank: Bank;
let first: Account;
let second: Account;

/**
 * Five Events: two Accounts, a payment into the first an hour later, and after another hour a new name of the first and
 * the closing of the second.
 */
beforeEach(() => {
  bank = createBank();
  first = bank.accounts.create({ name: "First" });
  second = bank.accounts.create({ name: "Second" });
  bank.clock.advance({ hours: 1 });
  bank.simulations.interestPayments.create({ account_id: first.id, amount: 1 });
  bank.clock.advance({ hours: 1 });
  bank.accounts.update(second.id, { name: "Last" });
  bank.accounts.close(second.id);
});

function get(query: string): EventList {
  const answer = send<EventList>(bank, { method: "GET", path: `/events${query}` });
  expect(answer.status).toBe(200);
  return answer.body;
}

const short = ({ category, associated_object_id, created_at }: Event) => [category, associated_object_id, created_at];

function history() {
  const payment = bank.transactions.list().data[0]?.id;
  return [
    ["account.created", first.id, "2026-01-01T00:00:00.000Z"],
    ["account.created", second.id, "2026-01-01T00:00:00.000Z"],
    ["transaction.created", payment, "2026-01-01T01:00:00.000Z"],
    ["account.updated", second.id, "2026-01-01T02:00:00.000Z"],
    ["account.updated", second.id, "2026-01-01T02:00:00.000Z"],
  ];
}

describe("GET /events", () => {
  test("returns no Events for a bank without any", () => {
    bank = createBank();
    expect(get("")).toEqual({ data: [], next_cursor: null });
  });

  test("lists Events newest first, with a null cursor on the last page (D-09) [events-newest-first, polling-order]", () => {
    const { data, next_cursor } = get("");
    expect(data.map(short)).toEqual(history().toReversed());
    expect(next_cursor).toBeNull();
  });

  test.each(["?order_by.direction=descending", "?order_by.field=created_at"])(
    "lists Events newest first with %s",
    (query) => {
      expect(get(query)).toEqual(get(""));
    },
  );

  test("returns only the type and id of an Event's object [events-minimal]", () => {
    expect(get("").data.at(-1)).toEqual({
      id: expect.stringMatching(/^event_[0-9a-z]{20}$/),
      associated_object_id: first.id,
      associated_object_type: "account",
      category: "account.created",
      created_at: "2026-01-01T00:00:00.000Z",
      type: "event",
    });
    expect(get("?category.in=transaction.created").data[0]?.associated_object_type).toBe("transaction");
  });

  test("gives Events ids that sort by time, also within an instant (D-13)", () => {
    const ids = get("?order_by.direction=ascending").data.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(5);
  });

  describe("oldest first", () => {
    test("lists Events in the order in which they happened [events-ascending]", () => {
      expect(get("?order_by.field=created_at&order_by.direction=ascending").data.map(short)).toEqual(history());
    });

    test.each([
      ["an empty list", () => (bank = createBank())],
      ["the last page", () => undefined],
    ])("returns a next_cursor on %s and on the empty page after it [polling-next-cursor]", (_, arrange) => {
      arrange();
      const page = bank.events.list(ascending);
      expect(page.next_cursor).toEqual(expect.any(String));
      const after = bank.events.list({ ...ascending, cursor: page.next_cursor as string });
      expect(after).toEqual({ data: [], next_cursor: expect.any(String) });
      expect(bank.events.list({ ...ascending, cursor: after.next_cursor as string })).toEqual(after);
    });

    test("continues at a stored cursor with exactly the Events that came since [polling-resume, polling-recovery]", () => {
      const stored = [bank.events.list(ascending).next_cursor as string];
      stored.push(bank.events.list({ ...ascending, cursor: stored[0] as string }).next_cursor as string);
      bank.accounts.update(first.id, { name: "Renamed" });
      bank.clock.advance({ days: 3 });
      const third = bank.accounts.create({ name: "Third" });
      for (const cursor of stored) {
        expect(bank.events.list({ ...ascending, cursor }).data.map(short)).toEqual([
          ["account.updated", first.id, "2026-01-01T02:00:00.000Z"],
          ["account.created", third.id, "2026-01-04T02:00:00.000Z"],
        ]);
      }
    });

    test("continues at the cursor of an empty bank with the first Event", () => {
      bank = createBank();
      const cursor = bank.events.list(ascending).next_cursor as string;
      const account = bank.accounts.create({ name: "First" });
      expect(bank.events.list({ ...ascending, cursor }).data.map(({ associated_object_id: id }) => id)).toEqual([
        account.id,
      ]);
    });

    test("places the cursor of a filtered list at its last Event", () => {
      const filter = { ...ascending, category: { in: ["account.created"] } } satisfies EventListParams;
      const page = bank.events.list({ ...filter, limit: 1 });
      expect(bank.events.list({ ...filter, cursor: page.next_cursor as string }).data.map(short)).toEqual([
        history()[1],
      ]);
    });
  });
});
