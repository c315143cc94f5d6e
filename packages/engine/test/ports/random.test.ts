import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { derivedWords, deriveWords, fingerprint, type Words } from "../../src/ports/random.ts";

describe("derivedWords", () => {
  const key = deriveWords("key");

  test("derives the same words from the same key, text and number on every machine", () => {
    expect(deriveWords("sandbank")).toEqual([317408444, 1048043897, 504709366, 243036501]);
    expect(derivedWords(deriveWords("sandbank"), "account", 7)).toEqual(
      derivedWords(deriveWords("sandbank"), "account", 7),
    );
  });

  test("derives whole numbers of 30 bits, with each bit set half of the time, for consecutive keys, texts and numbers", () => {
    const ways: ((index: number) => Words)[] = [
      (index) => derivedWords(key, "account", index),
      (index) => derivedWords(key, `text ${index}`, 0),
      (index) => derivedWords(deriveWords(String(index)), "account", 0),
    ];
    for (const way of ways) {
      const words = Array.from({ length: 5_000 }, (_, index) => way(index)).flat();
      for (const word of words) expect(Number.isInteger(word) && word >= 0 && word < 2 ** 30).toBe(true);
      for (let bit = 0; bit < 30; bit++) {
        const share = words.filter((word) => (word >>> bit) & 1).length / words.length;
        expect(Math.abs(share - 0.5)).toBeLessThan(0.02);
      }
    }
  });

  test("derives different words if the key, the text or the number differs", () => {
    const given = fc.tuple(fc.string(), fc.string(), fc.nat());
    fc.assert(
      fc.property(given, given, (one, other) => {
        fc.pre(one.join("\0") !== other.join("\0"));
        const [first, second] = [one, other].map(([seed, text, number]) =>
          derivedWords(deriveWords(seed), text, number),
        );
        expect(first).not.toEqual(second);
      }),
      { seed: 20_260_119, numRuns: 500 },
    );
  });

  test("derives half a million different words from consecutive seeds, texts and numbers", () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 1_000; seed++) {
      const from = deriveWords(`seed ${seed}`);
      for (const text of ["card", "card_payment", "account", "event", ""]) {
        for (let number = 0; number < 100; number++) seen.add(derivedWords(from, text, number).slice(0, 2).join());
      }
    }
    expect(seen.size).toBe(500_000);
  });
});

describe("fingerprint", () => {
  test("makes the same fingerprint of the same key and text on every machine", () => {
    expect([fingerprint("key", "text"), fingerprint("", "")]).toEqual([6403829767007633, 2165691020049188]);
  });

  test("makes a different fingerprint for each key and text, within 53 bits", () => {
    const all = Array.from({ length: 20_000 }, (_, index) => [
      fingerprint("key", `text ${index}`),
      fingerprint(`key ${index}`, "text"),
    ]).flat();
    expect(new Set(all).size).toBe(40_000);
    for (const number of all) expect(Number.isSafeInteger(number) && number >= 0).toBe(true);
  });
});
