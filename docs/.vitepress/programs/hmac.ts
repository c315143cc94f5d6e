import { computeSignature } from "../../../packages/engine/src/webhooks/sign.ts";

/** The HMAC of a webhook, in place of the one on `node:crypto`: `prefix` is `<id>.<timestamp>.`, and the secret is text. */
export function hmac([secret]: readonly [string, string], prefix: string, body: string): string {
  const [id = "", timestamp = ""] = prefix.split(".");
  return computeSignature({ id, timestamp, body }, secret).replace("v1,", "");
}
