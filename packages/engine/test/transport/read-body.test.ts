import { constants } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type BankTarget, createFetchHandler, type RequestHead, readBody } from "../../src/http.ts";
import { type Bank, createBank, createPlatform } from "../../src/index.ts";

const LIMIT = constants.requestMaximumBytes;
const CHUNK = 65_536;
/** Enough to detect that a body is too large. */
const MOST_READ = LIMIT + 1;

let bank: Bank;
let key: { authorization: string };

beforeEach(() => {
  bank = createBank();
  key = { authorization: `Bearer ${bank.apiKey}` };
});

/** An endless body, and the number of chunks that were read. */
function endless() {
  const taken = { chunks: 0 };
  async function* chunks() {
    for (;;) {
      taken.chunks++;
      yield new Uint8Array(CHUNK).fill(0x20);
    }
  }
  return { taken, chunks: chunks() };
}

/** The head of a POST to `/accounts`. */
function post(headers: RequestHead["headers"] = {}): RequestHead {
  return { method: "POST", path: "/accounts", headers: { ...key, ...headers } };
}

describe("readBody", () => {
  test.each<[string, (bank: Bank) => RequestHead]>([
    ["a request without a key", () => ({ method: "POST", path: "/accounts" })],
    ["an unknown key", () => ({ method: "POST", path: "/accounts", headers: { authorization: "Bearer x" } })],
    ["an unknown path", () => ({ ...post(), path: "/nothing" })],
    ["an unknown method", () => ({ ...post(), method: "PUT" })],
    ["a GET", () => ({ ...post(), method: "GET" })],
    ["a Content-Length above the limit", () => post({ "Content-Length": String(LIMIT + 1) })],
  ])("reads no byte of the body of %s", async (_, headOf) => {
    const { taken, chunks } = endless();
    expect(await readBody(bank, headOf(bank), chunks)).toBe("");
    expect(taken.chunks).toBe(0);
  });

  test("reads no byte of the body of a simulation in a live bank", async () => {
    const live = createBank({ environment: "live" });
    const headers = { authorization: `Bearer ${live.apiKey}` };
    const head = { method: "POST", path: "/simulations/interest_payments", headers };
    const { taken, chunks } = endless();
    expect(await readBody(live, head, chunks)).toBe("");
    expect(taken.chunks).toBe(0);
  });

  test("stops reading an endless body past the limit, and `handle` refuses it", async () => {
    const { taken, chunks } = endless();
    const body = await readBody(bank, post(), chunks);
    expect(body).toHaveLength(MOST_READ);
    expect(taken.chunks).toBe(LIMIT / CHUNK + 1);
    const { status, body: answer } = bank.handle({ ...post(), body });
    expect([status, JSON.parse(String(answer)).detail]).toEqual([
      400,
      `The body is larger than ${LIMIT} bytes. Send less at once.`,
    ]);
  });

  test("limits the body of a target without `bodyLimit`", async () => {
    const target: BankTarget = { handle: (request) => bank.handle(request) };
    expect(await readBody(target, { method: "POST", path: "/" }, endless().chunks)).toHaveLength(MOST_READ);
  });

  test("uses the limit of the bank of a platform whose key is in the request", async () => {
    const platform = createPlatform();
    const head = { method: "POST", path: "/accounts", headers: { authorization: `Bearer ${platform.live.apiKey}` } };
    expect(await readBody(platform, head, endless().chunks)).toHaveLength(MOST_READ);
    expect(await readBody(platform, { ...head, headers: {} }, endless().chunks)).toBe("");
  });

  test.each([
    ["is exactly at the limit", `{"name":"A"}`, LIMIT, 200],
    ["is one byte past the limit", `{"name":"A"}`, LIMIT + 1, 400],
    ["starts with a byte order mark", `\ufeff{"name":"A"}`, 100, 200],
    ["is at the limit with its byte order mark", `\ufeff{"name":"A"}`, LIMIT, 200],
    ["is past the limit with its byte order mark", `\ufeff{"name":"A"}`, LIMIT + 1, 400],
    ["has characters split between chunks", `{"name":"${"🏦".repeat(40)}"}`, 1_000, 200],
  ])("reads a body that %s", async (_, text, bytes, status) => {
    const start = new TextEncoder().encode(text);
    const whole = new Uint8Array(bytes).fill(0x20);
    whole.set(start);
    async function* inChunks() {
      for (let at = 0; at < bytes; at += 1_021) yield whole.subarray(at, at + 1_021);
    }
    const body = await readBody(bank, post(), inChunks());
    expect(bank.handle({ ...post(), body }).status).toBe(status);
  });

  test("changes neither the bank nor its responses by reading a limited body", async () => {
    const before = JSON.stringify(bank.snapshot());
    bank.bodyLimit(post());
    bank.bodyLimit({ method: "POST", path: "/accounts" });
    expect(JSON.stringify(bank.snapshot())).toBe(before);
    const fork = bank.fork();
    const whole = fork.handle({ method: "POST", path: "/accounts", body: " ".repeat(LIMIT * 2) });
    expect(bank.handle({ method: "POST", path: "/accounts", body: "" })).toEqual(whole);
  });
});

describe("handle", () => {
  test("refuses a Content-Length above the limit without a body", () => {
    const { status, body } = bank.handle(post({ "content-length": String(LIMIT + 1) }));
    expect([status, JSON.parse(String(body)).type]).toEqual([400, "malformed_request_error"]);
    expect(bank.handle({ ...post({ "content-length": String(LIMIT) }), body: '{"name":"A"}' }).status).toBe(200);
  });
});

describe("createFetchHandler", () => {
  /** An endless stream, the number of chunks that were read, and whether it was canceled. */
  function endlessStream() {
    const taken = { chunks: 0, isCanceled: false };
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        taken.chunks++;
        controller.enqueue(new Uint8Array(CHUNK).fill(0x20));
      },
      cancel() {
        taken.isCanceled = true;
      },
    });
    return { taken, stream };
  }

  test.each([
    ["without a key", 401, 1],
    ["with a key", 400, LIMIT / CHUNK + 2],
  ])("responds to an endless stream %s with %i, and cancels the stream", async (_, status, chunks) => {
    const { taken, stream } = endlessStream();
    const headers = { "content-type": "application/json", ...(status === 401 ? {} : key) };
    const init = { method: "POST", headers, body: stream, duplex: "half" } as RequestInit;
    const response = await createFetchHandler(bank)("https://bank.test/accounts", init);
    expect(response.status).toBe(status);
    expect(taken.isCanceled).toBe(true);
    expect(taken.chunks).toBeLessThanOrEqual(chunks);
  });

  test("responds even if canceling the source of the stream fails", async () => {
    const body = new ReadableStream({
      cancel() {
        throw new Error("No.");
      },
    });
    const init = { method: "POST", body, duplex: "half" } as RequestInit;
    expect((await createFetchHandler(bank)("https://bank.test/accounts", init)).status).toBe(401);
  });
});

describe("readBody of an upload", () => {
  const MOST = constants.fileMaximumBytes + constants.multipartRestMaximumBytes;
  const form = (type = "multipart/form-data; boundary=b"): RequestHead => ({
    method: "POST",
    path: "/files",
    headers: { ...key, "Content-Type": type },
  });

  test("returns the bytes of an upload unchanged, in chunks of any size (D-106)", async () => {
    const whole = Uint8Array.from({ length: 1_000 }, (_, index) => index & 0xff);
    async function* inChunks() {
      for (let at = 0; at < whole.length; at += 7) yield whole.subarray(at, at + 7);
    }
    expect(await readBody(bank, form(), inChunks())).toEqual(whole);
  });

  test.each<[string, (own: Bank) => BankTarget]>([
    ["a bank", (own) => own],
    ["a target without `bodyLimit`", ({ handle }) => ({ handle })],
  ])("stops reading an endless upload one byte past the limit, for %s", async (_, targetOf) => {
    const { taken, chunks } = endless();
    const body = await readBody(targetOf(bank), form(), chunks);
    expect([body instanceof Uint8Array, body.length]).toEqual([true, MOST + 1]);
    expect(taken.chunks).toBe(Math.ceil((MOST + 1) / CHUNK));
    const { status, body: answer } = bank.handle({ ...form(), body });
    expect([status, JSON.parse(String(answer)).detail]).toEqual([
      400,
      `The body is larger than ${MOST} bytes. Send less at once.`,
    ]);
  });

  test.each(["application/json", "multipart/form-data", "multipart/mixed; boundary=b"])(
    "reads no byte of an upload with the content type %s",
    async (type) => {
      const { taken, chunks } = endless();
      expect(await readBody(bank, form(type), chunks)).toBe("");
      expect(taken.chunks).toBe(0);
    },
  );
});
