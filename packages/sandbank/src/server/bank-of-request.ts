import type { BankHost } from "../banks/bank-host.ts";
import type { ServedBank } from "../banks/banks.ts";
import {
  bankNameNotAllowed,
  liveKeyNeeded,
  noSuchBank,
  type ServerError,
  severalBanks,
  tooManyBanks,
} from "../errors/server-error.ts";
import { isBankName } from "../names/bank-name.ts";
import type { AcceptedCredential } from "./api-keys.ts";

/**
 * Returns the name of the bank that a request names in its path, its query, its key or its header; undefined if it names
 * none. Throws a `ServerError` if it names two.
 */
export function nameOfBank(named: readonly (string | undefined)[]): string | undefined {
  const names = new Set(named.filter((name) => name !== undefined));
  if (names.size > 1) throw severalBanks([...names]);
  const [name] = names;
  return name;
}

/** Returns the bank of a name, which a request opens with its first use. Throws a `ServerError` that says why not. */
export function bankOf({ banks, isOpenedByName }: BankHost, name: string): ServedBank {
  const served = banks.use(name);
  if (served !== undefined) return served;
  if (!isBankName(name)) throw bankNameNotAllowed(name);
  if (!isOpenedByName) throw noSuchBank(name);
  throw notOpened(name, banks.most);
}

/** As `bankOf`, for a request with an API key. The live bank has a key of its own. */
export function bankOfKey(host: BankHost, name: string, { isLive }: AcceptedCredential): ServedBank {
  if (host.banks.isLive(name) && !isLive) throw liveKeyNeeded();
  return bankOf(host, name);
}

/** The error for a bank that could not be created. */
export function notOpened(name: string, most: number): ServerError {
  return isBankName(name) ? tooManyBanks(name, most) : bankNameNotAllowed(name);
}
