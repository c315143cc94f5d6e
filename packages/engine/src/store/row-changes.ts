import { isEqualJson } from "./equal.ts";
import { differingPositions, itemAt } from "./pages.ts";
import type { Row, Table } from "./table.ts";

/** A row that differs between two tables; null where a table has no row with this id. */
export interface RowChange<T extends Row> {
  readonly before: T | null;
  readonly after: T | null;
}

/**
 * The rows that differ between two tables of one type: first the changed and new ones, then the removed ones, each in
 * order of creation. Tables of forks share most rows, and only the others are compared.
 */
export function rowChanges<T extends Row>(before: Table<T>, after: Table<T>): RowChange<T>[] {
  if (before.content === after.content) return [];
  const positions = positionsToCompare(before, after);
  const removed = new Map(rowsAt(before, positions).map((row) => [row.id, row]));
  const changes = rowsAt(after, positions).map((row): RowChange<T> => {
    const counterpart = removed.get(row.id) ?? null;
    removed.delete(row.id);
    return { before: counterpart, after: row };
  });
  return [
    ...changes.filter((change) => !isEqualJson(change.before, change.after)),
    ...[...removed.values()].map((row) => ({ before: row, after: null })),
  ];
}

/** Pages that both tables share can contain rows that only one of them has removed. */
function positionsToCompare<T extends Row>({ content: one }: Table<T>, { content: other }: Table<T>): number[] {
  const [low, high] = [Math.min(one.first, other.first), Math.max(one.first, other.first)];
  const removed = Array.from({ length: high - low }, (_, index) => low + index);
  const positions = new Set([...removed, ...differingPositions(one.rows, other.rows)]);
  return [...positions].sort((first, second) => first - second);
}

function rowsAt<T extends Row>({ content: { rows, first, next } }: Table<T>, positions: readonly number[]): T[] {
  return positions
    .filter((position) => position >= first && position < next)
    .map((position) => itemAt(rows, position) as T);
}
