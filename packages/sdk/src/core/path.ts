import { isId } from "./is-id.ts";
import { refused, shown } from "./refused.ts";

/**
 * Makes the path of one object: `/accounts/{account}/close` of `account_1` is `/accounts/account_1/close`.
 *
 * The result throws a `BankArgumentError` on what is no id of that type: an empty one would ask for the list instead.
 */
export function pathMaker(template: string): (id: unknown) => string {
  const [before, prefix, after] = template.split(/[{}]/) as [string, string, string];
  return (id) => {
    if (isId(prefix, id)) return before + id + after;
    throw refused(`the id of ${template}`, `like "${prefix}_1a2b3c", not ${shown(id)}`);
  };
}
