import { endpoints } from "@sandbank/contract";
import { expect, test } from "vitest";
import { operationOf } from "../../src/sweep/operation-of.ts";

test("names each request as the SDK does", () => {
  const named = Object.values(endpoints).map(({ method, path }) => operationOf(method, path.replace(/\{\w+\}/, "x_1")));
  expect(named).toEqual(Object.keys(endpoints));
});

test("names a request that is no operation by its method and path", () => {
  expect(operationOf("PUT", "/accounts?limit=1")).toBe("PUT /accounts");
  expect(operationOf("GET", "/accounts/x/y/z")).toBe("GET /accounts/x/y/z");
  expect(operationOf("GET", "/")).toBe("GET /");
});
