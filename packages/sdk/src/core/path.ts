import { isId } from "./is-id.ts";
import { refused, shown } from "./refused.ts";

/**
 * Creates a function that returns the path of one object: for `/accounts/{account_id}/close` and `account_1`,
 * `/accounts/account_1/close`. The ids begin with the prefix.
 *
 * The function throws a `BankArgumentError` for a value that is not an id of that type: an empty id would request the
 * list instead.
 */
export function pathMaker(template: string, prefix: string): (id: unknown) => string {
  const [before, , after] = template.split(/[{}]/) as [string, string, string];
  return (id) => {
    if (isId(prefix, id)) return before + id + after;
    throw refused(`the id of ${template}`, `like "${prefix}_1a2b3c", not ${shown(id)}`);
  };
}
