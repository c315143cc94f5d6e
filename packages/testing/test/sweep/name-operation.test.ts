import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nameOperation } from "../../src/sweep/name-operation.ts";

test("names each request as the SDK does", () => {
  const { paths } = JSON.parse(readFileSync("docs/openapi.json", "utf8"));
  const named = Object.entries<Record<string, { operationId?: string }>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId }]) =>
      operationId === undefined
        ? []
        : [[operationId, nameOperation(method.toUpperCase(), path.replace(/\{\w+\}/, "x_1"))]],
    ),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.map(([, name]) => name)).toEqual(named.map(([id]) => id));
});

test("names a request that is no operation by its method and path", () => {
  expect(nameOperation("PUT", "/accounts?limit=1")).toBe("PUT /accounts");
  expect(nameOperation("GET", "/accounts/x/y/z")).toBe("GET /accounts/x/y/z");
  expect(nameOperation("GET", "/")).toBe("GET /");
});
