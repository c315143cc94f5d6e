import type { Id } from "../resources/ids.ts";
import { isId } from "./is-id.ts";
import { refused, shown } from "./refused.ts";

/** Text from outside as the id that it is. Throws a `BankArgumentError` on any other text. */
export function checkedId<const Prefix extends string>(prefix: Prefix, text: unknown): Id<Prefix> {
  if (isId(prefix, text)) return text as Id<Prefix>;
  throw refused(`${prefix}_id`, `an id such as "${prefix}_1a2b3c", not ${shown(text)}`);
}
