import {
  emptyDeclinedTransactionSource,
  emptyPendingTransactionSource,
  emptyTransactionSource,
} from "@sandbank/contract";
import type { State } from "../state/state.ts";
import { allRows, type Row, replace, type Table } from "../store/table.ts";

interface Sourced<Category> extends Row {
  readonly source: { readonly category: Category };
}

/** Gives each `source` of an older snapshot the categories that were added since, with null (D-14). */
export function completeSources({ tables }: State): void {
  complete(tables.declinedTransactions, emptyDeclinedTransactionSource);
  complete(tables.pendingTransactions, emptyPendingTransactionSource);
  complete(tables.transactions, emptyTransactionSource);
}

function complete<Category, T extends Sourced<Category>>(table: Table<T>, empty: (category: Category) => object): void {
  for (const row of allRows(table)) {
    const whole = { ...empty(row.source.category), ...row.source };
    if (Object.keys(whole).length > Object.keys(row.source).length) replace(table, { ...row, source: whole });
  }
}
