import type { OperationName } from "@sandbank/contract";
import { fingerprint } from "../ports/random.ts";
import { type State, saltedSeed } from "../state/state.ts";
import type { Filters } from "./filters.ts";

/** Characters of the seal: 36 ** 11 > 2 ** 53. */
const SEAL_LENGTH = 11;

/** The position of the last object of a page, and what the cursor keeps of the filters that the page was made with. */
export interface CursorPlace {
  readonly position: number;
  readonly kept: Filters;
}

/**
 * A cursor: a place, sealed for its list and bank, so that a foreign, edited or truncated one is noticed (D-11).
 * Positions never change, so it stays right while objects are inserted.
 */
export function encodeCursor(state: State, list: OperationName, { position, kept }: CursorPlace): string {
  const filters = Array.from(kept, ([name, text]) => `~${name}~${escaped(text)}`);
  const content = (position + 1).toString(36) + filters.toSorted().join("");
  return content + seal(state, list, content);
}

/** The place in a cursor, or undefined where it is no cursor of this list. */
export function decodeCursor(state: State, list: OperationName, cursor: string): CursorPlace | undefined {
  const content = cursor.slice(0, -SEAL_LENGTH);
  if (content + seal(state, list, content) !== cursor) return undefined;
  const [position = "", ...filters] = content.split("~");
  if (!/^[0-9a-z]{1,10}$/.test(position)) return undefined;
  const kept = new Map<string, string>();
  for (let index = 0; index < filters.length; index += 2) {
    kept.set(filters[index] as string, unescaped(filters[index + 1] as string));
  }
  return { position: Number.parseInt(position, 36) - 1, kept };
}

function seal(state: State, list: OperationName, content: string): string {
  const key = saltedSeed(state.genesis.environment, state.genesis.seed);
  return fingerprint(key, `${list} ${content}`).toString(36).padStart(SEAL_LENGTH, "0");
}

/** Only characters that a URL leaves as they are, and not the one between filters. */
function escaped(text: string): string {
  return text.replace(/[^0-9a-z_.]/g, (unit) => `-${unit.charCodeAt(0).toString(36).padStart(4, "0")}`);
}

function unescaped(text: string): string {
  return text.replace(/-(....)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 36)));
}
