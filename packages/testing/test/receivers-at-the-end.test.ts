import { type Bank, createBank } from "@sandbank/engine";
import type { Receiver } from "@sandbank/engine/deliver";
import { bankTest, expect } from "@sandbank/testing/vitest";
import { describe, onTestFinished, test, vi } from "vitest";
import { shareTestBank } from "../src/test-bank/share-test-bank.ts";

const url = "https://app.test/webhooks";
const subscribe = (bank: Bank) => void bank.eventSubscriptions.create({ url });

/** Waits for turns of the event loop, as a query of a database would. */
async function turns(count = 50): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

describe("a test of Vitest that ends before its receivers", () => {
  const table: string[] = [];
  let calls = 0;
  const inserting = bankTest({
    setup: subscribe,
    receivers: {
      [url]: async () => {
        calls++;
        await turns();
        table.push("row");
        return new Response();
      },
    },
  });
  /** Rows that come after the table was emptied belong to a test that has ended. */
  inserting.afterEach(() => {
    expect(table).toHaveLength(calls);
    table.length = 0;
    calls = 0;
  });

  inserting("has no receiver in progress when its hooks run", async ({ client, deliverer: _ }) => {
    await client.accounts.create({ name: "Operating" });
    while (calls === 0) await null;
    expect(table).toEqual([]);
  });

  inserting.fails("has none when it fails", async ({ client, deliverer: _ }) => {
    await client.accounts.create({ name: "Operating" });
    while (calls === 0) await null;
    expect.soft(table).toEqual(["row"]);
  });

  inserting("leaves nothing to the next test", async () => {
    await turns(100);
    expect(table).toEqual([]);
  });
});

describe("receivers that are torn down after the test", () => {
  const pool = { isOpen: false };
  const late: boolean[] = [];
  const test = bankTest({ setup: subscribe }).extend(
    "receivers", // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of other fixtures from this pattern.
    async ({}, { onCleanup }) => {
      pool.isOpen = true;
      onCleanup(() => {
        pool.isOpen = false;
      });
      const insert = async () => {
        await turns();
        late.push(!pool.isOpen);
        return new Response();
      };
      return { [url]: insert };
    },
  );
  test("the receivers end before the fixture that they use does", async ({ bank, deliverer: _ }) => {
    bank.accounts.create({ name: "Operating" });
    await turns(1);
  });
  test("no receiver has used a fixture that was torn down", () => {
    expect(late).toEqual([false, false]);
  });
});

/** The session of a test of another runner. The fixture gives up on a receiver at once if it is stuck. */
function shared(receive: Receiver, isStuck = false) {
  const base = createBank();
  subscribe(base);
  const output = { failure: vi.fn(), warning: vi.fn() };
  const { promise: received, resolve } = Promise.withResolvers<void>();
  const noted: Receiver = (request) => {
    resolve();
    return receive(request);
  };
  const options = { receivers: { [url]: noted } };
  const session = shareTestBank(base, { file: undefined, name: "creates", options, output });
  onTestFinished(() => session.end());
  const create = () =>
    session.run(async ({ bank, deliverer }) => {
      const { receiversEnded } = deliverer;
      if (isStuck) vi.spyOn(deliverer, "receiversEnded").mockImplementation(() => receiversEnded({ timeoutMs: 0 }));
      bank.accounts.create({ name: "Operating" });
      await received;
    });
  return { session, output, create };
}

test("runners without fixtures wait for the receivers of a test before they run its hooks, also if it fails", async () => {
  let ended = 0;
  const receive: Receiver = async () => {
    await turns();
    ended++;
    return new Response();
  };
  const passing = shared(receive);
  await passing.create();
  expect(ended).toBe(2);
  await passing.session.pass();
  expect(passing.output.failure).not.toHaveBeenCalled();

  const failing = shared(receive);
  const failed = failing.session.run(async ({ bank, deliverer: _ }) => {
    bank.accounts.create({ name: "Operating" });
    await turns(1);
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  expect(ended).toBe(4);
});

test("a test fails if a receiver does not end, and the error names the receiver and its Event", async () => {
  const { session, output, create } = shared(() => new Promise(() => {}), true);
  await create();
  await expect(session.pass()).rejects.toThrow(
    /^Test "creates" ended while its receiver of https:\/\/app\.test\/webhooks was still running for event_subscription\.created \(event_\w+\), and the receiver did not end when the fixture waited for it\. Let the receiver return a Response or throw\./,
  );
  expect(output.failure).toHaveBeenCalledOnce();
});

test("a receiver that does not end fails no test if its attempts have timed out", async () => {
  const { session, create } = shared(() => new Promise(() => {}), true);
  await create();
  await session.run(({ bank }) => {
    for (const { id } of bank.webhooks.due()) bank.webhooks.record(id, { error: "There was no response." });
  });
  await session.pass();
});

test("a receiver that fails after the function of the test is in the warning", async () => {
  const { session, output, create } = shared(async () => {
    await turns();
    throw new Error("no table");
  });
  await create();
  await session.pass();
  expect(output.warning).toHaveBeenCalledWith(
    expect.stringMatching(/2 failed attempts to deliver to .*, the first: Error: no table/),
  );
});

test("a call that is not awaited fails the test, also if the call succeeds while the receivers end", async () => {
  const { session } = shared(async () => {
    await turns();
    return new Response();
  });
  const run = session.run(({ bank, deliverer }) => {
    bank.accounts.create({ name: "Operating" });
    deliverer.settled();
  });
  await expect(run).rejects.toThrow(/Test "creates" does not await deliverer\.settled\(\)/);
});
