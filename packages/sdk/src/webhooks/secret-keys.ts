import type { WebhookSecretOptions } from "./message.ts";
import { refuse } from "./webhook-verification-error.ts";

/** A secret that can be used: the text, and how it stands for the bytes of the key (D-98). */
export type SecretKey = readonly [text: string, encoding: "utf8" | "base64"];

/** The keys of a verifier, of which there must be one. */
export function secretKeys({ secret, secretEncoding = "utf8" }: WebhookSecretOptions): SecretKey[] {
  const secrets = Array.isArray(secret) ? secret : [secret];
  return secrets.length > 0 ? secrets.map((one) => secretKey(one, secretEncoding)) : refuseSecret();
}

function secretKey(secret: string, encoding: string): SecretKey {
  // An unset variable, or a line break of a file, would otherwise be a key that others may guess.
  if (typeof secret !== "string" || !secret || secret !== secret.trim()) refuseSecret();
  const text = secret.replace(/^whsec_/, "");
  const form = encoding !== "auto" ? encoding : text === secret ? "utf8" : "base64";
  if (form === "utf8") return [secret, form];
  if (form !== "base64") refuse("invalid_option", "check secretEncoding");
  if (!isBase64(text)) refuseSecret("it is not Base64 with padding: check secretEncoding");
  return [text, form];
}

/** Whether the text is the one way to write what it encodes, which is not nothing. */
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
