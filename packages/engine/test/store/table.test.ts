import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { get, listEntries, set } from "../../src/store/layered-map.ts";
import {
  allRows,
  type CreatedAtBounds,
  count,
  createTable,
  fillTable,
  find,
  forkTable,
  indexViolations,
  insert,
  oldest,
  page,
  type Query,
  type Row,
  readIndex,
  removeOldest,
  replace,
  type Table,
  tableToJson,
} from "../../src/store/table.ts";

interface Fruit extends Row {
  readonly color: string;
  readonly owner: string | null;
}

const colors = ["red", "green", "blue"] as const;
const owners = ["ann", "bob"] as const;

function emptyTable(): Table<Fruit> {
  return createTable<Fruit>({ color: (row) => row.color, owner: (row) => row.owner });
}

/** The time of a small number, with many rows at the same time and bounds that hit rows exactly. */
function instant(tick: number): string {
  return `2026-01-01T00:00:00.${String(tick).padStart(3, "0")}Z`;
}

const color = fc.constantFrom(...colors);
const owner = fc.constantFrom(...owners, null);
const side = fc.nat({ max: 5 });
type Step =
  | { readonly kind: "insert"; readonly side: number; readonly color: string; readonly owner: string | null }
  | ({ readonly kind: "replace"; readonly side: number; readonly which: number } & Pick<Fruit, "color" | "owner">)
  | { readonly kind: "wait" | "remove oldest" | "fork" | "write out"; readonly side: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant("insert"), side, color, owner }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("replace"), side, which: fc.nat(), color, owner }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("wait"), side }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("remove oldest"), side }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("fork"), side }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("write out"), side }) },
);

interface Side {
  table: Table<Fruit>;
  model: Fruit[];
  tick: number;
}

function run(steps: readonly Step[]): Side[] {
  const sides: Side[] = [{ table: emptyTable(), model: [], tick: 0 }];
  for (const [index, taken] of steps.entries()) {
    const at = sides[taken.side % sides.length] as Side;
    switch (taken.kind) {
      case "insert": {
        const row = { id: `fruit_${index}`, created_at: instant(at.tick), color: taken.color, owner: taken.owner };
        insert(at.table, row);
        at.model.push(row);
        break;
      }
      case "replace": {
        const which = taken.which % Math.max(1, at.model.length);
        const row = at.model[which];
        if (row === undefined) break;
        const changed = { ...row, color: taken.color, owner: taken.owner };
        replace(at.table, changed);
        at.model[which] = changed;
        break;
      }
      case "wait":
        at.tick++;
        break;
      case "remove oldest":
        removeOne(at.table);
        at.model.shift();
        break;
      case "fork":
        sides.push({ table: forkTable(at.table), model: [...at.model], tick: at.tick });
        break;
      case "write out": {
        const json = JSON.parse(JSON.stringify(tableToJson(at.table)));
        at.table = emptyTable();
        fillTable(at.table, json);
      }
    }
  }
  return sides;
}

const bound = fc.option(fc.nat({ max: 12 }).map(instant), { nil: undefined, freq: 2 });
const filters = fc.record({
  where: fc.record({
    color: fc.option(fc.uniqueArray(fc.constantFrom(...colors, "no such color"), { maxLength: 3 }), { nil: undefined }),
    owner: fc.option(fc.uniqueArray(fc.constantFrom(...owners), { maxLength: 2 }), { nil: undefined }),
  }),
  createdAt: fc.option(fc.record({ after: bound, before: bound, on_or_after: bound, on_or_before: bound }), {
    nil: undefined,
  }),
  direction: fc.constantFrom("ascending", "descending"),
  limit: fc.integer({ min: 1, max: 7 }),
});

type Filters = Omit<Query, "after">;

/** The rows that a list must return, found by looking at every row. */
function matching(model: readonly Fruit[], { where, createdAt = {}, direction }: Filters): Fruit[] {
  const rows = model.filter(
    (row) =>
      (where["color"]?.includes(row.color) ?? true) &&
      (where["owner"]?.some((name) => name === row.owner) ?? true) &&
      isWithin(row.created_at, createdAt),
  );
  return direction === "ascending" ? rows : rows.toReversed();
}

function isWithin(at: string, { after, before, on_or_after, on_or_before }: CreatedAtBounds): boolean {
  return (
    (after === undefined || at > after) &&
    (before === undefined || at < before) &&
    (on_or_after === undefined || at >= on_or_after) &&
    (on_or_before === undefined || at <= on_or_before)
  );
}

function pagesOf(table: Table<Fruit>, query: Filters): Fruit[][] {
  const pages: Fruit[][] = [];
  let after: number | undefined;
  for (;;) {
    const { rows, last, hasMore } = page(table, { ...query, after });
    pages.push([...rows]);
    if (!hasMore) return pages;
    after = last;
  }
}

function removeOne<T extends Row>(table: Table<T>): void {
  const first = oldest(table);
  removeOldest(table, (row) => row === first);
}

describe("Table", () => {
  test("finds and lists the rows of every side as a plain array does", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 150, size: "max" }), (steps) => {
        for (const { table, model } of run(steps)) {
          expect(allRows(table)).toEqual(model);
          expect(count(table)).toBe(model.length);
          expect(oldest(table)).toEqual(model[0]);
          for (let index = 0; index < steps.length; index++) {
            const id = `fruit_${index}`;
            expect(find(table, id)).toEqual(model.find((row) => row.id === id));
          }
        }
      }),
      { seed: 20_260_107, numRuns: 150 },
    );
  });

  test("pages through exactly the rows within filters and bounds, in both directions", () => {
    const steps = fc.array(step, { minLength: 40, maxLength: 200, size: "max" });
    fc.assert(
      fc.property(steps, fc.array(filters, { minLength: 8, maxLength: 8 }), (taken, queries) => {
        for (const { table, model } of run(taken)) {
          for (const query of queries) {
            const expected = matching(model, query);
            const pages = pagesOf(table, query);
            expect(pages.flat()).toEqual(expected);
            expect(pages).toHaveLength(Math.max(1, Math.ceil(expected.length / query.limit)));
            for (const full of pages.slice(0, -1)) expect(full).toHaveLength(query.limit);
          }
        }
      }),
      { seed: 20_260_108, numRuns: 150 },
    );
  });

  test("continues after any position, also of a row that was deleted (D-96) or no longer matches the filter", () => {
    const steps = fc.array(step, { minLength: 20, maxLength: 120, size: "max" });
    fc.assert(
      fc.property(steps, filters, fc.nat({ max: 120 }), (taken, query, after) => {
        for (const { table, model } of run(taken)) {
          const positioned = model.map((row, index) => ({ row, position: table.content.first + index }));
          const isLeft = (position: number) => (query.direction === "ascending" ? position > after : position < after);
          const left = positioned.filter(({ position }) => isLeft(position)).map(({ row }) => row);
          const expected = matching(left, query);
          const found = page(table, { ...query, after });
          expect(found.rows).toEqual(expected.slice(0, query.limit));
          expect(found.hasMore).toBe(expected.length > query.limit);
        }
      }),
      { seed: 20_260_109, numRuns: 250 },
    );
  });

  test("keeps its indexes consistent with its rows", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200, size: "max" }), (steps) => {
        for (const { table } of run(steps)) expect(indexViolations(table)).toEqual([]);
      }),
      { seed: 20_260_110, numRuns: 150 },
    );
  });

  test.each([
    { bounds: { after: instant(5) }, kept: ["c6"] },
    { bounds: { on_or_after: instant(5) }, kept: ["a5", "b5", "c6"] },
    { bounds: { before: instant(5) }, kept: ["z4"] },
    { bounds: { on_or_before: instant(5) }, kept: ["z4", "a5", "b5"] },
    { bounds: { after: instant(4), before: instant(6) }, kept: ["a5", "b5"] },
    { bounds: { on_or_after: instant(5), on_or_before: instant(5) }, kept: ["a5", "b5"] },
    { bounds: { after: instant(5), before: instant(5) }, kept: [] },
    { bounds: { after: instant(6) }, kept: [] },
    { bounds: { before: instant(4) }, kept: [] },
    { bounds: { on_or_after: instant(6), before: instant(4) }, kept: [] },
  ])("applies the bounds $bounds to rows at exactly these times", ({ bounds, kept }) => {
    const table = emptyTable();
    for (const id of ["z4", "a5", "b5", "c6"]) {
      insert(table, { id, created_at: instant(Number(id.at(-1))), color: "red", owner: null });
    }
    const query = { where: {}, createdAt: bounds, after: undefined, limit: 10 };
    const ids = (rows: readonly Fruit[]) => rows.map(({ id }) => id);
    expect(ids(page(table, { ...query, direction: "ascending" }).rows)).toEqual(kept);
    expect(ids(page(table, { ...query, direction: "descending" }).rows)).toEqual(kept.toReversed());
  });

  test("neither repeats nor skips a row when rows are inserted between two pages (D-11)", () => {
    const table = emptyTable();
    const add = (id: string) => insert(table, { id, created_at: instant(0), color: "red", owner: null });
    for (const id of ["a", "b", "c", "d"]) add(id);
    const next = (direction: Query["direction"], after?: number) =>
      page(table, { where: { color: ["red"] }, direction, after, limit: 2 });
    const down = next("descending");
    const up = next("ascending");
    for (const id of ["e", "f"]) add(id);
    expect(next("descending", down.last).rows.map(({ id }) => id)).toEqual(["b", "a"]);
    expect(next("ascending", up.last).rows.map(({ id }) => id)).toEqual(["c", "d"]);
    expect(next("ascending", next("ascending", up.last).last).rows.map(({ id }) => id)).toEqual(["e", "f"]);
  });

  test("finds nothing for a filter without values, and everything for an absent filter", () => {
    const table = emptyTable();
    insert(table, { id: "a", created_at: instant(0), color: "red", owner: null });
    const query = { direction: "descending", after: undefined, limit: 5 } as const;
    expect(page(table, { ...query, where: { color: [] } }).rows).toEqual([]);
    expect(page(table, { ...query, where: { color: undefined } }).rows).toHaveLength(1);
    expect(page(table, { ...query, where: { owner: ["null"] } }).rows).toEqual([]);
  });

  test("keeps nothing of a removed row in memory (D-96)", () => {
    const table = emptyTable();
    for (const id of ["a", "b", "c"]) insert(table, { id, created_at: instant(0), color: "red", owner: "ann" });
    find(table, "a");
    for (let turn = 0; turn < 2; turn++) removeOne(table);
    expect(listEntries(table.content.positions)).toEqual([["c", 2]]);
    expect(listEntries(table.content.rows).flatMap(([, rows]) => rows.map((row) => row?.id))).toEqual([
      undefined,
      undefined,
      "c",
    ]);
    expect(listEntries(readIndex(table, "owner").positions)).toEqual([["ann", [2]]]);
  });

  test("keeps no pages of rows that were deleted long ago", () => {
    const table = emptyTable();
    for (let made = 0; made < 1_000; made++) {
      insert(table, { id: `fruit_${made}`, created_at: instant(0), color: "red", owner: null });
    }
    removeOldest(table, ({ id }) => id !== "fruit_900");
    expect(listEntries(table.content.rows).map(([number]) => number)).toEqual([56, 57, 58, 59, 60, 61, 62]);
    expect(oldest(table)?.id).toBe("fruit_900");
  });

  test("freezes the rows that it stores deeply", () => {
    const table = createTable<Row & { readonly inner: { name: string } }>({});
    const row = { id: "a", created_at: instant(0), inner: { name: "x" } };
    insert(table, row);
    expect(() => {
      row.inner.name = "y";
    }).toThrow(TypeError);
  });

  test("refuses to replace a missing row, and to filter by a field without an index", () => {
    const table = emptyTable();
    expect(() => replace(table, { id: "a", created_at: instant(0), color: "red", owner: null })).toThrow("No row a");
    const query = { direction: "descending", after: undefined, limit: 5 } as const;
    expect(() => page(table, { ...query, where: { weight: ["1"] } })).toThrow("no index weight");
  });

  test.each([
    { corruption: "lists a row with another value", members: [0, 1], violation: "color red lists position 1" },
    { corruption: "lists a row that does not exist", members: [0, 9], violation: "color red lists position 9" },
    { corruption: "lacks a row", members: [], violation: "color lacks a" },
  ])("reports the violation of an index that $corruption", ({ members, violation }) => {
    const table = emptyTable();
    insert(table, { id: "a", created_at: instant(0), color: "red", owner: null });
    insert(table, { id: "b", created_at: instant(0), color: "blue", owner: null });
    set(readIndex(table, "color").positions, "red", members);
    expect(indexViolations(table)).toEqual([violation]);
  });
});

describe("a filter with repeated values", () => {
  /** How often a page reads the index of a color, if a filter names the color this many times. */
  function readsWith(times: number): number {
    const table = emptyTable();
    for (let id = 0; id < 50; id++) {
      insert(table, { id: String(id), created_at: instant(id), color: "red", owner: "ann" });
    }
    let reads = 0;
    const { positions } = readIndex(table, "color");
    const counted = new Proxy(get(positions, "red") as readonly number[], {
      get(target, key, receiver) {
        reads++;
        return Reflect.get(target, key, receiver);
      },
    });
    set(positions, "red", counted);
    const where = { color: Array.from({ length: times }, () => "red"), owner: ["ann"] };
    expect(page(table, { where, direction: "descending", after: undefined, limit: 20 }).rows).toHaveLength(20);
    return reads;
  }

  test("a page reads the index as often for 10,000 equal values of a filter as for one", () => {
    expect(readsWith(1)).toBeGreaterThan(0);
    expect(readsWith(10_000)).toBe(readsWith(1));
  });
});
