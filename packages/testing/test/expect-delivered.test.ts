import { createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { expectDelivered } from "@sandbank/testing";
import { bankTest, expect } from "@sandbank/testing/vitest";
import { vi } from "vitest";

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
  [{ category: "account.created", time: 0 }, '"time" is not an option. Did you mean "times"? Use category,'],
  [{ category: "account.created", times: 1.5 }, "times is 1.5. Pass a whole number from 0."],
  [{ category: "account.created", status: "200" }, "status is 200. Pass an HTTP status."],
  [{ category: "account.created", timeoutMs: -1 }, "timeoutMs is -1. Pass a number of milliseconds from 0."],
  [{ category: "account.created", objectId: { id: "account_1" } }, "objectId is an object. Pass an id."],
  [
    { category: "account.created", url: "/webhooks" },
    'url is "/webhooks". Pass the absolute URL of an Event Subscription.',
  ],
  [{ category: "account.created", deliverer: createBank() }, "deliverer is a bank. Pass one of createDeliverer(bank)"],
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

test("expectDelivered combines the retries of a webhook, and prints the URL of a planned one", async () => {
  // Only a live bank sends a failed webhook again.
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
