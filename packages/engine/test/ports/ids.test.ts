import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createBank } from "../../src/index.ts";
import { nextId, nextSortableId, randomText } from "../../src/ports/ids.ts";
import { seedRandom } from "../../src/ports/random.ts";

/** The last instant of a bank's clock: 9999-12-31T23:59:59.999Z. */
const END_OF_TIME = 253_402_300_799_999;

describe("nextId", () => {
  test.each(["account", "physical_card", "declined_transaction"])("makes %s_ and 20 characters (D-13)", (prefix) => {
    const random = seedRandom("shape");
    for (let index = 0; index < 2_000; index++) {
      expect(nextId(random, prefix)).toMatch(new RegExp(`^${prefix}_[0-9a-z]{20}$`));
    }
  });

  test("makes 100,000 ids without a collision", () => {
    const random = seedRandom("collisions");
    const ids = new Set(Array.from({ length: 100_000 }, () => nextId(random, "account")));
    expect(ids.size).toBe(100_000);
  });

  test("uses each of the 36 characters at each place", () => {
    const random = seedRandom("characters");
    const seen = Array.from({ length: 20 }, () => new Set<string>());
    for (let index = 0; index < 2_000; index++) {
      for (const [place, character] of [...randomText(random, 20)].entries()) seen[place]?.add(character);
    }
    expect(seen.map(({ size }) => size)).toEqual(Array.from({ length: 20 }, () => 36));
  });

  test("draws the same ids from the same seed, on every machine", () => {
    const random = seedRandom("sandbox sandbank");
    expect([nextId(random, "account"), nextId(random, "account")]).toEqual([
      "account_j2ooh5dr1ubqa9tuslev",
      "account_kxd06ogsmtrge4jto4tr",
    ]);
  });

  test.each([1, 4, 5, 6, 9, 24])("makes random text of %i characters", (length) => {
    expect(randomText(seedRandom("length"), length)).toMatch(new RegExp(`^[0-9a-z]{${length}}$`));
  });
});

describe("nextSortableId", () => {
  const moment = fc.record({
    time: fc.oneof(
      fc.integer({ min: 0, max: END_OF_TIME }),
      fc.constantFrom(0, 1, 35, 36, 36 ** 8 - 1, 36 ** 8, 36 ** 9 - 1, 36 ** 9, END_OF_TIME),
      fc.integer({ min: 1_767_225_600_000, max: 1_767_225_600_003 }),
    ),
    order: fc.oneof(fc.nat({ max: 100 }), fc.nat({ max: 36 ** 5 - 1 })),
  });

  test("sorts by time, then by order, over all of a bank's time (D-13)", () => {
    const random = seedRandom("sortable");
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        fc.pre(one.time !== other.time || one.order !== other.order);
        const isEarlier = one.time < other.time || (one.time === other.time && one.order < other.order);
        const ids = [one, other].map(({ time, order }) => nextSortableId(random, time, order));
        for (const id of ids) expect(id).toMatch(/^event_[0-9a-z]{20}$/);
        const [first, second] = ids as [string, string];
        expect(first < second).toBe(isEarlier);
      }),
      { seed: 20_260_118, numRuns: 2_000 },
    );
  });

  test("tells Events of one millisecond apart in forks with other seeds", () => {
    const [one, other] = [seedRandom("one"), seedRandom("other")];
    expect(nextSortableId(one, 1, 1)).not.toBe(nextSortableId(other, 1, 1));
  });
});

describe("the ids of a bank", () => {
  test("have the shape of D-13, and those of Events sort in the order of creation", () => {
    const bank = createBank();
    const waits = [0, 0, 1, 0, 35, 36, 1_295, 0, 86_400_000, 0, 1];
    const objects = waits.map((milliseconds, index) => {
      bank.clock.advance({ milliseconds });
      const account = bank.accounts.create({ name: `Account ${index}` });
      return bank.simulations.interestPayments.create({ account_id: account.id, amount: index + 1 });
    });
    const { data: events } = bank.events.list({ order_by: { field: "created_at", direction: "ascending" } });
    const ids = events.map(({ id }) => id);
    expect(ids).toHaveLength(waits.length * 2);
    expect(ids.toSorted()).toEqual(ids);
    expect(events.filter((_, index) => index % 2 === 1).map((event) => event.associated_object_id)).toEqual(
      objects.map(({ id }) => id),
    );
    for (const id of [...ids, ...events.map((event) => event.associated_object_id)]) {
      expect(id).toMatch(/^[a-z]+_[0-9a-z]{20}$/);
    }
  });
});
