import assert from "node:assert/strict";
import { test } from "node:test";
import { withBank } from "@sandbank/testing/node";
import { app, bank, startApp, until } from "../support/polling-app.ts";

test("a timer fires while the app is idle", async () => {
  await new Promise((resolve) => setTimeout(resolve, 1));
  assert.equal(app.waits(), 1);
});

test("an Event of a later test reaches the app", async () => {
  bank.accounts.create({ name: "Later" });
  await until(() => app.names.length > 0);
  assert.deepEqual(app.names, ["Later"]);
});

test(
  "an app on the bank of a fixture is idle, and gets the Events of its test",
  withBank(async ({ bank: own, client, clock }) => {
    const { names, waits } = startApp(client);
    await until(() => waits() > 0);
    own.accounts.create({ name: "Own" });
    await until(() => names.length > 0);
    assert.deepEqual(names, ["Own"]);
    assert.equal(clock.now(), "2026-01-01T00:00:00.000Z");
  }),
);

test("the timeout of the runner ends a test that waits for an Event which never comes", { timeout: 20 }, async () => {
  await app.ended;
});
