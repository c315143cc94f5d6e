import { failureText } from "../../errors/failure-text.ts";
import { transactionOver } from "./error-text.ts";
import { clearTimeout, setTimeout } from "./lease-timers.ts";
import type { DriverTransaction, StoreTransaction } from "./sql-store.ts";

/** The members of `sql` of the driver `postgres` that the store uses. */
export interface Sql {
  begin<Result>(work: (tx: object) => Promise<Result>): Promise<Result>;
  unsafe(text: string, values: readonly string[], options: { readonly prepare: boolean }): Promise<object[]>;
}

/**
 * Runs work in a transaction of `postgres`, and works around two faults of the driver (3.4.9) when a connection is cut:
 *
 * - It connects again, and runs what follows on the new connection, outside of the transaction or in that of another
 *   handler. So a transaction that is over accepts no statement, and its work never ends it.
 * - A `begin` that waits for the connection never settles. So it must begin within the lease.
 */
export function onSql<Result>(
  sql: Sql,
  work: (transaction: StoreTransaction<unknown>) => Promise<Result>,
  leaseSeconds: number,
): Promise<Result> {
  let isOver = false;
  const checked = <Value>(value: Value): Value => {
    if (!isOver) return value;
    throw transactionOver();
  };
  return new Promise((resolve, reject) => {
    const late = () => {
      isOver = true;
      reject(
        new Error(failureText("begin a transaction", `it took longer than ${leaseSeconds} s`, "Check the database.")),
      );
    };
    const timer = setTimeout(late, leaseSeconds * 1_000);
    const result = sql.begin(async (raw) => {
      clearTimeout(timer);
      checked(raw);
      const tx = new Proxy(raw, {
        apply: (target, _self, args) => checked(target as (...args: unknown[]) => unknown)(...args),
        get: (target, name) => Reflect.get(checked(target), name),
      });
      try {
        // Prepared, a statement takes one round trip. `prepare: false` of the driver still has effect.
        const query = (text: string, values: readonly string[]) => (tx as Sql).unsafe(text, values, { prepare: true });
        // The driver fails if a statement has failed before, also if its error was caught.
        const transaction: DriverTransaction<unknown> = { tx, query, isOpen: () => true };
        return await work(transaction);
      } finally {
        // Never returns to the driver, on purpose: it would end the transaction that is open on the new connection.
        if (isOver) await new Promise(() => {});
      }
    });
    result
      .finally(() => {
        isOver = true;
        clearTimeout(timer);
      })
      .then(resolve, reject);
  });
}
