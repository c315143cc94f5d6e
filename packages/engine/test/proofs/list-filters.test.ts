import type { Endpoint, OperationName } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { type ClauseIds, titleEnd } from "../../../../tests/support/rows.ts";
import { unwrapped } from "../../src/parameters/decode-query.ts";
import { writeQuery } from "../support/mutations.ts";
import { objectLists } from "../support/object-lists.ts";
import { send } from "../support/send.ts";
import { pagesOf } from "../support/walk.ts";
import { populatedBank } from "./populated-bank.ts";
import { play } from "./scenario.ts";

interface Item {
  readonly id: string;
  readonly created_at: string;
  readonly [field: string]: unknown;
}

interface List {
  readonly data: readonly Item[];
  readonly next_cursor: string | null;
}

/** A bank with objects of each list in several states, a millisecond apart. The tests do not change it. */
const bank = populatedBank({ seed: "list filters" });
const exchanges = play(bank.apiKey, (request) => {
  bank.clock.advance({ milliseconds: 1 });
  return bank.handle(request);
});

/** Repeats one accepted request of each operation that creates an object, with idempotency keys. */
for (const [operation, all] of Map.groupBy(exchanges, ({ request }) => request.call?.operation)) {
  const accepted = all.findLast(({ answer }) => answer.status === 200);
  if (!operation?.endsWith(".create") || accepted === undefined) continue;
  for (const key of ["first", "second"]) {
    const { headers, ...request } = accepted.request;
    bank.handle({ ...request, headers: { ...headers, "idempotency-key": `${operation} ${key}` } });
  }
}

/** The scenario has Accounts of one Entity and one Program only. */
const [{ id: entity_id }, { id: program_id }] = [
  bank.entities.create({ structure: "trust" }),
  bank.simulations.programs.create({ name: "Other" }),
];
bank.accounts.create({ name: "Other", entity_id, program_id });

/** What a filter compares, if it is not the field of the same name. */
const fields: Readonly<Record<string, (item: Item) => unknown>> = {
  ach_debit_status: ({ inbound_ach }) => (inbound_ach as { debit_status: string }).debit_status,
  category: ({ category, source }) => category ?? (source as { category: string }).category,
  validation_status: ({ validation }) => (validation as { status: string } | null)?.status ?? null,
};

const fieldOf = (item: Item, filter: string) => (fields[filter] ?? ((each: Item) => each[filter]))(item);

interface Filtered {
  readonly path: string;
  /** The filters of the list by their name. */
  readonly filters: Readonly<Record<string, z.ZodType>>;
  /** Every object of the list, newest first. */
  readonly all: readonly Item[];
}

function listOf({ path, params }: Endpoint): Filtered {
  const { cursor: _, limit: __, order_by: ___, ...filters } = (params?.shape ?? {}) as Record<string, z.ZodType>;
  // Some lists have only objects of certain states by default.
  const states = statesOf(filters["status"]);
  const pages = pagesOf((cursor) => found(path, { limit: 100, cursor, ...(states && { status: { in: states } }) }));
  return { path, filters, all: pages.flat() };
}

/** The values of a filter `status.in`. */
function statesOf(filter: z.ZodType | undefined): readonly string[] | undefined {
  const inner = filter && unwrapped(filter);
  if (inner?.type !== "object") return undefined;
  const { in: states } = (inner as z.ZodObject).shape as { in: z.ZodType };
  const { element } = unwrapped(states) as z.ZodArray<z.ZodType>;
  // Some filters also accept states that no object has.
  const [produced] = element.type === "union" ? (element as z.ZodUnion<readonly z.ZodEnum[]>).options : [element];
  return (produced as z.ZodEnum).options.map(String);
}

function found(path: string, params: object): List {
  const given = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));
  const { status, body } = send<List>(bank, { method: "GET", path: `${path}?${writeQuery(given)}` });
  expect(status).toBe(200);
  return body;
}

/** The values to try of a filter; undefined for none. */
function valuesFor(name: string, filter: z.ZodType, all: readonly Item[]): readonly unknown[] {
  const times = [...new Set(all.map(({ created_at }) => created_at))].toSorted();
  const [after, before] = [times[Math.floor((times.length - 1) / 3)], times[Math.floor((2 * times.length) / 3)]];
  if (name === "created_at") return [undefined, { after }, { on_or_before: after }, { on_or_after: after, before }];
  const known = [...new Set(all.map((item) => fieldOf(item, name)).filter((value) => value !== null))];
  const [one, other = one] = known;
  const { minLength } = filter as z.ZodString;
  const ofNone = filter.type === "enum" ? one : "object_0".padEnd(minLength ?? 0, "0");
  if (filter.type !== "object") return [undefined, one, other, ofNone];
  return [undefined, { in: [one] }, { in: [other] }, { in: [other, one] }];
}

/** Whether a value is one that a filter selects: a value, several, or a span of time. */
function isWanted(value: unknown, wanted: unknown): boolean {
  if (wanted === undefined) return true;
  if (typeof wanted !== "object" || wanted === null) return value === wanted;
  if ("in" in wanted) return (wanted.in as readonly unknown[]).includes(value);
  const { after = "0", before = "9", on_or_after = "0", on_or_before = "9" } = wanted as Record<string, string>;
  const at = value as string;
  return at > after && at < before && at >= on_or_after && at <= on_or_before;
}

/** All combinations of values, with one value for each name. */
function combinations(options: Readonly<Record<string, readonly unknown[]>>): Readonly<Record<string, unknown>>[] {
  return Object.entries(options).reduce<Record<string, unknown>[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

/** The clauses of every list. */
const everyList: ClauseIds =
  "[list-in-filters, idempotency-filter, list-created-at-after, list-created-at-before, list-created-at-on-or-after, list-created-at-on-or-before]";

/** The clauses of single lists. */
const clausesOf: { readonly [List in OperationName]?: ClauseIds } = {
  "accounts.list": "[accounts-list]",
  "accountNumbers.list": "[account-numbers-list]",
  "limits.list": "[limits-list]",
  "declinedTransactions.list": "[declined-list]",
  "inboundMailItems.list": "[mail-list]",
  "physicalCards.list": "[physical-cards-list]",
};

describe("a list with filters", () => {
  const lists = objectLists.map(([name, endpoint]) => [name, listOf(endpoint)] as const);
  const rows = lists.map(([name, list]) => [name, titleEnd(everyList, clausesOf[name]), list] as const);

  test.each(rows)(
    "%s returns exactly the objects that match every filter, newest first, for every combination of filters (D-08, D-09, D-26)%s",
    (_, __, { path, filters, all }) => {
      const values = Object.entries(filters).map(([name, filter]) => [name, valuesFor(name, unwrapped(filter), all)]);
      const states = statesOf(filters["status"]);
      const failed = combinations(Object.fromEntries(values)).filter((row) => {
        const asked = states && row["status"] === undefined ? { ...row, status: { in: states } } : row;
        const expected = all.filter((item) =>
          Object.entries(row).every(([name, wanted]) => isWanted(fieldOf(item, name), wanted)),
        );
        const { data } = found(path, { limit: 100, ...asked });
        return JSON.stringify(data.map(({ id }) => id)) !== JSON.stringify(expected.slice(0, 100).map(({ id }) => id));
      });
      expect(failed).toEqual([]);
    },
  );

  const each = lists.flatMap(([list, { filters, all }]) =>
    Object.keys(filters).map((filter) => ({ list, filter, all, schema: unwrapped(filters[filter] as z.ZodType) })),
  );

  test.each(each)("has objects of $list that `$filter` selects, and others", ({ filter, schema, all }) => {
    for (const value of valuesFor(filter, schema, all).slice(1, 3)) {
      const count = all.filter((item) => isWanted(fieldOf(item, filter), value)).length;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThan(all.length);
    }
  });
});
