import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { volume } from "../../../../tests/support/volume.ts";
import type { AdminOperation } from "../../src/admin/operation.ts";
import { adminOperations } from "../../src/admin/operations.ts";
import type { RunningServer } from "../../src/index.ts";
import { outcomesOf } from "../support/outcomes.ts";
import { adminOf, type RawRequest, sendRaw, startFrozen } from "../support/servers.ts";

let server: RunningServer;
let port: string;
beforeAll(async () => {
  server = await startFrozen({ corsOrigins: ["http://app.localhost:5173"], allowedHosts: ["bank.internal"] });
  port = new URL(server.url).port;
});
afterAll(() => server.stop());

/** Every route of the admin API, with those that have no operation. */
const routes = [
  ...(Object.values(adminOperations) as AdminOperation[]).map(({ method, path, scope }) => ({ method, path, scope })),
  { method: "GET", path: "/openapi.json", scope: "public" },
  { method: "GET", path: "/stream", scope: "bank" },
  { method: "GET", path: "/no_such_route", scope: "bank" },
] as const;

const spellings: readonly ((path: string) => string)[] = [
  (path) => `/_sandbank${path}`,
  (path) => `/%5Fsandbank${path}`,
  (path) => `/_%73andbank${path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`)}`,
  (path) => `/_sandbank${path}?bank=default`,
  (path) => `/_sandbank/b/default/_sandbank${path}`,
  (path) => `/_sandbank/b/default/%5fsandbank${path}`,
  (path) => `http://localhost:${port}/_sandbank${path}`,
  (path) => `http://127.0.0.1/a/../%5fsandbank${path}`,
];

const hosts = {
  good: [
    "localhost",
    "LOCALHOST:2265",
    "localhost.",
    "a.localhost",
    "127.0.0.1",
    "127.8.9.1:80",
    "[::1]:2265",
    "bank.internal",
  ],
  bad: [
    "evil.test",
    "localhost.evil.test",
    "127.0.0.1.evil.test",
    "0.0.0.0",
    "[::2]",
    "",
    "192.168.1.1",
    "bank.internal.evil.test",
  ],
};
const origins = {
  good: ["http://app.localhost:5173"],
  bad: ["http://evil.test", "null", "https://localhost", "http://localhost:1", "http://app.localhost", "file://"],
};

/** All of them at full volume; otherwise some, other ones for each spelling. */
function some<Item>(items: readonly Item[], spelling: number): Item[] {
  const most = volume(items.length, 3, 1);
  return Array.from({ length: most }, (_, index) => items[(most * spelling + index) % items.length] as Item);
}

const outcomes = (requests: readonly RawRequest[]) => outcomesOf(server, requests);

const authorized = () => `Authorization: Bearer ${server.token}`;

describe("each route of the admin API, in every spelling", () => {
  test.each(routes)(
    "refuses foreign hosts, foreign origins and missing keys: $method $path",
    async ({ method, path, scope }) => {
      const targets = spellings.map((spell) => spell(path));
      const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;
      // Each spelling meets each host and each origin, in turn.
      const foreignHosts = targets.flatMap((target, at) =>
        some(hosts.bad, at).map((host) => ({ method, target, headers: [`Host: ${host}`, authorized()] })),
      );
      expect(await outcomes(foreignHosts)).toEqual(["403 host_not_allowed_error"]);
      const foreignOrigins = targets.flatMap((target, at) =>
        some(origins.bad, at).map((origin, index) => ({
          method,
          target,
          headers: [`Host: ${pick(hosts.good, at + index)}`, `Origin: ${origin}`, authorized()],
        })),
      );
      expect(await outcomes(foreignOrigins)).toEqual(["403 origin_not_allowed_error"]);
      if (scope === "public") return;
      const withoutKey = targets.flatMap((target, at) =>
        ["", "Authorization: Bearer", "Authorization: Bearer wrong", `Authorization: Basic ${server.token}`].map(
          (key, index) => ({
            method,
            target,
            headers: [
              `Host: ${pick(hosts.good, at + index)}`,
              `Origin: ${pick(origins.good, 0)}`,
              ...(key === "" ? [] : [key]),
            ],
          }),
        ),
      );
      expect(await outcomes(withoutKey)).toEqual(["401 admin_key_error"]);
    },
  );

  test.each(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "PROPFIND"])(
    "has the method %s only where the table has it",
    async (method) => {
      const own = new Set(routes.filter((route) => route.method === method).map(({ path }) => path));
      const others = routes.filter(({ path }) => !own.has(path));
      const requests = others.flatMap(({ path }, at) =>
        some(spellings, at).map((spell) => ({
          method,
          target: spell(path),
          headers: ["Host: localhost", authorized()],
        })),
      );
      // The response to a HEAD has no body.
      expect(await outcomes(requests)).toEqual([method === "HEAD" ? "404" : "404 admin_method_not_found_error"]);
    },
  );

  test("is served under each allowed host and origin", async () => {
    const requests = spellings.flatMap((spell) =>
      hosts.good.map((host) => ({ target: spell("/clock"), headers: [`Host: ${host}`, authorized()] })),
    );
    expect(await outcomes(requests)).toEqual(["200"]);
    const [origin] = origins.good;
    const response = await sendRaw(server, {
      target: "/_sandbank/clock",
      headers: ["Host: localhost", `Origin: ${origin}`, authorized()],
    });
    expect(response.headers).toContain(`access-control-allow-origin: ${origin}`);
    expect(response.headers).toContain("vary: origin");
  });

  test("is not served under paths that only look like it", async () => {
    const targets = [
      "//_sandbank/clock",
      "/_sandbank%2fclock",
      "/_Sandbank/clock",
      "/./_sandbank/clock",
      "/x/../_sandbank/clock",
      "/_sandbanks/clock",
      "/%255Fsandbank/clock",
      "/_sandbank/b/default//_sandbank/clock",
      "*",
    ];
    const requests = targets.map((target) => ({ target, headers: ["Host: localhost", authorized()] }));
    expect(await outcomes(requests)).toEqual(["401 invalid_api_key_error"]);
    const inside = ["/_sandbank/clock/", "/_sandbank//clock", "/_sandbank/../_sandbank/clock", "/_sandbank/CLOCK"];
    expect(await outcomes(inside.map((target) => ({ target, headers: ["Host: localhost", authorized()] })))).toEqual([
      "404 admin_method_not_found_error",
    ]);
  });
});

describe("requests that no library sends", () => {
  test.each([
    ["two hosts, of which the first is allowed", ["Host: localhost", "Host: evil.test"], 400],
    ["two hosts, of which the second is allowed", ["Host: evil.test", "Host: localhost"], 403],
    ["the same host twice", ["Host: localhost", "host: localhost"], 400],
    ["no host", [], 400],
    ["two origins", ["Host: localhost", "Origin: http://app.localhost:5173", "Origin: http://evil.test"], 403],
    [
      "an image of a page of another site",
      ["Host: localhost", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors"],
      403,
    ],
    [
      "a script of a page of another port",
      ["Host: localhost", "Sec-Fetch-Site: same-site", "Sec-Fetch-Mode: no-cors"],
      403,
    ],
    [
      "a frame in a page of another site",
      ["Host: localhost", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: iframe"],
      403,
    ],
    [
      "a link of another site",
      ["Host: localhost", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"],
      200,
    ],
    ["a page of the server itself", ["Host: localhost", "Sec-Fetch-Site: same-origin", "Sec-Fetch-Mode: cors"], 200],
  ])("the server answers a request with %s", async (_, headers, status) => {
    expect((await sendRaw(server, { target: "/_sandbank/health", headers })).status).toBe(status);
  });

  test.each([
    ["http://evil.test/_sandbank/health", 403],
    ["http://evil.test@localhost/_sandbank/health", 200],
    ["http://localhost@evil.test/_sandbank/health", 403],
    ["http://localhost:1/_sandbank/health", 200],
    ["https://localhost/_sandbank/health", 200],
    ["http://[::1]/_sandbank/health", 200],
    ["localhost/_sandbank/health", 403],
  ])("the server answers a request for the target %s with %d", async (target, status) => {
    const response = await sendRaw(server, { target, headers: ["Host: localhost"] });
    // Node's parser refuses some targets by itself.
    expect([status, ...(status === 403 ? [400] : [])]).toContain(response.status);
  });

  test.skipIf(
    !Object.values(networkInterfaces())
      .flat()
      .some((each) => each?.address === "::1"),
  )("the server answers over IPv6", async () => {
    const request = { address: "::1", target: "/_sandbank/health", headers: [`Host: [::1]:${port}`] };
    expect((await sendRaw(server, request)).status).toBe(200);
  });

  test("the server answers a preflight request of an allowed origin only, and needs no key for it", async () => {
    const preflight = (origin: string) =>
      sendRaw(server, {
        method: "OPTIONS",
        target: "/accounts",
        headers: [
          "Host: localhost",
          `Origin: ${origin}`,
          "Access-Control-Request-Method: POST",
          "Access-Control-Request-Headers: authorization,traceparent,sentry-trace",
        ],
      });
    const [good, bad] = [await preflight("http://app.localhost:5173"), await preflight("http://evil.test")];
    expect([good.status, bad.status]).toEqual([204, 403]);
    // Tracing and the app itself add headers.
    expect(good.headers).toContain("access-control-allow-headers: authorization,traceparent,sentry-trace\r\n");
    expect(bad.headers).not.toContain("access-control");
  });
});

describe("a request that names two banks", () => {
  test.each([
    ["the path and the key", "/_sandbank/b/one/accounts", ".two", []],
    ["the header and the key", "/accounts", ".two", ["sandbank-bank: one"]],
    ["the path and the header", "/_sandbank/b/one/accounts", "", ["sandbank-bank: two"]],
  ])("is refused, if they are in %s", async (_, target, suffix, headers) => {
    const response = await sendRaw(server, {
      target,
      headers: ["Host: localhost", `Authorization: Bearer ${server.apiKey}${suffix}`, ...headers],
    });
    expect([response.status, JSON.parse(response.body).type]).toEqual([400, "several_banks_error"]);
    expect((await adminOf(server).call("banks.list")).data).toHaveLength(1);
  });

  test("is refused by the admin API, too", async () => {
    const headers = ["Host: localhost", authorized(), "sandbank-bank: two"];
    expect((await sendRaw(server, { target: "/_sandbank/clock?bank=one", headers })).status).toBe(400);
    expect((await sendRaw(server, { target: "/_sandbank/clock?bank=two&bank=two", headers })).status).toBe(400);
  });
});

describe("a request without an accepted key", () => {
  test.each([
    [
      "/accounts",
      "",
      /^There is no `Authorization` header\. Send `Authorization: Bearer <API key>` with a key of this bank: .* the key that `sandbank env` prints for a server\.$/,
    ],
    [
      "/accounts",
      "Bearer nope",
      /^The key in the `Authorization` header is not a key of this bank\. Send .* that `sandbank env` prints for a server\.$/,
    ],
    ["/accounts", "Basic nope", /^The `Authorization` header is not `Bearer` and one key\. Send .* for a server\.$/],
    ["/accounts", "Bearer nope.worker-1", /It has the form `<API key>\.<name>`, by which .* selects a bank\. Send /],
    ["/", "", /for a server\. The inspector is at \/_sandbank\/\.$/],
  ])("is told at %s, with the header %j, where the key is", async (path, authorization, expected) => {
    const response = await fetch(`${server.url}${path}`, { headers: authorization === "" ? {} : { authorization } });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      type: "invalid_api_key_error",
      detail: expect.stringMatching(expected),
      reason: authorization === "" ? "no_header" : "no_credential",
    });
  });
});

describe("parameters of the admin API", () => {
  test.each([
    ["GET", "/clock?limit=2", "", /^limit is not a known parameter\.$/],
    ["GET", "/clock/due?limit=x", "", /^limit must be a number\.$/],
    ["GET", "/clock/due?limit=1.5", "", /^limit must be a whole number\.$/],
    ["GET", "/clock/due?limit=0", "", /^limit must be 1 or more\.$/],
    ["GET", "/clock/due?limit=1001", "", /^limit must be 1000 or less\.$/],
    ["POST", "/clock/advance", '{"time":"1d"}', /^duration is required\. time is not a known parameter\.$/],
    ["POST", "/clock/advance", '{"duration":1}', /^duration must be a string\.$/],
    ["GET", "/coverage?of=me", "", /^of must be one of server, bank\.$/],
    ["POST", "/replay_missing", '{"since":"yesterday"}', /^since is "yesterday"\. Write an instant with a zone/],
    ["GET", "/clock/due?limit=2&limit=3", "", /limit is given more than once/],
    ["POST", "/clock/advance?duration=1d", "", /duration is in the query/],
    ["POST", "/clock/advance", '{"duration":"1 day"}', /Write amounts with units/],
    ["POST", "/clock/advance", '{"duration":"9999999999999w"}', /beyond the year 9999/],
    ["POST", "/clock/to", '{"instant":"2020-01-01T00:00:00Z"}', /already at 2026-01-01/],
    ["POST", "/clock/to", '{"instant":"tomorrow"}', /Write an instant with a zone/],
    ["POST", "/clock/to", '{"instant":"2026-02-30T00:00:00Z"}', /Write an instant with a zone/],
    ["POST", "/clock/advance", "{", /not JSON in UTF-8/],
    ["POST", "/clock/advance", '"31d"', /^The parameters must be an object\.$/],
    ["GET", "/stream?after=x", "", /whole number/],
    ["GET", "/stream?since=1", "", /^since is not a known parameter\.$/],
    ["GET", "/stream?after=1&after=2", "", /^after is given more than once\.$/],
    ["GET", "/stream?after=-1", "", /whole number/],
    ["GET", "/stream?after=1.5", "", /whole number/],
    ["GET", "/stream?after=", "", /whole number/],
    ["GET", "/stream?after=1e3", "", /whole number/],
    ["GET", "/stream?bank=default&bank=default", "", /^bank is given more than once\.$/],
    ["GET", "/stream?bank=default&bank=other", "", /names the banks "default" and "other"/],
    ["GET", "/clock?bank=default&bank=default", "", /^bank is given more than once\.$/],
    ["POST", "/reset?bank=default&bank=default", "", /^bank is given more than once\.$/],
    ["GET", "/openapi.json?after=1", "", /^after is not a known parameter\.$/],
    ["GET", "/llms.txt?after=1", "", /^after is not a known parameter\.$/],
    ["POST", "/clock/rate", '{"rate":""}', /^rate must be a number\.$/],
    ["POST", "/clock/rate", '{"rate":null}', /^rate must be a number\.$/],
    ["POST", "/clock/rate", '{"rate":true}', /^rate must be a number\.$/],
    ["POST", "/clock/rate", '{"rate":[60]}', /^rate must be a number\.$/],
    ["POST", "/clock/rate", '{"rate":"0x10"}', /^rate must be a number\.$/],
  ])("are refused in %s %s %s", async (method, path, body, expected) => {
    const response = await fetch(`${server.url}/_sandbank${path}`, {
      method,
      headers: { authorization: `Bearer ${server.token}`, "content-type": "application/json" },
      ...(body !== "" && { body }),
    });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { detail: string }).detail).toMatch(expected);
  });
});

describe("the query of each GET of the admin API", () => {
  const reads = (Object.entries(adminOperations) as [string, AdminOperation][]).filter(
    ([, { method }]) => method === "GET",
  );
  const answerTo = async (path: string) => {
    const response = await sendRaw(server, {
      target: `/_sandbank${path}`,
      headers: ["Host: localhost", authorized()],
    });
    return [response.status, (JSON.parse(response.body) as { detail?: string }).detail];
  };

  test.each(reads)("%s refuses an unknown parameter and a repeated one", async (_, { path, params }) => {
    const [status, detail] = await answerTo(`${path}?no_such=1`);
    expect([status, detail]).toEqual([400, expect.stringContaining("no_such is not a known parameter.")]);
    for (const name of ["bank", ...Object.keys(params.shape)]) {
      expect(await answerTo(`${path}?${name}=default&${name}=default`)).toEqual([
        400,
        `${name} is given more than once.`,
      ]);
    }
  });

  const numbers = reads.flatMap(([name, { path, params }]) =>
    Object.keys(params.shape)
      .filter((field) => params.safeParse({ [field]: "x" }).error?.issues.some(isOfNumber))
      .map((field) => [name, field, path] as const),
  );

  test("has numbers", () => {
    expect(numbers.length).toBeGreaterThan(5);
  });

  test.each(numbers)("%s refuses %s if it is not a whole number in digits", async (_, field, path) => {
    const texts = ["", "x", "-1", "1.5", "+1", "0x10", "1e2", "%201", "1_0", "Infinity", "9".repeat(30)];
    for (const text of texts) {
      expect(await answerTo(`${path}?${field}=${text}`)).toEqual([400, expect.stringContaining(`${field} must be `)]);
    }
  });
});

function isOfNumber(issue: { code?: string; expected?: string }): boolean {
  return issue.code === "invalid_type" && issue.expected === "number";
}
