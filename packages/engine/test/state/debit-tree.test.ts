import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type DebitLeaf,
  type DebitTree,
  debitsAfter,
  emptyTree,
  sumAfter,
  withChanged,
  withDebit,
} from "../../src/state/debit-tree.ts";

const leaf = fc.record({
  wait: fc.constantFrom(0, 0, 1, 5),
  count: fc.constantFrom(0, 1),
  volume: fc.oneof(fc.nat({ max: 100 }), fc.constant(Number.MAX_SAFE_INTEGER)),
});
const change = fc.record({ which: fc.nat(), volume: fc.nat({ max: 100 }) });

function grown(steps: readonly { wait: number; count: number; volume: number }[]): [DebitTree, DebitLeaf[]] {
  let tree = emptyTree;
  const model: DebitLeaf[] = [];
  let at = 1_000;
  for (const { wait, count, volume } of steps) {
    at += wait;
    const debit = { number: model.length, at, count, volume };
    model.push(debit);
    tree = withDebit(tree, debit);
  }
  return [tree, model];
}

function plainSum(model: readonly DebitLeaf[], time: number) {
  const later = model.filter(({ at }) => at > time);
  const volume = later.reduce((sum, each) => sum + BigInt(each.volume), 0n);
  return {
    count: later.reduce((sum, { count }) => sum + count, 0),
    volume: volume > BigInt(Number.MAX_SAFE_INTEGER) ? Number.POSITIVE_INFINITY : Number(volume),
  };
}

describe("a tree of debits", () => {
  test("sums every window as a plain list does, also after changes of past debits, and never changes an older tree", () => {
    fc.assert(
      fc.property(
        fc.array(leaf, { maxLength: 1_200, size: "max" }),
        fc.array(change, { maxLength: 20 }),
        fc.array(fc.integer({ min: -2, max: 3_000 }), { minLength: 5, maxLength: 20 }),
        (leaves, changes, times) => {
          const [before, modelBefore] = grown(leaves);
          let tree = before;
          const model = [...modelBefore];
          for (const { which, volume } of leaves.length === 0 ? [] : changes) {
            const index = which % model.length;
            const changed = { ...(model[index] as DebitLeaf), volume };
            model[index] = changed;
            tree = withChanged(tree, changed);
          }
          for (const time of times) {
            expect(sumAfter(tree, 1_000 + time)).toMatchObject(plainSum(model, 1_000 + time));
            expect(debitsAfter(tree, 1_000 + time)).toEqual(model.filter(({ at }) => at > 1_000 + time));
            expect(sumAfter(before, 1_000 + time)).toMatchObject(plainSum(modelBefore, 1_000 + time));
          }
        },
      ),
      { seed: 20_261_129, numRuns: 60 },
    );
  });

  test.each([1, 15, 16, 17, 31, 32, 33, 255, 256, 257, 1_023, 1_024, 4_095, 4_096, 4_097, 32_769])(
    "counts %i debits at the same time",
    (count) => {
      const [tree] = grown(Array.from({ length: count }, () => ({ wait: 0, count: 1, volume: 2 })));
      expect(sumAfter(tree, 999)).toMatchObject({ count, volume: 2 * count });
      expect(sumAfter(tree, 1_000)).toEqual({ count: 0, volume: 0 });
    },
  );

  test("returns from a sum past the safe integers when enough is released", () => {
    const [tree] = grown([1, 2, 3].map(() => ({ wait: 1, count: 1, volume: Number.MAX_SAFE_INTEGER })));
    expect(sumAfter(tree, 0).volume).toBe(Number.POSITIVE_INFINITY);
    const less = withChanged(withChanged(tree, { number: 0, at: 1_001, count: 0, volume: 0 }), {
      number: 2,
      at: 1_003,
      count: 1,
      volume: 0,
    });
    expect(sumAfter(less, 0)).toMatchObject({ count: 2, volume: Number.MAX_SAFE_INTEGER });
  });
});
