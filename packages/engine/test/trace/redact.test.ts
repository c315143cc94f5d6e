import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { createBank, createRedactor, replay, sealJournal } from "../../src/index.ts";
import { send } from "../support/send.ts";

const redactOne = <Value>(value: Value): Value => createRedactor()(value);

describe("createRedactor", () => {
  test.each<[where: string, value: unknown, redacted: unknown]>([
    ["shared_secret", { shared_secret: "a" }, { shared_secret: "redacted-1" }],
    ["a rotated secret", { rotation: { secret: "a b" } }, { rotation: { secret: "redacted-1" } }],
    ["several keys", { apiKeys: ["a", "b", "a"] }, { apiKeys: ["redacted-1", "redacted-2", "redacted-1"] }],
    [
      "headers",
      { Authorization: "Bearer x", "Set-Cookie": "y" },
      { Authorization: "redacted-1", "Set-Cookie": "redacted-2" },
    ],
    [
      "a value of another type",
      { secret: { in: ["a", 7, null, true] } },
      { secret: { in: ["redacted-1", 0, null, true] } },
    ],
    ["an upload", { file: "cHJpdmF0ZQ==" }, { file: "cmVkYWN0ZWQ=" }],
    [
      "a query",
      { path: "/events?limit=1&api%5Fkey=x&key=y" },
      { path: "/events?limit=1&api%5Fkey=redacted-1&key=redacted-2" },
    ],
    ["a query in text", "lost: https://a.test/?token=x.", "lost: https://a.test/?token=redacted-1"],
    [
      "a user name and a password",
      "no answer of http://u:p@ss@a.test:1/x@y",
      "no answer of http://redacted-1@a.test:1/x@y",
    ],
    ["a form", "signature=x&name=y secret=z", "signature=redacted-1&name=y secret=redacted-2"],
    ["a quoted argument", 'no argument "api_key=x"', 'no argument "api_key=redacted-1"'],
    ["JSON in text", '{"token": "x", "a": "y"}', '{"token": "redacted-1", "a": "y"}'],
    ["JSON in JSON in text", '"{\\"token\\":\\"x\\"}"', '"{\\"token\\":\\"redacted-1\\"}"'],
    [
      "an inspected object",
      "{ 'api-key': 'x', a: 'y', token: 'z' }",
      "{ 'api-key': 'redacted-1', a: 'y', token: 'redacted-2' }",
    ],
    ["a credential in text", "sent Authorization: Bearer abc4efgh", "sent Authorization: Bearer redacted-1"],
    [
      "the URL of a receiver",
      { url: "https://u@a.test/hooks?t=x&y;z=&t=x#w v" },
      { url: "https://redacted-1@a.test/hooks?t=redacted-2&redacted-3;z=&t=redacted-2#redacted-4 redacted-5" },
    ],
    [
      "an identification",
      { identification: { method: "other", number: "078-05-1120", other: { number: "12345" } }, number: "1" },
      {
        identification: { method: "other", number: "redacted-1-1120", other: { number: "redacted-2-2345" } },
        number: "1",
      },
    ],
    ["an identification that is no object", { identification: "078-05-1120" }, { identification: "redacted-1-1120" }],
    [
      "an identification in text",
      `identification: { file: { id: 1 }, number: '078-05-1120' } identification.number=078-05-1121`,
      `identification: { file: { id: 1 }, number: 'redacted-1-1120' } identification.number=redacted-2-1121`,
    ],
    [
      "an identification in JSON in text",
      String.raw`"{\"identification\":{\"number\":\"078-05-1120\"}}"`,
      String.raw`"{\"identification\":{\"number\":\"redacted-1-1120\"}}"`,
    ],
    [
      "an identification that was redacted before",
      [{ identification: { number: "redacted-1-1120" } }, { secret: "a" }],
      [{ identification: { number: "redacted-1-1120" } }, { secret: "redacted-2" }],
    ],
    ["a URL that is none", { url: "a=b ?\nc" }, { url: "a=b ?\nredacted-1" }],
  ])("replaces the secret of %s", (_where, value, redacted) => {
    expect(redactOne(value)).toEqual(redacted);
  });

  test.each(["a-signing-secret-1", "pass!word#with$signs", "correct horse battery"])(
    "replaces the secret %j wherever other text quotes it",
    (secret) => {
      const redact = createRedactor();
      redact({ shared_secret: secret });
      const quotations = (key: string) => [
        `expected key ${key} here`,
        `expected=${key}`,
        `https://a.test/${key}/x`,
        `${key}-suffix, ${key}.`,
        `hmac:${key}${key}`,
      ];
      expect(redact(quotations(secret))).toEqual(quotations("redacted-1"));
    },
  );

  test("replaces the longer one of two secrets that begin alike", () => {
    const redact = createRedactor();
    redact([{ shared_secret: "a-signing-secret" }, { shared_secret: "a-signing-secret-2" }]);
    expect(redact("a-signing-secret-2 a-signing-secret-1")).toBe("redacted-2 redacted-1-1");
  });

  test.each<[what: string, value: unknown]>([
    ["names of the API", { card_authorization: { id: "x" }, digital_wallet_token: { id: "y" }, idempotency_key: "z" }],
    ["an object that is named like a header", { authorization: { id: "x" }, token: { id: "y" } }],
    ["a filter of an idempotency key", { path: "/accounts?idempotency_key=abc&status.in=open" }],
    ["words after Basic", { name: "Basic Checking", description: "Bearer instruments" }],
    ["an address for mail", "write to a@b.test"],
    ["a signature of a webhook", { headers: { "webhook-signature": "v1,abc=" } }],
    ["what is no text", { a: [1, null, true, {}] }],
    ["undefined", undefined],
  ])("leaves %s unchanged", (_what, value) => {
    expect(redactOne(value)).toEqual(value);
  });

  test("replaces a long secret also where other text quotes it, before and after its name", () => {
    const secret = "whsec_abc/def+gh==";
    const quoting = `The receiver said ${secret}.`;
    const value = { before: quoting, params: { shared_secret: secret }, after: [quoting, `${secret}9`] };
    const text = "The receiver said redacted-1.";
    expect(redactOne(value)).toEqual({
      before: text,
      params: { shared_secret: "redacted-1" },
      after: [text, "redacted-19"],
    });
  });

  test("leaves a short secret, and the value of any other parameter of a URL, where other text has them", () => {
    const id = "account_qp1wzu1mrx9pojj4blfo";
    const value = { shared_secret: "created", url: `https://a.test/?id=${id}`, event: "account.created", id };
    expect(redactOne(value)).toEqual({ ...value, shared_secret: "redacted-1", url: "https://a.test/?id=redacted-2" });
  });

  test("replaces the keys that are given anywhere, also with a suffix", () => {
    const redact = createRedactor(["sandbox_key_1234", "short"]);
    expect(redact({ a: "of sandbox_key_1234.worker-1", apiKey: "short", b: "short" })).toEqual({
      a: "of redacted_key_1.worker-1",
      apiKey: "redacted_key_2",
      b: "short",
    });
  });

  test("gives a secret the same placeholder in all calls, and leaves the placeholders of an earlier run", () => {
    const redact = createRedactor();
    expect(redact([{ secret: "redacted-1" }, { secret: "redacted_key_1" }, { secret: "a" }])).toEqual([
      { secret: "redacted-1" },
      { secret: "redacted_key_1" },
      { secret: "redacted-2" },
    ]);
    expect(redact({ secret: "b", token: "a" })).toEqual({ secret: "redacted-3", token: "redacted-2" });
  });

  test("copies deeply nested values, and members of any name", () => {
    const nested = JSON.parse(`${"[".repeat(2_048)}{"__proto__":{"secret":"a"}}${"]".repeat(2_048)}`);
    expect(JSON.stringify(redactOne(nested))).toContain('{"__proto__":{"secret":"redacted-1"}}');
  });

  test.each([
    "//",
    "?a",
    "?a=",
    '"',
    '\\"',
    "Bearer ",
    "x",
    "=",
    "@",
    ".",
    "a.",
    "identification: {",
    "identification: number ",
  ])("takes linear time for a text that repeats %j", (piece) => {
    const text = piece.repeat(100_000);
    expect(redactOne({ shared_secret: "a secret of the test", text }).text).toBe(text);
  });

  test("makes a journal that the bank replays with placeholders, and that refuses what the bank refused", () => {
    const bank = createBank();
    const url = "https://hooks.test/in?token=abc";
    const { id } = bank.eventSubscriptions.create({ url, shared_secret: "a" });
    bank.webhooks.rotateSecret(id, { secret: "b" });
    const redact = createRedactor([bank.apiKey]);
    const { genesis, requests, entries } = redact(bank.journal());
    const replayed = replay(sealJournal({ genesis, requests, entries }));
    expect(replayed.webhooks.secret(id)).toBe("redacted-3");
    expect(replayed.eventSubscriptions.retrieve(id).url).toBe("https://hooks.test/in?token=redacted-1");
    expect(replayed.apiKey).toBe("redacted_key_1");
    for (const params of [
      { url, shared_secret: "x".repeat(101) },
      { url, shared_secret: "from-a-file\n" },
      { url, shared_secret: 7 as never },
      { url: `${url} d` },
      { url: "https://u:p@hooks.test/" },
    ]) {
      expect(() => bank.eventSubscriptions.create(params)).toThrow("invalid_parameters_error");
      expect(() => bank.eventSubscriptions.create(redact(params))).toThrow("invalid_parameters_error");
    }
  });
});

test("makes a journal that the bank replays to the same Entities, and that refuses what the bank refused", () => {
  const bank = createBank();
  const person = {
    name: "Sample Person",
    date_of_birth: "1990-12-10",
    address: { line1: "1 Main Street", city: "Springfield", state: "IL", zip: "62701" },
  };
  const create = (number: string) =>
    bank.entities.create({
      structure: "natural_person",
      natural_person: { ...person, identification: { method: "social_security_number", number } },
    });
  for (const number of ["078-05-1120", "1234", ` ${"9".repeat(198)} `, "A🏦b🏦c"]) create(number);
  const { genesis, requests, entries } = createRedactor()(bank.journal());
  expect(JSON.stringify(entries)).not.toContain("078-05-1120");
  expect(replay(sealJournal({ genesis, requests, entries })).entities.list()).toEqual(bank.entities.list());
  const redact = createRedactor();
  for (const number of ["123", "9".repeat(201), "\ud8001234"]) {
    expect(() => create(number)).toThrow("invalid_parameters_error");
    expect(() => create(redact({ identification: { number } }).identification.number)).toThrow(
      "invalid_parameters_error",
    );
  }
});

test("console.log(bank) shows no secret of a path", () => {
  const bank = createBank();
  send(bank, { method: "GET", path: `/accounts?token=private&x=${bank.apiKey}` });
  expect(inspect(bank)).toContain("GET /accounts?token=redacted-1&x=redacted_key_1: 400");
});
