import type { BankHost } from "../banks/bank-host.ts";
import type { ServedBank } from "../banks/served-bank.ts";
import { useBank } from "../banks/use-bank.ts";
import { liveKeyNeeded, severalBanks } from "../errors/server-errors.ts";
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

/** Returns the bank of a request with an API key, as `useBank` does. The live bank has a key of its own. */
export function bankOfKey(host: BankHost, name: string, { isLive }: AcceptedCredential): ServedBank {
  if (host.banks.isLive(name) && !isLive) throw liveKeyNeeded();
  return useBank(host, name);
}
