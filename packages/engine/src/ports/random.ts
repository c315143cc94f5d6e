/** Four words of 30 bits, which JavaScript engines store as small integers. */
export type Words = readonly [number, number, number, number];

const ORIGIN: Words = [1779033703, 3144134277, 1013904242, 2773480762];

/** Derives words from a text and a number, without a key. */
export function deriveWords(text: string, number = 0): Words {
  return derivedWords(ORIGIN, text, number);
}

/**
 * Derives four words from a key, a text and a number. The same input gives the same words on every runtime; different
 * inputs give unrelated words. Not cryptographic: cyrb128 absorbs the input, and the generator sfc32 mixes it.
 */
export function derivedWords(key: Words, text: string, number: number): Words {
  // Integer arithmetic from here on, for speed: every id is made from these words.
  let a = key[0] ^ number;
  let b = key[1] | 0;
  let c = key[2] | 0;
  let d = key[3] | 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  const words: [number, number, number, number] = [0, 0, 0, 0];
  for (let round = -MIXING_ROUNDS; round < 4; round++) {
    const word = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    if (round >= 0) words[round] = word & 0x3fffffff;
  }
  return words;
}

/** The number of rounds that the authors of sfc32 discard after seeding. */
const MIXING_ROUNDS = 12;

/** A keyed hash of 53 bits. The same text and key give the same number on every runtime. Not cryptographic (cyrb53). */
export function fingerprint(key: string, text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  const whole = `${key} ${text}`;
  for (let index = 0; index < whole.length; index++) {
    const code = whole.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
