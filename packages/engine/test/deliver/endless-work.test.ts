import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { TIMEOUT_MS } from "../../../../vitest.shared.ts";
import "./timers-by-hand.ts";

const { createDeliverer } = await import("../../src/deliver.ts");
const { createBank } = await import("../../src/index.ts");
const key = Symbol.for("@sandbank/sdk/runningWork");
afterAll(() => {
  Reflect.deleteProperty(globalThis, key);
});

/** Notes work as the webhook router of the SDK does, and delivers an Event whose receiver starts work each time. */
function working() {
  const all = new Set<object>();
  const registry: { all: Set<object>; deliveries?: { getStore(): unknown } } = { all };
  Reflect.set(globalThis, key, registry);
  const bank = createBank();
  const url = "https://app.test/webhooks";
  const receiver = ({ headers }: Request) => {
    const { promise: settled, resolve: end } = Promise.withResolvers<void>();
    const start = new Error("The work after account.created started here");
    const eventId = headers.get("webhook-id");
    const work = { eventId, category: "account.created", settled, start, delivery: registry.deliveries?.getStore() };
    all.add(work);
    ends.push(() => {
      all.delete(work);
      end();
    });
    return new Response();
  };
  const ends: (() => void)[] = [];
  const deliverer = createDeliverer(bank, { receivers: { [url]: receiver } });
  onTestFinished(() => deliverer.close());
  bank.eventSubscriptions.create({ url, selected_event_categories: [{ event_category: "account.created" }] });
  const create = () => bank.accounts.create({ name: "Operating" });
  return { deliverer, create, ends };
}

async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol();
  for (let turn = 0; turn < 100; turn++) await null;
  return (await Promise.race([promise.catch(() => {}), Promise.resolve(pending)])) === pending;
}

test("settled rejects with the place of work that has not ended for ten seconds, and waits longer while work ends", async () => {
  const { deliverer, create, ends } = working();
  create();
  create();
  const settled = deliverer.settled();
  settled.catch(() => {});
  await vi.waitUntil(() => ends.length === 2, { timeout: TIMEOUT_MS });
  await vi.advanceTimersByTimeAsync(9_000);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await isPending(settled)).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(settled).rejects.toThrow(
    /^\[sandbank\] Failed to settle: work after account\.created has not ended for 10 seconds\. It started at .*endless-work\.test\.ts:\d+:\d+\)?\. Let it end, or pass `timeoutMs` to stop waiting for it\.$/,
  );
  await expect(settled).rejects.toMatchObject({ cause: { message: "The work after account.created started here" } });
});

test("settled with timeoutMs resolves while work goes on", async () => {
  const { deliverer, create, ends } = working();
  create();
  const settled = deliverer.settled({ timeoutMs: 60_000 });
  await vi.waitUntil(() => ends.length === 1, { timeout: TIMEOUT_MS });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(await isPending(settled)).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await settled).toEqual({ delivered: 1, failed: [], pending: [] });
});
