import { BankClient } from "@sandbank/sdk";
import { addFrames, addFramesToErrors, framed, framesAbove } from "./caller-frames.ts";

type Method = (...args: unknown[]) => unknown;
type Unsent = Map<object, string>;

/** The methods that send a list. `catch`, `finally` and `for await` call one of them. */
const senders = ["then", "withResponse", "pages", "toArray"] as const;

/** The unsent lists of each watched client. */
const unsentOf = new WeakMap<object, Unsent>();

let watching: object | undefined;

/**
 * Notes each list of a client until the list is sent, because a list that is never awaited sends no request and causes
 * no error. The errors of the client's calls get the frames of the caller. Only this client is watched; the SDK itself
 * has no code for it.
 *
 * @returns a function that returns the unsent lists as a test writes them: `client.accounts.list()`.
 */
export function watchLists(client: BankClient): () => readonly string[] {
  const unsent: Unsent = new Map();
  unsentOf.set(client, unsent);
  // Each test has a client, and defining its resources again would take longer than creating the client.
  watching ??= watchingPrototype();
  Object.setPrototypeOf(client, watching);
  return () => [...unsent.values()];
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
  return function (this: BankClient) {
    const resource = Reflect.get(BankClient.prototype, name, this) as Record<string, Method>;
    const { list } = resource;
    addFramesToErrors(resource);
    if (list !== undefined) {
      const watchedList: Method = (...args) => {
        const site = framesAbove(watchedList);
        return watched(list(...args) as object, unsentOf.get(this), { text: `client.${name}.list()`, site });
      };
      resource["list"] = watchedList;
    }
    return resource;
  };
}

interface ListCall {
  readonly text: string;
  readonly site: { readonly stack?: string };
}

function watched(list: object, unsent: Unsent | undefined, { text, site }: ListCall): object {
  unsent?.set(list, text);
  for (const name of senders) {
    const send = (list as Record<string, Method>)[name] as Method;
    const value = (...args: unknown[]) => {
      unsent?.delete(list);
      if (name === "then") return sendWithFrames(send.bind(list), args, site);
      const sent = send.apply(list, args);
      return sent instanceof Promise ? framed(sent, site) : withFramesOfPages(sent as AsyncIterator<unknown>, site);
    };
    Object.defineProperty(list, name, { value, configurable: true });
  }
  return list;
}

/** Calls `then` of the list, and adds the frames to the error before the handler gets it. */
function sendWithFrames(
  send: (done: unknown, failed: Method) => unknown,
  [done, failed]: unknown[],
  site: ListCall["site"],
): unknown {
  return send(done, (error) => {
    addFrames(error, site);
    if (typeof failed === "function") return failed(error) as unknown;
    throw error;
  });
}

function withFramesOfPages(pages: AsyncIterator<unknown>, site: ListCall["site"]): AsyncIterator<unknown> {
  const next = pages.next.bind(pages);
  pages.next = () => framed(next(), site) as ReturnType<typeof next>;
  return pages;
}
