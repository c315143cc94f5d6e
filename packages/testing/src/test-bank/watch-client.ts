import { mistake } from "@sandbank/engine/private/errors";
import { BankClient } from "@sandbank/sdk";
import { type CallSite, noteCallSite, printCallSite, tracedTo } from "../call-site.ts";

type Method = (...args: unknown[]) => unknown;
/** The operations of a resource, or of the resources of a group such as `simulations`. */
interface Methods {
  [name: string]: Method | Methods;
}

/** The calls of a client that the test has probably forgotten, as it writes them: `client.cards.create() (app.test.ts:5:10)`. */
export interface ForgottenCalls {
  /** The lists that were never sent. */
  readonly lists: readonly string[];
  /** The other calls, which were sent, and which nothing has awaited. */
  readonly unawaited: readonly string[];
  /** The other calls that something awaits, and that have no result yet. */
  readonly waiting: readonly string[];
}

interface Notes {
  readonly lists: Map<object, CallSite>;
  readonly unawaited: Map<object, CallSite>;
  readonly running: Map<object, CallSite>;
}

/** The property of a watched client that holds its notes. */
const NOTES = Symbol("forgotten calls");

interface Watched extends BankClient {
  readonly [NOTES]: Notes;
}

let watching: object | undefined;

/**
 * Notes each list of a client until it is sent, and each other call until it is awaited. A list that is never awaited
 * sends no request and causes no error; another call that is never awaited may succeed or fail after the test. An error
 * has the lines that lead to its call, also if nothing awaits the call. Only this client is watched; the SDK itself has no
 * code for it.
 */
export function watchClient(client: BankClient): () => ForgottenCalls {
  const notes: Notes = { lists: new Map(), unawaited: new Map(), running: new Map() };
  Object.defineProperty(client, NOTES, { value: notes, configurable: true });
  // Each test has a client, and defining its resources again would take longer than creating the client.
  watching ??= watchingPrototype();
  Object.setPrototypeOf(client, watching);
  return () => {
    const { lists, unawaited, running } = notes;
    const waiting = [...running].flatMap(([made, call]) => (unawaited.has(made) ? [] : [call]));
    return {
      lists: [...lists.values()].map(printCallSite),
      unawaited: [...unawaited.values()].map(printCallSite),
      waiting: waiting.map(printCallSite),
    };
  };
}

/** Creates the prototype of watched clients, whose calls are noted. */
function watchingPrototype(): object {
  const described = Object.entries(Object.getOwnPropertyDescriptors(BankClient.prototype));
  const properties = described.flatMap(([name, { get, value }]): [string, PropertyDescriptor][] => {
    // The client creates a resource when it is first read, and keeps it in place of this property.
    if (get !== undefined) return [[name, { configurable: true, get: resourceGetter(name) }]];
    return name === "request" || name === "recover"
      ? [[name, { configurable: true, value: watchedCall(name, value) }]]
      : [];
  });
  return Object.create(BankClient.prototype, Object.fromEntries(properties));
}

function resourceGetter(name: string) {
  return function (this: Watched) {
    const resource = Reflect.get(BankClient.prototype, name, this) as Methods;
    watchMethods(resource, `client.${name}`, this[NOTES]);
    return resource;
  };
}

/** A method of the client itself. */
function watchedCall(name: string, method: Method): Method {
  return function watched(this: Watched, ...args) {
    return noted(method.apply(this, args), noteCallSite(`client.${name}()`, watched), this[NOTES]);
  };
}

function watchMethods(methods: Methods, path: string, notes: Notes): void {
  for (const [name, method] of Object.entries(methods)) {
    if (typeof method === "object") {
      watchMethods(method, `${path}.${name}`, notes);
      continue;
    }
    const watched: Method = (...args) => {
      const call = noteCallSite(`${path}.${name}()`, watched);
      return noted(method(...args), call, notes);
    };
    methods[name] = watched;
  }
}

/** Notes what a method returned until the caller uses it. Returns it. */
function noted(made: unknown, call: CallSite, { lists, unawaited, running }: Notes): unknown {
  if (isList(made)) {
    lists.set(made, call);
    tellWhenSent(made, () => lists.delete(made));
    refuseData(made, call.text);
  } else if (made instanceof Promise) {
    unawaited.set(made, call);
    running.set(made, call);
    const rejection = tracedRejection(made, call, () => running.delete(made));
    tellWhenAwaited(made, () => {
      unawaited.delete(made);
      rejection.catch(() => {});
    });
  } else if (isPoll(made)) {
    const { next } = made;
    lists.set(made, call);
    made.next = async () => {
      lists.delete(made);
      running.set(made, call);
      try {
        return await next.call(made);
      } finally {
        running.delete(made);
      }
    };
  }
  return made;
}

function isPoll(made: unknown): made is { next: () => Promise<unknown> } {
  return typeof made === "object" && made !== null && "next" in made;
}

function isList(made: unknown): made is object {
  return typeof made === "object" && made !== null && "pages" in made;
}

/**
 * Returns a promise that rejects when a call does, after the lines of the call were added to its error. While nothing
 * awaits the call, this rejection is unhandled in its place: a runner that reports it would name no line of the test.
 */
function tracedRejection(promise: Promise<unknown>, call: CallSite, onEnd: () => void): Promise<void> {
  return promise.then(onEnd, (error) => {
    onEnd();
    throw tracedTo(call, error);
  });
}

/** The `constructor` of watched promises. If it were `Promise`, `await` would not call their `then`. */
const AWAITED = { name: "Promise", [Symbol.species]: Promise };

/** Calls `onAwait` when the promise is awaited. `catch`, `finally` and `withResponse` call `then`. */
function tellWhenAwaited(promise: Promise<unknown>, onAwait: () => void): void {
  const { then } = promise;
  const value = (...args: Parameters<typeof then>) => {
    onAwait();
    return then.apply(promise, args);
  };
  Object.defineProperty(promise, "constructor", { value: AWAITED, configurable: true });
  // biome-ignore lint/suspicious/noThenProperty: `await` calls this method, which is how the promise notices it.
  Object.defineProperty(promise, "then", { value, configurable: true });
}

/**
 * Lets `data` of a list throw. Without types, a test that forgets `await` would compare undefined. The property is not
 * enumerable, so that a list can still be printed.
 */
function refuseData(list: object, call: string): void {
  const get = () => {
    throw mistake(`read \`data\` of ${call}`, "it is a list that was not awaited", `Write \`(await ${call}).data\`.`);
  };
  Object.defineProperty(list, "data", { get, configurable: true });
}

/** The methods that send a list. `catch`, `finally` and `for await` call one of them. */
const senders = ["then", "withResponse", "pages", "toArray"] as const;

/** Calls `onSend` whenever the list is sent. */
function tellWhenSent(list: object, onSend: () => void): void {
  for (const name of senders) {
    const send = (list as Record<string, Method>)[name] as Method;
    const value = (...args: unknown[]) => {
      onSend();
      return send.apply(list, args);
    };
    Object.defineProperty(list, name, { value, configurable: true });
  }
}
