import { UsageError } from "../../errors/usage-error.ts";
import type { CommandCall } from "../command.ts";

/** Throws a `UsageError` for flags that select a bank, if the command reads a file, which has its own bank. */
export function refuseServerFlags({ flags }: CommandCall): void {
  const given = ["bank", "url"].find((name) => flags[name] !== undefined);
  if (given === undefined) return;
  throw new UsageError(`--${given} is for the bank of a running server, and a file has its own. Leave out --${given}.`);
}
