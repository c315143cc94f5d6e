import { type Account, type ErrorType, endpoints, errorCatalogue } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank, type ErrorBody } from "../../src/index.ts";
import { objectLists } from "../support/object-lists.ts";
import {
  invalid,
  keyUsed,
  malformed,
  noSuchMethod,
  notFound,
  notNow,
  type Refusal,
  refusalOf,
  type Sent,
  send,
  stateText,
} from "../support/send.ts";

const MIB = 1_048_576;

let bank: Bank;
let account: Account;
beforeEach(() => {
  bank = createBank();
  account = bank.accounts.create({ name: "Operating" }, { idempotencyKey: "used" });
});

const refusal = (sent: Sent): Refusal => refusalOf(send(bank, sent));

describe("the order of refusals (D-27)", () => {
  const KEY = "test_key";
  const unauthorized: Refusal = { status: 401, type: "invalid_api_key_error" };
  const otherEnvironment: Refusal = { status: 403, type: "environment_mismatch_error" };
  const tooMany: Refusal = { status: 429, type: "rate_limited_error" };

  interface Attempt {
    environment: "live" | "sandbox";
    authorization: string | undefined;
    path: string;
    /** Seconds since the last request that a rate limit of one per second accepted. */
    wait: number;
    key: string;
    text: string;
  }

  const tooLargeAndBroken = `{"amount": 0, "account_id": "account_0"${" ".repeat(MIB)}`;
  const everyProblem: Attempt = {
    environment: "live",
    authorization: undefined,
    path: "/simulations/interest_payment",
    wait: 0,
    key: "used",
    text: tooLargeAndBroken,
  };

  /** Each row repairs exactly the problem of the row before. */
  const ladder: [
    problem: string,
    repaired: (ids: { open: string; closed: string }) => Partial<Attempt>,
    answer: Refusal,
  ][] = [
    ["no API key", () => ({}), unauthorized],
    ["a path that does not exist", () => ({ authorization: `Bearer ${KEY}` }), noSuchMethod],
    ["a simulation in live", () => ({ path: "/simulations/interest_payments" }), otherEnvironment],
    ["one request too many", () => ({ environment: "sandbox" }), tooMany],
    ["a body that is too large", () => ({ wait: 1 }), malformed],
    ["a body that is not JSON", () => ({ text: tooLargeAndBroken.trimEnd() }), malformed],
    ["an amount of zero", () => ({ text: '{"amount": 0, "account_id": "account_0"}' }), invalid("amount")],
    ["an idempotency key that was used", () => ({ text: '{"amount": 1, "account_id": "account_0"}' }), keyUsed],
    ["an Account that does not exist", () => ({ key: "fresh" }), notFound],
    [
      "an Account that is closed",
      ({ closed }) => ({ text: JSON.stringify({ amount: 1, account_id: closed }) }),
      notNow,
    ],
    [
      "nothing",
      ({ open }) => ({ text: JSON.stringify({ amount: 1, account_id: open }) }),
      { status: 200, type: "transaction" },
    ],
  ];

  test.each(ladder.map(([problem, , answer], index) => ({ problem, answer, index })))(
    "answers the first remaining problem ($index): $problem",
    ({ answer, index }) => {
      const banks = {
        live: createBank({ environment: "live", apiKeys: [KEY], rateLimit: { perSecond: 1 } }),
        sandbox: createBank({ apiKeys: [KEY], rateLimit: { perSecond: 1 } }),
      };
      const ids = { open: "", closed: "" };
      for (const each of Object.values(banks)) {
        ids.open = each.accounts.create({ name: "Open" }, { idempotencyKey: "used" }).id;
        ids.closed = each.accounts.close(each.accounts.create({ name: "Closed" }).id).id;
        expect(send(each, { method: "GET", path: "/events" }).status).toBe(200);
      }
      const repairs = ladder.slice(0, index + 1).map(([, repaired]) => repaired(ids));
      const { environment, authorization, path, wait, key, text }: Attempt = Object.assign(
        {},
        everyProblem,
        ...repairs,
      );
      const asked = banks[environment];
      asked.clock.advance({ seconds: wait });
      const before = stateText(asked);
      const headers = { authorization, "idempotency-key": key };
      expect(refusalOf(send(asked, { method: "POST", path, text, headers }))).toEqual(answer);
      if (answer.status !== 200) expect(stateText(asked)).toBe(before);
    },
  );
});

describe("the response of a refusal (D-02, D-03, D-15, D-16)", () => {
  const rows: [ErrorType, Partial<ErrorBody>, () => Sent][] = [
    [
      "invalid_parameters_error",
      { status: 400, errors: [{ field: "name", message: "is required" }] },
      () => ({ method: "POST", path: "/accounts" }),
    ],
    ["malformed_request_error", { status: 400 }, () => ({ method: "POST", path: "/accounts", text: "{" })],
    [
      "invalid_api_key_error",
      { status: 401, reason: "no_header" },
      () => ({ method: "GET", path: "/accounts", headers: { authorization: undefined } }),
    ],
    ["api_method_not_found_error", { status: 404 }, () => ({ method: "DELETE", path: "/accounts" })],
    ["object_not_found_error", { status: 404 }, () => ({ method: "GET", path: "/accounts/account_0" })],
    [
      "idempotency_key_already_used_error",
      { status: 409, resource_id: expect.stringMatching(/^account_/) },
      () => ({ method: "POST", path: "/accounts", body: { name: "Other" }, headers: { "idempotency-key": "used" } }),
    ],
    [
      "invalid_operation_error",
      { status: 409 },
      () => ({ method: "PATCH", path: `/accounts/${account.id}`, body: { loan: { credit_limit: 1 } } }),
    ],
  ];

  test.each(rows)("returns exactly the members of %s, and advises against a retry", (type, members, sent) => {
    const { status, headers, body } = send(bank, sent());
    expect(body).toEqual({ type, title: errorCatalogue[type].title, detail: expect.any(String), ...members });
    expect(status).toBe(members.status);
    expect(headers).toEqual({
      "content-type": "application/json",
      "x-request-id": expect.stringMatching(/^\S+$/),
      "x-should-retry": "false",
      ...(status === 401 ? { "www-authenticate": "Bearer" } : {}),
    });
  });

  test("returns exactly the members of environment_mismatch_error", () => {
    const live = createBank({ environment: "live" });
    const { status, headers, body } = send(live, {
      method: "POST",
      path: "/simulations/programs",
      body: { name: "A" },
    });
    expect([status, body]).toEqual([
      403,
      {
        type: "environment_mismatch_error",
        status: 403,
        title: errorCatalogue.environment_mismatch_error.title,
        detail: expect.any(String),
      },
    ]);
    expect(headers["x-should-retry"]).toBe("false");
  });

  test("returns the time to retry in a rate_limited_error", () => {
    bank = createBank({ rateLimit: { perSecond: 1 } });
    send(bank, { method: "GET", path: "/accounts" });
    const { status, headers, body } = send(bank, { method: "GET", path: "/accounts" });
    expect([status, body]).toEqual([
      429,
      {
        type: "rate_limited_error",
        status: 429,
        title: errorCatalogue.rate_limited_error.title,
        detail: expect.any(String),
        retry_after: 1,
      },
    ]);
    expect(headers).toEqual({
      "content-type": "application/json",
      "retry-after": "1",
      "x-request-id": expect.any(String),
    });
  });

  test("returns a different request id in every response, the same for banks of one seed", () => {
    const idsOf = (asked: Bank) =>
      rows.flatMap(([, , sent]) =>
        [sent(), { method: "GET", path: "/accounts" }].map((each) => send(asked, each).headers["x-request-id"]),
      );
    const ids = idsOf(bank);
    expect(new Set(ids).size).toBe(2 * rows.length);
    expect(idsOf(createBank())).toEqual(ids);
    expect(idsOf(createBank({ seed: "another" }))).not.toEqual(ids);
  });
});

describe("the API key (D-22)", () => {
  const ask = (authorization: string | undefined) =>
    send(bank, { method: "GET", path: "/accounts", headers: { authorization } });

  test.each<[string, (key: string) => string | undefined, string]>([
    ["no header", () => undefined, "no_header"],
    ["an empty header", () => "", "no_credential"],
    ["a scheme without a key", () => "Bearer", "no_credential"],
    ["a scheme with a blank instead of a key", () => "Bearer  ", "no_credential"],
    ["a key without a scheme", (key) => key, "no_credential"],
    ["another scheme", (key) => `Basic ${key}`, "no_credential"],
    ["an unknown key", () => "Bearer sandbox_key_0", "no_credential"],
    ["a key without its last character", (key) => `Bearer ${key.slice(0, -1)}`, "no_credential"],
    ["a key with an extra character", (key) => `Bearer ${key}0`, "no_credential"],
    ["a key repeated", (key) => `Bearer ${key}${key}`, "no_credential"],
    ["a key and another word", (key) => `Bearer ${key} ${key}`, "no_credential"],
    ["a key in capitals", (key) => `Bearer ${key.toUpperCase()}`, "no_credential"],
    ["a key of the other environment", () => `Bearer ${createBank({ environment: "live" }).apiKey}`, "no_credential"],
  ])("refuses an API key header: %s [bearer, environments]", (_, authorizationOf, reason) => {
    expect(ask(authorizationOf(bank.apiKey))).toMatchObject({
      status: 401,
      headers: { "www-authenticate": "Bearer" },
      body: { type: "invalid_api_key_error", reason },
    });
  });

  const UNKNOWN = "The key in the `Authorization` header is not a key of this bank.";
  const NOT_BEARER = "The `Authorization` header is not `Bearer` and one key.";
  const OF_SERVER = "It has the form `<API key>.<name>`, by which a server of `sandbank start` selects a bank.";

  test.each<[string, string | undefined, string]>([
    ["is missing", undefined, "There is no `Authorization` header."],
    ["is empty", " ", "The `Authorization` header is empty."],
    ["has another scheme", "Basic c2VjcmV0", NOT_BEARER],
    ["has no key", "Bearer", NOT_BEARER],
    ["has two keys", "Bearer one two", NOT_BEARER],
    ["has an unknown key", "Bearer one", UNKNOWN],
    ["has a live key", "Bearer live_key_1", `${UNKNOWN} It looks like a key of a live bank, and this bank is sandbox.`],
    ["names a bank of a server", "Bearer one.worker-1", `${UNKNOWN} ${OF_SERVER}`],
  ])("says in the detail of a 401 that the header %s", (_, authorization, problem) => {
    const advice =
      "Send `Authorization: Bearer <API key>` with a key of this bank: `bank.apiKey` in the program that created it, or the key that `sandbank env` prints for a server.";
    expect(ask(authorization).body.detail).toBe(`${problem} ${advice}`);
  });

  test("says the same of a known key as of an unknown one if a bank's name follows it", () => {
    expect(ask(`Bearer ${bank.apiKey}.worker-1`).body.detail).toBe(ask("Bearer unknown.worker-1").body.detail);
  });

  test("says to a sandbox key that the bank is live", () => {
    bank = createBank({ environment: "live" });
    expect(ask("Bearer sandbox_key_1").body.detail).toContain("a key of a sandbox bank, and this bank is live.");
  });

  test("accepts each API key of the bank, and the header in any case", () => {
    bank = createBank({ apiKeys: ["one", "another"] });
    expect(bank.apiKey).toBe("one");
    expect([ask("Bearer one"), ask("Bearer another"), ask("Bearer other")].map(({ status }) => status)).toEqual([
      200, 200, 401,
    ]);
    const answer = bank.handle({ method: "GET", path: "/accounts", headers: { AUTHORIZATION: "Bearer one" } });
    expect(answer.status).toBe(200);
    expect(bank.handle({ method: "GET", path: "/accounts" }).status).toBe(401);
  });
});

describe("paths and methods", () => {
  test.each<[string, string]>([
    ["DELETE", "/accounts"],
    ["PUT", "/accounts"],
    ["OPTIONS", "/accounts"],
    ["get", "/accounts"],
    ["", "/accounts"],
    ["PATCH", "/accounts"],
    ["GET", ""],
    ["GET", "/"],
    ["GET", "//"],
    ["GET", "?limit=1"],
    ["GET", "accounts"],
    ["GET", "v1/accounts"],
    ["GET", "/v1/accounts"],
    ["GET", "/accounts/"],
    ["GET", "//accounts"],
    ["GET", "/accounts//balance"],
    ["GET", "/Accounts"],
    ["GET", "/account"],
    ["GET", "/accounts%2F"],
    ["GET", "/accounts%2Faccount_0"],
    ["GET", "/%2561ccounts"],
    ["GET", "/%61ccounts%"],
    ["GET", "/accounts/%zz"],
    ["GET", "/accounts/%ED%A0%80/balance"],
    ["GET", "/accounts/account_0/"],
    ["GET", "/accounts/account_0/balance/"],
    ["GET", "/accounts/account_0/closed"],
    ["GET", "/accounts/account_0/close"],
    ["POST", "/accounts/account_0"],
    ["POST", "/accounts/account_0/balance"],
    ["GET", "/simulations"],
    ["GET", "/simulations/interest_payments"],
    ["POST", "/interest_payments"],
    ["GET", "https://bank.test/accounts"],
    ["GET", "/constructor"],
    ["__proto__", "/accounts"],
  ])("refuses %s %s with every query and body", (method, path) => {
    expect(refusal({ method, path })).toEqual(noSuchMethod);
    expect(refusal({ method, path: path.includes("?") ? path : `${path}?limit=0`, text: "{" })).toEqual(noSuchMethod);
  });

  const retrieveEndpoints = Object.entries(endpoints).filter(
    ([operation, { method }]) => method === "GET" && operation.endsWith(".retrieve"),
  );

  test.each(retrieveEndpoints.map(([operation, { path }]) => ({ operation, path })))(
    "refuses ids of every other type and other strings as an id: $operation (D-28)",
    ({ path }) => {
      bank.simulations.interestPayments.create({ account_id: account.id, amount: 1 });
      const idByPath: Readonly<Record<string, string | undefined>> = {
        "/accounts": account.id,
        "/entities": account.entity_id,
        "/programs": account.program_id,
        "/events": bank.events.list().data[0]?.id,
        "/transactions": bank.transactions.list().data[0]?.id,
      };
      const collection = path.slice(0, path.lastIndexOf("/"));
      const ids = Object.entries(idByPath).flatMap(([owner, id]) => (owner === collection ? [] : [id]));
      expect(ids.length).toBeGreaterThanOrEqual(4);
      const odd = [
        "0",
        "%20",
        "%00",
        "%2E%2E",
        "..",
        "null",
        "__proto__",
        "a".repeat(10_000),
        "%F0%9F%8F%A6",
        "account_",
      ];
      for (const id of [...ids, ...odd]) {
        expect([id, refusal({ method: "GET", path: `${collection}/${id}` })]).toEqual([id, notFound]);
      }
    },
  );

  test.each(["/%61ccounts", "/accou%6Ets?limit=1"])(
    "decodes each segment of a path once: %s is the list of Accounts (D-28)",
    (path) => expect(send(bank, { method: "GET", path })).toMatchObject({ status: 200, body: { data: [account] } }),
  );

  test("keeps an encoded slash inside its segment (D-28)", () => {
    const path = `/accounts/${account.id}%2Fbalance`;
    expect(refusal({ method: "GET", path })).toEqual(notFound);
  });

  test.each([
    ["/accounts", 200],
    ["/accounts?limit=0", 400],
    ["/accounts/account_0", 404],
    ["/accounts/", 404],
  ])("answers HEAD %s as GET, with %d and without a body (D-04)", (path, status) => {
    const headers = { authorization: `Bearer ${bank.apiKey}` };
    const { headers: expected, ...get } = bank.handle({ method: "GET", path, headers });
    const head = bank.handle({ method: "HEAD", path, headers });
    expect([get.status, head.status, head.body]).toEqual([status, status, ""]);
    expect(Object.keys(head.headers)).toEqual(Object.keys(expected));
  });

  test.each(["", "/balance"])("finds an Account by its percent-encoded id under /accounts/{account_id}%s", (rest) => {
    const path = `/accounts/${account.id.replaceAll("a", "%61")}${rest}`;
    expect(send(bank, { method: "GET", path }).status).toBe(200);
  });
});

describe("unusual requests (D-28)", () => {
  test.each<[string, Refusal]>([
    ["limit=1&limit=1", invalid("query.limit")],
    ["limit=1&limit=2", invalid("query.limit")],
    ["entity_id=a&limit=5&entity_id=b", invalid("query.entity_id")],
    ["status.in=open&status.in=closed", invalid("query.status.in")],
    ["limit=1&%6Cimit=1", invalid("query.limit")],
    ["created_at.after=2026-01-01T00:00:00Z&created_at.after=2026-01-01T00:00:00Z", invalid("query.created_at.after")],
    ["limit=1&limit=1&entity_id=a&entity_id=b", invalid("query.limit", "query.entity_id")],
    ["status.in=", invalid("query.status.in")],
    ["status.in", invalid("query.status.in")],
    ["status.in=,", invalid("query.status.in.0", "query.status.in.1")],
    ["status.in=open,", invalid("query.status.in.1")],
    ["status=open", invalid("query.status")],
    ["created_at=2026-01-01T00:00:00Z", invalid("query.created_at")],
    ["created_at=x&created_at.after=2026-01-01T00:00:00Z", invalid("query.created_at")],
    ["created_at.after=2026-01-01T00:00:00Z&created_at=x", invalid("query.created_at")],
    ["status[in]=open", invalid("query.status[in]")],
    ["limit=%zz", invalid("query.limit")],
    ["%zz=1", invalid("query.%zz")],
    ["name=%ED%A0%80", invalid("query.name")],
    ["=", invalid("query.")],
  ])("refuses the Account list query %s", (query, expected) => {
    expect(refusal({ method: "GET", path: `/accounts?${query}` })).toEqual(expected);
  });

  test.each(["", "&", "&&", "limit=1&", "&status.in=open"])("ignores empty parts of a query: %j", (query) => {
    expect(send(bank, { method: "GET", path: `/accounts?${query}` }).status).toBe(200);
  });

  test("refuses a query on a POST, and names each parameter", () => {
    const sent = { method: "POST", path: "/accounts?limit=1&limit=1&a=b", body: { name: "A" } };
    expect(refusal(sent)).toEqual(invalid("query.limit", "query.a"));
  });

  test.each([
    "text/plain",
    "text/plain;charset=UTF-8",
    "application/x-www-form-urlencoded",
    "application/jsonp",
    "text/json",
    "",
  ])("refuses a body with the content type %j [body-json]", (type) => {
    const sent = { method: "POST", path: "/accounts", body: { name: "A" }, headers: { "content-type": type } };
    expect(refusal(sent)).toEqual(malformed);
  });

  test.each([
    "application/json",
    "application/json; charset=utf-8",
    "application/json;charset=UTF-8",
    "Application/JSON",
  ])("accepts a body with the content type %j [body-json]", (type) => {
    const sent = { method: "POST", path: "/accounts", body: { name: "A" }, headers: { "content-type": type } };
    expect(send(bank, sent).status).toBe(200);
  });

  test("accepts a request without a body with every content type", () => {
    const sent = { method: "POST", path: `/accounts/${account.id}/close`, headers: { "content-type": "text/plain" } };
    expect(send(bank, sent).status).toBe(200);
  });

  test.each(["null", "[]", '[{"name":"A"}]', '"A"', "1", "1.5", "true"])(
    "refuses the body %s, which is not an object",
    (text) => {
      expect(refusal({ method: "POST", path: "/accounts", text })).toEqual(invalid("body"));
      expect(refusal({ method: "PATCH", path: `/accounts/${account.id}`, text })).toEqual(invalid("body"));
      expect(refusal({ method: "POST", path: `/accounts/${account.id}/close`, text })).toEqual(invalid("body"));
    },
  );

  test.each([undefined, "", " \n"])("reads the body %j as an empty object", (text) => {
    const content = text === undefined ? {} : { text };
    expect(refusal({ method: "POST", path: "/accounts", ...content })).toEqual(invalid("name"));
  });
});

describe("size and depth (D-18)", () => {
  const padded = (text: string, bytes: number) => text + " ".repeat(bytes - new TextEncoder().encode(text).length);

  test.each([
    ["one byte to a character", '{"name":"A"}'],
    ["two bytes to a character", `{"name":"${"é".repeat(200)}"}`],
    ["four bytes to a character", `{"name":"${"🏦".repeat(100)}"}`],
  ])("accepts a body of exactly 1 MiB, and refuses one byte more: %s", (_, text) => {
    const create = (bytes: number) => send(bank, { method: "POST", path: "/accounts", text: padded(text, bytes) });
    expect(create(MIB).status).toBe(200);
    expect(refusalOf(create(MIB + 1))).toEqual(malformed);
  });

  test("counts the size of a body in bytes, not characters", () => {
    const text = `{"name":"${"é".repeat(MIB / 2)}"}`;
    expect(text.length).toBeLessThan(MIB);
    expect(refusal({ method: "POST", path: "/accounts", text })).toEqual(malformed);
    const fits = `{"name":"${"é".repeat(MIB / 2 - 10)}"}`;
    expect(refusal({ method: "POST", path: "/accounts", text: fits })).toEqual(invalid("name"));
  });

  test("searches a body of 1 MiB for non-integer numbers", () => {
    const text = `${padded(`{"name":"${"\\\\".repeat(400_000)}","x":[`, MIB - 5)}1.5]}`;
    expect(refusal({ method: "POST", path: "/accounts", text })).toEqual(invalid("name", "x"));
  });

  const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
  const arrays = (levels: number) => `{"a":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}`;

  test.each<[string, string, Refusal]>([
    ["32 levels of objects", objects(32), invalid("name", "a")],
    ["33 levels of objects", objects(33), malformed],
    ["32 levels, all but one arrays", arrays(32), invalid("name", "a")],
    ["33 levels, all but one arrays", arrays(33), malformed],
    ["33 levels next to shallow ones", `{"name":"A","b":[[]],"a":${objects(32)},"c":1}`, malformed],
    ["half a million levels", "[".repeat(MIB / 2) + "]".repeat(MIB / 2), malformed],
    ["half a million levels without an end", "[".repeat(MIB / 2), malformed],
  ])("limits the depth of a body: %s", (_, text, expected) => {
    expect(refusal({ method: "POST", path: "/accounts", text })).toEqual(expected);
  });
});

describe("unknown fields and parameters (D-06)", () => {
  const terms = { credit_limit: 1, grace_period_days: 1, statement_day_of_month: 1, statement_payment_type: "balance" };
  const rows: [string, Sent, string[]][] = [
    ["in a body", { method: "POST", path: "/accounts", body: { name: "A", zip: 1, zap: 2 } }, ["zip", "zap"]],
    [
      "at each level of a body",
      { method: "POST", path: "/accounts", body: { name: "A", funding: "loan", loan: { ...terms, rate: 1 }, zip: 1 } },
      ["loan.rate", "zip"],
    ],
    ["in a query", { method: "GET", path: "/accounts?zip=1&limit=1&zap=2" }, ["query.zip", "query.zap"]],
    ["in a query without known parameters", { method: "GET", path: "/events?zip" }, ["query.zip"]],
    ["in the query of a POST", { method: "POST", path: "/accounts?zip=1", body: { name: "A" } }, ["query.zip"]],
    ["with a fraction as value", { method: "POST", path: "/accounts", text: '{"name":"A","zip":1.5}' }, ["zip"]],
    [
      "with the name of an inherited property",
      { method: "POST", path: "/accounts", text: '{"name":"A","__proto__":{},"constructor":1}' },
      ["__proto__", "constructor"],
    ],
  ];

  test.each(rows)("refuses unknown fields, and names each: %s", (_, sent, fields) => {
    expect(refusal(sent)).toEqual(invalid(...fields));
    expect(bank.unreadFields()).toEqual([]);
  });

  test.each(rows)("ignores and reports unknown fields with `unknownFields: 'ignore'`: %s", (_, sent, fields) => {
    bank = createBank({ unknownFields: "ignore" });
    expect(send(bank, sent).status).toBe(200);
    const operation = sent.path.startsWith("/events")
      ? "events.list"
      : sent.method === "GET"
        ? "accounts.list"
        : "accounts.create";
    expect(bank.unreadFields()).toEqual(fields.map((field) => `${operation} ${field}`).toSorted());
  });

  test("ignores unknown fields with every value", () => {
    bank = createBank({ unknownFields: "ignore" });
    const text = '{"name":"A","zip":[{"a":1.5},"\\ud800",1e400]}';
    expect(send(bank, { method: "POST", path: "/accounts?zip=1&zip=%zz", text }).status).toBe(200);
    expect(bank.unreadFields()).toEqual(["accounts.create query.zip", "accounts.create zip"]);
  });

  test("keeps at most 10,000 names of ignored fields, and counts the rest", () => {
    const lenient = createBank({ unknownFields: "ignore" });
    const fieldsFrom = (first: number, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`field_${first + index}`, 1]));
    const create = (fields: object) =>
      expect(send(lenient, { method: "POST", path: "/accounts", body: { name: "A", ...fields } }).status).toBe(200);

    create(fieldsFrom(0, 10_000));
    create(fieldsFrom(0, 10));
    expect(lenient.unreadFields()).toHaveLength(10_000);
    create(fieldsFrom(9_998, 5));
    create(fieldsFrom(9_998, 5));
    expect(lenient.unreadFields()).toHaveLength(10_001);
    expect(lenient.unreadFields().at(-1)).toBe("(and 6 more)");
  });

  test("counts ignored names of more than 200 characters without keeping them", () => {
    const lenient = createBank({ unknownFields: "ignore" });
    send(lenient, { method: "POST", path: "/accounts", body: { name: "A", zip: 1, ["z".repeat(300)]: 1 } });
    expect(lenient.unreadFields()).toEqual(["accounts.create zip", "(and 1 more)"]);
  });

  test("refuses wrong values in known fields when it ignores unknown ones", () => {
    bank = createBank({ unknownFields: "ignore" });
    expect(refusal({ method: "POST", path: "/accounts", body: { nam: "A" } })).toEqual(invalid("name"));
    expect(refusal({ method: "GET", path: "/accounts?limit=0&zip=1" })).toEqual(invalid("query.limit"));
    const loan = { ...terms, credit_limit: -1, rate: 1 };
    const body = { name: "A", funding: "loan", loan };
    expect(refusal({ method: "POST", path: "/accounts", body })).toEqual(invalid("loan.credit_limit"));
  });
});

describe("the limit of a page (D-10)", () => {
  test.each(objectLists.map(([operation, { path }]) => ({ operation, path })))(
    "accepts a limit of 1 to 100 in $operation [list-limit-maximum, constant-page]",
    ({ path }) => {
      const ask = (limit: string) => send(bank, { method: "GET", path: `${path}?limit=${limit}` });
      for (const limit of ["1", "100"]) expect(ask(limit).status).toBe(200);
      for (const limit of [
        "0",
        "101",
        "-1",
        "-0",
        "1e1",
        "1.0",
        "abc",
        "",
        "007",
        "%2B5",
        "0x10",
        "9007199254740993",
      ]) {
        expect([limit, refusalOf(ask(limit))]).toEqual([limit, invalid("query.limit")]);
      }
    },
  );
});

describe("the rate limit (D-17)", () => {
  const list: Sent = { method: "GET", path: "/accounts" };
  const statuses = (...sent: Sent[]) => sent.map((each) => send(bank, each).status);

  test("has no rate limit by default", () => {
    expect(new Set(statuses(...Array.from({ length: 500 }, () => list)))).toEqual(new Set([200]));
  });

  test("refuses requests over the rate limit until the next second of the bank's clock", () => {
    bank = createBank({ rateLimit: { perSecond: 2 } });
    expect(statuses(list, list, list, list)).toEqual([200, 200, 429, 429]);
    bank.clock.advance({ milliseconds: 999 });
    expect(statuses(list)).toEqual([429]);
    bank.clock.advance({ milliseconds: 1 });
    expect(statuses(list, list, list)).toEqual([200, 200, 429]);
  });

  test("counts requests with refused parameters toward the rate limit, but not those without a key or a path", () => {
    bank = createBank({ rateLimit: { perSecond: 2 } });
    const noKey = { ...list, headers: { authorization: undefined } };
    const noPath = { ...list, path: "/nothing" };
    const wrong = { ...list, path: "/accounts?limit=0" };
    expect(statuses(noKey, noPath, wrong, noKey, noPath, list, wrong)).toEqual([401, 404, 400, 401, 404, 200, 429]);
  });

  test("neither executes a request over the rate limit nor uses up its idempotency key", () => {
    bank = createBank({ rateLimit: { perSecond: 1 } });
    const create = { method: "POST", path: "/accounts", body: { name: "A" }, headers: { "idempotency-key": "key" } };
    expect(statuses(list, create)).toEqual([200, 429]);
    expect(bank.accounts.list().data).toEqual([]);
    bank.clock.advance({ seconds: 1 });
    const answer = send(bank, create);
    expect([answer.status, answer.headers["idempotent-replayed"]]).toEqual([200, undefined]);
  });

  test("applies no rate limit to direct calls", () => {
    bank = createBank({ rateLimit: { perSecond: 1 } });
    for (let index = 0; index < 10; index++) bank.accounts.create({ name: "A" });
    expect(bank.accounts.list().data).toHaveLength(10);
  });
});
