import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seeds, volume } from "../../../../tests/support/volume.ts";
import { type Bank, createBank } from "../../src/index.ts";
import { type ListName, objectLists } from "../support/object-lists.ts";
import { proofs } from "./proofs.ts";
import type { Given } from "./resource-proofs.ts";

/** Runs for each list and seed. */
const RUNS = volume(25, 5, 1);
const MOST = 130;

interface Page {
  readonly data: readonly { readonly id: string }[];
  readonly next_cursor: string | null;
}

const base = createBank({ seed: "lists" });
const account = base.accounts.create({ name: "Operating" }).id;
base.simulations.interestPayments.create({ account_id: account, amount: 1_000_000 });
const given: Given = {
  account,
  card: base.cards.create({ account_id: account }).id,
  number: base.accountNumbers.create({ account_id: account, name: "Incoming" }).id,
  file: base.files.list().data[0]?.id ?? "file_",
  address: base.lockboxAddresses.list().data[0]?.id ?? "lockbox_address_",
};

/** The makers of one more object of each list. */
const makers = new Map(
  proofs.flatMap(({ operations, list = null }) =>
    operations.filter((name) => name.endsWith(".list")).map((name) => [name as ListName, list] as const),
  ),
);

const names = objectLists.map(([name]) => name);

function pageOf(bank: Bank, name: ListName, params: object): Page {
  const [resource] = name.split(".") as [keyof Bank];
  return (bank[resource] as unknown as { list(params: object): Page }).list(params);
}

/** The number of objects, the number of new ones after each page, the time between them, and the page limit. */
const walks = fc.record({
  count: fc.nat(MOST),
  limit: fc.integer({ min: 1, max: 100 }),
  inserts: fc.array(fc.nat(4), { maxLength: 12 }),
  wait: fc.constantFrom(0, 1, 60_000),
});

type Walk = typeof walks extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Makes objects, then pages through the list while more are made. Returns ids in the order of creation and as they were
 * listed.
 */
function walk(name: ListName, { count, limit, inserts, wait }: Walk, order: object = {}) {
  const bank = base.fork();
  const make = (times: number): string[] =>
    Array.from({ length: makers.get(name) === null ? 0 : times }, () => {
      bank.clock.advance({ milliseconds: wait });
      return makers.get(name)?.(bank, given) ?? "";
    });
  const before = pageOf(bank, name, {}).data.map(({ id }) => id);
  const start = [...before.toReversed(), ...make(count)];
  const later: string[] = [];
  const seen: string[] = [];
  let params: object = { ...order, limit };
  for (let number = 0; ; number++) {
    const page = pageOf(bank, name, params);
    expect(page.data.length).toBeLessThanOrEqual(limit);
    seen.push(...page.data.map(({ id }) => id));
    const inserted = inserts[number] ?? 0;
    if (page.next_cursor === null || (page.data.length === 0 && number >= inserts.length)) break;
    later.push(...make(inserted));
    params = { ...order, limit, cursor: page.next_cursor };
  }
  return { start, later, seen };
}

const oldestFirst = { order_by: { field: "created_at", direction: "ascending" } } as const;

describe.each(seeds(20_260_101))("paging with the $name seed $seed", ({ seed }) => {
  test.each(names)(
    "lists each object from the start exactly once, newest first, while others are created: %s [list-end]",
    (name) => {
      const property = fc.property(walks, (given) => {
        const { start, seen } = walk(name, given);
        expect(seen).toEqual(start.toReversed());
      });
      fc.assert(property, { seed, numRuns: RUNS });
    },
  );

  test("lists each Event exactly once, oldest first, with those created meanwhile [polling-empty]", () => {
    const property = fc.property(walks, (given) => {
      const { start, later, seen } = walk("events.list", given, oldestFirst);
      expect(seen).toEqual([...start, ...later]);
    });
    fc.assert(property, { seed, numRuns: RUNS * 4 });
  });
});

describe("a page", () => {
  test.each(names.filter((name) => makers.get(name) !== null))(
    "returns exactly as many objects as the limit, at every limit: %s [list-limit-default, constant-page]",
    (name) => {
      const bank = base.fork();
      for (let made = 0; made < 101; made++) makers.get(name)?.(bank, given);
      for (let limit = 1; limit <= 100; limit++) {
        const { data, next_cursor } = pageOf(bank, name, { limit });
        expect(data).toHaveLength(limit);
        expect(next_cursor).toEqual(expect.any(String));
      }
      expect(pageOf(bank, name, {}).data).toHaveLength(100);
    },
  );
});
