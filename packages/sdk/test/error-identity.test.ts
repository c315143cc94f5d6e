import { runInNewContext } from "node:vm";
import { build } from "esbuild";
import { beforeAll, describe, expect, test, vi } from "vitest";
import * as sdk from "../src/index.ts";
import { apiKey, clientOf, errorOf } from "./client.ts";

type Sdk = typeof sdk;

/** Loads a second copy of the SDK, as a duplicate install would. */
async function anotherCopy(): Promise<Sdk> {
  vi.resetModules();
  return await import("../src/index.ts");
}

/** Loads the SDK in a separate realm, with its own `Error`, `Object` and `Promise`. */
async function inAnotherRealm(): Promise<Sdk> {
  const entry = new URL("../src/index.ts", import.meta.url).pathname;
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "sdk",
  });
  const globals = { AbortController, URL, setTimeout, clearTimeout, crypto };
  return runInNewContext(`${outputFiles[0]?.text}; sdk`, globals);
}

describe.each<[string, () => Promise<Sdk>]>([
  ["a second copy of the SDK", anotherCopy],
  ["a copy of the SDK in another realm", inAnotherRealm],
])("an error of %s", (_what, load) => {
  let other: Sdk;
  beforeAll(async () => {
    other = await load();
  });

  async function refusalOf({ BankClient }: Sdk, status: number, body: object) {
    const fetch = async () => ({ status, headers: { get: () => null }, text: async () => JSON.stringify(body) });
    return errorOf(
      new BankClient({ apiKey, baseUrl: "https://bank.test", fetch, maxRetries: 0 }).accounts.retrieve("account_1"),
    );
  }

  test("isBankApiError and instanceof recognize an error of another copy of the SDK, in both directions", async () => {
    const body = { type: "object_not_found_error", title: "None." };
    const [ours, theirs] = [await refusalOf(sdk, 404, body), await refusalOf(other, 404, body)];
    expect(other.BankApiError).not.toBe(sdk.BankApiError);
    for (const error of [ours, theirs]) {
      for (const copy of [sdk, other]) {
        expect(copy.isBankApiError(error)).toBe(true);
        expect(error instanceof copy.BankApiError).toBe(true);
        expect(error instanceof copy.ObjectNotFoundError).toBe(true);
        expect(error instanceof copy.RateLimitedError).toBe(false);
      }
    }
  });

  test("an error of another copy of the SDK has the class of its status", async () => {
    expect((await refusalOf(other, 429, {})) instanceof sdk.RateLimitedError).toBe(true);
    expect((await refusalOf(other, 503, {})) instanceof sdk.InternalServerError).toBe(true);
    expect((await refusalOf(other, 401, {})) instanceof sdk.InvalidApiKeyError).toBe(true);
  });

  test("instanceof recognizes a lost connection and a timeout of another copy of the SDK, in both directions", async () => {
    const errorsOf = async ({ BankClient }: Sdk) => {
      const options = { apiKey, baseUrl: "https://bank.test", maxRetries: 0 };
      const failing = async () => Promise.reject(new TypeError("fetch failed"));
      const lost = await errorOf(new BankClient({ ...options, fetch: failing }).accounts.create({ name: "A" }));
      const silent = new BankClient({ ...options, timeoutMs: 1, fetch: () => new Promise(() => {}) });
      return [lost, await errorOf(silent.accounts.create({ name: "A" }))];
    };
    const copies = [sdk, other];
    for (const [lost, late] of [await errorsOf(sdk), await errorsOf(other)]) {
      for (const { BankClientError, BankConnectionError, BankTimeoutError, BankApiError } of copies) {
        const classes = [BankClientError, BankConnectionError, BankTimeoutError, BankApiError];
        expect(classes.map((each) => lost instanceof each)).toEqual([true, true, false, false]);
        expect(classes.map((each) => late instanceof each)).toEqual([true, true, true, false]);
        class OwnError extends BankConnectionError {}
        expect(lost instanceof OwnError).toBe(false);
        const own = new OwnError("own", { ...(late as sdk.BankClientError) });
        expect([...classes, OwnError].map((each) => own instanceof each)).toEqual([true, true, false, false, true]);
      }
    }
  });

  test("instanceof BankArgumentError recognizes an error of another copy of the SDK, in both directions", () => {
    const refusalOf = ({ BankClient }: Sdk) => {
      try {
        return new BankClient({ apiKey: "" });
      } catch (error) {
        return error;
      }
    };
    const [ours, theirs] = [refusalOf(sdk), refusalOf(other)];
    expect(other.BankArgumentError).not.toBe(sdk.BankArgumentError);
    for (const error of [ours, theirs]) {
      for (const copy of [sdk, other]) expect(error instanceof copy.BankArgumentError).toBe(true);
    }
    for (const value of [new TypeError("no"), { name: "BankArgumentError" }, undefined, null]) {
      expect(value instanceof sdk.BankArgumentError).toBe(false);
    }
    class OwnError extends sdk.BankArgumentError {}
    expect(ours instanceof OwnError).toBe(false);
    expect(new OwnError("own") instanceof OwnError).toBe(true);
    expect(new OwnError("own") instanceof sdk.BankArgumentError).toBe(true);
  });
});

describe("isBankApiError", () => {
  test("isBankApiError is false for any value that is not an API error", async () => {
    const { client } = clientOf([new TypeError("fetch failed")], { maxRetries: 0 });
    const lost = await errorOf(client.accounts.retrieve("account_1"));
    const refused = await errorOf(client.accounts.retrieve("" as "account_1"));
    const lookalike = { name: "BankApiError", type: "object_not_found_error", status: 404 };
    for (const value of [lost, refused, new Error("other"), lookalike, null, undefined, 7, "error", {}, []]) {
      expect(sdk.isBankApiError(value)).toBe(false);
      expect(value instanceof sdk.BankApiError).toBe(false);
      expect(value instanceof sdk.ObjectNotFoundError).toBe(false);
    }
  });
});

test("instanceof of a user's subclass matches its own instances only", async () => {
  class QuotaError extends sdk.RateLimitedError {}
  class AnyRefusal extends sdk.BankApiError {}
  const { client } = clientOf([{ status: 429 }], { maxRetries: 0 });
  const error = await errorOf(client.accounts.retrieve("account_1"));
  expect(error instanceof sdk.RateLimitedError).toBe(true);
  expect(error instanceof QuotaError).toBe(false);
  expect(error instanceof AnyRefusal).toBe(false);
  const own = Object.create(QuotaError.prototype, { type: { value: "rate_limited_error" } });
  expect(own instanceof QuotaError).toBe(true);
  expect(own instanceof AnyRefusal).toBe(false);
  expect(own instanceof sdk.RateLimitedError).toBe(true);
  expect(own instanceof sdk.BankApiError).toBe(true);
});

test("instanceof recognizes the errors of webhooks of another copy of the SDK, and a user's subclass as usual", async () => {
  const loaded = async () => {
    vi.resetModules();
    const { verifyWebhook, WebhookBusyError, WebhookVerificationError } = await import("../src/webhooks.ts");
    const unsigned = { headers: {}, body: "{}", secret: "s" };
    const refused = await errorOf((async () => verifyWebhook(unsigned))());
    return { WebhookBusyError, WebhookVerificationError, busy: new WebhookBusyError("event_1"), refused };
  };
  const [one, other] = [await loaded(), await loaded()];
  expect(one.WebhookVerificationError).not.toBe(other.WebhookVerificationError);
  for (const { WebhookBusyError, WebhookVerificationError } of [one, other]) {
    class OwnError extends WebhookBusyError {
      override get name() {
        return "OwnError";
      }
    }
    const classes = [WebhookVerificationError, WebhookBusyError, OwnError];
    expect(classes.map((each) => one.refused instanceof each)).toEqual([true, false, false]);
    expect(classes.map((each) => one.busy instanceof each)).toEqual([false, true, false]);
    expect(classes.map((each) => new OwnError("event_1") instanceof each)).toEqual([false, true, true]);
  }
});
