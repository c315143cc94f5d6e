import type { WebhookSecretOptions } from "./message.ts";
import { WebhookVerificationError } from "./webhook-verification-error.ts";

/** Something for each secret, of which there must be one. */
export function mapSecrets<T>(
  { secret, secretEncoding = "utf8" }: WebhookSecretOptions,
  map: (secret: string, encoding: string) => T,
): T[] {
  const secrets = Array.isArray(secret) ? secret : [secret];
  return secrets.length > 0 ? secrets.map((one) => map(one, secretEncoding)) : refuse();
}

/** The bytes that a secret stands for (D-98). */
export function keyBytes(secret: string, encoding: string): Uint8Array<ArrayBuffer> {
  // An unset variable, or a line break of a file, would otherwise be a key that others may guess.
  if (typeof secret !== "string" || secret === "" || secret !== secret.trim()) return refuse();
  const text = secret.replace(/^whsec_/, "");
  if (encoding === "base64" || (encoding === "auto" && text !== secret)) return fromBase64(text);
  if (encoding === "utf8" || encoding === "auto") return new TextEncoder().encode(secret);
  throw new WebhookVerificationError("invalid_option", "check secretEncoding");
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  let decoded = "";
  try {
    decoded = atob(text);
  } catch {}
  // Only what is written as it should be gives itself again.
  if (decoded === "" || btoa(decoded) !== text) return refuse("it is not Base64 with padding: check secretEncoding");
  return Uint8Array.from(decoded, (character) => character.charCodeAt(0));
}

function refuse(why = "check that it is set, without white space around it"): never {
  throw new WebhookVerificationError("invalid_secret", why);
}
