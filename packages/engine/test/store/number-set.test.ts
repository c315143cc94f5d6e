import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { added, emptySet, type NumberSet, next, previous, without } from "../../src/store/number-set.ts";

/** Numbers around the word boundaries of each level of the bitmap, where errors of carrying would show. */
const edges = [31, 32, 63, 64, 1_023, 1_024, 32_767, 32_768, 1_048_575, 1_048_576, 33_554_431, 33_554_432];

const member = fc.oneof(
  fc.nat({ max: 60 }),
  fc.constantFrom(...edges),
  fc.nat({ max: 9_000_000 }),
  fc.integer({ min: 2_999_900, max: 3_000_100 }),
);

type Step =
  | { readonly kind: "add"; readonly side: number; readonly member: number }
  | { readonly kind: "remove"; readonly side: number; readonly member: number }
  | { readonly kind: "remove one"; readonly side: number; readonly which: number }
  | { readonly kind: "fork"; readonly side: number };

const side = fc.nat({ max: 7 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant("add"), side, member }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("remove"), side, member }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("remove one"), side, which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("fork"), side }) },
);

interface Side {
  members: NumberSet;
  /** Whether this side made the set since the last fork, so that it may be changed in place. */
  owned: boolean;
  model: ReadonlySet<number>;
}

/** Forks start with sets of about this size, at which the representation changes. */
function run(steps: readonly Step[], size: number): Side[] {
  const start = Array.from({ length: size }, (_, index) => index * 31);
  const sides: Side[] = [{ members: filled(start), owned: false, model: new Set(start) }];
  for (const taken of steps) {
    const at = sides[taken.side % sides.length] as Side;
    if (taken.kind === "fork") {
      at.owned = false;
      sides.push({ ...at });
    } else if (taken.kind === "add") {
      at.members = added(at.members, taken.member, at.owned);
      at.model = new Set([...at.model, taken.member]);
      at.owned = true;
    } else {
      const gone = taken.kind === "remove" ? taken.member : [...at.model][taken.which % at.model.size];
      if (gone === undefined) continue;
      at.members = without(at.members, gone, at.owned);
      at.model = new Set([...at.model].filter((other) => other !== gone));
      at.owned = true;
    }
  }
  return sides;
}

function listed(members: NumberSet): number[] {
  const all: number[] = [];
  for (let at = next(members, 0); at !== -1; at = next(members, at + 1)) all.push(at);
  return all;
}

function listedBackward(members: NumberSet): number[] {
  const all: number[] = [];
  for (let at = previous(members, 1_000_000_000); at !== -1; at = previous(members, at - 1)) all.push(at);
  return all;
}

function filled(numbers: readonly number[]): NumberSet {
  return numbers.reduce<NumberSet>((members, number) => added(members, number, true), emptySet);
}

describe("NumberSet", () => {
  test("holds the same members as a plain Set, forward and backward, on every side of every fork", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200, size: "max" }), fc.constantFrom(0, 200, 250), (steps, size) => {
        for (const { members, model } of run(steps, size)) {
          const sorted = [...model].sort((one, other) => one - other);
          expect(listed(members)).toEqual(sorted);
          expect(listedBackward(members)).toEqual(sorted.toReversed());
        }
      }),
      { seed: 20_260_105, numRuns: 300 },
    );
  });

  test("finds the nearest member of every bound", () => {
    const numbers = fc.array(member, { minLength: 0, maxLength: 300, size: "max" });
    fc.assert(
      fc.property(numbers, fc.array(member, { minLength: 20, maxLength: 20 }), (kept, bounds) => {
        const members = filled(kept);
        for (const bound of [-1, 0, ...bounds, ...kept.flatMap((number) => [number - 1, number, number + 1])]) {
          expect(previous(members, bound)).toBe(Math.max(-1, ...kept.filter((number) => number <= bound)));
          const above = kept.filter((number) => number >= bound);
          expect(next(members, bound)).toBe(above.length === 0 ? -1 : Math.min(...above));
        }
      }),
      { seed: 20_260_106, numRuns: 40 },
    );
  });

  test.each([255, 256, 257, 258])("holds %i members, at the size at which the representation changes", (size) => {
    const numbers = Array.from({ length: size }, (_, index) => index * 100_003);
    expect(listed(filled(numbers.toReversed()))).toEqual(numbers);
    expect(listed(filled([...numbers, ...numbers]))).toEqual(numbers);
    expect(listed(added(filled(numbers), 100_003, true))).toEqual(numbers);
  });

  test.each([3, 256, 257, 500])("does not change a set of %i when it is changed without being owned", (size) => {
    const numbers = Array.from({ length: size }, (_, index) => index * 7);
    const members = filled(numbers);
    const more = added(members, 3_500_000, false);
    const fewer = without(members, 0, false);
    expect(listed(members)).toEqual(numbers);
    expect(listed(more)).toEqual([...numbers, 3_500_000]);
    expect(listed(fewer)).toEqual(numbers.slice(1));
  });

  test("changes a large set in place when it is owned", () => {
    const members = filled(Array.from({ length: 300 }, (_, index) => index));
    expect(added(members, 301, true)).toBe(members);
    expect(without(members, 0, true)).toBe(members);
    expect([next(members, 0), previous(members, 999)]).toEqual([1, 301]);
  });

  test("returns -1 when a large set is emptied, and accepts new members", () => {
    const numbers = Array.from({ length: 300 }, (_, index) => index * 20_011);
    const emptied = numbers.reduce((members, number) => without(members, number, true), filled(numbers));
    expect([next(emptied, 0), previous(emptied, 9_000_000)]).toEqual([-1, -1]);
    expect(listed(added(emptied, 6_000_000, true))).toEqual([6_000_000]);
  });

  test("does not change a large set when a missing member is removed", () => {
    const numbers = Array.from({ length: 300 }, (_, index) => index * 32);
    const members = filled(numbers);
    for (const absent of [1, 33, 5_000_000]) without(members, absent, true);
    expect(listed(members)).toEqual(numbers);
  });
});
