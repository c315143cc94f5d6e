import { getEventListeners, once } from "node:events";
import type { ServerResponse } from "node:http";
import { createServer as createTcpServer, type Socket } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { BankClient, type BankClientOptions } from "../src/index.ts";
import { apiKey, errorOf } from "./client.ts";
import { json, portOf, serve, stall } from "./faulty-server.ts";

const reason = new Error("the user left");

describe("aborts", () => {
  /** Aborts, and checks that the call ends with the reason and leaves no listener behind. */
  async function expectAbort(controller: AbortController, call: PromiseLike<unknown>): Promise<void> {
    expect(await errorOf(call)).toBe(reason);
    expect(getEventListeners(controller.signal, "abort")).toHaveLength(0);
  }

  test("an abort before the call sends no request", async () => {
    const controller = new AbortController();
    const { client, requests } = await serve((response) => json(response, {}));
    controller.abort(reason);
    await expectAbort(controller, client.accounts.create({ name: "Operating" }, { signal: controller.signal }));
    expect(requests).toHaveLength(0);
  });

  test("an abort during the connect closes the connection", async () => {
    const controller = new AbortController();
    const sockets: Socket[] = [];
    const server = createTcpServer((socket) => {
      sockets.push(socket.on("error", () => {}));
      // The TLS handshake has begun, and the server does not respond.
      socket.once("data", () => controller.abort(reason));
    });
    onTestFinished(() => {
      server.close();
      for (const socket of sockets) socket.destroy();
    });
    const client = new BankClient({ apiKey, baseUrl: `https://127.0.0.1:${await portOf(server)}` });
    await expectAbort(controller, client.accounts.create({ name: "Operating" }, { signal: controller.signal }));
  });

  test("an abort while the client waits for the headers closes the connection, and the client does not retry", async () => {
    const controller = new AbortController();
    const closed: Promise<unknown>[] = [];
    const { client, requests } = await serve((response) => {
      closed.push(once(response, "close"));
      controller.abort(reason);
    });
    await expectAbort(controller, client.accounts.create({ name: "Operating" }, { signal: controller.signal }));
    await Promise.all(closed);
    expect(requests).toHaveLength(1);
  });

  test("an abort while the client reads the body closes the connection, and the client does not retry", async () => {
    const controller = new AbortController();
    const closed: Promise<unknown>[] = [];
    const fetch: BankClientOptions["fetch"] = async (url, init) => {
      const response = await globalThis.fetch(url, init);
      setImmediate(() => controller.abort(reason));
      return response;
    };
    const answer = (response: ServerResponse) => {
      closed.push(once(response, "close"));
      stall(response);
    };
    const { client, requests } = await serve(answer, { fetch });
    await expectAbort(controller, client.accounts.create({ name: "Operating" }, { signal: controller.signal }));
    await Promise.all(closed);
    expect(requests).toHaveLength(1);
  });

  test("an abort during the wait before a retry ends the wait, and the client does not retry", async () => {
    const controller = new AbortController();
    const { client, requests } = await serve((response) => json(response, "", 503, { "retry-after": "3600" }), {
      sleep: undefined,
      maxRetryDelayMs: Number.POSITIVE_INFINITY,
      onAttempt: ({ kind }) => kind === "retry" && void setImmediate(() => controller.abort(reason)),
    });
    await expectAbort(controller, client.accounts.create({ name: "Operating" }, { signal: controller.signal }));
    expect(requests).toHaveLength(1);
  });

  test.each([
    { prefetch: false, sent: 1 },
    { prefetch: true, sent: 2 },
  ])("an abort between two pages ends the iteration (prefetch: $prefetch)", async ({ prefetch, sent }) => {
    const controller = new AbortController();
    const asked: Promise<unknown>[] = [];
    const { client, requests } = await serve((response, _request, index) => {
      if (index === 0) json(response, { data: [{ id: "account_1" }, { id: "account_2" }], next_cursor: "A" });
      else asked.push(once(response, "close"));
    });
    const seen: string[] = [];
    const walk = async () => {
      for await (const { id } of client.accounts.list({}, { signal: controller.signal, prefetch })) {
        seen.push(id);
        while (requests.length < sent) await new Promise(setImmediate);
        controller.abort(reason);
      }
    };
    await expectAbort(controller, walk());
    await Promise.all(asked);
    expect([seen, requests.length]).toEqual([["account_1", "account_2"], sent]);
  });

  test("an abort of one call does not affect another call to the same server", async () => {
    const controller = new AbortController();
    const waiting: ServerResponse[] = [];
    const { client } = await serve((response) => {
      if (waiting.push(response) === 2) controller.abort(reason);
    });
    const aborted = errorOf(client.accounts.retrieve("account_1", { signal: controller.signal }));
    const kept = client.accounts.retrieve("account_1");
    expect(await aborted).toBe(reason);
    for (const response of waiting) json(response, { id: "account_1" });
    expect(await kept).toEqual({ id: "account_1" });
  });
});
