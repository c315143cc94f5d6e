import { fingerprint } from "../ports/random.ts";
import { type State, saltedSeed } from "../state/state.ts";

/** Characters of the seal: 36 ** 11 > 2 ** 53. */
const SEAL_LENGTH = 11;

/**
 * A cursor: the position of the last object of a page, sealed for its list, order and bank, so that a foreign, edited
 * or truncated one is noticed (D-11). Positions never change, so it stays right while objects are inserted.
 */
export function encodeCursor(state: State, list: string, position: number): string {
  const place = (position + 1).toString(36);
  const key = saltedSeed(state.genesis.environment, state.genesis.seed);
  return place + fingerprint(key, `${list} ${place}`).toString(36).padStart(SEAL_LENGTH, "0");
}

/** The position in the cursor, or undefined where it is no cursor of this list. */
export function decodeCursor(state: State, list: string, cursor: string): number | undefined {
  const place = cursor.slice(0, -SEAL_LENGTH);
  if (!/^[0-9a-z]{1,10}$/.test(place)) return undefined;
  const position = Number.parseInt(place, 36) - 1;
  return encodeCursor(state, list, position) === cursor ? position : undefined;
}
