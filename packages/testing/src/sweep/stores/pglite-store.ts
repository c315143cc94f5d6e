import { hasMethod } from "./has-method.ts";
import { Membrane, type ObjectRules } from "./membrane.ts";
import { PgSessionState, type SendRaw } from "./pg-session-state.ts";
import { ProcessCalls } from "./process-calls.ts";
import { callSql, textOfTemplate } from "./sql-call.ts";
import { readSql } from "./sql-text.ts";
import type { StoreAdapter, StoreGate } from "./store-adapter.ts";
import { Turns } from "./turns.ts";

/** The methods with text that a database and a transaction of PGlite share. */
interface Queries {
  query(text: string, ...args: unknown[]): Promise<unknown>;
  exec(text: string, ...args: unknown[]): Promise<unknown>;
  sql(strings: readonly string[], ...values: unknown[]): Promise<unknown>;
}

interface Transaction extends Queries {
  readonly closed: boolean;
}

/** `PGlite` of @electric-sql/pglite. */
interface PGliteDatabase extends Queries {
  describeQuery(text: string, ...args: unknown[]): Promise<unknown>;
  transaction(callback: (tx: Transaction) => Promise<unknown>): Promise<unknown>;
  readonly closed?: boolean;
  /** Whether a transaction is open. Not in a worker. */
  isInTransaction?(): boolean;
}

export function isPGlite(store: object): store is PGliteDatabase {
  return ["query", "exec", "sql", "transaction"].every((method) => hasMethod(store, method));
}

/** Sends messages of the protocol. Their text is not read: each call may write. */
const PROTOCOL = [
  "execProtocol",
  "execProtocolStream",
  "execProtocolRaw",
  "execProtocolRawStream",
  "execProtocolRawSync",
];

/** PGlite: one connection, with a lock that a transaction holds until its callback settles. */
export class PGliteStore implements StoreAdapter {
  readonly #raw: PGliteDatabase;
  readonly #path: string;
  readonly #state = new PgSessionState();
  #calls: ProcessCalls | undefined;

  constructor(raw: PGliteDatabase, path: string) {
    this.#raw = raw;
    this.#path = path;
  }

  open(gate: StoreGate): object {
    const calls = new ProcessCalls(gate);
    this.#calls = calls;
    const membrane = new Membrane(gate, calls);
    const turns = new Turns(gate);
    const rules = { path: this.#path, isRead: (method: PropertyKey) => !PROTOCOL.includes(method as string) };
    const inTurn = <Result>(call: () => Promise<Result>) => calls.track(turns.run(call));
    return membrane.wrap(this.#raw, {
      ...rules,
      methods: {
        ...queryMethods(gate, this.#raw, this.#state, inTurn),
        describeQuery: (text, ...args) =>
          gate.read(() => inTurn(() => this.#raw.describeQuery(text as string, ...args)), "async"),
        transaction: (callback) => {
          const play: PlayedTransaction = (tx) => {
            const methods = queryMethods(gate, tx, this.#state, (call) => calls.track(call()));
            return (callback as PlayedTransaction)(membrane.wrap(tx, { ...rules, methods }) as Transaction);
          };
          return gate.read(
            () => playTransaction(gate, calls, (body) => inTurn(() => this.#raw.transaction(body)), play),
            "async",
          );
        },
      },
    });
  }

  async crash(): Promise<void> {
    await this.#calls?.settled();
    this.#calls = undefined;
    if (this.#raw.closed === true) return;
    if (this.#raw.isInTransaction?.() !== false) await this.#raw.exec("ROLLBACK");
    await this.#state.restore(sendRawBy(this.#raw));
  }
}

type PlayedTransaction = (tx: Transaction) => Promise<unknown>;

function queryMethods(
  gate: StoreGate,
  raw: Queries,
  state: PgSessionState,
  perform: (call: () => Promise<unknown>) => Promise<unknown>,
): NonNullable<ObjectRules["methods"]> {
  const call = (text: string, send: () => Promise<unknown>) => {
    const noted = async () => {
      await state.note(text, sendRawBy(raw));
      return send();
    };
    return callSql(gate, text, () => perform(readSql(text).changesSession ? noted : send), "async");
  };
  return {
    query: (text, ...args) => call(String(text), () => raw.query(text as string, ...args)),
    exec: (text, ...args) => call(String(text), () => raw.exec(text as string, ...args)),
    sql: (strings, ...values) =>
      call(textOfTemplate(strings as readonly string[]), () => raw.sql(strings as readonly string[], ...values)),
  };
}

function sendRawBy(raw: Queries): SendRaw {
  return async (text, values) => {
    const result = await raw.query(text, values, { rowMode: "array" });
    return (result as { readonly rows: readonly (readonly unknown[])[] }).rows;
  };
}

/**
 * Plays a transaction, which commits as soon as its body resolves. So the body resolves within the points of the commit, and
 * rejects when the process crashes: a callback that never settles would hold the lock of the database.
 */
function playTransaction(
  gate: StoreGate,
  calls: ProcessCalls,
  begin: (body: PlayedTransaction) => Promise<unknown>,
  callback: PlayedTransaction,
): Promise<unknown> {
  return new Promise((resolve) => {
    const ended: Promise<unknown> = begin(async (tx) => {
      const result = await calls.untilCrash(gate.callback(async () => callback(tx)));
      if (tx.closed) return result;
      await calls.untilCrash(
        new Promise<void>((commit) => {
          const send = () => {
            commit();
            return ended;
          };
          // The call of `transaction` waits for this one.
          resolve(gate.callback(() => gate.write("COMMIT", send, "async")));
        }),
      );
      return result;
    });
    // Settles first if the transaction ends without a commit.
    ended.then(
      () => resolve(ended),
      () => resolve(ended),
    );
  });
}
