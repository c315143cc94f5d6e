import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createMap,
  forkMap,
  get,
  getOwn,
  type LayeredMap,
  listEntries,
  remove,
  set,
} from "../../src/store/layered-map.ts";

const KEYS = 24;

type Step =
  | { readonly kind: "set"; readonly side: number; readonly key: number; readonly value: number }
  | { readonly kind: "remove"; readonly side: number; readonly key: number }
  | { readonly kind: "fork"; readonly side: number };

const side = fc.nat({ max: 9 });
const key = fc.nat({ max: KEYS - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("set"), side, key, value: fc.nat({ max: 99 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("remove"), side, key }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("fork"), side }) },
);

/** A map under test and a plain one, with the keys that were written since the last fork. */
interface Side {
  readonly map: LayeredMap<number, number>;
  readonly model: Map<number, number>;
  readonly written: Set<number>;
}

function run(steps: readonly Step[]): Side[] {
  const sides: Side[] = [{ map: createMap(), model: new Map(), written: new Set() }];
  for (const taken of steps) {
    const { map, model, written } = sides[taken.side % sides.length] as Side;
    if (taken.kind === "set") {
      set(map, taken.key, taken.value);
      model.set(taken.key, taken.value);
      written.add(taken.key);
    } else if (taken.kind === "remove") {
      remove(map, taken.key);
      model.delete(taken.key);
    } else {
      sides.push({ map: forkMap(map), model: new Map(model), written: new Set() });
      written.clear();
    }
  }
  return sides;
}

function sorted<V>(entries: Iterable<[number, V]>): [number, V][] {
  return [...entries].sort(([one], [other]) => one - other);
}

describe("LayeredMap", () => {
  test("behaves like a plain Map on every side of every fork", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 150 }), (steps) => {
        for (const { map, model } of run(steps)) {
          for (let at = 0; at < KEYS; at++) expect(get(map, at)).toBe(model.get(at));
          expect(sorted(listEntries(map))).toEqual(sorted(model));
        }
      }),
      { seed: 20_260_101, numRuns: 300 },
    );
  });

  test("returns only the values written since the last fork with getOwn", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 100 }), (steps) => {
        for (const { map, model, written } of run(steps)) {
          for (const [at, value] of model) expect(getOwn(map, at)).toBe(written.has(at) ? value : undefined);
        }
      }),
      { seed: 20_260_102, numRuns: 200 },
    );
  });

  test("hides a removed key that is stored several layers below", () => {
    const map = createMap<string, number>();
    set(map, "a", 1);
    for (let at = 0; at < 8; at++) set(map, `filler ${at}`, at);
    const first = forkMap(map);
    remove(map, "a");
    const second = forkMap(map);
    set(map, "b", 2);
    expect([get(map, "a"), get(second, "a"), get(first, "a")]).toEqual([undefined, undefined, 1]);
    set(second, "a", 3);
    expect([get(map, "a"), get(second, "a"), get(first, "a")]).toEqual([undefined, 3, 1]);
  });

  test("keeps few layers for any number of forks of a map", () => {
    const map = createMap<number, number>();
    for (let at = 0; at < 1_000; at++) {
      set(map, at, at);
      forkMap(map);
    }
    expect(map.below.length).toBeLessThanOrEqual(Math.ceil(Math.log2(1_000)));
    expect(map.below.length).toBeGreaterThan(0);
    expect(listEntries(map)).toHaveLength(1_000);
  });

  test("does not copy a large layer for a small one, so that forks stay cheap", () => {
    const map = createMap<number, number>();
    for (let at = 0; at < 1_000; at++) set(map, at, at);
    forkMap(map);
    const [large] = map.below;
    for (let at = 0; at < 8; at++) {
      set(map, at, -at);
      forkMap(map);
    }
    expect(map.below.at(-1)).toBe(large);
    expect(get(map, 7)).toBe(-7);
  });

  test("shares the layers of a map with a fork instead of copying them", () => {
    const map = createMap<number, number>();
    for (let at = 0; at < 100; at++) set(map, at, at);
    const written = map.own;
    const fork = forkMap(map);
    expect(fork.below[0]).toBe(written);
    expect(map.below[0]).toBe(written);
  });

  test("drops removed keys after many forks (D-96: Events leave memory)", () => {
    const map = createMap<number, number>();
    for (let at = 0; at < 1_000; at++) {
      set(map, at, at);
      if (at >= 10) remove(map, at - 10);
      forkMap(map);
    }
    const kept = map.below.reduce((sum, layer) => sum + layer.size, 0);
    expect(listEntries(map)).toHaveLength(10);
    expect(kept).toBeLessThan(100);
  });
});
