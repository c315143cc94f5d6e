import { checkNames } from "../core/check-names.ts";
import { readNow, readTolerance } from "./check-message.ts";
import type { WebhookVerifierOptions } from "./message.ts";

const known: readonly (keyof WebhookVerifierOptions)[] = ["secret", "secretEncoding", "toleranceSeconds", "now"];

/** Checks the options of a verifier, except the secret, which is checked when its key is created. */
export function verifierOptions(options: WebhookVerifierOptions): WebhookVerifierOptions {
  const { secret, secretEncoding, toleranceSeconds, now } = Object(options) as WebhookVerifierOptions;
  checkNames(options, known, "make a webhook verifier");
  readNow(now);
  return { secret, secretEncoding, toleranceSeconds: readTolerance(toleranceSeconds), now };
}
