import { Callbacks, type Passage } from "./callbacks.ts";
import { copyData, isObject, isValueObject } from "./copy.ts";
import { isPromise } from "./is-promise.ts";
import { pathTo, pointName } from "./point-name.ts";
import type { ProcessCalls } from "./process-calls.ts";
import { standInFor } from "./stand-in.ts";
import type { CallStyle, StoreGate } from "./store-adapter.ts";

type Method = (...args: unknown[]) => unknown;

/** How a process may use an object of its store. */
export interface ObjectRules {
  /** Where the object is, in the names of points: `store.orders`. */
  readonly path: string;
  /** Whether a method needs no point: it only reads. */
  isRead(method: PropertyKey): boolean;
  /** Methods in the place of the object's own. They pass through the gate themselves. */
  readonly methods?: Readonly<Record<string, Method>>;
}

/** Returns what a process gets in the place of an object that is a store of its own; undefined for any other object. */
type NestedStore = (raw: object, path: string) => object | undefined;

/** Array methods that change the array. All others read it. */
const ARRAY_WRITES = new Set<PropertyKey>("push pop shift unshift splice sort reverse fill copyWithin".split(" "));
const ITERATION = new Set<PropertyKey>(["next", "return", "throw"]);

/** Methods that have returned a promise: they return one that never settles, if a dead process calls them. */
const asynchronous = new WeakSet<object>();

/**
 * Everything that one process can reach of its store. Objects with methods, and objects in properties, are replaced with
 * proxies whose calls and changes pass through the gate. Plain data that a method takes or returns is copied.
 */
export class Membrane {
  readonly #gate: StoreGate;
  readonly #calls: ProcessCalls;
  readonly #callbacks: Callbacks;
  readonly #nested: NestedStore;
  readonly #proxies = new WeakMap<object, object>();
  readonly #raws = new WeakMap<object, object>();

  constructor(gate: StoreGate, calls: ProcessCalls, nested: NestedStore = () => undefined) {
    this.#gate = gate;
    this.#calls = calls;
    this.#callbacks = new Callbacks(gate, calls);
    this.#nested = nested;
  }

  /** Returns the proxy of an object: always the same one. */
  wrap(raw: object, rules: ObjectRules): object {
    const before = this.#proxies.get(raw);
    if (before !== undefined) return before;
    const methods = new Map<PropertyKey, { readonly raw: Method; readonly gated: Method }>();
    const proxy = standInFor(raw, {
      get: (property) => {
        const replaced = ownMethod(rules.methods, property);
        if (replaced !== undefined) return replaced;
        const value: unknown = Reflect.get(raw, property, raw);
        if (property === "constructor") return value;
        if (typeof value !== "function") return this.#gate.read(() => this.#property(value, rules, property));
        const known = methods.get(property);
        if (known?.raw === value) return known.gated;
        const gated: Method = (...args) => this.#call(raw, rules, property, value as Method, args);
        methods.set(property, { raw: value as Method, gated });
        return gated;
      },
      set: (property, value) => {
        const given = this.#in(value, rules, []);
        const name = pointName(`${pathTo(rules.path, property)} =`);
        return this.#gate.write(name, () => Reflect.set(raw, property, given, raw));
      },
      delete: (property) =>
        this.#gate.write(pointName(`delete ${pathTo(rules.path, property)}`), () =>
          Reflect.deleteProperty(raw, property),
        ),
      apply: (self, args) =>
        this.#perform(raw as Method, this.#raws.get(self as object) ?? self, rules, rules.path, false, args),
    });
    this.#proxies.set(raw, proxy);
    this.#raws.set(proxy, raw);
    return proxy;
  }

  /** Returns the object behind a proxy of this membrane, and any other value as it is. */
  unwrap(value: unknown): unknown {
    return isObject(value) ? (this.#raws.get(value) ?? value) : value;
  }

  /** Returns the function that the store gets in the place of one of the process. */
  callback(callback: Method, rules: ObjectRules): Method {
    return this.#callbacks.gated(callback, this.#passage(rules));
  }

  #call(raw: object, rules: ObjectRules, property: PropertyKey, method: Method, args: readonly unknown[]): unknown {
    return this.#perform(method, raw, rules, pathTo(rules.path, property), isRead(raw, rules, property), args);
  }

  #perform(
    method: Method,
    self: unknown,
    rules: ObjectRules,
    path: string,
    reads: boolean,
    args: readonly unknown[],
  ): unknown {
    const returned = { ...copyRules(rules), path: `${path}()` };
    const callbacks: Method[] = [];
    const given = args.map((arg) => this.#in(arg, returned, callbacks));
    const perform = () => {
      const end = this.#callbacks.begin(callbacks);
      let result: unknown;
      try {
        result = Reflect.apply(method, self, given);
      } catch (error) {
        end();
        throw error;
      }
      if (!isPromise(result)) {
        end();
        return this.#out(result, returned);
      }
      asynchronous.add(method);
      result.then(end, end);
      return this.#calls.track(result).then((value) => this.#out(value, returned));
    };
    const style = chooseStyle(method, path);
    return reads ? this.#gate.read(perform, style) : this.#gate.write(pointName(path), perform, style);
  }

  /** What a process gets for a property: an object of the store itself, whose changes pass through the gate. */
  #property(value: unknown, rules: ObjectRules, property: PropertyKey): unknown {
    if (!isObject(value)) return value;
    const at = { ...copyRules(rules), path: pathTo(rules.path, property) };
    if (isPromise(value)) return value.then((result) => this.#out(result, at));
    return isValueObject(value) ? this.#out(value, at) : this.#handle(value, at);
  }

  #passage(rules: ObjectRules): Passage {
    return { in: (value) => this.#in(value, rules, []), out: (value) => this.#out(value, rules) };
  }

  #in(value: unknown, rules: ObjectRules, callbacks: Method[]): unknown {
    const raw = this.unwrap(value);
    if (raw !== value) return raw;
    return copyData(value, {
      foreign: (part) => {
        const known = this.#raws.get(part);
        if (known !== undefined || typeof part !== "function") return known ?? part;
        const gated = this.callback(part as Method, rules);
        callbacks.push(part as Method);
        return gated;
      },
    });
  }

  #out(value: unknown, rules: ObjectRules): unknown {
    if (isObject(value) && this.#proxies.has(value)) return this.#proxies.get(value);
    return copyData(value, { keepsMethods: true, foreign: (part) => this.#handle(part, rules) });
  }

  #handle(raw: object, rules: ObjectRules): object {
    return this.#nested(raw, rules.path) ?? this.wrap(raw, rules);
  }
}

/** The rules without the methods, which belong to one object. */
function copyRules(rules: ObjectRules): ObjectRules {
  return { path: rules.path, isRead: rules.isRead };
}

function ownMethod(methods: ObjectRules["methods"], property: PropertyKey): Method | undefined {
  return methods !== undefined && typeof property === "string" && Object.hasOwn(methods, property)
    ? methods[property]
    : undefined;
}

function isRead(raw: object, rules: ObjectRules, method: PropertyKey): boolean {
  if (typeof method === "symbol" || rules.isRead(method)) return true;
  if (Array.isArray(raw)) return !ARRAY_WRITES.has(method);
  return ITERATION.has(method) && (Symbol.iterator in raw || Symbol.asyncIterator in raw);
}

function chooseStyle(method: Method, path: string): CallStyle {
  const isAsync = asynchronous.has(method) || Object.prototype.toString.call(method) === "[object AsyncFunction]";
  // An `await` calls the `then` of a query builder: it never goes on.
  return isAsync || path.endsWith(".then") ? "async" : "sync";
}
