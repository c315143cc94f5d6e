import { endpoints } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { parseRoute } from "../../src/server/route.ts";

describe("parseRoute", () => {
  test.each([
    ["/accounts?limit=2", "/accounts?limit=2", undefined],
    ["/accounts/account_%31", "/accounts/account_%31", undefined],
    ["//_sandbank/clock", "//_sandbank/clock", undefined],
    ["/_sandbanker/clock", "/_sandbanker/clock", undefined],
    ["/_sandbank/b/worker-1/accounts?limit=2", "/accounts?limit=2", "worker-1"],
    ["http://localhost:2265/accounts?limit=2", "/accounts?limit=2", undefined],
  ])("sends %s to the API as %s of bank %s", (target, path, bank) => {
    expect(parseRoute(target)).toEqual({ kind: "api", path, bank });
  });

  test.each([
    ["/_sandbank/clock", "/clock", undefined],
    ["/_sandbank/clock?bank=a", "/clock", undefined],
    ["/_sandbank", "", undefined],
    ["/_sandbank/", "/", undefined],
    ["/%5Fsandbank/clock", "/clock", undefined],
    ["/%5f%73andbank/clo%63k", "/clock", undefined],
    ["/_sandbank/b/worker-1/_sandbank/clock", "/clock", "worker-1"],
    ["http://localhost/_sandbank/clock", "/clock", undefined],
  ])("sends %s to the admin API as %s of bank %s", (target, path, bank) => {
    expect(parseRoute(target)).toMatchObject({ kind: "admin", path, bank });
  });

  test("keeps the paths of the API apart: none begins with an underscore", () => {
    for (const { path } of Object.values(endpoints)) expect(path).not.toMatch(/^\/_/);
  });
});
