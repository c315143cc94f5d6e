import { refuse } from "./webhook-verification-error.ts";

/** Whether a header lists the expected signature, such as `v1,<Base64>`. */
export function isListed(right: string, header: string): boolean {
  let start = 0;
  do {
    let difference = 0;
    // Compare in constant time, so that an attacker cannot find the signature character by character.
    for (let index = 0; index < right.length; index++) {
      difference |= header.charCodeAt(start + index) ^ right.charCodeAt(index);
    }
    if (difference === 0 && (header[start + right.length] ?? " ") === " ") return true;
    start = header.indexOf(" ", start) + 1;
  } while (start > 0);
  return false;
}

/** Refuses a header that does not list the expected signature. */
export function refuseSignatures(header: string): never {
  if (!/(^| )v1,[A-Za-z0-9+/]{43}=( |$)/.test(header)) refuse("invalid_signature");
  refuse("signature_mismatch", "check the secret, and that the body is raw");
}
