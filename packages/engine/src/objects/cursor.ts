import type { OperationName } from "@sandbank/contract";
import { fingerprint } from "../ports/random.ts";
import { type State, saltedSeed } from "../state/state.ts";
import type { Filters } from "./filters.ts";

/** Characters of the checksum: 36 ** 11 > 2 ** 53. */
const CHECKSUM_LENGTH = 11;

/** The position of the last object of a page, and the filters of that page as the cursor contains them. */
export interface CursorPlace {
  readonly position: number;
  readonly kept: Filters;
}

/**
 * Encodes a place as a cursor. A checksum for the list and the bank detects a foreign, edited or truncated cursor
 * (D-11). Positions never change, so a cursor stays valid when objects are inserted.
 */
export function encodeCursor(state: State, list: OperationName, { position, kept }: CursorPlace): string {
  const filters = Array.from(kept, ([name, text]) => `~${name}~${escaped(text)}`);
  const content = (position + 1).toString(36) + filters.toSorted().join("");
  return content + checksum(state, list, content);
}

/** The place in a cursor; undefined if the text is not a cursor of this list. */
export function decodeCursor(state: State, list: OperationName, cursor: string): CursorPlace | undefined {
  const content = cursor.slice(0, -CHECKSUM_LENGTH);
  if (content + checksum(state, list, content) !== cursor) return undefined;
  const [position = "", ...filters] = content.split("~");
  if (!/^[0-9a-z]{1,10}$/.test(position)) return undefined;
  const kept = new Map<string, string>();
  for (let index = 0; index < filters.length; index += 2) {
    kept.set(filters[index] as string, unescaped(filters[index + 1] as string));
  }
  return { position: Number.parseInt(position, 36) - 1, kept };
}

function checksum(state: State, list: OperationName, content: string): string {
  const key = saltedSeed(state.genesis.environment, state.genesis.seed);
  return fingerprint(key, `${list} ${content}`).toString(36).padStart(CHECKSUM_LENGTH, "0");
}

/** Leaves only characters that a URL does not escape, without the separator of filters. */
function escaped(text: string): string {
  return text.replace(/[^0-9a-z_.]/g, (unit) => `-${unit.charCodeAt(0).toString(36).padStart(4, "0")}`);
}

function unescaped(text: string): string {
  return text.replace(/-(....)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 36)));
}
