import { endpoints } from "./endpoints.ts";
import { once } from "./once.ts";

/** The types of objects that can be retrieved, by the prefix of their ids. */
const typesByPrefix = once((): ReadonlyMap<string, string> => {
  const types = Object.entries(endpoints).flatMap(([operation, { path }]) =>
    operation.endsWith(".retrieve") ? [/\{(\w+)_id\}/.exec(path)?.[1] ?? ""] : [],
  );
  return new Map(types.map((type) => [idPrefixOf(type), type]));
});

/** What the ids of a type of object begin with: `lockbox` for Lockbox Recipients, else the type. */
export function idPrefixOf(type: string): string {
  return type === "lockbox_recipient" ? "lockbox" : type;
}

/** The type of object that an id names, by its prefix; undefined where it is the id of nothing that can be retrieved. */
export function objectTypeOf(id: string): string | undefined {
  return typesByPrefix().get(id.slice(0, Math.max(id.lastIndexOf("_"), 0)));
}

const WORDS: Readonly<Record<string, string>> = { ach: "ACH", fednow: "FedNow" };

/** A type of object as texts write it: `inbound_ach_transfer` is "Inbound ACH Transfer". */
export function objectTitle(type: string): string {
  const words = type.split("_").map((word) => WORDS[word] ?? word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(" ").replace("Real Time", "Real-Time");
}
