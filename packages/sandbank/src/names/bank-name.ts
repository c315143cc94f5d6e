/** The bank of requests that name none. */
export const DEFAULT_BANK = "default";

/** The live bank, if the server has one. It has an API key of its own. */
export const LIVE_BANK = "live";

/** The rule for names of banks, as a sentence of an error. */
export const BANK_NAME_RULE = "A name has 1 to 63 of a-z, 0-9 and -.";

/** The pattern of names of banks (D-22). A name can follow the dot in `<api key>.<name>`. */
export const bankNamePattern = /^[a-z0-9-]{1,63}$/;

export function isBankName(name: string): boolean {
  return bankNamePattern.test(name);
}

/** A bearer credential, as `<api key>` or `<api key>.<name>`. */
export interface BankCredential {
  readonly key: string;
  readonly bank: string | undefined;
}

/** Splits a credential. Names contain no dot, so the name starts after the last dot. */
export function readCredential(credential: string): BankCredential {
  const dot = credential.lastIndexOf(".");
  if (dot === -1) return { key: credential, bank: undefined };
  return { key: credential.slice(0, dot), bank: credential.slice(dot + 1) };
}
