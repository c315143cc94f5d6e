import { endpoints } from "./endpoints.ts";
import { once } from "./once.ts";

/** The titles of the types of objects that can be retrieved: the last words of "Retrieve an Inbound ACH Transfer." */
const titles = once(
  (): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(endpoints).flatMap(([operation, { path, summary }]) =>
        operation.endsWith(".retrieve")
          ? [[/\{(\w+)_id\}/.exec(path)?.[1] ?? "", summary.replace(/^Retrieve an? |\.$/g, "")]]
          : [],
      ),
    ),
);

/** These types, by the prefix of their ids. */
const typesByPrefix = once(
  (): ReadonlyMap<string, string> => new Map([...titles().keys()].map((type) => [idPrefixOf(type), type])),
);

/**
 * Returns the prefix of the ids of a type of object and of the categories of its Events: `lockbox` for Lockbox Recipients,
 * otherwise the type.
 */
export function idPrefixOf(type: string): string {
  return type === "lockbox_recipient" ? "lockbox" : type;
}

/** Returns the type of object of an id, by its prefix. Undefined if no object with this prefix can be retrieved. */
export function objectTypeOf(id: string): string | undefined {
  return typesByPrefix().get(id.slice(0, Math.max(id.lastIndexOf("_"), 0)));
}

/** Returns the title of a type of object: "Inbound ACH Transfer" for `inbound_ach_transfer`. */
export function objectTitle(type: string): string {
  const words = type.split("_").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return titles().get(type) ?? words.join(" ");
}
