import type { Source } from "../source/source.ts";
import { live } from "./store.ts";

/** Returns the source of the bank as it is now. Throws if there is none, for the message of an action. */
export function liveSource(): Source {
  if (live.value === null) throw new Error("The bank is not read yet. Try again.");
  return live.value;
}
