import { afterEach, expect, test, vi } from "vitest";
import type { Deliverer, Receiver } from "../../src/deliver.ts";
import "./timers-by-hand.ts";

const { createDeliverer } = await import("../../src/deliver.ts");
const { createBank } = await import("../../src/index.ts");

const url = "https://app.test/webhooks";

let open: Deliverer | undefined;
afterEach(() => open?.close());

/** A bank whose receiver is called for each new Account, and notes it. */
function receiving(receiver: Receiver) {
  const bank = createBank();
  bank.eventSubscriptions.create({ url, selected_event_categories: [{ event_category: "account.created" }] });
  const received: string[] = [];
  const note: Receiver = (request) => {
    received.push(request.url);
    return receiver(request);
  };
  const deliverer = createDeliverer(bank, { hangTimeoutMs: 10, receivers: { [url]: note } });
  open = deliverer;
  const create = () => bank.accounts.create({ name: "Operating" });
  return { bank, deliverer, create, received };
}

/** Runs the timers in order until a promise is settled. */
async function ended<Result>(promise: Promise<Result>): Promise<Result> {
  let isPending = true;
  const settled = promise.finally(() => {
    isPending = false;
  });
  while (isPending) await vi.advanceTimersToNextTimerAsync();
  return settled;
}

const after = (milliseconds: number): Promise<Response> =>
  new Promise((resolve) => setTimeout(() => resolve(new Response()), milliseconds));

/** Waits until the deliverer has called the receiver this often. */
async function called(received: readonly string[], times: number): Promise<void> {
  while (received.length < times) await vi.advanceTimersByTimeAsync(0);
}

test("receiversEnded waits for a slow receiver, and sends nothing that falls due meanwhile", async () => {
  const { bank, deliverer, create, received } = receiving(async () => {
    await after(1_500);
    if (received.length === 1) create();
    return new Response();
  });
  create();
  await called(received, 1);
  expect(await ended(deliverer.receiversEnded())).toEqual([]);
  expect(bank.webhooks.attempts().map(({ state }) => state)).toEqual(["succeeded", "due"]);
  expect((await ended(deliverer.settled())).delivered).toBe(2);
});

test("receiversEnded starts no attempt that waits for 64 others to its URL", async () => {
  const { deliverer, create, received } = receiving(() => after(5));
  for (let count = 0; count < 70; count++) create();
  await called(received, 64);
  expect(await ended(deliverer.receiversEnded())).toEqual([]);
  expect(received).toHaveLength(64);
});

test("receiversEnded resolves with the attempts of receivers that do not end, also after close", async () => {
  const { deliverer, create, received } = receiving(() => new Promise(() => {}));
  create();
  await called(received, 1);
  const running = [expect.objectContaining({ url, category: "account.created" })];
  expect(await ended(deliverer.receiversEnded())).toEqual(running);
  expect(await deliverer.receiversEnded({ timeoutMs: 0 })).toEqual(running);
  deliverer.close();
  expect(await ended(deliverer.receiversEnded())).toEqual(running);
});

test("receiversEnded waits for a receiver whose attempt has timed out", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { bank, deliverer, create } = receiving(() => promise);
  create();
  await ended(deliverer.advance({ minutes: 1 }));
  expect(bank.webhooks.attempts()[0]?.state).toBe("failed");
  expect(await deliverer.receiversEnded({ timeoutMs: 0 })).toHaveLength(1);
  const waited = deliverer.receiversEnded();
  resolve(new Response());
  expect(await ended(waited)).toEqual([]);
});

test("receiversEnded lets a receiver that sleeps by the bank's clock end", async () => {
  const { bank, deliverer, create, received } = receiving(async () => {
    await bank.clock.sleep(60_000);
    return new Response();
  });
  create();
  await called(received, 1);
  expect(await ended(deliverer.receiversEnded())).toEqual([]);
});

test("receiversEnded refuses a timeoutMs that is no number of milliseconds", async () => {
  const { deliverer } = receiving(() => new Response());
  await expect(deliverer.receiversEnded({ timeoutMs: -1 })).rejects.toThrow(
    "[sandbank] Failed to wait for receivers: timeoutMs must be a number of milliseconds, 0 or more.",
  );
});
