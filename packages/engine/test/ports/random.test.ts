import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fingerprint, nextWord, type RandomState, seedRandom } from "../../src/ports/random.ts";

function words(state: RandomState, count: number): number[] {
  return Array.from({ length: count }, () => nextWord(state));
}

describe("nextWord", () => {
  test("gives the words of the published generator, xoshiro128**, from the state 1, 2, 3, 4", () => {
    expect(words([1, 2, 3, 4], 10)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  test("gives whole numbers of 32 bits, each bit set half of the time", () => {
    const drawn = words(seedRandom("bits"), 20_000);
    for (const word of drawn) expect(Number.isInteger(word) && word >= 0 && word < 2 ** 32).toBe(true);
    for (let bit = 0; bit < 32; bit++) {
      const share = drawn.filter((word) => (word >>> bit) & 1).length / drawn.length;
      expect(Math.abs(share - 0.5)).toBeLessThan(0.02);
    }
  });

  test("goes on the same from a copy of the state", () => {
    const state = seedRandom("copy");
    words(state, 10);
    const copy: RandomState = JSON.parse(JSON.stringify(state));
    expect(words(copy, 10)).toEqual(words(state, 10));
  });
});

describe("seedRandom", () => {
  test("gives the same words for the same seed, on every machine", () => {
    expect(words(seedRandom("sandbank"), 3)).toEqual(words(seedRandom("sandbank"), 3));
    expect(words(seedRandom("sandbank"), 3)).toEqual([742685142, 444946696, 959215854]);
  });

  test("gives other words for another seed, however little differs", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        fc.pre(one !== other);
        expect(words(seedRandom(one), 4)).not.toEqual(words(seedRandom(other), 4));
      }),
      { seed: 20_260_119, numRuns: 500 },
    );
    const seeds = Array.from({ length: 2_000 }, (_, index) => words(seedRandom(`seed ${index}`), 2).join());
    expect(new Set(seeds).size).toBe(2_000);
  });

  test("never gets stuck, also from an empty seed", () => {
    expect(new Set(words(seedRandom(""), 100)).size).toBe(100);
  });
});

describe("fingerprint", () => {
  test("gives the same number for the same key and text, on every machine", () => {
    expect([fingerprint("key", "text"), fingerprint("", "")]).toEqual([6403829767007633, 2165691020049188]);
  });

  test("differs with the key and with the text, and stays within 53 bits", () => {
    const all = Array.from({ length: 20_000 }, (_, index) => [
      fingerprint("key", `text ${index}`),
      fingerprint(`key ${index}`, "text"),
    ]).flat();
    expect(new Set(all).size).toBe(40_000);
    for (const number of all) expect(Number.isSafeInteger(number) && number >= 0).toBe(true);
  });
});
