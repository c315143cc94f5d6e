/** Returns a whole number from 0 to `below` - 1. */
export type Random = (below: number) => number;

/** Creates a sequence of random numbers, the same one for the same seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) % below;
  };
}
