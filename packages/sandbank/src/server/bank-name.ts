/** The bank that requests without a bank's name reach. */
export const DEFAULT_BANK = "default";

/**
 * Whether a text can name a bank: 1 to 63 of `a-z`, `0-9` and `-` (D-22). Such a name is a
 * file name on every system, and can follow the dot in `<api key>.<name>`. Names that Windows reserves for devices are
 * refused on every system, so that a data directory can be copied.
 */
export function isBankName(name: string): boolean {
  return /^[a-z0-9-]{1,63}$/.test(name) && !/^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/.test(name);
}

/** A bearer credential, as `<api key>` or `<api key>.<name>`. */
export interface BankCredential {
  readonly key: string;
  readonly bank: string | undefined;
}

/** The parts of a credential. Names contain no dot, so the last dot begins the name. */
export function readCredential(credential: string): BankCredential {
  const dot = credential.lastIndexOf(".");
  if (dot === -1) return { key: credential, bank: undefined };
  return { key: credential.slice(0, dot), bank: credential.slice(dot + 1) };
}
