import { endpoints } from "./endpoints.ts";
import { once } from "./once.ts";

/** The types of objects that can be retrieved, by the prefix of their ids. */
const typesByPrefix = once((): ReadonlyMap<string, string> => {
  const types = Object.entries(endpoints).flatMap(([operation, { path }]) =>
    operation.endsWith(".retrieve") ? [/\{(\w+)_id\}/.exec(path)?.[1] ?? ""] : [],
  );
  return new Map(types.map((type) => [idPrefixOf(type), type]));
});

/** Returns the prefix of the ids of a type of object: `lockbox` for Lockbox Recipients, otherwise the type. */
export function idPrefixOf(type: string): string {
  return type === "lockbox_recipient" ? "lockbox" : type;
}

/** Returns the type of object of an id, by its prefix. Undefined if no object with this prefix can be retrieved. */
export function objectTypeOf(id: string): string | undefined {
  return typesByPrefix().get(id.slice(0, Math.max(id.lastIndexOf("_"), 0)));
}

const WORDS: Readonly<Record<string, string>> = { ach: "ACH", fednow: "FedNow" };

/** Returns the title of a type of object: "Inbound ACH Transfer" for `inbound_ach_transfer`. */
export function objectTitle(type: string): string {
  const words = type.split("_").map((word) => WORDS[word] ?? word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(" ").replace("Real Time", "Real-Time");
}
