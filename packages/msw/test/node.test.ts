import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { setupBank } from "@sandbank/msw/node";
import { BankClient } from "@sandbank/sdk";
import { HttpResponse, http } from "msw";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

const baseUrl = "http://bank.test/v1";
const { bank, server, clientOptions, listen, reset, close } = setupBank({ baseUrl, seed: "msw" });
const headers = { authorization: `Bearer ${bank.apiKey}`, "content-type": "application/json" };

beforeAll(() => listen());
afterEach(() => reset());
afterAll(() => close());

describe("callers", () => {
  test("the SDK reaches the bank", async () => {
    const client = new BankClient(clientOptions);
    const account = await client.accounts.create({ name: "Operating" });
    expect(bank.accounts.list().data).toEqual([account]);
  });

  test("global fetch reaches the bank", async () => {
    const body = JSON.stringify({ name: "Operating" });
    const response = await fetch(`${baseUrl}/accounts`, { method: "POST", headers, body });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(bank.accounts.list().data[0]);
  });

  test("node:http reaches the bank", async () => {
    const body = JSON.stringify({ name: "Operating" });
    const { status, text } = await send("POST", `${baseUrl}/accounts`, body);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual(bank.accounts.list().data[0]);
  });
});

describe("paths", () => {
  test("an encoded query arrives unchanged", async () => {
    bank.accounts.create({ name: "Operating" });
    const response = await fetch(`${baseUrl}/accounts?status.in=open%2Cclosed&limit=1`, { headers });
    expect((await response.json()).data).toHaveLength(1);
  });

  test("an unknown path below the base URL gets the bank's own 404", async () => {
    const response = await fetch(`${baseUrl}/nothing`, { headers });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      type: "api_method_not_found_error",
      detail: expect.stringMatching(/^There is no endpoint GET \/nothing\. /),
    });
  });

  test("an error response keeps its status, body and headers", async () => {
    const response = await fetch(`${baseUrl}/accounts?limit=0`, { headers });
    expect(response.status).toBe(400);
    expect(response.headers.get("x-should-retry")).toBe("false");
    expect(await response.json()).toMatchObject({ errors: [{ field: "query.limit", message: "must be at least 1" }] });
  });
});

describe("faults", () => {
  test("a dropped response fails the call after the bank has done the work", async () => {
    bank.faults.arm({ kind: "drop_after_commit", operation: "accounts.create" });
    const body = JSON.stringify({ name: "Operating" });
    await expect(fetch(`${baseUrl}/accounts`, { method: "POST", headers, body })).rejects.toThrow(TypeError);
    expect(bank.accounts.list().data).toHaveLength(1);
  });

  test("a dropped request fails the call before the bank does the work", async () => {
    bank.faults.arm({ kind: "drop_before_commit", operation: "accounts.create" });
    const body = JSON.stringify({ name: "Operating" });
    await expect(fetch(`${baseUrl}/accounts`, { method: "POST", headers, body })).rejects.toThrow(TypeError);
    expect(bank.accounts.list().data).toHaveLength(0);
  });
});

describe.each(["drop_before_commit", "drop_after_commit"] as const)("the fault %s", (kind) => {
  const fault = { message: `[sandbank] An armed fault: ${kind}.`, code: "ECONNRESET" };
  beforeEach(() => {
    bank.faults.arm({ kind });
  });

  test.each(["GET", "POST"])("fetch rejects a %s like undici for a lost connection", async (method) => {
    const body = method === "GET" ? null : JSON.stringify({ name: "Operating" });
    const error = await fetch(`${baseUrl}/accounts`, { method, headers, body }).catch((reason) => reason);
    expect(error).toBeInstanceOf(TypeError);
    expect(error.message).toBe("fetch failed");
    expect(error.cause).toMatchObject({ code: "ECONNRESET" });
    expect(error.cause.cause ?? error.cause).toMatchObject(fault);
  });

  test.each(["GET", "POST"])("node:http fails a %s with the error of a connection that hangs up", async (method) => {
    const body = method === "GET" ? "" : JSON.stringify({ name: "Operating" });
    const expected = await hangUp();
    await expect(send(method, `${baseUrl}/accounts`, body)).rejects.toMatchObject(expected);
  });

  test("the client sends the request again", async () => {
    await new BankClient(clientOptions).accounts.create({ name: "Operating" });
    expect(bank.accounts.list().data).toHaveLength(1);
  });

  test("MSW prints nothing, and the journal has the fault as a fire", async () => {
    const printed = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
    await expect(fetch(`${baseUrl}/accounts`, { headers })).rejects.toThrow(TypeError);
    for (const print of printed) expect(print).not.toHaveBeenCalled();
    expect(bank.journal().entries.at(-1)).toEqual({ kind: "fire", fault: expect.any(Number) });
    vi.restoreAllMocks();
  });
});

describe("reset", () => {
  test("reset restores the bank, and removes the handlers that were added", async () => {
    bank.accounts.create({ name: "Operating" });
    server.use(http.get(`${baseUrl}/accounts`, () => HttpResponse.json({ added: true })));
    expect(await (await fetch(`${baseUrl}/accounts`, { headers })).json()).toEqual({ added: true });

    reset();
    expect(await (await fetch(`${baseUrl}/accounts`, { headers })).json()).toEqual({ data: [], next_cursor: null });
  });

  test("after reset, a new client gets the same responses, to the byte", async () => {
    const run = async () => {
      const client = new BankClient(clientOptions);
      const account = await client.accounts.create({ name: "Operating" });
      await client.simulations.interestPayments.create({ account_id: account.id, amount: 5 });
      return JSON.stringify(await client.transactions.list());
    };
    const first = await run();
    reset();
    expect(await run()).toBe(first);
  });
});

function send(method: string, url: string, body: string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString("utf8") }));
      response.on("error", reject);
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** The error of `node:http` if a server closes the connection without a response. */
async function hangUp(): Promise<{ message: string; code: string }> {
  const local = createServer((request) => request.socket.destroy());
  await new Promise<void>((resolve) => local.listen(0, "127.0.0.1", resolve));
  try {
    const { port } = local.address() as AddressInfo;
    const { message, code } = await send("GET", `http://127.0.0.1:${port}/`, "").catch((reason) => reason);
    return { message, code };
  } finally {
    local.close();
  }
}
