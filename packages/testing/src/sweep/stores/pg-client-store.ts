import { hasMethod } from "./has-method.ts";
import { Membrane } from "./membrane.ts";
import { Listeners } from "./pg-listeners.ts";
import { type PgClient, type PgProcess, PgSession, withCallback } from "./pg-session.ts";
import { PgSessionState } from "./pg-session-state.ts";
import { ProcessCalls } from "./process-calls.ts";
import type { StoreAdapter, StoreGate } from "./store-adapter.ts";

export function isPgClient(store: object): store is PgClient {
  return ["query", "connect", "end", "on", "setTypeParser"].every((method) => hasMethod(store, method));
}

/** Returns what one process shares between its sessions. `out` is given raw clients. */
export function pgProcess(gate: StoreGate, path: string, parts: Pick<PgProcess, "out" | "readState">): PgProcess {
  const calls = new ProcessCalls(gate);
  return {
    gate,
    calls,
    membrane: new Membrane(gate, calls),
    listeners: new Listeners(gate),
    rules: { path, isRead: () => true },
    ...parts,
  };
}

/** A client of pg: one connection. */
export class PgClientStore implements StoreAdapter {
  readonly #raw: PgClient;
  readonly #path: string;
  /** The connection stays open over a crash, so each process but the first finds it open. */
  #connected: Promise<unknown> | undefined;
  readonly #state = new PgSessionState();
  #process: PgProcess | undefined;
  #session: PgSession | undefined;

  constructor(raw: PgClient, path: string) {
    this.#raw = raw;
    this.#path = path;
  }

  open(gate: StoreGate): object {
    const process = pgProcess(gate, this.#path, {
      out: (value) => (value === this.#raw ? client : value),
      readState: () => this.#state,
    });
    const session = new PgSession(this.#raw, process);
    this.#process = process;
    this.#session = session;
    const connect = () =>
      gate.read(() => {
        this.#connected ??= this.#raw.connect();
        return process.calls.track(this.#connected);
      }, "async");
    const client = session.open({ connect: (...args) => withCallback(args, connect) });
    return client;
  }

  async crash(): Promise<void> {
    this.#process?.listeners.removeAll();
    await Promise.all([this.#process?.calls.settled(), this.#session?.rollBack()]);
    this.#process = undefined;
    this.#session = undefined;
  }
}
