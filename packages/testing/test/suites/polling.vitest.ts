import { bankTest } from "@sandbank/testing/vitest";
import { expect, test } from "vitest";
import { app, bank, startApp, until } from "../support/polling-app.ts";

const URL = "https://app.test/webhooks";
const delivered: string[] = [];
const testWithBank = bankTest({
  receivers: { [URL]: async (request) => new Response(delivered.push(await request.text()) > 0 ? "" : null) },
});

test("a timer fires while the app is idle", async () => {
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(app.waits()).toBe(1);
});

test("an Event of a later test reaches the app", async () => {
  bank.accounts.create({ name: "Later" });
  await until(() => app.names.length > 0);
  expect(app.names).toEqual(["Later"]);
});

testWithBank("an app on the bank of a fixture is idle beside a deliverer", async ({ bank: own, client, deliverer }) => {
  own.eventSubscriptions.create({ url: URL, selected_event_categories: [{ event_category: "account.created" }] });
  const { names } = startApp(client);
  own.accounts.create({ name: "Own" });
  expect((await deliverer.settled()).delivered).toBe(1);
  await until(() => names.length > 0);
  expect(names).toEqual(["Own"]);
  expect(delivered).toHaveLength(1);
  expect(own.clock.now()).toBe("2026-01-01T00:00:00.000Z");
});

test("the timeout of the runner ends a test that waits for an Event which never comes", { timeout: 20 }, async () => {
  await app.ended;
});
