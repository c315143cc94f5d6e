import { mistake } from "@sandbank/engine/private/errors";
import { copyData } from "./copy.ts";
import type { StoreAdapter, StoreGate } from "./store-adapter.ts";

/** A `Map` as a store. Its values are copied in and out: an object that an app changes in place is not stored by that. */
export function mapStore(raw: Map<unknown, unknown>, path: string): StoreAdapter {
  return { open: (gate) => new GatedMap(raw, gate, path), crash: async () => {} };
}

/** A `Set` as a store. */
export function setStore(raw: Set<unknown>, path: string): StoreAdapter {
  return { open: (gate) => new GatedSet(raw, gate, path), crash: async () => {} };
}

// Both are subclasses, so `instanceof` holds. Their own entries stay empty: each method reads and writes the raw store.

class GatedMap extends Map<unknown, unknown> {
  readonly #raw: Map<unknown, unknown>;
  readonly #gate: StoreGate;
  readonly #path: string;

  constructor(raw: Map<unknown, unknown>, gate: StoreGate, path: string) {
    super();
    this.#raw = raw;
    this.#gate = gate;
    this.#path = path;
  }

  override get size(): number {
    return this.#gate.read(() => this.#raw.size);
  }

  override has(key: unknown): boolean {
    return this.#gate.read(() => this.#raw.has(key));
  }

  override get(key: unknown): unknown {
    return this.#gate.read(() => this.#copy(this.#raw.get(key), "get"));
  }

  override set(key: unknown, value: unknown): this {
    assertKey(key, `${this.#path}.set`);
    const copy = this.#copy(value, "set");
    this.#gate.write(`${this.#path}.set`, () => void this.#raw.set(key, copy));
    return this;
  }

  override delete(key: unknown): boolean {
    return this.#gate.write(`${this.#path}.delete`, () => this.#raw.delete(key));
  }

  override clear(): void {
    this.#gate.write(`${this.#path}.clear`, () => this.#raw.clear());
  }

  getOrInsert(key: unknown, value: unknown): unknown {
    return this.getOrInsertComputed(key, () => value);
  }

  getOrInsertComputed(key: unknown, compute: (key: unknown) => unknown): unknown {
    if (!this.has(key)) this.set(key, compute(key));
    return this.get(key);
  }

  override *entries(): MapIterator<[unknown, unknown]> {
    for (const [key, value] of gatedIterator(this.#gate, () => this.#raw.entries())) {
      yield [key, this.#copy(value, "entries")];
    }
  }

  override *keys(): MapIterator<unknown> {
    yield* gatedIterator(this.#gate, () => this.#raw.keys());
  }

  override *values(): MapIterator<unknown> {
    for (const [, value] of this.entries()) yield value;
  }

  override [Symbol.iterator](): MapIterator<[unknown, unknown]> {
    return this.entries();
  }

  override forEach(callback: (value: unknown, key: unknown, map: Map<unknown, unknown>) => void, self?: unknown): void {
    for (const [key, value] of this.entries()) callback.call(self, value, key, this);
  }

  #copy(value: unknown, method: string): unknown {
    return copyValue(value, `${this.#path}.${method}`);
  }
}

class GatedSet extends Set<unknown> {
  readonly #raw: Set<unknown>;
  readonly #gate: StoreGate;
  readonly #path: string;

  constructor(raw: Set<unknown>, gate: StoreGate, path: string) {
    super();
    this.#raw = raw;
    this.#gate = gate;
    this.#path = path;
  }

  override get size(): number {
    return this.#gate.read(() => this.#raw.size);
  }

  override has(value: unknown): boolean {
    return this.#gate.read(() => this.#raw.has(value));
  }

  override add(value: unknown): this {
    assertKey(value, `${this.#path}.add`);
    this.#gate.write(`${this.#path}.add`, () => void this.#raw.add(value));
    return this;
  }

  override delete(value: unknown): boolean {
    return this.#gate.write(`${this.#path}.delete`, () => this.#raw.delete(value));
  }

  override clear(): void {
    this.#gate.write(`${this.#path}.clear`, () => this.#raw.clear());
  }

  override *values(): SetIterator<unknown> {
    yield* gatedIterator(this.#gate, () => this.#raw.values());
  }

  override keys(): SetIterator<unknown> {
    return this.values();
  }

  override *entries(): SetIterator<[unknown, unknown]> {
    for (const value of this.values()) yield [value, value];
  }

  override [Symbol.iterator](): SetIterator<unknown> {
    return this.values();
  }

  override forEach(callback: (value: unknown, again: unknown, set: Set<unknown>) => void, self?: unknown): void {
    for (const value of this.values()) callback.call(self, value, value, this);
  }
}

// The methods of the language that combine sets read the entries that a set itself has.
for (const method of [
  "union",
  "intersection",
  "difference",
  "symmetricDifference",
  "isSubsetOf",
  "isSupersetOf",
  "isDisjointFrom",
]) {
  const combine: unknown = Reflect.get(Set.prototype, method);
  if (typeof combine !== "function") continue;
  const value = function (this: GatedSet, other: unknown): unknown {
    return Reflect.apply(combine, new Set(this), [other]);
  };
  Object.defineProperty(GatedSet.prototype, method, { value, writable: true, configurable: true });
}

/** Iterates until the process crashes. */
function* gatedIterator<Value>(gate: StoreGate, open: () => Iterator<Value>): Generator<Value, undefined> {
  const iterator = gate.read(open);
  for (;;) {
    const next = gate.read(() => iterator.next());
    // A dead process may have caught so many errors that its calls no longer fail.
    if (next?.done !== false) return undefined;
    yield next.value;
  }
}

function copyValue(value: unknown, call: string): unknown {
  return copyData(value, {
    foreign(part, path) {
      const what = path === "" ? "it" : `its \`${path.replace(/^\./, "")}\``;
      throw mistake(
        `copy the value of ${call}`,
        `${what} is ${described(part)}, which does not survive a crash`,
        "Store plain data: objects without methods, arrays, strings, numbers, dates, maps, sets, bytes.",
      );
    },
  });
}

/** An object as a key is found by its identity, and no object survives a crash as itself. */
function assertKey(key: unknown, call: string): void {
  if ((typeof key !== "object" || key === null) && typeof key !== "function" && typeof key !== "symbol") return;
  throw mistake(
    `call ${call}`,
    `${described(key)} is found by its identity, which does not survive a crash`,
    "Use a string, a number or another plain value.",
  );
}

function described(value: unknown): string {
  if (typeof value === "symbol") return "a symbol";
  if (typeof value === "function") return "a function";
  const type = (value as { readonly constructor?: { readonly name?: unknown } }).constructor?.name;
  const name = typeof type === "string" ? type : "";
  return name === "" || name === "Object" ? "an object" : `an instance of ${name}`;
}
