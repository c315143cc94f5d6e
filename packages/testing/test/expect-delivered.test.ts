import { type BankOptions, createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { createWebhookRouter } from "@sandbank/sdk/webhooks";
import { toNodeHandler } from "@sandbank/sdk/webhooks/node";
import { expectDelivered } from "@sandbank/testing";
import { bankTest, expect } from "@sandbank/testing/vitest";
import express from "express";
import { describe, vi } from "vitest";

const url = "https://app.test/webhooks";
let answer = 200;
const test = bankTest({
  setup: (bank) => void bank.eventSubscriptions.create({ url }),
  receivers: { [url]: () => new Response("out of order", { status: answer }) },
});

test("expectDelivered sends the due webhooks, and resolves with the attempts", async ({ bank, deliverer: _ }) => {
  answer = 200;
  const account = bank.accounts.create({ name: "Operating" });
  const attempts = await expectDelivered(bank, { category: "account.created", url, times: 1, objectId: account.id });
  expect(attempts).toMatchObject([{ category: "account.created", status: 200, state: "succeeded" }]);
  await expectDelivered(bank, { category: "account.updated", times: 0 });
});

test("expectDelivered says of a URL that no Event Subscription has, and names those that exist", async ({
  bank,
  deliverer: _,
}) => {
  answer = 200;
  bank.accounts.create({ name: "Operating" });
  const expected = { category: "account.created", url: "https://app.test/webhook" } as const;
  const message = `Expected a delivery of account.created to https://app.test/webhook, but there were none.
No Event Subscription has the URL https://app.test/webhook. Pass the URL of one: ${url} (active, every category).`;
  await expect(expectDelivered(bank, expected)).rejects.toThrow(message);
  const other = createBank();
  other.accounts.create({ name: "Operating" });
  other.eventSubscriptions.create({ url });
  await expect(expectDelivered(other, expected)).rejects.toThrow(message);
});

test("expectDelivered of another copy of the package finds the deliverer of the fixture", async ({
  bank,
  deliverer: _,
}) => {
  vi.resetModules();
  const copy = await import("@sandbank/testing");
  expect(copy.expectDelivered).not.toBe(expectDelivered);
  answer = 200;
  bank.accounts.create({ name: "Operating" });
  await copy.expectDelivered(bank, { category: "account.created", url });
});

test.for([
  [{ category: "acount.created", times: 0 }, 'Did you mean "account.created"?'],
  [{ category: "account.created", time: 0 }, 'there is no option "time". Did you mean "times"? Use category,'],
  [{ category: "account.created", times: 1.5 }, "times is 1.5. Pass a whole number from 0."],
  [{ category: "account.created", status: "200" }, 'status is "200". Pass an HTTP status.'],
  [{ category: "account.created", timeoutMs: Number.NaN }, "timeoutMs is NaN. Pass a number of milliseconds from 0."],
  [{ category: "account.created", timeoutMs: -1 }, "timeoutMs is -1. Pass a number of milliseconds from 0."],
  [{ category: "account.created", objectId: { id: "account_1" } }, "objectId is an object. Pass an id."],
  [
    { category: "account.created", url: "/webhooks" },
    'url is "/webhooks". Pass the absolute URL of an Event Subscription.',
  ],
  [{ category: "account.created", deliverer: createBank() }, "deliverer is a bank. Pass one of createDeliverer(bank)"],
  [{ category: "account.created", objectId: undefined }, "objectId is undefined. Pass a value, or leave it out."],
  [{ category: "account.created", times: undefined }, "times is undefined. Pass a value, or leave it out."],
  [undefined, "the second argument is not an object."],
] as const)("expectDelivered refuses the expectation %#", async ([expected, why], { bank }) => {
  await expect(expectDelivered(bank, expected as never)).rejects.toThrow(why);
  await expect(expectDelivered({} as never, expected as never)).rejects.toThrow("the first argument is not a bank");
});

test("expectDelivered rejects with the attempts and their causes", async ({ bank, deliverer: _ }) => {
  answer = 500;
  bank.accounts.create({ name: "Operating" });
  await expectDelivered(bank, { category: "account.created", status: 500 });
  await expect(expectDelivered(bank, { category: "account.created", url })).rejects.toThrow(
    `Expected a delivery of account.created to ${url}, but there were none.
Its attempts:
  2026-01-01T00:00:00.000Z to ${url}: 500 "out of order"`,
  );
});

test("expectDelivered says how to send the webhooks that are still due", async ({ bank }) => {
  bank.accounts.create({ name: "Operating" });
  await expect(expectDelivered(bank, { category: "account.created" })).rejects.toThrow(
    "The test does not use `deliverer`, so no webhook is sent: add it to the test's arguments.",
  );
  const own = createBank();
  own.eventSubscriptions.create({ url });
  own.accounts.create({ name: "Operating" });
  await expect(expectDelivered(own, { category: "account.created" })).rejects.toThrow("pass `deliverer`, created");
});

test("expectDelivered says that the bank has deleted Events, and cannot count their deliveries", async ({
  bank,
  clock,
  deliverer: _,
}) => {
  bank.accounts.create({ name: "Operating" });
  await clock.advance({ days: 29 });
  await expectDelivered(bank, { category: "card.created", times: 0 });
  await clock.advance({ days: 1 });
  const deletion =
    "1 Event was deleted, because a bank keeps Events for 30 days of its clock. Check for the delivery before you move the clock further.";
  await expect(expectDelivered(bank, { category: "account.created" })).rejects.toThrow(
    `The bank has emitted no account.created, so there was nothing to deliver.\n${deletion}`,
  );
  await expect(expectDelivered(bank, { category: "card.created", times: 0 })).rejects.toThrow(
    `[sandbank] Failed to check expectDelivered: ${deletion}`,
  );
  bank.accounts.create({ name: "Other" });
  await expect(expectDelivered(bank, { category: "account.created" })).rejects.toThrow(deletion);
});

test("expectDelivered says that the bank has emitted no matching Event", async ({ bank }) => {
  await expect(expectDelivered(bank, { category: "account.created" })).rejects.toThrow(
    "The bank has emitted no account.created, so there was nothing to deliver.",
  );
});

test("expectDelivered says that no Event Subscription selected the Event", async () => {
  const bank = createBank();
  bank.accounts.create({ name: "Operating" });
  await expect(expectDelivered(bank, { category: "account.created" })).rejects.toThrow(
    "There is no Event Subscription",
  );
  bank.eventSubscriptions.create({ url });
  await expect(expectDelivered(bank, { category: "account.created" })).rejects.toThrow(
    `No Event Subscription selected the Event when the bank emitted it: ${url} (active, every category).`,
  );
  bank.eventSubscriptions.create({ url, oauth_connection_id: "connection_1" });
  await expect(expectDelivered(bank, { category: "account.created" })).rejects.toThrow(
    `${url} (active, every category, of the OAuth connection connection_1)`,
  );
});

test("expectDelivered waits for the deliverer that is passed for the test's own bank", async () => {
  const bank = createBank();
  bank.eventSubscriptions.create({ url });
  const deliverer = createDeliverer(bank, { receivers: { [url]: () => new Response("ok") } });
  bank.accounts.create({ name: "Operating" });
  await expectDelivered(bank, { category: "account.created", deliverer });
  deliverer.close();
});

test("expectDelivered gives up on a receiver that does not respond, and names it", async ({ bank }) => {
  const own = bank.fork();
  const deliverer = createDeliverer(own, { receivers: { [url]: () => new Promise<Response>(() => {}) } });
  own.accounts.create({ name: "Operating" });
  const expected = { category: "account.created", deliverer, timeoutMs: 1 } as const;
  await expect(expectDelivered(own, expected)).rejects.toThrow(
    `Expected a delivery of account.created, but there were none.
Its attempts:
  2026-01-01T00:00:00.000Z to ${url}: no response yet
${url} did not respond for 1 ms. Return a Response there, or pass a longer \`timeoutMs\`.`,
  );
  deliverer.close();
});

test("expectDelivered has the error that a receiver threw as its cause, and prints where it was thrown", async ({
  bank,
}) => {
  const thrown = new TypeError("account is undefined");
  const own = bank.fork();
  const receiver = () => {
    throw thrown;
  };
  const deliverer = createDeliverer(own, { receivers: { [url]: receiver } });
  own.accounts.create({ name: "Operating" });
  const error: Error = await expectDelivered(own, { category: "account.created", deliverer }).catch((why) => why);
  expect(error.message).toMatch(
    /TypeError: account is undefined\s+\(packages\/testing\/test\/expect-delivered\.test\.ts:/,
  );
  expect(error.cause).toBe(thrown);
  deliverer.close();
});

const thrown = new RangeError("no such customer");
const throwing = bankTest({
  setup: (bank) => void bank.eventSubscriptions.create({ url }),
  receivers: {
    [url]: () => {
      throw thrown;
    },
  },
});

throwing(
  "expectDelivered has the error that a receiver threw as its cause, also after settled",
  async ({ bank, deliverer }) => {
    bank.accounts.create({ name: "Operating" });
    await deliverer.settled();
    const error: Error = await expectDelivered(bank, { category: "account.created" }).catch((why) => why);
    expect(error.cause).toBe(thrown);
    expect(error.message).toContain("RangeError: no such customer");
  },
);

let count = 0;
const throwingOthers = bankTest({
  schedules: "live",
  setup: (bank) => void bank.eventSubscriptions.create({ url }),
  receivers: {
    [url]: () => {
      throw new RangeError(`failure ${++count}.`);
    },
  },
});

throwingOthers("expectDelivered prints of each attempt what its receiver threw", async ({ bank, deliverer }) => {
  bank.accounts.create({ name: "Operating" });
  await deliverer.advance({ minutes: 5 });
  await deliverer.settled();
  const error: Error = await expectDelivered(bank, { category: "account.created" }).catch((why) => why);
  const text = error.message.replace(/\s+/g, " ");
  const failed = bank.webhooks.attempts({ state: "failed" }).filter(({ category }) => category === "account.created");
  expect(failed.length).toBeGreaterThan(1);
  for (const attempt of failed) {
    expect(text).toContain(`: RangeError: ${attempt.error} (packages/testing/test/expect-delivered.test.ts:`);
  }
});

const failing = bankTest({
  setup: (bank) => void bank.eventSubscriptions.create({ url, shared_secret: "test-secret" }),
  receivers: ({ bank, client }) => {
    const options = { client, secret: "test-secret", now: bank.clock.now, onError: () => {} };
    const router = createWebhookRouter(options).on("account.created", () => {
      throw thrown;
    });
    return { [url]: express().post("/webhooks", toNodeHandler(router)) };
  },
});

for (const when of ["at once", "after settled"]) {
  failing(
    `expectDelivered has the error of a webhook router in an Express app as its cause, ${when}`,
    async ({ bank, deliverer }) => {
      bank.accounts.create({ name: "Operating" });
      if (when === "after settled") await deliverer.settled();
      const error: Error = await expectDelivered(bank, { category: "account.created" }).catch((why) => why);
      expect(error.cause).toBe(thrown);
      expect(error.message).toMatch(
        /: 500 RangeError: no such customer\s+\(packages\/testing\/test\/expect-delivered\.test\.ts:/,
      );
    },
  );
}

test("expectDelivered quotes the JSON of a response once", async ({ bank }) => {
  const own = bank.fork();
  const receiver = () => Response.json({ outcome: "failed" }, { status: 500 });
  const deliverer = createDeliverer(own, { receivers: { [url]: receiver } });
  own.accounts.create({ name: "Operating" });
  await expect(expectDelivered(own, { category: "account.created", deliverer })).rejects.toThrow(
    `to ${url}: 500 {"outcome":"failed"}`,
  );
  deliverer.close();
});

test("expectDelivered combines the retries of a webhook, and prints the URL of a planned one", async () => {
  const own = createBank({ environment: "live" });
  own.eventSubscriptions.create({ url });
  const deliverer = createDeliverer(own, { receivers: { [url]: () => new Response("no", { status: 500 }) } });
  own.accounts.create({ name: "Operating" });
  await deliverer.advance({ hours: 1 });
  const tries = own.webhooks.attempts({ state: "failed" }).filter(({ category }) => category === "account.created");
  expect(tries.length).toBeGreaterThan(2);
  const { message }: Error = await expectDelivered(own, { category: "account.created", deliverer }).catch((why) => why);
  expect(message).toContain(`  2026-01-01T00:00:00.000Z to ${url}: 500 "no" (${tries.length} attempts)\n`);
  expect(message).toMatch(/Z to https:\/\/app.test\/webhooks: planned \(attempt \d\)$/);
  deliverer.close();
});

describe("a webhook that fails once", () => {
  const delivering = (options: BankOptions, status = 500) => {
    const own = createBank(options);
    own.eventSubscriptions.create({ url, selected_event_categories: [{ event_category: "account.created" }] });
    let failures = 1;
    const receiver = () => new Response(null, { status: failures-- > 0 ? status : 200 });
    const deliverer = createDeliverer(own, { receivers: { [url]: receiver } });
    own.accounts.create({ name: "Operating" });
    return { own, deliverer };
  };

  test("expectDelivered says that a sandbox bank tries once, unless a retry is not due, or would not help", async () => {
    const messageAfter = async (seconds: number, status: number) => {
      const { own, deliverer } = delivering({}, status);
      await deliverer.advance({ seconds });
      const found = await expectDelivered(own, { category: "account.created", deliverer }).catch(String);
      deliverer.close();
      return found;
    };
    const line = '\nA sandbox bank tries a webhook once: with `schedules: "live"` it makes eight attempts.';
    expect(await messageAfter(60, 500)).toContain(line);
    expect(await messageAfter(59, 500)).not.toContain(line);
    expect(await messageAfter(60, 400)).not.toContain(line);
  });

  test.each<BankOptions>([{ schedules: "live" }, { environment: "live" }])(
    "expectDelivered finds the second attempt with %o (D-113)",
    async (options) => {
      const { own, deliverer } = delivering(options);
      await deliverer.advance({ hours: 2 });
      const [found] = await expectDelivered(own, { category: "account.created", deliverer });
      expect(found).toMatchObject({ number: 2, dueAt: "2026-01-01T00:01:00.000Z" });
      deliverer.close();
    },
  );
});

test("expectDelivered compares URLs as a receiver's URL is compared", async ({ bank, deliverer: _ }) => {
  answer = 200;
  bank.accounts.create({ name: "Operating" });
  await expectDelivered(bank, { category: "account.created", url: "https://APP.test:443/webhooks" });
});

test("expectDelivered says that the deliverer belongs to another bank", async ({ bank }) => {
  const deliverer = createDeliverer(createBank(), { receivers: { [url]: () => new Response() } });
  bank.accounts.create({ name: "Operating" });
  await expect(expectDelivered(bank, { category: "account.created", deliverer })).rejects.toThrow(
    "`deliverer` sends the webhooks of another bank: pass one of createDeliverer(bank).",
  );
  deliverer.close();
});

describe("an exact number of deliveries", () => {
  test("a webhook that nobody sends is not known to be undelivered", async ({ bank }) => {
    bank.accounts.create({ name: "Operating" });
    await expect(expectDelivered(bank, { category: "account.created", times: 0 })).rejects.toThrow(
      `Expected 0 deliveries of account.created, but 1 attempt has no response yet.
Its attempts:
  2026-01-01T00:00:00.000Z to ${url}: no response yet
The test does not use \`deliverer\`, so no webhook is sent: add it to the test's arguments.`,
    );
  });

  test("a webhook without a response yet may be one more delivery", async ({ bank }) => {
    let hangs = false;
    const receiver = () => (hangs ? new Promise<Response>(() => {}) : new Response());
    const own = bank.fork();
    const deliverer = createDeliverer(own, { receivers: { [url]: receiver } });
    const expected = { category: "account.created", deliverer, timeoutMs: 1 } as const;
    own.accounts.create({ name: "One" });
    await expectDelivered(own, { ...expected, times: 1 });
    hangs = true;
    own.accounts.create({ name: "Two" });
    await expectDelivered(own, expected);
    await expect(expectDelivered(own, { ...expected, times: 1 })).rejects.toThrow(
      "Expected 1 delivery of account.created, but 1 attempt has no response yet.",
    );
    await expect(expectDelivered(own, { ...expected, times: 2 })).rejects.toThrow("but there was 1.");
    deliverer.close();
  });
});

describe("the Events that count", () => {
  const seeded = bankTest({
    setup(bank) {
      bank.eventSubscriptions.create({ url });
      bank.accounts.create({ name: "Seeded" });
    },
    receivers: { [url]: () => new Response() },
  });

  seeded("an Event of the setup counts only with its object", async ({ bank, deliverer }) => {
    const account = bank.accounts.list().data[0];
    await expect(expectDelivered(bank, { category: "account.created", deliverer })).rejects.toThrow(
      "The bank has emitted no account.created in this test. To check an Event from before the test, pass its `objectId`.",
    );
    await expectDelivered(bank, { category: "account.created", times: 0, deliverer });
    await expectDelivered(bank, { category: "account.created", objectId: String(account?.id), deliverer });
    bank.accounts.create({ name: "Operating" });
    await expectDelivered(bank, { category: "account.created", times: 1, deliverer });
  });

  seeded("the attempts about other objects are not listed", async ({ bank, deliverer }) => {
    const account = bank.accounts.create({ name: "Operating" });
    const expected = { category: "account.created", deliverer } as const;
    await expect(expectDelivered(bank, { ...expected, objectId: "account_nope" })).rejects.toThrow(
      "but there were none.\nThe bank has emitted no account.created about account_nope, so there was nothing to deliver.",
    );
    await expect(expectDelivered(bank, { ...expected, objectId: account.id, status: 500 })).rejects.toThrow(
      `answered with 500, but there were none.\nIts attempts:\n  2026-01-01T00:00:00.000Z to ${url}: 200`,
    );
  });

  seeded("a planned attempt is about its object", async ({ bank }) => {
    bank.webhooks.setDeliveryFaults({ delayed: 1 });
    const { id } = bank.accounts.create({ name: "Operating" });
    await expect(expectDelivered(bank, { category: "account.created", objectId: id })).rejects.toThrow(
      new RegExp(`Its attempts:\\n.*Z to ${url}: planned`),
    );
  });
});

test("expectDelivered says how to send webhooks that timed out because nobody sent them", async ({ bank, clock }) => {
  bank.accounts.create({ name: "Operating" });
  await clock.advance({ minutes: 1 });
  await expect(expectDelivered(bank, { category: "account.created" })).rejects.toThrow(
    /: not sent\n.*The test does not use `deliverer`, so no webhook is sent/s,
  );
});

bankTest({
  setup: (bank) => {
    bank.eventSubscriptions.create({ url });
    bank.clock.advance({ days: 15 });
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    bank.network.interestPayments.create({ account_id, amount: 1_000_00 });
  },
})("expectDelivered says that no schedule paid interest in the test", async ({ bank, clock }) => {
  await clock.advance({ days: 17 });
  await expect(expectDelivered(bank, { category: "transaction.created" })).rejects.toThrow(
    /The bank has emitted no transaction\.created in this test\..*\nNo schedule paid the interest of \$\d\.\d\d on 2026-02-01: create the bank with `schedules: "live"`\.$/,
  );
  await expect(expectDelivered(bank, { category: "card.created" })).rejects.not.toThrow("No schedule");
});
