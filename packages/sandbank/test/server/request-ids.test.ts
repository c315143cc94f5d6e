import { afterAll, beforeAll, expect, test } from "vitest";
import type { RunningServer } from "../../src/index.ts";
import { type RawRequest, sendRaw, startFrozen } from "../support/servers.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startFrozen({ banks: "off", corsOrigins: ["http://app.localhost:5173"] });
});
afterAll(() => server.stop());

const here = "Host: localhost";
/** One byte more than the body of an admin request can have. */
const large = "x".repeat(2 ** 20 + 1);
const json = "Content-Type: application/json";

/** The requests that the server answers by itself, with the status and the type of the error. */
const requests: readonly [what: string, outcome: string, request: (server: RunningServer) => RawRequest][] = [
  ["another host", "403 host_not_allowed_error", () => ({ target: "/accounts", headers: ["Host: evil.test"] })],
  ["no host", "400 host_not_allowed_error", () => ({ target: "/accounts" })],
  ["two hosts", "400 host_not_allowed_error", () => ({ target: "/accounts", headers: [here, here] })],
  [
    "another origin",
    "403 origin_not_allowed_error",
    () => ({ target: "/accounts", headers: [here, "Origin: http://evil.test"] }),
  ],
  [
    "a preflight",
    "204",
    () => ({
      method: "OPTIONS",
      target: "/accounts",
      headers: [here, "Origin: http://app.localhost:5173", "Access-Control-Request-Method: POST"],
    }),
  ],
  [
    "the name of no bank, in the key",
    "404 bank_not_found_error",
    ({ apiKey }) => ({ target: "/accounts", headers: [here, `Authorization: Bearer ${apiKey}.none`] }),
  ],
  [
    "the name of no bank, in the path",
    "404 bank_not_found_error",
    ({ apiKey }) => ({ target: "/_sandbank/b/none/accounts", headers: [here, `Authorization: Bearer ${apiKey}`] }),
  ],
  [
    "two banks",
    "400 several_banks_error",
    ({ apiKey }) => ({
      target: "/_sandbank/b/one/accounts",
      headers: [here, `Authorization: Bearer ${apiKey}`, "sandbank-bank: two"],
    }),
  ],
  [
    "a peek that is not a GET",
    "400 admin_parameters_error",
    ({ apiKey }) => ({
      method: "POST",
      target: "/accounts",
      headers: [here, `Authorization: Bearer ${apiKey}`, "sandbank-peek: 1"],
    }),
  ],
  ["no admin key", "401 admin_key_error", () => ({ target: "/_sandbank/clock", headers: [here] })],
  [
    "the key of a bank for the server",
    "403 admin_token_needed_error",
    ({ apiKey }) => ({ target: "/_sandbank/banks", headers: [here, `Authorization: Bearer ${apiKey}`] }),
  ],
  [
    "an unknown admin path",
    "404 admin_method_not_found_error",
    ({ token }) => ({ target: "/_sandbank/none", headers: [here, `Authorization: Bearer ${token}`] }),
  ],
  [
    "an unknown admin parameter",
    "400 admin_parameters_error",
    ({ token }) => ({ target: "/_sandbank/clock?none=1", headers: [here, `Authorization: Bearer ${token}`] }),
  ],
  [
    "an admin body that is too large",
    "413 admin_parameters_error",
    ({ token }) => ({
      method: "POST",
      target: "/_sandbank/clock/advance",
      headers: [here, json, `Authorization: Bearer ${token}`, `Content-Length: ${large.length}`],
      body: large,
    }),
  ],
  [
    "an admin operation",
    "200",
    ({ token }) => ({ target: "/_sandbank/clock", headers: [here, `Authorization: Bearer ${token}`] }),
  ],
  ["health", "200", () => ({ target: "/_sandbank/health", headers: [here] })],
  ["the OpenAPI document", "200", () => ({ target: "/_sandbank/openapi.json", headers: [here] })],
  ["the text for agents", "200", () => ({ target: "/_sandbank/llms.txt", headers: [here] })],
  ["the redirect to the page", "308", () => ({ target: "/_sandbank", headers: [here] })],
  [
    "a file of the page that is not there",
    "404 admin_method_not_found_error",
    () => ({ target: "/_sandbank/assets/none.js", headers: [here] }),
  ],
];

/** The ids of a response: each `x-request-id` header. */
const idsOf = (headers: string) => [...headers.matchAll(/^x-request-id: (.*)$/gm)].map(([, id]) => id?.trim());

const number = (id: string | undefined) => Number.parseInt(id?.slice("server_request_".length) ?? "", 36);

test.each(requests)(
  "the server answers %s with %s and one id of its own, each greater than the one before",
  async (_, outcome, request) => {
    const { status, headers, body } = await sendRaw(server, request(server));
    const [, type = ""] = /"type":"([^"]*_error)"/.exec(status < 400 ? "" : body) ?? [];
    expect(`${status} ${type}`.trim()).toBe(outcome);
    const [id, ...others] = idsOf(headers);
    expect(id).toMatch(/^server_request_[0-9a-z]{20}$/);
    expect(others).toEqual([]);
    const later = await sendRaw(server, request(server));
    expect(number(idsOf(later.headers)[0])).toBe(number(id) + 1);
  },
);

test("the page, and a stream, have an id", async () => {
  const page = await sendRaw(server, { target: "/_sandbank/", headers: [here] });
  expect(idsOf(page.headers)).toEqual([expect.stringMatching(/^server_request_/)]);
  const controller = new AbortController();
  const stream = await fetch(`${server.url}/_sandbank/stream`, {
    headers: { authorization: `Bearer ${server.token}` },
    signal: controller.signal,
  });
  expect(stream.headers.get("x-request-id")).toMatch(/^server_request_[0-9a-z]{20}$/);
  controller.abort();
});

test("the ids of a bank are its own, and no request that the server answers moves them", async () => {
  const idsOfBank = async (disturb: (server: RunningServer) => Promise<unknown>) => {
    const fresh = await startFrozen({ banks: "off", corsOrigins: ["http://app.localhost:5173"] });
    const ids: unknown[] = [];
    const authorization = `Bearer ${fresh.apiKey}`;
    for (let round = 0; round < 2; round++) {
      for (const target of ["/accounts", "/none", "/accounts?limit=x"]) {
        const { headers } = await sendRaw(fresh, { target, headers: [here, `Authorization: ${authorization}`] });
        ids.push(...idsOf(headers));
      }
      ids.push(...idsOf((await sendRaw(fresh, { target: "/accounts", headers: [here] })).headers));
      await disturb(fresh);
    }
    await fresh.stop();
    return ids;
  };
  const undisturbed = await idsOfBank(async () => {});
  expect(undisturbed).toHaveLength(8);
  expect(new Set(undisturbed).size).toBe(8);
  for (const id of undisturbed) expect(id).toMatch(/^request_[0-9a-z]{20}$/);
  const disturbed = await idsOfBank(async (fresh) => {
    for (const [, , request] of requests) await sendRaw(fresh, request(fresh));
  });
  expect(disturbed).toEqual(undisturbed);
});
