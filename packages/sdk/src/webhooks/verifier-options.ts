import { checkNames } from "../core/check-names.ts";
import { readTolerance } from "./check-message.ts";
import type { WebhookVerifierOptions } from "./message.ts";
import { WebhookVerificationError } from "./webhook-verification-error.ts";

const known: readonly (keyof WebhookVerifierOptions)[] = ["secret", "secretEncoding", "toleranceSeconds", "now"];

/** Checks the options of a verifier, except the secret, which is checked when its key is created. */
export function verifierOptions(options: WebhookVerifierOptions): WebhookVerifierOptions {
  const { secret, secretEncoding, toleranceSeconds, now } = Object(options) as WebhookVerifierOptions;
  checkNames(options, known, "Failed to make a webhook verifier");
  if (now !== undefined && typeof now !== "function") {
    throw new WebhookVerificationError("invalid_option", "now must be a function");
  }
  return { secret, secretEncoding, toleranceSeconds: readTolerance(toleranceSeconds), now };
}
