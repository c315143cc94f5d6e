import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { volume } from "../../../../tests/support/volume.ts";
import type { AdminOperation } from "../../src/admin/operation.ts";
import { adminOperations } from "../../src/admin/operations.ts";
import type { RunningServer } from "../../src/index.ts";
import { outcomesOf } from "../support/outcomes.ts";
import { adminOf, type RawRequest, startFrozen } from "../support/servers.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startFrozen({ corsOrigins: ["http://app.localhost:5173"], allowedHosts: ["bank.internal"] });
});
afterAll(() => server.stop());

const hosts = {
  allowed: ["localhost", "127.0.0.1:80", "bank.internal"],
  refused: ["evil.test", "localhost.evil.test"],
};
const origins = { allowed: [undefined, "http://app.localhost:5173"], refused: ["http://evil.test", "null"] };
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "PROPFIND"];
const spellings: readonly ((path: string) => string)[] = [
  (path) => `/_sandbank${path}`,
  (path) => `/%5Fsandbank${path}`,
  (path) => `/_sandbank${path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`)}`,
  (path) => `/_sandbank${path}?bank=default`,
  (path) => `/_sandbank/b/default/%5fsandbank${path}`,
  (path) => `http://localhost/_sandbank${path}`,
];

const operations: readonly AdminOperation[] = Object.values(adminOperations);
const paths = [...new Set(operations.map(({ path }) => path))];

/** The response by the order of the checks: the host, the origin, the key of a route that exists, the route. */
function expectedOutcome(path: string, [host, origin, method]: readonly [string, string | undefined, string]): string {
  const route = operations.find((operation) => operation.path === path && operation.method === method);
  const typed = (outcome: string) => (method === "HEAD" ? outcome.slice(0, 3) : outcome);
  if (hosts.refused.includes(host)) return typed("403 host_not_allowed_error");
  if (origin !== undefined && origins.refused.includes(origin)) return typed("403 origin_not_allowed_error");
  if (route === undefined) return typed("404 admin_method_not_found_error");
  return route.scope === "public" ? "200" : "401 admin_key_error";
}

/**
 * The requests of a route by their expected outcome. A request for a route that exists has no key, so that nothing
 * happens; any other has one, so that only the route is missing.
 */
function requestsByOutcome(path: string): Map<string, RawRequest[]> {
  const requests = new Map<string, RawRequest[]>();
  for (const host of [...hosts.allowed, ...hosts.refused]) {
    for (const origin of [...origins.allowed, ...origins.refused]) {
      for (const method of methods) {
        const outcome = expectedOutcome(path, [host, origin, method]);
        const key = outcome.startsWith("401") ? [] : [`Authorization: Bearer ${server.token}`];
        const headers = [`Host: ${host}`, ...(origin === undefined ? [] : [`Origin: ${origin}`]), ...key];
        const group = requests.get(outcome) ?? [];
        group.push(...spellings.map((spell) => ({ method, target: spell(path), headers })));
        requests.set(outcome, group);
      }
    }
  }
  return requests;
}

describe("the product of host, origin, method and spelling of the path", () => {
  test.each(volume(paths, paths.slice(0, 1)))(
    "the checks of the server decide in their order about each request for %s",
    async (path) => {
      const before = (await adminOf(server).call("journal")).entries;
      for (const [outcome, requests] of requestsByOutcome(path)) {
        expect(await outcomesOf(server, requests)).toEqual([outcome]);
      }
      expect((await adminOf(server).call("journal")).entries).toEqual(before);
    },
  );
});
