import { expect, test } from "vitest";
import { formatRoute, keptParams, parseRoute } from "../../src/router/route.ts";

test.each([
  ["#/accounts/account_1?bank=worker-1&at=120", "accounts", "account_1", { bank: "worker-1", at: "120" }],
  ["", "", null, {}],
  ["#/log?q=%2Faccounts", "log", null, { q: "/accounts" }],
  ["#/log/%E0%A4%A", "log", "%E0%A4%A", {}],
])("the fragment %s is read as a screen, an id and parameters", (fragment, screen, id, params) => {
  expect(parseRoute(fragment)).toEqual({ screen, id, params });
});

test("a route that is formatted is read as the same route", () => {
  const route = { screen: "log", id: "2026-01-08T00:00:00.000Z a/b?c#d", params: { bank: "worker-1", q: "a&b=c" } };
  expect(parseRoute(formatRoute(route))).toEqual(route);
});

test("an empty parameter is left out of the URL", () => {
  expect(formatRoute({ screen: "log", id: null, params: { bank: "", q: "x" } })).toBe("#/log?q=x");
});

test("the bank, the instant and the failed test stay in the URL from screen to screen, and filters do not", () => {
  const params = { bank: "worker-1", at: "12", failure: "2", q: "x" };
  expect(keptParams({ screen: "log", id: null, params })).toEqual({ bank: "worker-1", at: "12", failure: "2" });
});
