import { describe, expect, onTestFinished, test, vi } from "vitest";
import { toLambdaHandler } from "../../src/webhooks/node.ts";
import { deferred, receiver, requestOf } from "./receiver.ts";

interface Work {
  readonly eventId: string;
  readonly category: string;
  readonly settled: Promise<void>;
  readonly start: Error;
  readonly delivery: unknown;
  readonly isHeldByPlatform: boolean;
}

const workOfProcess = () =>
  Reflect.get(globalThis, Symbol.for("@sandbank/sdk/runningWork")) as {
    readonly all: ReadonlySet<Work>;
    deliveries?: { getStore(): unknown };
  };

/** The running work of an Event. Ids repeat from test to test, so each test ends its work. */
const workOf = ({ id }: { readonly id: string }) => [...workOfProcess().all].filter(({ eventId }) => eventId === id);

/** A router whose handler goes on after the response, and a delivery to it. */
function working() {
  const gate = deferred();
  const setup = receiver();
  setup.router.on("account.created", ({ waitUntil }) => waitUntil(gate.promise));
  setup.bank.accounts.create({ name: "Operating" });
  return { ...setup, gate, request: () => requestOf(setup.latest()) };
}

describe("waitUntil", () => {
  test("lets the response come before the work ends, and notes the work until then", async () => {
    const { router, gate, request, latest } = working();
    expect(workOf(latest())).toEqual([]);
    const response = await router.handle(request());
    expect(response.status).toBe(200);
    const [work, ...others] = workOf(latest());
    expect(others).toEqual([]);
    expect(work).toMatchObject({ category: "account.created", delivery: undefined, isHeldByPlatform: false });
    expect(work?.start.stack?.split("\n")[1]).toContain("wait-until.test.ts");
    let isSettled = false;
    void work?.settled.then(() => {
      isSettled = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(isSettled).toBe(false);
    gate.resolve();
    await work?.settled;
    expect(workOf(latest())).toEqual([]);
  });

  test("notes the delivery that a deliverer is making", async () => {
    const { router, gate, request, latest } = working();
    const delivery = {};
    workOfProcess().deliveries = { getStore: () => delivery };
    onTestFinished(() => void delete workOfProcess().deliveries);
    await router.handle(request());
    expect(workOf(latest())[0]?.delivery).toBe(delivery);
    gate.resolve();
    await workOf(latest())[0]?.settled;
  });

  test("reports the error of failed work, and settles", async () => {
    const { router, onError, gate, request, latest } = working();
    await router.handle(request());
    const failure = new Error("too late");
    gate.reject(failure);
    await workOf(latest())[0]?.settled;
    expect(onError.mock.calls).toEqual([[failure, latest()]]);
  });

  test("notes the work of a handler that has failed", async () => {
    const { bank, router, latest } = receiver();
    const gate = deferred();
    router.on("account.created", ({ waitUntil }) => {
      waitUntil(gate.promise);
      throw new Error("no");
    });
    bank.accounts.create({ name: "Operating" });
    const response = await router.handle(requestOf(latest()));
    expect([response.status, workOf(latest()).length]).toEqual([500, 1]);
    gate.resolve();
    await workOf(latest())[0]?.settled;
  });

  test("uses the platform's own waitUntil", async () => {
    const { router, gate, request, latest } = working();
    const context = { waitUntil: vi.fn() };
    await router.handle(request(), context);
    expect(context.waitUntil.mock.calls).toEqual([[expect.any(Promise)]]);
    expect(workOf(latest()).map(({ isHeldByPlatform }) => isHeldByPlatform)).toEqual([true]);
    gate.resolve();
    await context.waitUntil.mock.calls[0]?.[0];
  });

  test("lets the platform wait for work that other work starts", async () => {
    const { bank, router, latest } = receiver();
    const [outer, inner] = [deferred(), deferred()];
    router.on("account.created", ({ waitUntil }) => {
      waitUntil(outer.promise.then(() => waitUntil(inner.promise)));
    });
    bank.accounts.create({ name: "Operating" });
    const held: Promise<unknown>[] = [];
    await router.handle(requestOf(latest()), { waitUntil: (promise: Promise<unknown>) => void held.push(promise) });
    expect(held).toHaveLength(1);
    const ended = vi.fn();
    const end = held[0]?.then(ended);
    outer.resolve();
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(workOf(latest()).map(({ isHeldByPlatform }) => isHeldByPlatform)).toEqual([true]);
    expect(ended).not.toHaveBeenCalled();
    inner.resolve();
    await end;
    expect(workOf(latest())).toEqual([]);
  });

  test("counts work as held by the platform as soon as held work starts it", async () => {
    const { bank, router, latest } = receiver();
    const gate = deferred();
    router.on("account.created", ({ waitUntil }) => {
      waitUntil(gate.promise);
      setTimeout(() => waitUntil(gate.promise));
    });
    bank.accounts.create({ name: "Operating" });
    const context = { waitUntil: vi.fn() };
    await router.handle(requestOf(latest()), context);
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(workOf(latest()).map(({ isHeldByPlatform }) => isHeldByPlatform)).toEqual([true, true]);
    gate.resolve();
    await context.waitUntil.mock.calls[0]?.[0];
  });

  test("passes nothing to the platform if no work is running", async () => {
    const { bank, router, latest } = receiver();
    bank.accounts.create({ name: "Operating" });
    const context = { waitUntil: vi.fn() };
    await router.handle(requestOf(latest()), context);
    expect(context.waitUntil).not.toHaveBeenCalled();
  });

  test("is awaited before the response of a Lambda, which would be suspended", async () => {
    const { router, gate, request } = working();
    const sent = request();
    const headers = Object.fromEntries(sent.headers);
    const answered = vi.fn();
    const answer = toLambdaHandler(router)({ headers, body: await sent.text() }).then(answered);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(answered).not.toHaveBeenCalled();
    gate.resolve();
    await answer;
    expect(answered).toHaveBeenCalledOnce();
  });

  test("is awaited before the response of a Lambda, also if other work starts it", async () => {
    const { bank, router, latest } = receiver();
    const [outer, inner] = [deferred(), deferred()];
    router.on("account.created", ({ waitUntil }) => {
      waitUntil(outer.promise.then(() => waitUntil(inner.promise)));
    });
    bank.accounts.create({ name: "Operating" });
    const sent = requestOf(latest());
    const answered = vi.fn();
    const event = { headers: Object.fromEntries(sent.headers), body: await sent.text() };
    const answer = toLambdaHandler(router)(event).then(answered);
    await new Promise((resolve) => setTimeout(resolve, 5));
    outer.resolve();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(answered).not.toHaveBeenCalled();
    inner.resolve();
    await answer;
    expect(answered).toHaveBeenCalledOnce();
  });
});
