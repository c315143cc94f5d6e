import { mistake } from "@sandbank/engine/private/errors";

/**
 * Creates the error of a check that is used wrongly. Pass its name, such as `toBeDeclined` or `expectDelivered`, and the
 * reason in whole sentences: the runner prints it as an error, also with `.not`.
 */
export function misuse(check: string, why: string): TypeError {
  return mistake(`check ${check}`, why);
}
