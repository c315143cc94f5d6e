import type { Bank } from "@sandbank/engine";
import { mistake } from "@sandbank/engine/private/errors";
import { described, isBank } from "../bank-value.ts";
import { attaches } from "./attach-switch.ts";
import { INDEX, writePage } from "./write-page.ts";

/** The parts of Playwright's `TestInfo` that `attachSession` uses. */
export interface PlaywrightTestInfo {
  readonly status?: string | undefined;
  readonly expectedStatus: string;
  readonly titlePath: readonly string[];
  readonly file: string;
  readonly error?: { readonly message?: string } | undefined;
  attach(name: string, options: { readonly path: string; readonly contentType: string }): Promise<void>;
}

export interface AttachSessionOptions {
  /**
   * Whether the session has placeholders in place of secrets: API keys, secrets of Event Subscriptions, tokens, queries
   * of URLs, and contents of uploads. Default: true.
   */
  readonly redact?: boolean;
}

/**
 * Attaches the session of a bank to a Playwright test that has failed: one HTML file, which opens at the failing call. Call
 * it in the fixture of the bank, after the test. Does nothing if the test has passed, or with `SANDBANK_ATTACH=off`.
 * Throws a `TypeError` if you pass something else than a bank.
 *
 * @example
 * ```ts
 * const test = base.extend<{ bank: Bank }>({
 *   bank: async ({}, use, testInfo) => {
 *     const bank = createBank();
 *     await use(bank);
 *     await attachSession(bank, testInfo);
 *   },
 * });
 * ```
 */
export async function attachSession(
  bank: Bank,
  testInfo: PlaywrightTestInfo,
  { redact = true }: AttachSessionOptions = {},
): Promise<void> {
  if (!isBank(bank)) {
    throw mistake("attach a session", `it needs a bank, but received ${described(bank)}`, "Pass the bank of the test.");
  }
  const { status, expectedStatus, titlePath, file, error } = testInfo;
  if (status === expectedStatus || !attaches()) return;
  // The first title is the file.
  const path = writePage(bank, { test: titlePath.slice(1).join(" > "), file, error, redact });
  // Playwright copies the file, and the page of a run with many failures is large.
  if (path !== undefined && path !== INDEX)
    await testInfo.attach("What the bank did", { path, contentType: "text/html" });
}
