import type { WebhookSecretOptions } from "./message.ts";
import { refuse } from "./webhook-verification-error.ts";

/** A valid secret: the text, and how it encodes the bytes of the key (D-98). */
export type SecretKey = readonly [text: string, encoding: "utf8" | "base64"];

/** Reads the keys of a verifier. There must be at least one. */
export function secretKeys({ secret, secretEncoding = "utf8" }: WebhookSecretOptions): SecretKey[] {
  const secrets = Array.isArray(secret) ? secret : [secret];
  return secrets.length > 0 ? secrets.map((one) => secretKey(one, secretEncoding)) : refuseSecret();
}

function secretKey(secret: string, encoding: string): SecretKey {
  // Refuse an empty secret, such as an unset variable, which an attacker could guess, and a line break from a file.
  if (typeof secret !== "string" || !secret || secret !== secret.trim()) refuseSecret();
  const text = secret.replace(/^whsec_/, "");
  const form = encoding !== "auto" ? encoding : text === secret ? "utf8" : "base64";
  if (form === "utf8") return [secret, form];
  if (form !== "base64") refuse("invalid_option", "check secretEncoding");
  if (!isBase64(text)) refuseSecret("it is not Base64 with padding: check secretEncoding");
  return [text, form];
}

/** Whether the text is canonical Base64 of at least one byte. */
function isBase64(text: string): boolean {
  try {
    return !!text && btoa(atob(text)) === text;
  } catch {
    return false;
  }
}

function refuseSecret(why = "check that it is set, without white space around it"): never {
  refuse("invalid_secret", why);
}
