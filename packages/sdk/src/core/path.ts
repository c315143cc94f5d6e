import { isId } from "./is-id.ts";
import { refused, shown } from "./refused.ts";

/**
 * The path of one object: `/accounts/{account}/close` of `account_1` is `/accounts/account_1/close`.
 *
 * Throws a `BankArgumentError` on what is no id of that type: an empty one would ask for the list instead.
 */
export function pathOf(path: string, id: unknown): string {
  const prefix = path.replace(/.*\{|\}.*/g, "");
  if (isId(prefix, id)) return path.replace(/\{.*\}/, id);
  throw refused(path, `called with an id such as "${prefix}_1a2b3c", not ${shown(id)}`);
}
