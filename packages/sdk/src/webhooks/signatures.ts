import { WebhookVerificationError } from "./webhook-verification-error.ts";

/** Whether the right signature, such as `v1,<Base64>`, is among those of a header. */
export function isListed(right: string, header: string): boolean {
  return header.split(" ").some((text) => text.length === right.length && isSame(text, right));
}

/** Takes as long wherever the texts differ, so that nobody finds the right one character by character. */
function isSame(text: string, right: string): boolean {
  let difference = 0;
  for (let index = 0; index < right.length; index++) difference |= text.charCodeAt(index) ^ right.charCodeAt(index);
  return difference === 0;
}

/** What to say of a header that does not list the right signature. */
export function mismatch(header: string): WebhookVerificationError {
  return /(^| )v1,[A-Za-z0-9+/]{43}=( |$)/.test(header)
    ? new WebhookVerificationError("signature_mismatch", "check the secret, and that the body is raw")
    : new WebhookVerificationError("invalid_signature");
}
