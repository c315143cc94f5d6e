import { spawn } from "node:child_process";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { fileURLToPath } from "node:url";
import { type Bank, createBank } from "@sandbank/engine";
import { BankClient, BankConnectionError } from "@sandbank/sdk";
import { describe, expect, test, vi } from "vitest";
import { listening } from "./listen.ts";
import { createBankServer } from "./server.ts";

/** Runs `use` with a new bank behind a server, and a client of the server that does not retry. */
function withServer<T>(use: (given: { bank: Bank; client: BankClient; baseUrl: string }) => Promise<T>): Promise<T> {
  const bank = createBank();
  return listening(createBankServer(bank), (baseUrl) =>
    use({ bank, baseUrl, client: new BankClient({ apiKey: bank.apiKey, baseUrl, maxRetries: 0 }) }),
  );
}

describe("createBankServer", () => {
  test("a client uses the bank over the network", () =>
    withServer(async ({ bank, client }) => {
      const account = await client.accounts.create({ name: "Ünïcode 🏦" }, { idempotencyKey: "first" });
      expect(bank.accounts.list().data).toEqual([account]);
      expect((await client.accounts.list({ idempotency_key: "first" })).data).toEqual([account]);
    }));

  test("the server accepts a character whose bytes arrive in two parts", () =>
    withServer(async ({ bank, baseUrl }) => {
      const bytes = Buffer.from(JSON.stringify({ name: "🏦" }));
      const headers = { authorization: `Bearer ${bank.apiKey}`, "content-type": "application/json" };
      const request = httpRequest(`${baseUrl}/accounts`, { method: "POST", headers });
      request.write(bytes.subarray(0, 11));
      await new Promise(setImmediate);
      request.end(bytes.subarray(11));
      const [response] = await once(request, "response");
      response.resume();
      expect(response.statusCode).toBe(200);
      expect(bank.accounts.list().data[0]?.name).toBe("🏦");
    }));

  test("the server discards a request whose client hangs up in the middle, and keeps serving", () =>
    withServer(async ({ bank, client, baseUrl }) => {
      const headers = { authorization: `Bearer ${bank.apiKey}`, "content-type": "application/json" };
      const request = httpRequest(`${baseUrl}/accounts`, { method: "POST", headers }).on("error", () => {});
      request.write('{"name":');
      await once(request, "socket").then(([socket]) => socket.connecting && once(socket, "connect"));
      await new Promise(setImmediate);
      request.destroy();
      expect((await client.accounts.list()).data).toEqual([]);
    }));

  test("the server destroys the connection of a request that a fault drops, and the bank does nothing", () =>
    withServer(async ({ bank, client }) => {
      bank.faults.arm({ kind: "drop_before_commit" });
      await expect(client.accounts.create({ name: "Lost" })).rejects.toThrow(BankConnectionError);
      expect(bank.accounts.list().data).toHaveLength(0);
    }));

  test("the server destroys the connection of a response that a fault drops, after the bank has done the work", () =>
    withServer(async ({ bank, client }) => {
      bank.faults.arm({ kind: "drop_after_commit" });
      await expect(client.accounts.create({ name: "Kept" })).rejects.toThrow(BankConnectionError);
      expect(bank.accounts.list().data).toHaveLength(1);
      await expect(client.accounts.list()).resolves.toMatchObject({ data: [{ name: "Kept" }] });
    }));

  test("the server responds to other requests while it delays a response, and drops the response when the client hangs up", () =>
    withServer(async ({ bank, client }) => {
      bank.faults.arm({ kind: "latency", delayMs: 86_400_000, operation: "accounts.create" });
      const controller = new AbortController();
      const created = client.accounts.create({ name: "Slow" }, { signal: controller.signal });
      const outcome = created.then(
        () => "answered",
        () => "aborted",
      );
      // Repeats until the delayed request has arrived, because only then does the order of responses prove anything.
      while ((await client.accounts.list()).data.length === 0);
      expect(await Promise.race([outcome, client.programs.list().then(() => "still waiting")])).toBe("still waiting");
      controller.abort();
      expect(await outcome).toBe("aborted");
    }));

  test("the server responds with 500 if the handler throws, and keeps serving", async () => {
    const failing = {
      handle: () => {
        throw new RangeError("boom");
      },
    };
    const rejected = vi.fn();
    process.on("unhandledRejection", rejected);
    try {
      await listening(createBankServer(failing), async (baseUrl) => {
        for (const attempt of [1, 2]) {
          const response = await fetch(`${baseUrl}/accounts?attempt=${attempt}`);
          expect([response.status, await response.json()]).toEqual([
            500,
            {
              status: 500,
              type: "internal_server_error",
              title: expect.any(String),
              detail: "The server failed to answer: RangeError: boom. See its log.",
            },
          ]);
        }
      });
    } finally {
      process.off("unhandledRejection", rejected);
    }
    expect(rejected).not.toHaveBeenCalled();
  });

  test("the server responds with 500 to a card payment whose `decide` throws", async () => {
    const bank = createBank({
      decide: () => {
        throw new Error("boom");
      },
      onBug: () => {},
    });
    const account = bank.accounts.create({ name: "Operating" });
    bank.simulations.interestPayments.create({ account_id: account.id, amount: 1_000 });
    const card = bank.cards.create({ account_id: account.id });
    await listening(createBankServer(bank), async (baseUrl) => {
      const client = new BankClient({ apiKey: bank.apiKey, baseUrl, maxRetries: 0 });
      const paid = client.simulations.cardAuthorizations.create({ card_id: card.id, amount: 100 });
      await expect(paid).rejects.toMatchObject({ status: 500, message: expect.stringContaining("`decide` threw") });
      expect((await client.accounts.list()).data).toHaveLength(1);
    });
  });

  test("the server responds after the delay of a latency fault", () =>
    withServer(async ({ bank, client }) => {
      bank.faults.arm({ kind: "latency", delayMs: 1 });
      await expect(client.accounts.create({ name: "Late" })).resolves.toMatchObject({ name: "Late" });
    }));
});

describe("main.ts", () => {
  test("main.ts prints the base URL of the bank and a valid API key", async () => {
    const main = fileURLToPath(new URL("main.ts", import.meta.url));
    const child = spawn(process.execPath, ["--conditions=source", main], {
      env: { ...process.env, PORT: "0", NODE_OPTIONS: "" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      let printed = "";
      for await (const chunk of child.stdout) {
        printed += chunk;
        if (printed.includes("Ctrl-C")) break;
      }
      const [, baseUrl = "", apiKey = ""] = /Base URL\s+(\S+)\nAPI key\s+(\S+)/.exec(printed) ?? [];
      expect(baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      const client = new BankClient({ apiKey, baseUrl });
      await expect(client.accounts.create({ name: "Operating" })).resolves.toMatchObject({ name: "Operating" });
    } finally {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    }
  });
});
