import { UsageError } from "../../../errors/usage-error.ts";
import type { CommandCall } from "../../command.ts";

interface Listing {
  /** The noun for the name, used in the error. */
  readonly what: string;
  /** The flags that --list cannot be combined with. */
  readonly others: readonly string[];
}

/** Returns the given name; undefined for --list. Throws a `UsageError` unless exactly one of them is given. */
export function nameOrList(
  name: string | undefined,
  flags: CommandCall["flags"],
  { what, others }: Listing,
): string | undefined {
  const isAlone = name === undefined && others.every((flag) => flags[flag] === undefined);
  if (flags["list"] === true ? isAlone : name !== undefined) return name;
  throw new UsageError(`Write ${what}, or --list alone for a list of all.`);
}
