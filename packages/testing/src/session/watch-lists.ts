import { BankClient } from "@sandbank/sdk";

type Method = (...args: unknown[]) => unknown;
type Unsent = Map<object, string>;

/** The methods of a list that send it. `catch`, `finally` and `for await` call one of these. */
const senders = ["then", "withResponse", "pages", "toArray"] as const;

/** The lists that were not sent, of each client that is watched. */
const unsentOf = new WeakMap<object, Unsent>();

let watching: object | undefined;

/**
 * Notes the lists that a client makes, until they are sent: a list that nobody awaits asks for nothing, and no error says
 * so. Only this client is watched; the SDK has no code for it.
 *
 * @returns what tells the lists that were not sent, as they are written: `client.accounts.list()`.
 */
export function watchLists(client: BankClient): () => readonly string[] {
  const unsent: Unsent = new Map();
  unsentOf.set(client, unsent);
  // Each test has a client: to define its resources anew would take longer than to make it.
  watching ??= watchingPrototype();
  Object.setPrototypeOf(client, watching);
  return () => [...unsent.values()];
}

/** The prototype of clients that are watched: its resources note their lists. */
function watchingPrototype(): object {
  const described = Object.entries(Object.getOwnPropertyDescriptors(BankClient.prototype));
  const resources = described.filter(([, { get }]) => get !== undefined);
  const properties = resources.map(([name]): [string, PropertyDescriptor] => {
    // The client makes its resources when they are first read, and keeps them in place of this property.
    return [name, { configurable: true, get: resourceGetter(name) }];
  });
  return Object.create(BankClient.prototype, Object.fromEntries(properties));
}

function resourceGetter(name: string) {
  return function (this: BankClient) {
    const resource = Reflect.get(BankClient.prototype, name, this) as Record<string, Method>;
    const { list } = resource;
    if (list !== undefined) {
      resource["list"] = (...args) => watched(list(...args) as object, unsentOf.get(this), `client.${name}.list()`);
    }
    return resource;
  };
}

function watched(list: object, unsent: Unsent | undefined, text: string): object {
  unsent?.set(list, text);
  for (const name of senders) {
    const send = (list as Record<string, Method>)[name] as Method;
    const value = (...args: unknown[]) => {
      unsent?.delete(list);
      return send.apply(list, args);
    };
    Object.defineProperty(list, name, { value, configurable: true });
  }
  return list;
}
