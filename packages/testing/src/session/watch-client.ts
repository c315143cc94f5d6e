import { BankClient } from "@sandbank/sdk";
import { placeOf } from "../report/place-of.ts";
import { addFramesToErrors, framesAbove } from "./caller-frames.ts";
import { addFramesToList } from "./list-frames.ts";

type Method = (...args: unknown[]) => unknown;

/** A call that created a list. */
interface ListCall {
  readonly text: string;
  readonly site: { readonly stack?: string };
}

/** The unsent lists of each watched client. */
const unsentOf = new WeakMap<object, Map<object, ListCall>>();

let watching: object | undefined;

/**
 * Notes each list of a client until the list is sent, because a list that is never awaited sends no request and causes
 * no error. The errors of the client's calls get the frames of the caller. Only this client is watched; the SDK itself
 * has no code for it.
 *
 * @returns a function that returns the unsent lists as a test writes them, with their place in the test:
 * `client.accounts.list() (app.test.ts:5:10)`.
 */
export function watchClient(client: BankClient): () => readonly string[] {
  const unsent = new Map<object, ListCall>();
  unsentOf.set(client, unsent);
  // Each test has a client, and defining its resources again would take longer than creating the client.
  watching ??= watchingPrototype();
  Object.setPrototypeOf(client, watching);
  return () =>
    [...unsent.values()].map(({ text, site }) => {
      const place = placeOf(site.stack);
      return place === undefined ? text : `${text} (${place})`;
    });
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
        const made = list(...args) as object;
        const unsent = unsentOf.get(this);
        unsent?.set(made, { text: `client.${name}.list()`, site });
        return addFramesToList(made, site, () => unsent?.delete(made));
      };
      resource["list"] = watchedList;
    }
    return resource;
  };
}
