import { type BankCredential, LIVE_BANK, readCredential } from "../names/bank-name.ts";
import { secretCheck } from "./credential.ts";

/** A credential whose API key the server accepts. */
export interface AcceptedCredential extends BankCredential {
  /** Whether it is the key of the live bank. */
  readonly isLive: boolean;
}

/** Returns a function that parses a credential, and returns undefined if the server does not accept its API key. */
export function createKeyReader(
  apiKey: string,
  liveApiKey: string | undefined,
): (credential: string) => AcceptedCredential | undefined {
  const isApiKey = secretCheck(apiKey);
  const isLiveKey = liveApiKey === undefined ? () => false : secretCheck(liveApiKey);
  return (credential) => {
    if (isLiveKey(credential)) return { key: credential, bank: LIVE_BANK, isLive: true };
    const read = readCredential(credential);
    return isApiKey(read.key) ? { ...read, isLive: false } : undefined;
  };
}
