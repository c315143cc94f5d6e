import assert from "node:assert/strict";
import { appendFileSync } from "node:fs";
import { test } from "node:test";
import { createBank } from "@sandbank/engine";

test("refuses a request without a key", () => {
  appendFileSync(process.env["PLAYED"] as string, "strict\n");
  assert.equal(createBank().handle({ method: "GET", path: "/accounts", headers: {} }).status, 401);
});
