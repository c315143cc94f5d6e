import { refuse } from "./webhook-verification-error.ts";

/** Whether the right signature, such as `v1,<Base64>`, is among those of a header. */
export function isListed(right: string, header: string): boolean {
  const list = `${header} `;
  for (let start = 0; start < list.length; ) {
    const end = list.indexOf(" ", start);
    if (end - start === right.length && isAt(start, right, list)) return true;
    start = end + 1;
  }
  return false;
}

/** Takes as long wherever the texts differ, so that nobody finds the right one character by character. */
function isAt(start: number, right: string, list: string): boolean {
  let difference = 0;
  for (let index = 0; index < right.length; index++) {
    difference |= list.charCodeAt(start + index) ^ right.charCodeAt(index);
  }
  return difference === 0;
}

/** What to say of a header that does not list the right signature. */
export function refuseSignatures(header: string): never {
  if (!/(^| )v1,[A-Za-z0-9+/]{43}=( |$)/.test(header)) refuse("invalid_signature");
  refuse("signature_mismatch", "check the secret, and that the body is raw");
}
