import { type CreatedAtFilter, constants, type OperationName } from "@sandbank/contract";
import { normalizeTimestamp } from "../ports/time.ts";
import type { World } from "../state/world.ts";
import { type CreatedAtBounds, page, type Query, type Row, type Table } from "../store/table.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";

/** The common list query (D-26). */
interface ListParams {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
  readonly created_at?: CreatedAtFilter | undefined;
}

/** What a list is by itself, beside what the client asks of it. */
export interface ListRules {
  /** For each index of the table, the values that a row may have; undefined leaves the filter out. */
  readonly where: Query["where"];
  /** Ascending lists always have a `next_cursor`, to resume at (contract "Polling"). Default: descending (D-09). */
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
  const list = cursorScope(operation, direction);
  const after = params.cursor === undefined ? undefined : decodeCursor(state, list, params.cursor);
  const { rows, last, hasMore } = page(table, {
    where,
    createdAt: params.created_at && inUtc(params.created_at),
    direction,
    after,
    limit: params.limit ?? constants.pageLimit,
  });
  const end = last ?? after ?? -1;
  const isResumable = hasMore || direction === "ascending";
  return { data: rows as T[], next_cursor: isResumable ? encodeCursor(state, list, end) : null };
}

/** A cursor belongs to its list and order (D-11). */
export function cursorScope(operation: OperationName, direction: string): string {
  return `${operation} ${direction}`;
}

/** A filter on equality. */
export function equal(value: string | undefined): readonly string[] | undefined {
  return value === undefined ? undefined : [value];
}

function inUtc(filter: CreatedAtFilter): CreatedAtBounds {
  const entries = Object.entries(filter) as [keyof CreatedAtBounds, string][];
  return Object.fromEntries(entries.map(([name, bound]) => [name, normalizeTimestamp(bound)]));
}
