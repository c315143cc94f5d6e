import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { volume } from "../../../tests/support/volume.ts";
import { createRedactor } from "../src/core/redact.ts";
import { BankArgumentError } from "../src/errors/bank-argument-error.ts";
import { BankClientError, BankConnectionError } from "../src/index.ts";
import { clientOf, errorOf } from "./client.ts";
import type { Step } from "./scripted-fetch.ts";

/** An API key with characters that JSON, URLs and HTML escape. */
const apiKey = 'sk_test/a+B"c\\d&e%2<f>~9';

const hexOf = (character: string) => character.charCodeAt(0).toString(16).padStart(2, "0");
const each = (spell: (character: string) => string) => [...apiKey].map(spell).join("");
const json = JSON.stringify(apiKey).slice(1, -1);
const escaped = each((character) => `\\u00${hexOf(character)}`);

/** The ways in which a server may quote the key. */
const spellings: readonly [how: string, text: string][] = [
  ["as it is", apiKey],
  ["behind Bearer", `Bearer ${apiKey}`],
  ["twice", `${apiKey}${apiKey}`],
  ["as JSON", json],
  ["as JSON in JSON", JSON.stringify(json).slice(1, -1)],
  ["as JSON with an escaped slash", json.replaceAll("/", "\\/")],
  ["in \\u escapes", escaped],
  ["in \\u escapes with capital digits", escaped.replace(/[0-9a-f]{4}/g, (digits) => digits.toUpperCase())],
  ["in \\u escapes, escaped again", escaped.replaceAll("\\", "\\\\")],
  ["in \\x escapes", each((character) => `\\x${hexOf(character)}`)],
  ["with one character escaped", json.replace("k", "\\u006b")],
  ["as a part of a URL", encodeURIComponent(apiKey)],
  ["as a part of a URL, in small digits", encodeURIComponent(apiKey).replace(/%../g, (code) => code.toLowerCase())],
  ["as a part of a URL, encoded again", encodeURIComponent(encodeURIComponent(apiKey))],
  ["with every character encoded", each((character) => `%${hexOf(character)}`)],
  [
    "as HTML",
    apiKey.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;"),
  ],
  ["as decimal references", each((character) => `&#${character.charCodeAt(0)};`)],
  ["as hexadecimal references", each((character) => `&#x${hexOf(character)};`)],
];

/** Every text in which an error may appear. */
function textsOf(error: unknown): string[] {
  const { message, stack } = error as Error;
  const everything = inspect(error, { depth: 20, showHidden: true });
  return [message, String(stack), String(error), JSON.stringify(error), inspect(error), everything];
}

/** Decodes every escape in the texts, to find a key that a reader could recover. */
function readable(text: string): string {
  let read = text;
  // Decode up to three times, for JSON within JSON shown as a literal.
  for (let round = 0; round < 3; round++) {
    read = read
      .replace(/\\+(?:u00|x)([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
      .replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
      .replace(/&#x([0-9a-f]+);/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
      .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  }
  return read.replace(/\\/g, "");
}

async function expectNoKey(step: Step, shown = "***"): Promise<void> {
  const { client } = clientOf([step], { apiKey, maxRetries: 0 });
  const error = await errorOf(client.accounts.create({ name: "Operating" }));
  expect(error).toBeInstanceOf(BankClientError);
  for (const text of textsOf(error)) {
    for (const [, spelling] of spellings) expect(text).not.toContain(spelling);
    expect(readable(text)).not.toContain(apiKey.replace(/\\/g, ""));
    expect(readable(text)).not.toContain("sk_test/a");
  }
  expect(inspect(error, { depth: 20 })).toContain(shown);
}

describe.each(spellings)("the API key that a server quotes %s", (_how, spelling) => {
  const quoting = `refused: ${spelling}!`;
  const quotingJson = (text: string) => `{"type":"invalid_api_key_error","title":"No.","detail":"${text}"}`;

  test("the API key appears in no text of the error, wherever the server quotes it", async () => {
    await expectNoKey({ status: 401, body: { type: quoting, title: quoting, detail: quoting, reason: quoting } });
    await expectNoKey({ status: 401, body: { type: "invalid_api_key_error", reason: quoting } });
    await expectNoKey({ status: 409, body: { type: "idempotency_key_already_used_error", resource_id: quoting } });
    await expectNoKey({ status: 404, body: { [quoting]: 1 } });
    await expectNoKey({ status: 404, body: { __proto__: null, headers: { authorization: [quoting] } } });
    await expectNoKey({
      status: 400,
      body: { type: "invalid_parameters_error", errors: [{ field: quoting, message: quoting }, quoting] },
    });
    await expectNoKey({ status: 404, body: JSON.stringify(quoting) });
    await expectNoKey({ status: 502, body: `<pre>${quoting}</pre>` });
    await expectNoKey({ status: 502, body: `${"x".repeat(980)}${quoting}` }, "refused");
    await expectNoKey({ status: 200, body: quoting });
    await expectNoKey({ status: 200, body: JSON.stringify([quoting]) });
    await expectNoKey({ status: 500, headers: { "x-request-id": quoting } });
    await expectNoKey({ status: 500, headers: { "x-request-id": `${"x".repeat(180)}${quoting}` } }, "refused");
    await expectNoKey({ status: 302, headers: { location: quoting } });
    if (!spelling.includes('"') || spelling === json) await expectNoKey({ status: 401, body: quotingJson(spelling) });
  });

  test("the API key appears in no text of the error of a lost connection", async () => {
    const parserError = Object.assign(new Error(`Invalid header: ${quoting}`), { code: "HPE", data: `x: ${quoting}` });
    await expectNoKey(new BankArgumentError("fetch failed", { cause: parserError }));
    await expectNoKey(new BankArgumentError(quoting));
    await expectNoKey(new AggregateError([new Error(quoting)], "all failed"), "all failed");
  });
});

describe("the cause of a lost connection", () => {
  const causeOf = async (cause: unknown) => {
    const { client } = clientOf([], { apiKey, maxRetries: 0, fetch: () => Promise.reject(cause) });
    const error = await errorOf(client.accounts.retrieve("account_1"));
    expect(error).toBeInstanceOf(BankConnectionError);
    for (const text of textsOf(error)) expect(readable(text)).not.toContain("sk_test/a");
    return error as BankConnectionError;
  };

  test.each<[string, unknown]>([
    ["an error", new BankArgumentError("Failed to fetch")],
    ["an error with a cause", new BankArgumentError("fetch failed", { cause: new Error("read ECONNRESET") })],
    [
      "an error with plain members",
      Object.assign(new Error("x"), { errno: -111, socket: { bytesRead: 7 }, list: [1] }),
    ],
    ["several errors", new AggregateError([new Error("one"), new Error("two")], "both")],
    ["an error in itself", Object.assign(new Error("x"), { self: undefined as unknown })],
    ["text", "no network"],
    ["nothing", undefined],
  ])(
    "the cause of a lost connection stays the same object if it does not contain the key: %s",
    async (_what, cause) => {
      if (cause instanceof Error && "self" in cause) cause.self = cause;
      expect((await causeOf(cause)).cause).toBe(cause);
    },
  );

  test.each<[string, object]>([
    ["the headers of the request", { config: { headers: { authorization: `Bearer ${apiKey}` } } }],
    ["a Request", { request: new Request("https://bank.test", { headers: { authorization: `Bearer ${apiKey}` } }) }],
    ["Headers", { headers: new Headers({ authorization: `Bearer ${apiKey}` }) }],
    ["a Map", { headers: new Map([["authorization", apiKey]]) }],
    ["an accessor", Object.defineProperty({}, "key", { enumerable: true, get: () => apiKey })],
    ["a hidden member", Object.defineProperty({}, "key", { value: apiKey })],
    ["a symbol", { [Symbol("key")]: apiKey }],
    ["a name", { [apiKey]: 1 }],
    ["a function", { toJSON: () => apiKey }],
  ])(
    "the cause of a lost connection is a copy with name, message, code and cause if it may contain the key in %s",
    async (_what, members) => {
      const inner = new Error("read ECONNRESET");
      const cause = Object.defineProperties(
        Object.assign(new Error("lost", { cause: inner }), { name: "WrapperError", code: "E_LOST" }),
        Object.getOwnPropertyDescriptors(members),
      );
      const error = await causeOf(cause);
      expect(error.message).toBe("No response: read ECONNRESET (GET /accounts/account_1).");
      expect(error.cause).not.toBe(cause);
      expect(error.cause).toMatchObject({ name: "WrapperError", message: "lost", code: "E_LOST", cause: inner });
    },
  );

  test.each<[string, unknown]>([
    ["an object without anything", Object.create(null)],
    ["a class of its own", new (class Odd {})()],
    ["an error whose message is a number", Object.assign(new Error(), { message: 7 })],
    ["a function", () => {}],
    ["a text that is the key", apiKey],
    ["an error in itself that quotes the key", selfish()],
  ])("the cause of a lost connection may be any value: %s", async (_what, cause) => {
    expect((await causeOf(cause)).message).toMatch(/^No response: .+ \(GET \/accounts\/account_1\)\.$/);
  });
});

describe("the API key", () => {
  test("the API key is masked in a URL that the caller has put it into", async () => {
    const { client } = clientOf([{ status: 404 }], { apiKey, maxRetries: 0 });
    const error = await errorOf(client.accounts.retrieve(apiKey as never));
    for (const text of textsOf(error)) expect(readable(text)).not.toContain("sk_test/a");
    expect(error).toMatchObject({ name: "BankArgumentError", message: expect.stringContaining('not "***"') });
  });

  test("the API key does not appear in a printed client, list or page", async () => {
    const { client } = clientOf([{ body: { data: [], next_cursor: null } }], { apiKey });
    const list = client.accounts.list();
    for (const value of [client, list, await list]) {
      expect(inspect(value, { depth: 20, showHidden: true })).not.toContain("sk_test");
      expect(String(JSON.stringify(value))).not.toContain("sk_test");
    }
  });

  test.each(["7", "true", "type", "invalid_parameters_error", "a", "errors", "\\\\\\\\", "a\\\\b"])(
    "an API key that is %s leaves an error readable, with the right class",
    async (odd) => {
      const errors = [{ field: "name", message: "is required" }];
      const { client } = clientOf([{ status: 400, body: { type: "invalid_parameters_error", errors, n: 7 } }], {
        apiKey: odd,
      });
      const error = await errorOf(client.accounts.retrieve("account_1"));
      expect(error).toMatchObject({ name: "InvalidParametersError", status: 400 });
    },
  );

  test.each([
    ["key", "The API key is not accepted."],
    ["test", "There is no key test."],
  ])("an API key of fewer than 5 characters is not masked: %s", async (short, detail) => {
    const body = { type: "invalid_api_key_error", title: "No.", status: 401, detail };
    for (const given of [short, () => short]) {
      const { client } = clientOf([{ status: 401, body }], { apiKey: given, maxRetries: 0 });
      const error = await errorOf(client.accounts.retrieve("account_1"));
      expect(error).toMatchObject({ detail, message: expect.stringContaining(detail.slice(0, -1)) });
    }
  });

  test("an API key of 5 characters is masked", async () => {
    const body = { type: "invalid_api_key_error", title: "No.", status: 401, detail: "There is no key key_1." };
    const { client } = clientOf([{ status: 401, body }], { apiKey: "key_1", maxRetries: 0 });
    expect(await errorOf(client.accounts.retrieve("account_1"))).toMatchObject({ detail: "There is no key ***." });
  });

  test("the API key is masked as a JSON number", async () => {
    const { client } = clientOf([{ status: 400, body: { key: 123456, other: 654321 } }], { apiKey: "123456" });
    expect(await errorOf(client.accounts.retrieve("account_1"))).toMatchObject({
      body: { key: "***", other: 654321 },
    });
  });

  test("the API key is found with any characters, in any spelling of each character", () => {
    const spell: readonly ((character: string) => string)[] = [
      (character) => character,
      (character) => JSON.stringify(character).slice(1, -1),
      (character) => JSON.stringify(JSON.stringify(character).slice(1, -1)).slice(1, -1),
      (character) => `\\u00${hexOf(character)}`,
      (character) => `\\u00${hexOf(character).toUpperCase()}`,
      (character) => `\\\\u00${hexOf(character)}`,
      (character) => `%${hexOf(character)}`,
      (character) => `%25${hexOf(character).toUpperCase()}`,
      (character) => `&#${character.charCodeAt(0)};`,
      (character) => `&#X00${hexOf(character)};`,
    ];
    const visible = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
    const spelled = fc.tuple(visible, fc.constantFrom(...spell)).map(([character, how]) => [character, how(character)]);
    fc.assert(
      fc.property(fc.array(spelled, { minLength: 1, maxLength: 20 }), (characters) => {
        const redact = createRedactor(characters.map(([character]) => character).join(""));
        // Digits of the last escape may remain if the secret ends like the beginning of an escape.
        expect(redact(characters.map(([, spelling]) => spelling).join(""))).toMatch(/^(\*\*\*)+[0-9a-fA-F;]{0,6}$/);
      }),
      { seed: 20_261_122, numRuns: volume(300, 300, 60) },
    );
  });

  test("the search for the API key takes linear time for any response", () => {
    const redact = createRedactor("\\\\a\\b");
    for (const piece of ["\\", "%25", "%", "&#x0", "&#0", "\\\\a", "\\u00", "%5c"]) {
      const long = piece.repeat(200_000);
      expect(redact(long)).toBe(long);
    }
  });
});

function selfish(): Error {
  const error = new Error(apiKey);
  error.cause = error;
  return error;
}
