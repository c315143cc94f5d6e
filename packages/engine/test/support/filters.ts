import { expect } from "vitest";

interface Created {
  readonly created_at: string;
}

interface Filtered<Item extends Created> {
  /** Returns the first page of the list. */
  readonly list: (filters: never) => { readonly data: readonly Item[] };
  /** Every object of the list, newest first. They fit on a page. */
  readonly all: readonly Item[];
  /** The values to try of each filter; undefined for none. */
  readonly filters: Readonly<Record<string, readonly unknown[]>>;
  /** What a filter compares, if it is not the field of the same name. */
  readonly fields?: Readonly<Record<string, (item: Item) => unknown>>;
  /** The values of filters that are not sent. */
  readonly defaults?: Readonly<Record<string, unknown>>;
}

/** Expects a list to return exactly the objects that match every filter, for every combination of filters. */
export function expectFilters<Item extends Created>({
  list,
  all,
  filters,
  fields = {},
  defaults = {},
}: Filtered<Item>): void {
  const table = combinations(filters);
  const failed = table.filter((row) => {
    const matches = (item: Item) =>
      Object.entries(row).every(([name, sent]) => {
        const wanted = sent ?? defaults[name];
        const value = (fields[name] ?? ((each: Item) => each[name as keyof Item]))(item);
        return wanted === undefined || isWanted(value, wanted);
      });
    return JSON.stringify(list(row as never).data) !== JSON.stringify(all.filter(matches));
  });
  expect(table.length).toBeGreaterThan(10);
  expect(failed).toEqual([]);
}

/** Whether a value is one that a filter selects: a value, several, or a span of time. */
function isWanted(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== "object" || wanted === null) return value === wanted;
  if ("in" in wanted) return (wanted.in as readonly unknown[]).includes(value);
  const { after = "0", before = "9", on_or_after = "0", on_or_before = "9" } = wanted as Record<string, string>;
  const at = value as string;
  return at > after && at < before && at >= on_or_after && at <= on_or_before;
}

/** A table of all combinations, with one option for each name. */
function combinations(options: Filtered<Created>["filters"]): Record<string, unknown>[] {
  return Object.entries(options).reduce<Record<string, unknown>[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}
