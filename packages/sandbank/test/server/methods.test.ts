import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkAll } from "../../../../tests/support/check-all.ts";
import type { RunningServer } from "../../src/index.ts";
import { startServerWith } from "../../src/server/start-server.ts";
import { adminOf, sendRaw } from "../support/servers.ts";

let server: RunningServer;
beforeAll(async () => {
  const inspector = mkdtempSync(join(tmpdir(), "sandbank-methods-"));
  mkdirSync(join(inspector, "assets"));
  writeFileSync(join(inspector, "index.html"), "<html><head></head></html>");
  writeFileSync(join(inspector, "assets", "a.js"), "0");
  server = await startServerWith({ port: 0, clock: "frozen", start: "2026-01-01T00:00:00Z" }, inspector);
});
afterAll(() => server.stop());

/** The methods of HTTP, one of WebDAV, and one that does not exist. */
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "BREW"] as const;
type Method = (typeof methods)[number];

interface PathKind {
  readonly kind: string;
  readonly target: string;
  /** The side that answers an unknown request. */
  readonly owner: "admin" | "api";
  /** The status of each method that the path has, with the key. */
  readonly answers: { readonly [Name in Method]?: number };
  /** The methods that need no key. */
  readonly open?: readonly Method[];
}

const kinds: readonly PathKind[] = [
  { kind: "an admin route that reads", target: "/_sandbank/clock", owner: "admin", answers: { GET: 200 } },
  { kind: "an admin route that writes", target: "/_sandbank/clock/freeze", owner: "admin", answers: { POST: 200 } },
  {
    kind: "an admin route that needs no key",
    target: "/_sandbank/health",
    owner: "admin",
    answers: { GET: 200 },
    open: ["GET"],
  },
  {
    kind: "the description of the admin API",
    target: "/_sandbank/openapi.json",
    owner: "admin",
    answers: { GET: 200 },
    open: ["GET"],
  },
  { kind: "the stream", target: "/_sandbank/stream?after=x", owner: "admin", answers: { GET: 400 } },
  { kind: "no admin route", target: "/_sandbank/none", owner: "admin", answers: {} },
  {
    kind: "an admin route below a bank",
    target: "/_sandbank/b/default/_sandbank/clock",
    owner: "admin",
    answers: { GET: 200 },
  },
  {
    kind: "the inspector",
    target: "/_sandbank/",
    owner: "admin",
    answers: { GET: 200, HEAD: 200 },
    open: ["GET", "HEAD"],
  },
  {
    kind: "a file of the inspector",
    target: "/_sandbank/assets/a.js",
    owner: "admin",
    answers: { GET: 200, HEAD: 200 },
    open: ["GET", "HEAD"],
  },
  { kind: "a list of the API", target: "/accounts", owner: "api", answers: { GET: 200, HEAD: 200, POST: 200 } },
  {
    kind: "an object of the API",
    target: "/accounts/account_1",
    owner: "api",
    answers: { GET: 404, HEAD: 404, PATCH: 404 },
  },
  { kind: "no path of the API", target: "/none", owner: "api", answers: {} },
  { kind: "the root", target: "/", owner: "api", answers: {} },
  { kind: "the whole server", target: "*", owner: "api", answers: {} },
  {
    kind: "a list of the API below a bank",
    target: "/_sandbank/b/default/accounts",
    owner: "api",
    answers: { GET: 200, HEAD: 200, POST: 200 },
  },
];

const cases = kinds.flatMap((kind) =>
  methods.map((method) => [`${method} of ${kind.kind}, ${kind.target}`, { ...kind, method }] as const),
);

const BODY = '{"name":"Operating"}';

/** The status, and the type of the error if the response has a body. */
async function outcome(method: Method, target: string, headers: readonly string[]): Promise<string> {
  const json = target.includes("clock") ? "{}" : BODY;
  const sent = method === "GET" || method === "HEAD" ? "" : json;
  const described = sent === "" ? [] : ["Content-Type: application/json", `Content-Length: ${sent.length}`];
  const response = await sendRaw(server, { method, target, headers: [...headers, ...described], body: sent });
  const [, type = ""] = /"type":"(\w+_error)"/.exec(response.body) ?? [];
  return `${response.status} ${type}`.trim();
}

/** The journal of the bank, which a refused request does not change. */
async function journal(): Promise<unknown> {
  return (await adminOf(server).call("journal")).entries;
}

/** Node itself refuses a method that it does not know. A response to HEAD has no body. */
function refusal(method: Method, text: string): string {
  if (method === "BREW") return "400";
  return method === "HEAD" ? text.slice(0, 3) : text;
}

const ownKey = ({ owner }: Pick<PathKind, "owner">) =>
  `Authorization: Bearer ${owner === "admin" ? server.token : server.apiKey}`;

describe("each method of each kind of path", () => {
  test("is refused for a foreign host and a foreign origin, and changes nothing", () =>
    checkAll(cases, async (_, { method, target, ...kind }) => {
      const before = await journal();
      const [host, origin] = [
        await outcome(method, target, ["Host: evil.test", ownKey(kind)]),
        await outcome(method, target, ["Host: localhost", "Origin: http://evil.test", ownKey(kind)]),
      ];
      expect([host, origin]).toEqual([
        refusal(method, "403 host_not_allowed_error"),
        refusal(method, "403 origin_not_allowed_error"),
      ]);
      expect(await journal()).toEqual(before);
    }));

  test("is refused without a key, unless the path needs none, and changes nothing", () =>
    checkAll(cases, async (_, { method, target, owner, answers, open = [] }) => {
      const before = await journal();
      const found = [
        await outcome(method, target, ["Host: localhost"]),
        await outcome(method, target, ["Host: localhost", "Authorization: Bearer wrong"]),
      ];
      const type = owner === "admin" ? "admin_key_error" : "invalid_api_key_error";
      const expected = open.includes(method) ? `${answers[method]}` : refusal(method, `401 ${type}`);
      expect(found).toEqual([expected, expected]);
      expect(await journal()).toEqual(before);
    }));

  test("is answered with the key if the path has the method, and otherwise with 404", () =>
    checkAll(cases, async (_, { method, target, ...kind }) => {
      const found = await outcome(method, target, ["Host: localhost", ownKey(kind)]);
      const type = kind.owner === "admin" ? "admin_method_not_found_error" : "api_method_not_found_error";
      const status = kind.answers[method];
      if (status === undefined) expect(found).toBe(refusal(method, `404 ${type}`));
      else expect(found).toMatch(new RegExp(`^${status}\\b(?!.*method_not_found)`));
    }));
});
