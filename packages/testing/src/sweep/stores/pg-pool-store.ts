import { ProcessCrash } from "../process-crash.ts";
import { hasMethod } from "./has-method.ts";
import { isPgClient, pgProcess } from "./pg-client-store.ts";
import type { Emitter } from "./pg-listeners.ts";
import { type PgClient, type PgProcess, PgSession, readQueryText, withCallback } from "./pg-session.ts";
import { PgSessionState } from "./pg-session-state.ts";
import { callSql } from "./sql-call.ts";
import type { StoreAdapter, StoreGate } from "./store-adapter.ts";

/** `Pool` of pg. */
interface PgPool extends Emitter {
  connect(): Promise<PgClient>;
  query(...args: unknown[]): unknown;
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

export function isPgPool(store: object): store is PgPool {
  return ["query", "connect", "end", "on"].every((method) => hasMethod(store, method)) && "totalCount" in store;
}

/** The connections that a pool has made since a sweep first used it, numbered from 0. */
interface Connections {
  count: number;
  readonly numbers: WeakMap<PgClient, number>;
}

/** All runs of a sweep may share a pool, which gets one listener. */
const connections = new WeakMap<PgPool, Connections>();

function ensureConnections(raw: PgPool): Connections {
  const known = connections.get(raw);
  if (known !== undefined) return known;
  const made: Connections = { count: 0, numbers: new WeakMap() };
  connections.set(raw, made);
  raw.on("connect", (client) => void made.numbers.set(client as PgClient, made.count++));
  return made;
}

/** A pool of pg. */
export class PgPoolStore implements StoreAdapter {
  readonly #raw: PgPool;
  readonly #path: string;
  readonly #states = new WeakMap<PgClient, PgSessionState>();
  readonly #connections: Connections;
  /** How many connections there were before the app was given the pool. */
  readonly #before: number;
  #opened: OpenPool | undefined;

  constructor(raw: PgPool, path: string) {
    this.#raw = raw;
    this.#path = path;
    this.#connections = ensureConnections(raw);
    this.#before = this.#connections.count;
  }

  open(gate: StoreGate): object {
    this.#opened = new OpenPool(this.#raw, gate, this.#path, (client) => this.#ensureState(client));
    return this.#opened.pool;
  }

  async crash(): Promise<void> {
    await this.#opened?.crash((client) => (this.#connections.numbers.get(client) ?? -1) >= this.#before);
    this.#opened = undefined;
  }

  #ensureState(client: PgClient): PgSessionState {
    const state = this.#states.get(client) ?? new PgSessionState();
    this.#states.set(client, state);
    return state;
  }
}

/** The pool as one process uses it. */
class OpenPool {
  readonly pool: object;
  readonly #raw: PgPool;
  readonly #gate: StoreGate;
  readonly #process: PgProcess;
  readonly #sessions = new Map<PgClient, PgSession>();
  /** The sessions whose clients the process has not released. */
  readonly #held = new Set<PgSession>();

  constructor(raw: PgPool, gate: StoreGate, path: string, readState: PgProcess["readState"]) {
    this.#raw = raw;
    this.#gate = gate;
    this.#process = pgProcess(gate, path, { out: (value) => this.#out(value), readState });
    const { membrane, rules, listeners, out } = this.#process;
    this.pool = membrane.wrap(raw, {
      ...rules,
      methods: {
        ...listeners.createMethods(raw, out),
        connect: (...args) =>
          withCallback(
            args,
            () => gate.read(() => this.#connect(), "async"),
            (client) => [client, createRelease(client)],
          ),
        query: (...args) =>
          withCallback(args, (given) => callSql(gate, readQueryText(given), () => this.#query(given), "async")),
      },
    });
  }

  /** `isMade` tells whether a connection was made for the app: the next process may set it up at its own `connect`. */
  async crash(isMade: (client: PgClient) => boolean): Promise<void> {
    this.#process.listeners.removeAll();
    // In parallel: the query of one client may wait for a lock of another, and `connect` for a client to be released.
    const ended = Array.from(this.#sessions.values(), (session) => this.#end(session));
    await Promise.all([...ended, this.#process.calls.settled()]);
    const isClosed = (client: PgClient) => isMade(client) && this.#sessions.get(client)?.isChanged() === true;
    if (![...this.#sessions.keys()].some(isClosed)) return;
    // Only who has a client of a pool can close it.
    const idle = await Promise.all(Array.from({ length: this.#raw.idleCount }, () => this.#raw.connect()));
    for (const client of idle) client.release?.(isClosed(client));
  }

  /** Rolls back what a session has left open, also if the process has released its client with an open transaction. */
  async #end(session: PgSession): Promise<void> {
    try {
      await session.rollBack();
      this.#release(session);
    } catch (error) {
      // The connection is broken. The pool closes it.
      this.#release(session, error);
    }
  }

  async #connect(): Promise<object> {
    return this.#openClient(await this.#acquire());
  }

  /** As the pool does it, but never for a process that has crashed while the pool was connecting. */
  async #query(args: readonly unknown[]): Promise<unknown> {
    const session = await this.#acquire();
    try {
      const result = await session.send(args);
      this.#release(session);
      return result;
    } catch (error) {
      this.#release(session, error);
      throw error;
    }
  }

  #acquire(): Promise<PgSession> {
    const connected = this.#raw.connect();
    // An exhausted pool does nothing for this call until another one has ended.
    const isQueued = this.#raw.idleCount === 0 && this.#raw.waitingCount > 0;
    const acquired = (isQueued ? this.#gate.callback(() => connected) : connected).then((client) => {
      const session = this.#ensureSession(client);
      this.#held.add(session);
      if (!this.#gate.isDead()) return session;
      this.#release(session);
      throw new ProcessCrash();
    });
    return this.#process.calls.track(acquired);
  }

  #release(session: PgSession, error?: unknown): void {
    if (this.#held.delete(session)) session.raw.release?.(error);
  }

  #ensureSession(client: PgClient): PgSession {
    const session = this.#sessions.get(client) ?? new PgSession(client, this.#process);
    this.#sessions.set(client, session);
    return session;
  }

  #openClient(session: PgSession): object {
    return session.open({
      release: (error) =>
        this.#gate.read(() => {
          this.#held.delete(session);
          session.raw.release?.(error);
        }),
    });
  }

  #out(value: unknown): unknown {
    if (value === this.#raw) return this.pool;
    const isClient = typeof value === "object" && value !== null && isPgClient(value);
    return isClient ? this.#openClient(this.#ensureSession(value)) : value;
  }
}

function createRelease(client: unknown): (error?: unknown) => void {
  return (error) => (client as PgClient).release?.(error);
}
