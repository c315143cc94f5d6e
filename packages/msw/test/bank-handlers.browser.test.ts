import { createBank } from "@sandbank/engine";
import { bankHandlers } from "@sandbank/msw";
import { BankClient } from "@sandbank/sdk";
import { setupWorker } from "msw/browser";
import { describe, expect, inject, test } from "vitest";
import { transcript } from "./support/transcript.ts";

describe("in a browser", () => {
  test("the Service Worker routes the SDK's calls to the bank", async () => {
    const bank = createBank();
    const worker = setupWorker(...bankHandlers(bank, { baseUrl: "https://bank.test" }));
    await worker.start({ quiet: true });
    try {
      const client = new BankClient({ apiKey: bank.apiKey, baseUrl: "https://bank.test" });
      const account = await client.accounts.create({ name: "Operating" });
      expect(bank.accounts.list().data).toEqual([account]);
    } finally {
      worker.stop();
    }
  });

  test("the engine returns the same bytes in a browser as on Node", () => {
    expect(transcript()).toBe(inject("nodeTranscript"));
  });
});
