import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { inspect } from "node:util";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { BankApiError, BankClient, BankConnectionError, InternalServerError, RateLimitedError } from "../src/index.ts";
import { apiKey, errorOf } from "./client.ts";

/** Creates a client of a local server that writes these bytes to each connection and then closes it. */
async function clientOfServer(...bytes: readonly (string | Uint8Array)[]) {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end(Buffer.concat(bytes.map((part) => Buffer.from(part as string)))));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return new BankClient({ apiKey, baseUrl, maxRetries: 0 });
}

async function failure(...bytes: readonly (string | Uint8Array)[]): Promise<Error> {
  const client = await clientOfServer(...bytes);
  const error = (await errorOf(client.accounts.retrieve("account_1"))) as Error;
  expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(apiKey);
  expect(error.message).toMatch(/^[ -~]+\.$/);
  return error;
}

const head = (status: string, ...headers: readonly string[]) =>
  [`HTTP/1.1 ${status}`, "connection: close", ...headers, "", ""].join("\r\n");
const gzip = "content-encoding: gzip";

describe("a connection that is lost", () => {
  test.each<[string, readonly (string | Uint8Array)[]]>([
    ["before the first byte", [""]],
    ["in the status line", ["HTTP/1.1 20"]],
    ["in the headers", ["HTTP/1.1 200 OK\r\ncontent-le"]],
    ["in a body of a known length", [head("200 OK", "content-length: 100"), '{"id":']],
    ["in a chunk of the body", [head("200 OK", "transfer-encoding: chunked"), '40\r\n{"id":']],
    ["between two chunks", [head("200 OK", "transfer-encoding: chunked"), '6\r\n{"id":\r\n']],
    ["in a refusal", [head("404 Not Found", "content-length: 100"), '{"type":']],
    ["by a chunk without a size", [head("200 OK", "transfer-encoding: chunked"), 'zz\r\n{"id":']],
    ["by a body that is not gzip", [head("200 OK", gzip, "content-length: 2"), "{}"]],
    ["by two lengths", [head("200 OK", "content-length: 2", "content-length: 3"), "{}"]],
    ["by headers of 1 MB", [head("200 OK", `x-big: ${"x".repeat(1_000_000)}`), "{}"]],
    ["by what is not HTTP and quotes the key", [`Hello Bearer ${apiKey}\r\n\r\n`]],
    ["by a header that quotes the key", [`HTTP/1.1 200 OK\r\nx-echo: Bearer ${apiKey}\u0001\r\n\r\n{}`]],
    ["by a line that quotes the key", [`HTTP/1.1 200 OK\r\nno header ${apiKey}\r\n\r\n{}`]],
    ["by TLS", [Uint8Array.from([0x15, 3, 1, 0, 2, 2, 0x46])]],
    ["by an upgrade", ["HTTP/1.1 101 Switching\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n"]],
  ])("a connection that is lost %s is a BankConnectionError with the reason", async (_where, bytes) => {
    const error = await failure(...bytes);
    expect(Object.getPrototypeOf(error)).toBe(BankConnectionError.prototype);
    expect(error).toMatchObject({
      shouldRetry: true,
      message: expect.stringMatching(/^No response: \S.+ \(GET \/accounts\/account_1\)\.$/),
    });
    expect(error.message).not.toContain("fetch failed");
  });
});

describe("a response that cannot be read", () => {
  test.each<[string, readonly (string | Uint8Array)[], string]>([
    ["a body that ends early without a length", [head("200 OK"), '{"id":'], "The body is not JSON, or was cut off"],
    [
      "gzip that ends early",
      [head("200 OK", gzip), gzipSync(JSON.stringify({ id: "x".repeat(1_000) })).subarray(0, 25)],
      "The body is not JSON, or was cut off",
    ],
    ["HTML", [head("200 OK", "content-type: text/html"), "<html>"], "The body is not JSON, or was cut off"],
    ["two JSON texts", [head("200 OK"), "{}{}"], "The body is not JSON, or was cut off"],
    ["UTF-16", [head("200 OK"), Buffer.from("\ufeff{}", "utf16le")], "The body is not JSON, or was cut off"],
    ["JSON in an array", [head("200 OK"), "[]"], "The body is not a JSON object"],
    ["204", [head("204 No Content")], "The body is empty"],
    ["205", [head("205 Reset Content", "content-length: 0")], "The body is empty"],
    ["302 without a location", [head("302 Found")], "The response is a redirect, which is not followed"],
    ["302", [head("302 Found", "location: /login")], "The response is a redirect to /login, which is not followed"],
    ["304", [head("304 Not Modified")], "The body is not an error of the API"],
    ["400 with HTML", [head("400 Bad Request"), "<html>"], "The body is not an error of the API"],
    ["404 that is empty", [head("404 Not Found")], "The body is not an error of the API"],
    ["a status that there is not", [head("999 What"), "{}"], "The body is not an error of the API"],
  ])(
    "an unreadable response such as %s is a BankApiError with the reason, without a retry",
    async (_what, bytes, fault) => {
      const error = await failure(...bytes);
      expect(Object.getPrototypeOf(error)).toBe(BankApiError.prototype);
      expect(error).toMatchObject({
        type: null,
        shouldRetry: false,
        message: expect.stringContaining(` ${fault}: a proxy`),
      });
    },
  );

  test("an unreadable response is an error of the class of its status", async () => {
    expect(await failure(head("429 Slow Down", "retry-after: 7"))).toBeInstanceOf(RateLimitedError);
    expect(await failure(head("503 Down"), "<html>")).toBeInstanceOf(InternalServerError);
  });

  test("the error of an unreadable response quotes a part of the request id on one line", async () => {
    const error = await failure(head("404 Not Found", `x-request-id: ${"x".repeat(5_000)}`), "{}");
    expect(error.message).toContain(`Request ${"x".repeat(200)}.`);
  });
});

describe("a response that is only unusual", () => {
  test.each<[string, readonly (string | Uint8Array)[]]>([
    ["begins with a byte order mark", [head("200 OK"), '\ufeff{"id":"account_1"}']],
    ["has white space around it", [head("200 OK"), ' \r\n{"id":"account_1"}\n\n']],
    [
      "comes after an early hint",
      ["HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n", head("200 OK"), '{"id":"account_1"}'],
    ],
    ["has another type of content", [head("200 OK", "content-type: text/html"), '{"id":"account_1"}']],
    ["has thousands of headers", [head("200 OK", ...Array(1_000).fill("a: b")), '{"id":"account_1"}']],
    ["is compressed", [head("200 OK", gzip), gzipSync('{"id":"account_1"}')]],
  ])("an unusual response that %s is read", async (_how, bytes) => {
    const client = await clientOfServer(...bytes);
    expect(await client.accounts.retrieve("account_1")).toEqual({ id: "account_1" });
  });

  test("a refusal behind a byte order mark is read", async () => {
    const body = '\ufeff{"type":"invalid_operation_error","title":"No."}';
    expect(await failure(head("409 Conflict"), body)).toMatchObject({ type: "invalid_operation_error", status: 409 });
  });
});
