import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isEqualJson } from "../../src/store/equal.ts";
import { createMap, forkMap, set, unsharedKeys } from "../../src/store/layered-map.ts";
import { type RowChange, rowChanges } from "../../src/store/row-changes.ts";
import {
  allRows,
  createTable,
  find,
  forkTable,
  insert,
  type Row,
  removeOldest,
  replace,
  type Table,
} from "../../src/store/table.ts";

interface Fruit extends Row {
  readonly color: string;
}

const step = fc.record({
  kind: fc.constantFrom("insert", "insert", "insert", "replace", "remove", "fork"),
  side: fc.nat({ max: 9 }),
  row: fc.nat({ max: 40 }),
  color: fc.constantFrom("red", "green"),
});

/** Tables that are forks of one table, after random steps. Two of them can have the same id at different positions. */
function tablesAfter(steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]): Table<Fruit>[] {
  const tables = [createTable<Fruit>({})];
  for (const { kind, side, row, color } of steps) {
    const table = tables[side % tables.length] as Table<Fruit>;
    const fruit = { id: `fruit_${row}`, created_at: "", color };
    const isThere = find(table, fruit.id) !== undefined;
    if (kind === "fork") tables.push(forkTable(table));
    else if (kind === "remove") {
      let left = 1;
      removeOldest(table, () => left-- > 0);
    } else if (kind === "insert" && !isThere) insert(table, fruit);
    else if (kind === "replace" && isThere) replace(table, fruit);
  }
  return tables;
}

/** The same by comparing every row. */
function plainChanges(before: Table<Fruit>, after: Table<Fruit>): RowChange<Fruit>[] {
  const [earlier, later] = [allRows(before), allRows(after)];
  const changes = later.map((row) => ({ before: earlier.find(({ id }) => id === row.id) ?? null, after: row }));
  const removed = earlier.filter(({ id }) => !later.some((row) => row.id === id));
  return [
    ...changes.filter((change) => !isEqualJson(change.before, change.after)),
    ...removed.map((row) => ({ before: row, after: null })),
  ];
}

describe("rowChanges", () => {
  test("finds the rows that differ between any two forks of a table", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), fc.nat(), fc.nat(), (steps, first, second) => {
        const tables = tablesAfter(steps);
        const [before, after] = [first, second].map((side) => tables[side % tables.length] as Table<Fruit>);
        expect(rowChanges(before as Table<Fruit>, after as Table<Fruit>)).toEqual(
          plainChanges(before as Table<Fruit>, after as Table<Fruit>),
        );
      }),
    );
  });

  test("finds a removed row in a page that both tables share", () => {
    const before = createTable<Fruit>({});
    for (let row = 0; row < 20; row++) insert(before, { id: `fruit_${row}`, created_at: "", color: "red" });
    const after = forkTable(before);
    let left = 2;
    removeOldest(after, () => left-- > 0);
    expect(rowChanges(before, after).map((change) => [change.before?.id, change.after])).toEqual([
      ["fruit_0", null],
      ["fruit_1", null],
    ]);
    expect(rowChanges(after, before).map((change) => [change.before, change.after?.id])).toEqual([
      [null, "fruit_0"],
      [null, "fruit_1"],
    ]);
  });
});

describe("unsharedKeys", () => {
  test("has only the keys that either side wrote since the fork", () => {
    const map = createMap<number, string>();
    for (let key = 0; key < 1_000; key++) set(map, key, "shared");
    const fork = forkMap(map);
    set(map, 7, "of the map");
    set(fork, 8, "of the fork");
    expect([...unsharedKeys(map, fork)].sort()).toEqual([7, 8]);
    expect([...unsharedKeys(map, forkMap(map))]).toEqual([]);
  });
});
