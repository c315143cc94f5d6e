/** State of the generator: four 32-bit words. */
export type RandomState = [number, number, number, number];

/** Spreads a seed over the state (cyrb128). */
export function seedRandom(seed: string): RandomState {
  const words: RandomState = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let index = 0; index < seed.length; index++) {
    const code = seed.charCodeAt(index);
    words[0] = words[1] ^ Math.imul(words[0] ^ code, 597399067);
    words[1] = words[2] ^ Math.imul(words[1] ^ code, 2869860233);
    words[2] = words[3] ^ Math.imul(words[2] ^ code, 951274213);
    words[3] = words[0] ^ Math.imul(words[3] ^ code, 2716044179);
  }
  for (let round = 0; round < 16; round++) nextWord(words);
  return words;
}

/** The next 32 random bits (xoshiro128**). Changes the state. */
export function nextWord(state: RandomState): number {
  const result = Math.imul(rotated(Math.imul(state[1], 5), 7), 9) >>> 0;
  const shifted = state[1] << 9;
  state[2] ^= state[0];
  state[3] ^= state[1];
  state[1] ^= state[2];
  state[0] ^= state[3];
  state[2] ^= shifted;
  state[3] = rotated(state[3], 11);
  return result;
}

/** 53 bits of a text, keyed: the same text and key give the same number everywhere. Not cryptographic (cyrb53). */
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

function rotated(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
