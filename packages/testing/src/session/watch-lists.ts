import type { BankClient } from "@sandbank/sdk";

type Method = (...args: unknown[]) => unknown;

/** The methods of a list that send it. `catch`, `finally` and `for await` call one of these. */
const senders = ["then", "withResponse", "pages", "toArray"] as const;

/**
 * Notes the lists that a client makes, until they are sent: a list that nobody awaits asks for nothing, and no error says
 * so. Only this client is watched; the SDK has no code for it.
 *
 * @returns what tells the lists that were not sent, as they are written: `client.accounts.list()`.
 */
export function watchLists(client: BankClient): () => readonly string[] {
  const unsent = new Map<object, string>();
  for (const name of resourceNames(client)) {
    Object.defineProperty(client, name, {
      configurable: true,
      // The client makes its resources when they are first read, and keeps them in place of this property.
      get(this: BankClient) {
        const resource = Reflect.get(Object.getPrototypeOf(this) as object, name, this) as Record<string, Method>;
        const { list } = resource;
        if (list !== undefined) resource["list"] = (...args) => watched(list(...args) as object, name);
        return resource;
      },
    });
  }
  function watched(list: object, resource: string): object {
    unsent.set(list, `client.${resource}.list()`);
    for (const name of senders) {
      const send = (list as Record<string, Method>)[name] as Method;
      const value = (...args: unknown[]) => {
        unsent.delete(list);
        return send.apply(list, args);
      };
      Object.defineProperty(list, name, { value, configurable: true });
    }
    return list;
  }
  return () => [...unsent.values()];
}

function resourceNames(client: BankClient): readonly string[] {
  const described = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(client)));
  return described.filter(([, { get }]) => get !== undefined).map(([name]) => name);
}
