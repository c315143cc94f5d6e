import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  append,
  at,
  countItems,
  countWhile,
  createList,
  forkList,
  type LayeredList,
  last,
  listItems,
  removeLast,
} from "../../src/store/layered-list.ts";

type Step =
  | { readonly kind: "append"; readonly side: number; readonly more: number }
  | { readonly kind: "removeLast"; readonly side: number }
  | { readonly kind: "fork"; readonly side: number };

const side = fc.nat({ max: 9 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("append"), side, more: fc.nat({ max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("fork"), side }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("removeLast"), side }) },
);

interface Side {
  readonly list: LayeredList<number>;
  readonly model: number[];
}

/** Appends numbers that never decrease, so that `countWhile` has a prefix to count. */
function run(steps: readonly Step[]): Side[] {
  const sides: Side[] = [{ list: createList(), model: [] }];
  for (const taken of steps) {
    const { list, model } = sides[taken.side % sides.length] as Side;
    if (taken.kind === "append") {
      const item = (model.at(-1) ?? 0) + taken.more;
      append(list, item);
      model.push(item);
    } else if (taken.kind === "removeLast") {
      if (model.length > 0) removeLast(list);
      model.pop();
    } else {
      sides.push({ list: forkList(list), model: [...model] });
    }
  }
  return sides;
}

describe("LayeredList", () => {
  test("behaves like a plain array on every side of every fork", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 150 }), (steps) => {
        for (const { list, model } of run(steps)) {
          expect(countItems(list)).toBe(model.length);
          expect(last(list)).toBe(model.at(-1));
          for (let index = -1; index <= model.length + 1; index++) expect(at(list, index)).toBe(model[index]);
          expect(listItems(list)).toEqual(model);
        }
      }),
      { seed: 20_260_103, numRuns: 300 },
    );
  });

  test("counts the prefix that satisfies a condition, at every bound", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        for (const { list, model } of run(steps)) {
          for (const bound of [-1, ...new Set(model.flatMap((item) => [item, item + 1]))]) {
            expect(countWhile(list, (item) => item <= bound)).toBe(model.filter((item) => item <= bound).length);
          }
        }
      }),
      { seed: 20_260_104, numRuns: 150 },
    );
  });

  test("starts a list with the given items", () => {
    const list = createList(["a", "b"]);
    append(list, "c");
    expect(listItems(list)).toEqual(["a", "b", "c"]);
  });

  test("keeps few segments for any number of forks of a list", () => {
    const list = createList<number>();
    for (let item = 0; item < 1_000; item++) {
      append(list, item);
      forkList(list);
    }
    expect(list.below.length).toBeLessThanOrEqual(Math.ceil(Math.log2(1_000)));
    expect(list.below.length).toBeGreaterThan(0);
    expect(countItems(list)).toBe(1_000);
  });

  test("does not copy a large segment for a small one, so that forks stay cheap", () => {
    const list = createList(Array.from({ length: 1_000 }, (_, item) => item));
    forkList(list);
    const [large] = list.below;
    for (let item = 1_000; item < 1_008; item++) {
      append(list, item);
      forkList(list);
    }
    expect(list.below.at(-1)).toBe(large);
    expect([at(list, 999), at(list, 1_007)]).toEqual([999, 1_007]);
  });

  test("returns items that a fork cannot change", () => {
    const list = createList([1, 2]);
    const fork = forkList(list);
    const items = listItems(list);
    items.push(3);
    append(fork, 4);
    expect([listItems(list), listItems(fork)]).toEqual([
      [1, 2],
      [1, 2, 4],
    ]);
  });
});
