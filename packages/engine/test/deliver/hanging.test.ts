import { afterEach, expect, test, vi } from "vitest";
import type { Deliverer, Receiver } from "../../src/deliver.ts";
import "./timers-by-hand.ts";

const { createDeliverer } = await import("../../src/deliver.ts");
const { createBank } = await import("../../src/index.ts");

const ANSWERING = "https://app.test/webhooks";
const HANGING = "https://hang.test/";

let open: Deliverer | undefined;
afterEach(() => open?.close());

/** A live bank that delivers the Event of one new Account to a receiver that responds, and to one that hangs. */
function deliveringBesideAHangingReceiver(receiver: Receiver) {
  const bank = createBank({ environment: "live" });
  for (const url of [ANSWERING, HANGING]) {
    bank.eventSubscriptions.create({ url, selected_event_categories: [{ event_category: "account.created" }] });
  }
  const receivers = { [ANSWERING]: receiver, [HANGING]: () => new Promise<Response>(() => {}) };
  const deliverer = createDeliverer(bank, { hangTimeoutMs: 50, receivers });
  open = deliverer;
  bank.accounts.create({ name: "A" });
  const statusesOf = (url: string) =>
    bank.webhooks
      .attempts()
      .filter(({ request }) => request?.url === url)
      .map(({ status }) => status);
  return { deliverer, statusesOf };
}

/** Runs the timers in order until a promise is settled. */
async function ended(promise: Promise<void>): Promise<void> {
  let isPending = true;
  const settled = promise.finally(() => {
    isPending = false;
  });
  while (isPending) await vi.advanceTimersToNextTimerAsync();
  await settled;
}

const after = (milliseconds: number, status: number): Promise<Response> =>
  new Promise((resolve) => setTimeout(() => resolve(new Response(null, { status })), milliseconds));

test("advances after a receiver has responded within the hang timeout, while another hangs", async () => {
  const { deliverer, statusesOf } = deliveringBesideAHangingReceiver(() => after(49, 200));
  await ended(deliverer.advance({ seconds: 10 }));
  expect(statusesOf(ANSWERING)).toEqual([200]);
  expect(statusesOf(HANGING)).toEqual([null]);
});

test("advances after the hang timeout when a receiver responds too late", async () => {
  const { deliverer, statusesOf } = deliveringBesideAHangingReceiver(() => after(51, 200));
  await ended(deliverer.advance({ seconds: 10 }));
  expect(statusesOf(ANSWERING)).toEqual([null]);
});

test("advances after a receiver has responded at every attempt, while another hangs at every attempt", async () => {
  let answers = 0;
  const { deliverer, statusesOf } = deliveringBesideAHangingReceiver(() => after(49, ++answers < 8 ? 500 : 200));
  await ended(deliverer.advance({ days: 4 }));
  expect(statusesOf(ANSWERING)).toEqual([...Array(7).fill(500), 200]);
  expect(statusesOf(HANGING)).toEqual(Array(8).fill(null));
});
