import assert from "node:assert/strict";
import { test } from "node:test";
import { withBank } from "@sandbank/testing/node";

test(
  "fails",
  withBank(async ({ client }) => {
    const account = await client.accounts.create({ name: "Operating" });
    assert.equal(account.name, "Other");
  }),
);

test(
  "passes with a list that was never sent",
  withBank(({ client, bank }, t) => {
    client.accounts.list();
    assert.equal(bank.trace().forkSeeds[0], t.name);
  }),
);
