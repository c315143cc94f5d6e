import { describe, expect, test } from "vitest";
import { shorten } from "../../src/session/shorten.ts";

interface Shortened {
  readonly left: readonly number[];
  readonly tries: number;
}

/** Shortens the numbers from 0 to 99 to those that are needed. */
function shortened(
  needed: readonly number[],
  { needsOf = (item: number) => [item], most = Number.POSITIVE_INFINITY } = {},
): Shortened {
  const all = Array.from({ length: 100 }, (_, index) => index);
  let tries = 0;
  const left = shorten(all, {
    isWanted(items) {
      tries += 1;
      return needed.every((item) => items.includes(item));
    },
    needsOf,
    isOver: () => tries >= most,
    onProgress: () => {},
  });
  return { left, tries };
}

describe("shortening", () => {
  test.each([[[]], [[3]], [[0, 99]], [[10, 11, 50]]])("keeps exactly what is needed: %j", (needed) => {
    expect(shortened(needed).left).toEqual(needed);
  });

  test("tries the empty list first", () => {
    expect(shortened([]).tries).toBe(1);
  });

  test("takes some tries for each needed item", () => {
    expect(shortened([10, 11, 50]).tries).toBeLessThan(40);
  });

  test("removes an item together with all that need it", () => {
    const tenOf = (item: number) => item - (item % 10);
    const needsOf = (item: number) => [tenOf(item), item];
    expect(shortened([55], { needsOf }).left).toEqual([50, 55]);
    const { left } = shortened([55], { needsOf, most: 5 });
    for (const item of left) expect(left).toContain(tenOf(item));
  });

  test("returns what is left when the search is over", () => {
    const { left, tries } = shortened([10, 50], { most: 6 });
    expect(tries).toBe(6);
    expect(left.length).toBeLessThan(100);
    expect(left).toEqual(expect.arrayContaining([10, 50]));
  });
});
