import assert from "node:assert/strict";
import test from "node:test";
import { withBank } from "@sandbank/testing/node";

test(
  "opens an Account",
  withBank(async ({ client }) => {
    assert.ok(await client.accounts.create({ name: "Operating" }));
  }),
);
