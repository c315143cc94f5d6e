import { createBank, createPlatform } from "@sandbank/engine";
import { setupBankWorker, type WorkerListenOptions } from "@sandbank/msw/browser";
import { BankClient } from "@sandbank/sdk";
import { HttpResponse, http } from "msw";
import { afterEach, describe, expect, test, vi } from "vitest";

let closing: (() => Promise<void>) | undefined;

async function listening<Setup extends Pick<ReturnType<typeof setupBankWorker>, "listen" | "close">>(setup: Setup) {
  await setup.listen({ quiet: true, onUnhandledRequest: "error" });
  closing = setup.close;
  return setup;
}

afterEach(async () => {
  await closing?.();
  closing = undefined;
});

describe("setupBankWorker", () => {
  test("setupBankWorker routes the SDK's calls to the bank, and reset returns to the state from before listen", async () => {
    const setup = setupBankWorker({ baseUrl: "https://bank.test/v1", seed: "browser" });
    setup.bank.accounts.create({ name: "Seeded" });
    await listening(setup);
    const client = new BankClient(setup.clientOptions);
    await client.accounts.create({ name: "Operating" });
    const names = async () => (await client.accounts.list()).data.map(({ name }) => name);
    expect(await names()).toEqual(["Operating", "Seeded"]);
    setup.reset();
    expect(await names()).toEqual(["Seeded"]);
    setup.reset({ to: "empty" });
    expect(await names()).toEqual([]);
  });

  test("setupBankWorker routes requests to another bank until reset, which also removes added handlers", async () => {
    const bank = createBank();
    const setup = await listening(setupBankWorker({ bank }));
    setup.use(bank.fork({ apiKeys: ["of_the_fork"] }));
    setup.worker.use(http.get("https://other.test/", () => HttpResponse.text("mocked")));
    await new BankClient(setup.clientOptions).accounts.create({ name: "In the fork" });
    expect(await (await fetch("https://other.test/")).text()).toBe("mocked");
    setup.reset();
    expect(setup.bank).toBe(bank);
    expect((await new BankClient(setup.clientOptions).accounts.list()).data).toEqual([]);
    expect(setup.worker.listHandlers()).toHaveLength(2);
  });

  test("setupBankWorker mounts a platform", async () => {
    const { bank, clientOptions } = await listening(setupBankWorker({ bank: createPlatform() }));
    await new BankClient(clientOptions.live).accounts.create({ name: "Operating" });
    expect([bank.live, bank.sandbox].map(({ accounts }) => accounts.list().data.length)).toEqual([1, 0]);
  });

  test("setupBankWorker passes requests to the development server, and fails requests that no handler answers", async () => {
    await listening(setupBankWorker());
    expect((await fetch(location.href)).status).toBe(200);
    expect((await fetch("https://nobody.test/")).status).toBe(500);
  });

  test("setupBankWorker says where the bank is mounted if no handler answers a request, until it is closed", async () => {
    const printed: string[] = [];
    const print = vi.spyOn(console, "error").mockImplementation((text) => void printed.push(String(text)));
    const setup = setupBankWorker({ baseUrl: "https://bank.test/v1" });
    for (const _ of [1, 2]) {
      await listening(setup);
      await fetch("https://bank.test/accounts");
      await setup.close();
    }
    closing = undefined;
    print.mockRestore();
    expect(printed.filter((text) => text.startsWith("[sandbank]"))).toEqual(
      Array(2).fill("[sandbank] GET https://bank.test/accounts reaches no bank. Mounted: https://bank.test/v1"),
    );
  });

  test("setupBankWorker rejects fetch with a TypeError if a fault drops the response", async () => {
    const setup = await listening(setupBankWorker());
    setup.bank.faults.arm({ kind: "drop_after_commit" });
    const { apiKey, baseUrl } = setup.clientOptions;
    const lost = fetch(`${baseUrl}/accounts`, { headers: { authorization: `Bearer ${apiKey}` } });
    await expect(lost).rejects.toThrow(new TypeError("Failed to fetch"));
  });

  test("setupBankWorker refuses an unknown option of listen, and accepts every option of MSW", async () => {
    const setup = setupBankWorker();
    await expect(setup.listen({ onUnhandledRequests: "error" } as never)).rejects.toThrow(
      '[sandbank] Failed to listen: "onUnhandledRequests" is not an option. Use "onUnhandledRequest". All options: ',
    );
    await setup.listen({
      onUnhandledRequest: "error",
      onUnhandledFrame: "error",
      serviceWorker: { url: "/mockServiceWorker.js", options: { scope: "/" } },
      findWorker: (scriptUrl, mockUrl) => scriptUrl === mockUrl,
      waitUntilReady: true,
      quiet: true,
    } as WorkerListenOptions);
    closing = setup.close;
    expect((await fetch("https://nobody.test/")).status).toBe(500);
  });

  test("setupBankWorker no longer intercepts once it is closed", async () => {
    const { clientOptions, close } = await listening(setupBankWorker());
    await close();
    closing = undefined;
    await expect(new BankClient({ ...clientOptions, maxRetries: 0 }).accounts.list()).rejects.toThrow();
  });
});
