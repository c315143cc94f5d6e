import { hasMethod } from "./has-method.ts";
import type { Membrane, ObjectRules } from "./membrane.ts";
import type { Emitter, Listeners } from "./pg-listeners.ts";
import type { PgSessionState, SendRaw } from "./pg-session-state.ts";
import type { ProcessCalls } from "./process-calls.ts";
import { callSql } from "./sql-call.ts";
import { readSql } from "./sql-text.ts";
import type { StoreGate } from "./store-adapter.ts";
import { Turns } from "./turns.ts";

/** `Client` of pg. */
export interface PgClient extends Emitter {
  query(...args: unknown[]): unknown;
  connect(): Promise<unknown>;
  /** Only a client of a pool. */
  release?(error?: unknown): void;
  /** "I" outside a transaction; null before the connection. Not in each version. */
  getTransactionStatus?(): "I" | "T" | "E" | null;
}

/** The state that a process shares between its sessions. */
export interface PgProcess {
  readonly gate: StoreGate;
  readonly calls: ProcessCalls;
  readonly membrane: Membrane;
  readonly listeners: Listeners;
  readonly rules: ObjectRules;
  /** What the process gets in the place of an object that the driver passes to a listener. */
  out(value: unknown): unknown;
  /** The state of a connection, over all processes. */
  readState(client: PgClient): PgSessionState;
}

type Callback = (error: unknown, result?: unknown, ...more: unknown[]) => void;

/** A query that the app has made itself, such as a cursor: it runs until it is read to its end or closed. */
interface Submittable {
  submit(): unknown;
  readonly text?: unknown;
  readonly cursor?: { readonly text?: unknown };
  close?(): unknown;
  destroy?(): unknown;
}

const ADVISORY_LOCK = /pg_(?:try_)?advisory_lock/i;

/** The calls of one process on one connection. */
export class PgSession {
  readonly raw: PgClient;
  readonly #process: PgProcess;
  readonly #turns: Turns;
  readonly #cursors = new Set<Submittable>();
  #isUsed = false;
  #hasAdvisoryLocks = false;
  #isChanged = false;

  constructor(raw: PgClient, process: PgProcess) {
    this.raw = raw;
    this.#process = process;
    this.#turns = new Turns(process.gate);
  }

  /** The client as the process sees it. `methods` are those that differ between a client and one of a pool. */
  open(methods: NonNullable<ObjectRules["methods"]>): object {
    const { membrane, rules, listeners, out } = this.#process;
    return membrane.wrap(this.raw, {
      ...rules,
      methods: { ...listeners.createMethods(this.raw, out), query: (...args) => this.#query(args), ...methods },
    });
  }

  /** Performs a query without points, in its turn. */
  send(args: readonly unknown[]): Promise<unknown> {
    this.#isUsed = true;
    const text = readQueryText(args);
    if (ADVISORY_LOCK.test(text)) this.#hasAdvisoryLocks = true;
    const { calls, readState } = this.#process;
    const isChange = readSql(text).changesSession;
    if (isChange) this.#isChanged = true;
    return calls.track(
      this.#turns.run(async () => {
        if (isChange) await readState(this.raw).note(text, this.#sendRaw);
        return this.raw.query(...args);
      }),
    );
  }

  /** Whether the process may have changed what the connection keeps beyond a transaction. */
  isChanged(): boolean {
    return this.#isChanged;
  }

  readonly #sendRaw: SendRaw = async (text, values) => {
    const result = await this.raw.query({ text, values, rowMode: "array" });
    return (result as { readonly rows: readonly (readonly unknown[])[] }).rows;
  };

  /** Waits for the query in progress, and rolls back what the process has not committed. */
  async rollBack(): Promise<void> {
    if (!this.#isUsed) return;
    // The listeners of the process are removed, and an error that nobody listens to ends Node.
    this.raw.on("error", ignore);
    try {
      await this.#end();
    } finally {
      this.raw.removeListener("error", ignore);
    }
  }

  async #end(): Promise<void> {
    for (const cursor of this.#cursors) (cursor.close ?? cursor.destroy)?.call(cursor);
    this.#cursors.clear();
    await this.#turns.idle();
    if (this.raw.getTransactionStatus?.() !== "I") await this.raw.query("ROLLBACK");
    if (this.#hasAdvisoryLocks) await this.raw.query("SELECT pg_advisory_unlock_all()");
    if (this.#isChanged) await this.#process.readState(this.raw).restore(this.#sendRaw);
  }

  #query(args: readonly unknown[]): unknown {
    const { gate } = this.#process;
    const [query] = args;
    if (isSubmittable(query)) {
      return callSql(gate, readQueryText(args), () => {
        this.#isUsed = true;
        if (readSql(readQueryText(args)).changesSession) this.#isChanged = true;
        this.#cursors.add(query);
        return this.raw.query(...args);
      });
    }
    return withCallback(args, (given) => callSql(gate, readQueryText(given), () => this.send(given), "async"));
  }
}

function ignore(): void {}

/** Performs a call that returns a promise, for an app that may have passed a callback as the last argument. */
export function withCallback(
  args: readonly unknown[],
  perform: (args: readonly unknown[]) => Promise<unknown>,
  resultsOf: (result: unknown) => readonly unknown[] = (result) => [result],
): Promise<unknown> | undefined {
  const callback = args.at(-1);
  if (typeof callback !== "function") return perform(args);
  // Out of the promise: what a callback throws is an uncaught exception, and not a rejection.
  const later = (...given: Parameters<Callback>) => setImmediate(() => (callback as Callback)(...given));
  perform(args.slice(0, -1)).then(
    (result) => later(undefined, ...resultsOf(result)),
    (error: unknown) => later(error),
  );
  return undefined;
}

/** The text of a query: the first argument, or a property of it. */
export function readQueryText([query]: readonly unknown[]): string {
  if (typeof query === "string") return query;
  const { text, cursor } = (query ?? {}) as Partial<Submittable>;
  return String(text ?? cursor?.text ?? "");
}

function isSubmittable(query: unknown): query is Submittable {
  return typeof query === "object" && query !== null && hasMethod(query, "submit");
}
