import { BankClient } from "@sandbank/sdk";
import { addFrames, addFramesToErrors, framed, framesAbove } from "./caller-frames.ts";

type Method = (...args: unknown[]) => unknown;
type Unsent = Map<object, string>;

/** The methods of a list that send it. `catch`, `finally` and `for await` call one of these. */
const senders = ["then", "withResponse", "pages", "toArray"] as const;

/** The lists that were not sent, of each client that is watched. */
const unsentOf = new WeakMap<object, Unsent>();

let watching: object | undefined;

/**
 * Notes the lists that a client makes, until they are sent: a list that nobody awaits asks for nothing, and no error says
 * so. The errors of its calls get the frames of the caller. Only this client is watched; the SDK has no code for it.
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

/** As `then` of the list: the error has the frames when the handler gets it. */
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
