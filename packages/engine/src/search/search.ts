import type { Limit } from "@sandbank/contract";
import { type Lookup, nameObject } from "@sandbank/contract/private/words";
import { outOfRange } from "../mistake.ts";
import type { ApiObject } from "../objects/objects.ts";
import { objectTablesIn } from "../state/tables.ts";
import { countCharacters } from "../store/characters.ts";
import { allRows, count, newest, type Table } from "../store/table.ts";
import type { World } from "../world/world.ts";
import { lookupIn } from "./names.ts";
import { matchedField, matches, readSearched } from "./searched.ts";
import { parseWords, type Word } from "./words.ts";

/** The objects of one type that a search found. */
export interface SearchGroup {
  /** `account`, `card_payment`: the `type` of the objects. */
  readonly type: string;
  /** How many objects of the type match. */
  readonly count: number;
  /** The newest 50 of them, newest first. */
  readonly results: readonly SearchResult[];
}

export interface SearchResult {
  readonly id: string;
  /** For people: `Office manager ..4286 on Operating`. */
  readonly name: string;
  /** The Account that it belongs to; null if it belongs to none. */
  readonly account: { readonly id: string; readonly name: string } | null;
  /** Null if the type has no status. */
  readonly status: string | null;
  /** When it was created: ISO 8601, UTC, milliseconds. */
  readonly at: string;
  /** The field that contains the first word: `name`, `id`, `amount`, `trace_number`; `type` for its type, `model_id` for what a Limit restricts. */
  readonly matched: string;
}

const MOST_RESULTS = 50;
const LONGEST_TEXT = 200;

/**
 * Finds the objects that contain all words of a text. Reads all objects, some microseconds each. For an empty text it
 * reads none: it returns the number of objects of each type.
 */
export function search({ state }: World, text: string): SearchGroup[] {
  if (countCharacters(text, LONGEST_TEXT) > LONGEST_TEXT) {
    throw outOfRange("search", `the text has ${[...text].length} characters`, `Pass at most ${LONGEST_TEXT}.`);
  }
  const words = parseWords(text);
  const [first] = words;
  if (first === undefined && text !== "") return [];
  return objectTablesIn(state.tables).flatMap((name) => {
    const table = state.tables[name] as unknown as Table<ApiObject>;
    const latest = newest(table);
    if (latest === undefined) return [];
    if (first === undefined) return [{ type: latest.type, count: count(table), results: [] }];
    const lookup = lookupIn(state);
    const found = foundIn(table, words, lookup);
    if (found.length === 0) return [];
    const results = found.slice(0, MOST_RESULTS).map((object) => createResult(object, first, lookup));
    return [{ type: latest.type, count: found.length, results }];
  });
}

/** The objects of a table that contain all words, newest first. A Limit is found by the name of what it restricts, too. */
function foundIn(table: Table<ApiObject>, words: readonly Word[], lookup: Lookup): ApiObject[] {
  const found = allRows(table).filter((object) => {
    const restricted = object.type === "limit" ? lookup((object as Limit).model_id) : undefined;
    const searched = readSearched(object);
    return words.every(
      (word) => matches(searched, word) || (restricted && matches(readSearched(restricted as ApiObject), word)),
    );
  });
  return found.reverse();
}

function createResult(object: ApiObject, first: Word, lookup: Lookup): SearchResult {
  const { account_id: accountId, status } = object as ApiObject & Readonly<Record<string, unknown>>;
  const account = typeof accountId === "string" ? (lookup(accountId) as ApiObject | undefined) : undefined;
  return {
    id: object.id,
    name: nameObject(object, lookup),
    account: account === undefined ? null : { id: account.id, name: nameObject(account) },
    status: typeof status === "string" ? status : null,
    at: object.created_at,
    matched: matchedField(object, first),
  };
}
