import { existsSync } from "node:fs";
import { createBank } from "@sandbank/engine";
import { attachSession } from "@sandbank/testing";
import { describe, expect, test, vi } from "vitest";
import { inNewFolders } from "./support/in-new-folder.ts";
import { sessionsIn, template } from "./support/sessions-in.ts";

vi.mock("../../src/attach/page-template.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readPageTemplate: () => template,
}));

/** Makes the `testInfo` of Playwright, with a list of the attachments. */
function testInfo(status: string, expectedStatus = "passed") {
  const attachments: string[] = [];
  return {
    attachments,
    status,
    expectedStatus,
    titlePath: ["page.test.ts", "cards", "pays"],
    file: "page.test.ts",
    error: { message: "expected null" },
    attach: async (_: string, { path }: { readonly path: string }) => void attachments.push(path),
  };
}

describe("attachSession", () => {
  inNewFolders();

  test("attachSession attaches the page of a failed test of Playwright, and keeps secrets if it is told to", async () => {
    const bank = createBank({ apiKeys: ["sandbox_key_of_the_test"] });
    const info = testInfo("failed");
    await attachSession(bank, info, { redact: false });
    const [session] = sessionsIn(info.attachments[0] ?? "");
    expect(session?.failure).toMatchObject({ test: "cards > pays", path: "page.test.ts", message: "expected null" });
    expect(session?.journal.genesis.apiKeys).toEqual(["sandbox_key_of_the_test"]);
    const redacted = testInfo("timedOut");
    await attachSession(bank, redacted);
    expect(sessionsIn(redacted.attachments[0] ?? "")[0]?.journal.genesis.apiKeys).toEqual(["redacted_key_1"]);
  });

  test("attachSession does nothing if the test ended as expected, or if pages are switched off", async () => {
    const [passed, failed, off] = [testInfo("passed"), testInfo("failed", "failed"), testInfo("failed")];
    await attachSession(createBank(), passed);
    await attachSession(createBank(), failed);
    vi.stubEnv("SANDBANK_ATTACH", "off");
    await attachSession(createBank(), off);
    expect([passed, failed, off].flatMap(({ attachments }) => attachments)).toEqual([]);
    expect(existsSync("test-results")).toBe(false);
  });

  test("attachSession refuses what is not a bank", async () => {
    await expect(attachSession({} as never, testInfo("failed"))).rejects.toThrow(
      "[sandbank] Failed to attach a session: it needs a bank, but received an object. Pass the bank of the test.",
    );
  });
});
