import { describe, expect, test, vi } from "vitest";
import { testUploadsThrough } from "../../../../tests/support/round-trip.ts";
import { createFetchHandler } from "../../src/http.ts";
import { createBank, createPlatform } from "../../src/index.ts";

const baseUrl = "https://bank.test/v1";

testUploadsThrough("a fetch handler", (use) => {
  const bank = createBank();
  return use({ fetch: createFetchHandler(bank, { baseUrl }), baseUrl, apiKey: bank.apiKey });
});

testUploadsThrough("a fetch handler over an object with only `handle`", (use) => {
  const { handle, apiKey } = createBank();
  return use({ fetch: createFetchHandler({ handle }, { baseUrl }), baseUrl, apiKey });
});

testUploadsThrough("a fetch handler over a platform", (use) => {
  const platform = createPlatform();
  return use({ fetch: createFetchHandler(platform, { baseUrl }), baseUrl, apiKey: platform.live.apiKey });
});

describe("createFetchHandler", () => {
  test.each<[string, (form: FormData) => [Request | string, RequestInit?]]>([
    ["a form", (body) => [`${baseUrl}/files`, { method: "POST", body }]],
    ["a Request with a form", (body) => [new Request(`${baseUrl}/files`, { method: "POST", body })]],
  ])("refuses %s without a key, and leaves no unhandled rejection", async (_, argumentsOf) => {
    const rejected = vi.fn();
    process.on("unhandledRejection", rejected);
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(2 ** 20)]), "check.png");
    const response = await createFetchHandler(createBank(), { baseUrl })(...argumentsOf(form));
    expect(response.status).toBe(401);
    // Meanwhile, the platform continues to read the form.
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    process.off("unhandledRejection", rejected);
    expect(rejected).not.toHaveBeenCalled();
  });

  test("cancels a form that the caller streams beyond the limit (D-18)", async () => {
    const bank = createBank();
    const source = { isCanceled: false };
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(2 ** 20)),
      cancel() {
        source.isCanceled = true;
      },
    });
    const headers = {
      authorization: `Bearer ${bank.apiKey}`,
      "content-type": "multipart/form-data; boundary=b",
    };
    const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    const response = await createFetchHandler(bank, { baseUrl })(`${baseUrl}/files`, init);
    expect([response.status, source.isCanceled]).toEqual([400, true]);
  });
});
