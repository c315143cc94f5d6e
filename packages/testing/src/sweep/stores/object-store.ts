import { mistake } from "@sandbank/engine/private/errors";
import { isLate } from "../is-late.ts";
import { Membrane } from "./membrane.ts";
import { ProcessCalls } from "./process-calls.ts";
import type { StoreAdapter, StoreGate } from "./store-adapter.ts";

/** The methods of a store that only read, unless an app names others. */
const DEFAULT_READS = ["get", "has", "keys", "values", "entries", "forEach"];

/** Returns the adapter of an object that is a store of a known kind; undefined for any other object. */
type KnownStore = (raw: object, path: string) => StoreAdapter | undefined;

interface CrashableStore {
  /** Undoes what the process has not committed. */
  crash?(): void | Promise<void>;
}

/** A store of any other kind: each call of a method that is not in `reads` writes, and so does each change of a property. */
export class ObjectStore implements StoreAdapter {
  readonly #raw: CrashableStore;
  readonly #path: string;
  readonly #reads: ReadonlySet<PropertyKey>;
  readonly #knownStore: KnownStore;
  /** The adapters of the stores within this one, by the raw store. */
  readonly #adapters = new Map<object, StoreAdapter>();
  #calls: ProcessCalls | undefined;

  constructor(raw: object, path: string, reads: readonly string[] | undefined, knownStore: KnownStore) {
    this.#raw = raw;
    this.#path = path;
    this.#reads = new Set(reads ?? DEFAULT_READS);
    this.#knownStore = knownStore;
  }

  open(gate: StoreGate): object {
    const calls = new ProcessCalls(gate);
    this.#calls = calls;
    const opened = new Map<object, object>();
    const membrane = new Membrane(gate, calls, (raw, path) => {
      const store = opened.get(raw) ?? this.#findAdapter(raw, path)?.open(gate);
      if (store !== undefined) opened.set(raw, store);
      return store;
    });
    return membrane.wrap(this.#raw, {
      path: this.#path,
      isRead: (method) => this.#reads.has(method),
      ...(typeof this.#raw.crash === "function" && { methods: { crash: refuseCrash } }),
    });
  }

  async crash(): Promise<void> {
    const { crash } = this.#raw;
    await Promise.all([
      typeof crash === "function" ? crash.call(this.#raw) : undefined,
      settledSoon(this.#calls),
      ...Array.from(this.#adapters.values(), (adapter) => adapter.crash()),
    ]);
    this.#calls = undefined;
  }

  #findAdapter(raw: object, path: string): StoreAdapter | undefined {
    const adapter = this.#adapters.get(raw) ?? this.#knownStore(raw, path);
    if (adapter !== undefined) this.#adapters.set(raw, adapter);
    return adapter;
  }
}

/** How long a crash waits for calls in progress: one that waits for something, such as the next job, may never end. */
const MOST_WAIT_MS = 250;

async function settledSoon(calls: ProcessCalls | undefined): Promise<void> {
  if (calls === undefined || calls.isSettled()) return;
  await isLate(calls.settled(), MOST_WAIT_MS);
}

function refuseCrash(): never {
  throw mistake("call store.crash", "the sweep calls it after a crash", "An app must not call it.");
}
