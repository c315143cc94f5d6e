import { type CreatedAtFilter, constants, type OperationName, type RawParams } from "@sandbank/contract";
import { timeNotBefore, toTime } from "../ports/instant.ts";
import { toTimestamp, YEAR_0 } from "../ports/time.ts";
import type { State } from "../state/state.ts";
import { type CreatedAtBounds, nextPosition, page, type Query, type Row, type Table } from "../store/table.ts";
import type { World } from "../world/world.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";
import { differingFilters, isResumed, keptFilters, normalizeFilters, toParams } from "./filters.ts";

/** The common list query (D-26). */
interface ListParams {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
  readonly created_at?: CreatedAtFilter | undefined;
}

/** The properties of a list that do not depend on the request. */
export interface ListRules {
  /** For each index of the table, the values that a row may have; undefined applies no filter. */
  readonly where: Query["where"];
  /** Ascending lists always have a `next_cursor` for resuming (contract "Polling"). Default: descending (D-09). */
  readonly direction?: "ascending" | "descending";
}

/** One page of a table. The cursor in `params` has been checked. */
export function listPage<T extends Row>(
  { state }: World,
  operation: OperationName,
  table: Table<T>,
  params: ListParams,
  { where, direction = "descending" }: ListRules,
): { data: T[]; next_cursor: string | null } {
  const cursor = params.cursor === undefined ? undefined : decodeCursor(state, operation, params.cursor)?.position;
  // After a reset, a cursor may be at an object that does not exist any more: like one at a deleted Event, it resumes at
  // the oldest one (D-96).
  const after = cursor !== undefined && cursor < nextPosition(table) ? cursor : undefined;
  const { rows, last, hasMore } = page(table, {
    where,
    createdAt: params.created_at && inMilliseconds(params.created_at),
    direction,
    after,
    limit: params.limit ?? constants.pageLimit,
  });
  const isResumable = hasMore || direction === "ascending";
  if (!isResumable) return { data: rows as T[], next_cursor: null };
  const kept = keptFilters(operation, normalizeFilters(operation, params as RawParams));
  return { data: rows as T[], next_cursor: encodeCursor(state, operation, { position: last ?? after ?? -1, kept }) };
}

/** Says why a text is not a cursor of this list, as the end of a sentence (D-11). */
export function cursorProblem(state: State, operation: OperationName, cursor: string): string | undefined {
  const isCursor = decodeCursor(state, operation, cursor) !== undefined;
  return isCursor ? undefined : "must be an unchanged `next_cursor` of this list";
}

/** Says why a cursor does not fit these valid parameters, as the end of a sentence (D-11). */
export function filtersProblem(
  state: State,
  operation: OperationName,
  params: RawParams & { readonly cursor: string },
): string | undefined {
  const place = decodeCursor(state, operation, params.cursor);
  if (place === undefined) return undefined;
  const names = differingFilters(operation, place.kept, params);
  if (names.length === 0) return undefined;
  const quoted = names.map((name) => `\`${name}\``).join(", ");
  return `comes from a list with another ${quoted}: repeat the filters of that list, or leave the cursor out`;
}

/** Restores the order and the filters from a cursor that was sent alone (D-11). */
export function resumed<Params extends ListParams>({ state }: World, operation: OperationName, params: Params): Params {
  if (params.cursor === undefined || !isResumed(operation, params as RawParams)) return params;
  const { kept = new Map() } = decodeCursor(state, operation, params.cursor) ?? {};
  return { ...params, ...toParams(kept) };
}

/** A filter that accepts one value, or every value if it is undefined. */
export function equal(value: string | undefined): readonly string[] | undefined {
  return value === undefined ? undefined : [value];
}

/** Converts the bounds to milliseconds, the precision of `created_at`: 0.0005 s is after 0 ms and before 1 ms. */
function inMilliseconds({ after, before, on_or_after, on_or_before }: CreatedAtFilter): CreatedAtBounds {
  const later = [after && toTime(after), on_or_after && timeNotBefore(on_or_after) - 1];
  const earlier = [before && timeNotBefore(before) - 1, on_or_before && toTime(on_or_before)];
  const isGiven = (time: number | string | undefined) => typeof time === "number";
  const [lowest, highest] = [Math.max(YEAR_0, ...later.filter(isGiven)), Math.min(...earlier.filter(isGiven))];
  return { after: toTimestamp(lowest), on_or_before: toTimestamp(Math.max(highest, YEAR_0)) };
}
