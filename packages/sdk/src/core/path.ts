import { refused, shown } from "./refused.ts";

/**
 * The path of one object: `/accounts/{account}/close` of `account_1` is `/accounts/account_1/close`.
 *
 * Throws a `BankArgumentError` on what is no id of that type: an empty one would ask for the list instead, dots would be
 * resolved as in a relative path, and `card_payment_1` is no `card_`.
 */
export function pathOf(path: string, id: unknown): string {
  const prefix = `${path.replace(/.*\{|\}.*/g, "")}_`;
  if (typeof id === "string" && id.startsWith(prefix) && /^[^\W_]+$/.test(id.slice(prefix.length))) {
    return path.replace(/\{.*\}/, id);
  }
  throw refused(path, `called with an id such as "${prefix}1a2b3c", not ${shown(id)}`);
}
