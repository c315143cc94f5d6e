import type { WebhookSecretOptions } from "./message.ts";
import { WebhookVerificationError } from "./webhook-verification-error.ts";

/** The secrets, of which there must be one. */
export function secretsOf(secret: WebhookSecretOptions["secret"]): string[] {
  const secrets = [secret].flat() as string[];
  return secrets.length > 0 ? secrets : refuse();
}

/** The bytes that a secret stands for (D-98). */
export function keyBytes(secret: string, encoding: string = "utf8"): Uint8Array<ArrayBuffer> {
  // An unset variable, or a line break of a file, would otherwise be a key that others may guess.
  if (typeof secret !== "string" || secret === "" || secret !== secret.trim()) return refuse();
  const [, prefix, text = ""] = /^(whsec_)?(.*)$/s.exec(secret) ?? [];
  if (encoding === "utf8" || (encoding === "auto" && prefix === undefined)) return new TextEncoder().encode(secret);
  if (encoding === "base64" || encoding === "auto") return fromBase64(text);
  throw new WebhookVerificationError("invalid_option", "secretEncoding must be utf8, base64 or auto");
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  let decoded = "";
  try {
    decoded = atob(text);
  } catch {}
  // Only what is written as it should be gives itself again.
  if (decoded === "" || btoa(decoded) !== text) return refuse();
  return Uint8Array.from(decoded, (character) => character.charCodeAt(0));
}

function refuse(): never {
  throw new WebhookVerificationError("invalid_secret", "check that it is set, without white space around it");
}
