import type { CheckedMessage } from "./check-message.ts";
import type { VerifiedWebhook } from "./message.ts";
import { WebhookVerificationError } from "./webhook-verification-error.ts";

/** Whether this signature, 44 characters of Base64, is among those of the message. */
export function isListed({ signatures }: CheckedMessage, right: string): boolean {
  for (let start = 0; start < signatures.length; start++) {
    const space = signatures.indexOf(" ", start);
    const end = space < 0 ? signatures.length : space;
    if (end - start === 47 && signatures.startsWith("v1,", start) && isSame(signatures, start + 3, right)) return true;
    start = end;
  }
  return false;
}

/** Takes as long wherever the texts differ, so that nobody finds the right one character by character. */
function isSame(text: string, start: number, right: string): boolean {
  let difference = 0;
  for (let index = 0; index < 44; index++) difference |= text.charCodeAt(start + index) ^ right.charCodeAt(index);
  return difference === 0;
}

/** Throws where no secret has signed the message. */
export function requireMatch({ id, timestamp, signatures }: CheckedMessage, isMatch: boolean): VerifiedWebhook {
  if (isMatch) return { id, timestamp };
  if (!/(^| )v1,[\w+/]{43}=( |$)/.test(signatures)) throw new WebhookVerificationError("invalid_signature");
  throw new WebhookVerificationError("signature_mismatch", "check the secret, and that the body is raw");
}
