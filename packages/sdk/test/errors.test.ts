import { type ErrorType, errorCatalogue } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { createDocsUrl } from "../src/errors/docs-url.ts";
import { site } from "../src/generated/site.ts";
import * as sdk from "../src/index.ts";
import { clientOf, errorOf } from "./client.ts";
import type { Answer } from "./scripted-fetch.ts";

const types = Object.entries(errorCatalogue).map(([type, { statuses, title }]) => ({
  type,
  status: statuses[0],
  title,
}));

describe("an error of the API", () => {
  const classes: Readonly<Record<ErrorType, typeof sdk.BankApiError>> = {
    invalid_parameters_error: sdk.InvalidParametersError,
    malformed_request_error: sdk.MalformedRequestError,
    invalid_api_key_error: sdk.InvalidApiKeyError,
    environment_mismatch_error: sdk.EnvironmentMismatchError,
    insufficient_permissions_error: sdk.InsufficientPermissionsError,
    private_feature_error: sdk.PrivateFeatureError,
    api_method_not_found_error: sdk.ApiMethodNotFoundError,
    object_not_found_error: sdk.ObjectNotFoundError,
    idempotency_key_already_used_error: sdk.IdempotencyKeyAlreadyUsedError,
    invalid_operation_error: sdk.InvalidOperationError,
    rate_limited_error: sdk.RateLimitedError,
    internal_server_error: sdk.InternalServerError,
  };

  test.each(types)("an API error of type $type has a class of its own", async ({ type, status, title }) => {
    const body = { type, status, title, detail: "Said so." };
    const error = await failure({ status, body, headers: { "x-request-id": "request_1" } });
    const Class = classes[type as ErrorType];
    expect(error).toBeInstanceOf(Class);
    expect(error).toMatchObject({ type, status, title, detail: "Said so.", requestId: "request_1", attempts: 1, body });
    expect(error.name).toBe(Class.name);
    expect(error.stack).toMatch(new RegExp(`^${Class.name}: `));
    expect(error.message).toBe("Said so (GET /accounts/account_1). Request request_1.");
  });

  test.each(Object.entries(classes))("an API error of type %s has the name of its class", async (type, { name }) => {
    const error = await failure({ status: 418, body: JSON.stringify({ type }) });
    expect([error.name, error.constructor.name, error.stack?.split(":")[0]]).toEqual([name, name, name]);
    expect(Object.keys(error)).not.toContain("name");
  });

  test.each(types)(
    "of type $type has its page on the site, once the site has an address",
    async ({ type, status, title }) => {
      const error = await failure({ status, body: { type, title } });
      expect(error).toHaveProperty("docsUrl", site === null ? undefined : `${site}/errors/${type}`);
      expect(createDocsUrl("https://docs.test/sandbank", type)).toBe(`https://docs.test/sandbank/errors/${type}`);
    },
  );

  test.each([
    [null, "rate_limited_error"],
    [null, undefined],
    ["https://docs.test", undefined],
  ])("on a site at %s has no page where its type is %s", (address, kind) => {
    expect(createDocsUrl(address, kind)).toBeUndefined();
  });

  test.each(["from_the_future_error", "constructor", "__proto__", "bank_api_error"])(
    "an API error of the unknown type %s is a plain BankApiError",
    async (type) => {
      const error = await failure({ status: 422, body: `{"type":"${type}","title":"New."}` });
      expect(Object.getPrototypeOf(error)).toBe(sdk.BankApiError.prototype);
      expect(error).toMatchObject({ type, status: 422, title: "New.", detail: null });
    },
  );

  test("the message of an API error is a single line, even if the server's text has line breaks", async () => {
    const said = "One.\r\n[info] all\u001b[2J is \u0000well\t";
    const error = await failure({ status: 422, body: { type: "new_error", title: said, detail: said } });
    const told = "One. [info] all [2J is well";
    expect(error.message).toBe(`${told} (GET /accounts/account_1).`);
    expect(error).toMatchObject({ title: said, detail: said });
  });

  test("the message of an API error lists the parameter issues that the detail does not mention", async () => {
    const errors = [
      { field: "name", message: "is required" },
      { field: "loan.credit_limit", message: "must be an integer" },
    ];
    const type = "invalid_parameters_error";
    const untold = await failure({ status: 400, body: { type, title: "Bad.", detail: null, errors } });
    const told = await failure({
      status: 400,
      body: { type, title: "Bad.", detail: "`name` is required; `loan.credit_limit` must be an integer.", errors },
    });
    expect(untold).toMatchObject({
      errors,
      message: "Bad (GET /accounts/account_1). name is required. loan.credit_limit must be an integer.",
    });
    expect(told).toMatchObject({
      errors,
      message: "`name` is required; `loan.credit_limit` must be an integer (GET /accounts/account_1).",
    });
  });

  test.each([
    ["invalid_parameters_error", {}, { errors: [] }],
    ["invalid_api_key_error", { reason: "expired_credential" }, { reason: "expired_credential" }],
    ["invalid_api_key_error", {}, { reason: null }],
    ["idempotency_key_already_used_error", { resource_id: "account_9" }, { resourceId: "account_9" }],
    ["idempotency_key_already_used_error", { resource_id: null }, { resourceId: null }],
    ["rate_limited_error", { retry_after: 90 }, { retryAfter: 90 }],
    ["rate_limited_error", {}, { retryAfter: null }],
  ])("an API error of type %s with the members %j has the properties %j", async (type, members, expected) => {
    expect(await failure({ status: 400, body: { type, title: "Bad.", ...members } })).toMatchObject(expected);
  });
});

describe("an answer that is not the API's", () => {
  test.each<[string, Answer, string]>([
    ["a page with status 502", { status: 502, body: "<html>Bad Gateway</html>" }, "body is not an error of the API"],
    ["a page with status 200", { status: 200, body: "<html>Sign in</html>" }, "body is not JSON, or was cut off"],
    ["a truncated success", { status: 200, body: '{"id":' }, "body is not JSON, or was cut off"],
    ["a redirect", { status: 302, body: "" }, "response is a redirect, which is not followed"],
    [
      "a redirect to another host",
      { status: 308, body: "", headers: { location: "https://other.test/" } },
      "response is a redirect to https://other.test/, which is not followed",
    ],
    ["a redirect in a browser", { status: 0, body: "" }, "response is a redirect, which is not followed"],
    ["an empty success", { status: 204, body: "" }, "body is empty"],
  ])("an unexpected response such as %s is a BankApiError without a type", async (_name, answer, what) => {
    const error = await failure(answer);
    expect(Object.getPrototypeOf(error)).toBe(sdk.BankApiError.prototype);
    expect(error).toMatchObject({
      type: null,
      status: answer.status,
      detail: null,
      requestId: null,
      body: answer.body,
      message: `HTTP status ${answer.status} (GET /accounts/account_1). The ${what}: a proxy may have sent it, or baseUrl is wrong.`,
    });
  });

  test.each([null, 7, "text", [], { message: "no route" }, { type: 7, title: 8, errors: "many" }])(
    "an unexpected response such as the JSON %j is a BankApiError without a type",
    async (body) => {
      const error = await failure({ status: 404, body: JSON.stringify(body) });
      expect(error).toMatchObject({ type: null, status: 404, title: "HTTP status 404", detail: null });
    },
  );

  test("a BankApiError keeps the beginning of a long page", async () => {
    const error = await failure({ status: 502, body: "x".repeat(5_000) });
    expect(error).toMatchObject({ body: "x".repeat(1_000) });
  });
});

describe("a connection that fails", () => {
  const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:1"), { code: "ECONNREFUSED" });
  const nameless = Object.assign(new AggregateError([]), { code: "ECONNREFUSED" });

  test.each<[string, Error, string]>([
    [
      "the reason behind it",
      new TypeError("fetch failed", { cause: refused }),
      "connect ECONNREFUSED 127.0.0.1:1 (GET /accounts/account_1). No server responds at https://bank.test/accounts/account_1: check baseUrl.",
    ],
    [
      "the code behind it",
      new TypeError("fetch failed", { cause: nameless }),
      "ECONNREFUSED (GET /accounts/account_1). No server responds at https://bank.test/accounts/account_1: check baseUrl.",
    ],
    ["what fetch says", new TypeError("Failed to fetch"), "Failed to fetch (GET /accounts/account_1)."],
  ])("a failed connection reports %s, and keeps the cause", async (_name, cause, reason) => {
    const { client } = clientOf([cause], { maxRetries: 0 });
    const error = await errorOf(client.accounts.retrieve("account_1"));
    expect(error).toBeInstanceOf(sdk.BankConnectionError);
    expect(error).toMatchObject({ message: `No response: ${reason}`, cause });
  });

  test("a failed connection has a different class than a refusal, with the same base class", async () => {
    const { client } = clientOf([new TypeError("fetch failed")], { maxRetries: 0 });
    const error = await errorOf(client.accounts.retrieve("account_1"));
    expect(error).toBeInstanceOf(sdk.BankClientError);
    expect(error).not.toBeInstanceOf(sdk.BankApiError);
  });
});

describe("a POST that failed", () => {
  const advice = 'The API may have carried it out: repeating with idempotencyKey "k1" is safe.';

  test.each<{ after: string; step: Answer | Error; isTold: boolean }>([
    { after: "a lost connection", step: new TypeError("fetch failed"), isTold: true },
    { after: "500", step: { status: 500, body: { type: "internal_server_error", title: "Failed." } }, isTold: true },
    { after: "a gateway's 504", step: { status: 504, body: "<html>" }, isTold: true },
    { after: "a success that is no JSON", step: { status: 200, body: "<html>" }, isTold: true },
    { after: "501", step: { status: 501, body: { type: "not_built_error", title: "No." } }, isTold: false },
    { after: "storage_error", step: { status: 503, body: { type: "storage_error", title: "No." } }, isTold: false },
    { after: "409", step: { status: 409, body: { type: "invalid_operation_error", title: "No." } }, isTold: false },
    { after: "429", step: { status: 429, body: { type: "rate_limited_error", title: "Slow down." } }, isTold: false },
  ])("a POST that failed after $after may have been carried out: $isTold", async ({ step, isTold }) => {
    const { client } = clientOf([step], { maxRetries: 0 });
    const error = await errorOf(client.accounts.create({ name: "Operating" }, { idempotencyKey: "k1" }));
    expect(error).toMatchObject({ idempotencyKey: "k1" });
    expect((error as Error).message.includes(advice)).toBe(isTold);
  });

  test("gives the key that the client generated", async () => {
    const { client, requests } = clientOf([new TypeError("fetch failed")], { maxRetries: 0 });
    const error = await errorOf(client.accounts.create({ name: "Operating" }));
    expect(error).toMatchObject({ idempotencyKey: requests[0]?.headers["idempotency-key"] });
  });
});

async function failure(answer: Answer): Promise<Error> {
  const { client } = clientOf([answer], { maxRetries: 0 });
  return (await errorOf(client.accounts.retrieve("account_1"))) as Error;
}
