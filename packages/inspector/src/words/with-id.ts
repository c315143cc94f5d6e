import { shortId } from "@sandbank/view/words/ids";

/** Returns the name of an object, with its short id if another of the names is the same. */
export function withId(name: string, id: string, names: readonly unknown[]): string {
  return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${shortId(id)})`;
}
