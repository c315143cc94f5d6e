import { WebhookVerificationError } from "./webhook-verification-error.ts";

/** Whether the right signature, as Base64, is among those of a header. The Base64 of 32 bytes has 44 characters. */
export function isListed(right: string, header: string): boolean {
  return header.split(" ").some((text) => text.length === 47 && text.startsWith("v1,") && isSame(text, right));
}

/** Takes as long wherever the texts differ, so that nobody finds the right one character by character. */
function isSame(text: string, right: string): boolean {
  let difference = 0;
  for (let index = 0; index < 44; index++) difference |= text.charCodeAt(index + 3) ^ right.charCodeAt(index);
  return difference === 0;
}

/** What to say of a header that does not list the right signature. */
export function mismatch(header: string): WebhookVerificationError {
  return /(^| )v1,[A-Za-z0-9+/]{43}=( |$)/.test(header)
    ? new WebhookVerificationError("signature_mismatch", "check the secret, and that the body is raw")
    : new WebhookVerificationError("invalid_signature");
}
