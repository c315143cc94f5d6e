import assert from "node:assert/strict";
import { EventEmitter, once } from "node:events";
import { afterEach, beforeEach, describe, test } from "node:test";
import { createWebhookRouter } from "@sandbank/sdk/webhooks";
import { expectDelivered } from "@sandbank/testing";
import { bankTest } from "@sandbank/testing/node";

const started = new EventEmitter();
const url = "https://app.test/webhooks";
const withBank = bankTest({
  setup: (bank) => void bank.eventSubscriptions.create({ url, shared_secret: "test-secret" }),
  receivers({ bank, client }) {
    const router = createWebhookRouter({ client, secret: "test-secret", now: bank.clock.now });
    router.on("account.created", ({ event, waitUntil }) => {
      waitUntil(new Promise((resolve) => setTimeout(resolve, 200)));
      started.emit(event.category);
    });
    return { [url]: router.handle };
  },
});

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

test(
  "passes with a call that was never awaited",
  withBank(({ client }) => {
    client.accounts.create({ name: "Operating" });
  }),
);

test(
  "does not await a delivery",
  withBank(({ bank, deliverer: _ }) => {
    expectDelivered(bank, { category: "card.created" });
  }),
);

test(
  "does not await the work of a handler",
  withBank(async ({ bank, deliverer: _ }) => {
    bank.accounts.create({ name: "Operating" });
    await once(started, "account.created");
  }),
);

describe("with a hook that awaits the work of a handler", () => {
  afterEach(withBank(async ({ deliverer }) => void (await deliverer.settled())) as never);
  test(
    "leaves the work of a handler to its hook",
    withBank(async ({ bank, deliverer: _ }) => {
      bank.accounts.create({ name: "Operating" });
      await once(started, "account.created");
    }),
  );
});

// @ts-expect-error: a wrapped test is not a promise.
test("returns a wrapped test", () => withBank(() => {}));

test(
  "fails in a subtest",
  withBank(async (_, t) => {
    await t.test("inner", () => {
      throw new Error("the subtest fails");
    });
  }),
);

test(
  "passes its timeout",
  { timeout: 20 },
  withBank(() => new Promise(() => {})),
);

describe("with hooks", () => {
  let ofHook: unknown;
  beforeEach(
    withBank(({ bank }) => {
      ofHook = bank;
    }) as never,
  );
  afterEach((t) => {
    if (t.name === "fails in a hook") throw new Error("the hook fails");
  });
  test(
    "fails in a hook",
    withBank(({ bank }) => {
      assert.equal(bank, ofHook);
    }),
  );
  test(
    "shares the bank of its hooks",
    withBank(({ bank }) => {
      assert.equal(bank, ofHook);
    }),
  );
});

for (const _ of [1, 2, 3]) {
  test(
    "has the name of another test",
    withBank(() => {}),
  );
}
