import { bankNameNotAllowed, noSuchBank, tooManyBanks } from "../errors/server-errors.ts";
import { isBankName } from "../names/bank-name.ts";
import type { BankHost } from "./bank-host.ts";
import type { ServedBank } from "./served-bank.ts";

/**
 * Returns the bank with a name. The first request for a new name opens the bank. Throws a `ServerError` if that is not
 * allowed.
 */
export function useBank({ banks, isOpenedByName }: BankHost, name: string): ServedBank {
  const served = banks.use(name);
  if (served !== undefined) return served;
  if (!isBankName(name)) throw bankNameNotAllowed(name);
  if (!isOpenedByName) throw noSuchBank(name);
  throw tooManyBanks(name, banks.most);
}
