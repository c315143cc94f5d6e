import type { StoreGate } from "./store-adapter.ts";

type Work = (...args: unknown[]) => unknown;

interface Transactional {
  readonly inTransaction?: boolean;
}

const MODES = { default: "", deferred: " DEFERRED", immediate: " IMMEDIATE", exclusive: " EXCLUSIVE" };

/**
 * `transaction` of better-sqlite3, which returns a function that plays `work` within a transaction. In place of its own, that
 * would commit what a dead process did if the process caught the error of the crash, and that has no point at its commit.
 */
export function sqliteTransaction(
  raw: Transactional,
  gate: StoreGate,
  exec: (sql: string) => unknown,
  database: () => object,
): (work: unknown) => unknown {
  return (work) => {
    if (typeof work !== "function") throw new TypeError("Expected first argument to be a function");
    const played = (mode: string) =>
      function (this: unknown, ...args: unknown[]) {
        return play(raw, gate, exec, mode, () => Reflect.apply(work as Work, this, args));
      };
    const transaction = played(MODES.default);
    for (const [name, mode] of Object.entries(MODES)) Object.assign(transaction, { [name]: played(mode) });
    return Object.assign(transaction, { database: database() });
  };
}

function play(
  raw: Transactional,
  gate: StoreGate,
  exec: (sql: string) => unknown,
  mode: string,
  work: () => unknown,
): unknown {
  const isNested = raw.inTransaction === true;
  exec(isNested ? "SAVEPOINT sandbank" : `BEGIN${mode}`);
  try {
    const result = work();
    // Fails in a dead process, also if the work has caught the error of the crash.
    exec(isNested ? "RELEASE sandbank" : "COMMIT");
    return result;
  } catch (error) {
    if (!gate.isDead() && raw.inTransaction === true) {
      exec(isNested ? "ROLLBACK TO sandbank; RELEASE sandbank" : "ROLLBACK");
    }
    throw error;
  }
}
