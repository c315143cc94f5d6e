import { UsageError } from "../../../errors/usage-error.ts";
import type { CommandCall } from "../../command.ts";

interface Listing {
  /** The noun for the name, used in the error. */
  readonly what: string;
  /** The flags that --list cannot be combined with. */
  readonly others: readonly string[];
}

/** Returns the given name; undefined for --list, whose name only chooses what is listed. Throws a `UsageError` for neither. */
export function nameOrList(
  name: string | undefined,
  flags: CommandCall["flags"],
  { what, others }: Listing,
): string | undefined {
  const isListing = flags["list"] === true;
  const isAlone = others.every((flag) => flags[flag] === undefined);
  if (isListing ? isAlone : name !== undefined) return isListing ? undefined : name;
  throw new UsageError(`Write ${what}, or --list for a list of all, or --list with a part of their names.`);
}

/** The names that contain a text. */
export function namesWith(text = "", names: readonly string[]): readonly string[] {
  const found = names.filter((name) => name.includes(text));
  if (found.length > 0) return found;
  throw new UsageError(`No name contains ${JSON.stringify(text)}.`);
}
