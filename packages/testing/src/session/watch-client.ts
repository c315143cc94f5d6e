import { BankClient } from "@sandbank/sdk";
import { type CallSite, noteCallSite, printCallSite } from "../call-site.ts";

type Method = (...args: unknown[]) => unknown;
type Methods = Record<string, Method>;

/** The property of a watched client that holds its unsent lists. */
const UNSENT = Symbol("unsent lists");

interface Watched extends BankClient {
  readonly [UNSENT]: Map<object, CallSite>;
}

let watching: object | undefined;

/**
 * Notes each list of a client until the list is sent, because a list that is never awaited sends no request and causes
 * no error. Only this client is watched; the SDK itself has no code for it.
 *
 * @returns a function that returns the unsent lists as a test writes them, with their place in the test:
 * `client.accounts.list() (app.test.ts:5:10)`.
 */
export function watchClient(client: BankClient): () => readonly string[] {
  const unsent = new Map<object, CallSite>();
  Object.defineProperty(client, UNSENT, { value: unsent, configurable: true });
  // Each test has a client, and defining its resources again would take longer than creating the client.
  watching ??= watchingPrototype();
  Object.setPrototypeOf(client, watching);
  return () => [...unsent.values()].map(printCallSite);
}

/** Creates the prototype of watched clients, whose resources note their lists. */
function watchingPrototype(): object {
  const described = Object.entries(Object.getOwnPropertyDescriptors(BankClient.prototype));
  const resources = described.filter(([, { get }]) => get !== undefined);
  const properties = resources.map(([name]): [string, PropertyDescriptor] => {
    // The client creates a resource when it is first read, and keeps it in place of this property.
    return [name, { configurable: true, get: resourceGetter(name) }];
  });
  return Object.create(BankClient.prototype, Object.fromEntries(properties));
}

function resourceGetter(name: string) {
  return function (this: Watched) {
    const resource = Reflect.get(BankClient.prototype, name, this) as Methods;
    const { list } = resource;
    if (list !== undefined) {
      const watchedList: Method = (...args) => {
        const call = noteCallSite(`client.${name}.list()`, watchedList);
        const made = list(...args) as object;
        const { [UNSENT]: unsent } = this;
        unsent.set(made, call);
        return tellWhenSent(made, () => unsent.delete(made));
      };
      resource["list"] = watchedList;
    }
    return resource;
  };
}

/** The methods that send a list. `catch`, `finally` and `for await` call one of them. */
const senders = ["then", "withResponse", "pages", "toArray"] as const;

/** Calls `onSend` whenever the list is sent. Returns the list. */
function tellWhenSent(list: object, onSend: () => void): object {
  for (const name of senders) {
    const send = (list as Methods)[name] as Method;
    const value = (...args: unknown[]) => {
      onSend();
      return send.apply(list, args);
    };
    Object.defineProperty(list, name, { value, configurable: true });
  }
  return list;
}
