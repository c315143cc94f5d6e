import type { Id } from "../resources/ids.ts";
import { isId } from "./is-id.ts";
import { refused, shown } from "./refused.ts";

/** Returns text from outside as an id of this type. Throws a `BankArgumentError` if the text is not one. */
export function checkedId<const Prefix extends string>(prefix: Prefix, text: unknown): Id<Prefix> {
  if (isId(prefix, text)) return text as Id<Prefix>;
  throw refused(`${prefix}_id`, `an id such as "${prefix}_1a2b3c", not ${shown(text)}`);
}
