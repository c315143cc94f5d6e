import { describe, expect, test, vi } from "vitest";
import type { Event } from "../../src/index.ts";
import { errorOf, holdTime } from "../client.ts";
import { deferred, receiver, requestOf } from "./receiver.ts";

/**
 * Creates a router whose handler returns the result of `work`, and an Event for it. `started` resolves when the handler
 * runs.
 */
function prepared(work: (signal: AbortSignal) => unknown) {
  holdTime();
  const { bank, router, onError, latest } = receiver();
  bank.accounts.create({ name: "Operating" });
  const started = deferred();
  const handler = vi.fn(({ signal }: { signal: AbortSignal }) => {
    started.resolve();
    return work(signal);
  });
  router.on("account.created", handler);
  const event: Event = latest();
  const stop = new AbortController();
  return {
    onError,
    handler,
    started: started.promise,
    deliver: () => router.handle(requestOf(event)),
    dispatch: () => router.dispatch(event, { signal: stop.signal }),
    stop: () => stop.abort(new Error("shutting down")),
    signal: () => handler.mock.calls[0]?.[0].signal as AbortSignal,
  };
}

/** Work that ends as soon as its signal aborts. */
function heeding(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
}

describe("a delivery and dispatch of the same Event", () => {
  test("refuses a handler that dispatches its own Event, instead of waiting for itself", async () => {
    const { dispatch, handler } = prepared(() =>
      expect(dispatch()).rejects.toThrow("[sandbank] Failed to handle event_"),
    );
    expect(await dispatch()).toBe("handled");
    expect(handler).toHaveBeenCalledOnce();
  });

  test.each(["delivered", "dispatched"] as const)(
    "an Event first %s runs once: aborting the dispatch does not affect the delivery",
    async (first) => {
      const work = deferred();
      const { deliver, dispatch, stop, started, signal, handler, onError } = prepared((signal) =>
        Promise.race([work.promise, heeding(signal)]),
      );
      const delivered = first === "delivered" ? deliver() : undefined;
      if (delivered) await started;
      const dispatched = errorOf(dispatch());
      await started;
      const answer = delivered ?? deliver();
      await vi.advanceTimersByTimeAsync(0);
      stop();
      expect(await dispatched).toEqual(new Error("shutting down"));
      expect(signal().aborted).toBe(false);
      work.resolve();
      expect((await answer).status).toBe(200);
      expect(onError).not.toHaveBeenCalled();
      expect(handler).toHaveBeenCalledOnce();
    },
  );

  test.each(["delivered", "dispatched"] as const)(
    "an Event first %s runs once: the dispatch outlasts the nine seconds of the delivery",
    async (first) => {
      const work = deferred();
      const { deliver, dispatch, started, signal, handler } = prepared((signal) =>
        Promise.race([work.promise, heeding(signal)]),
      );
      const delivered = first === "delivered" ? deliver() : undefined;
      if (delivered) await started;
      const dispatched = dispatch();
      await started;
      const answer = delivered ?? deliver();
      await vi.advanceTimersByTimeAsync(9_000);
      expect((await answer).status).toBe(503);
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(signal().aborted).toBe(false);
      work.resolve();
      expect(await dispatched).toBe("handled");
      expect(handler).toHaveBeenCalledOnce();
    },
  );

  test("a delivery and a dispatch of the same Event abort the handler's signal when neither waits, with the reason of the last", async () => {
    const { deliver, dispatch, stop, started, signal } = prepared(heeding);
    const answer = deliver();
    const dispatched = errorOf(dispatch());
    await started;
    stop();
    expect(await dispatched).toEqual(new Error("shutting down"));
    await vi.advanceTimersByTimeAsync(8_999);
    expect(signal().aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(503);
    expect(signal().reason).toMatchObject({ name: "TimeoutError" });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("dispatch that nobody joins", () => {
  test("dispatch rejects as soon as its signal aborts, and the handler's signal aborts too", async () => {
    const { dispatch, stop, started, signal } = prepared(() => new Promise(() => {}));
    const dispatched = errorOf(dispatch());
    await started;
    expect(signal().aborted).toBe(false);
    stop();
    expect(await dispatched).toEqual(new Error("shutting down"));
    expect(signal().reason).toEqual(new Error("shutting down"));
  });

  test("dispatch leaves no listener on its signal", async () => {
    const { router, bank, latest } = receiver();
    bank.accounts.create({ name: "Operating" });
    const { signal } = new AbortController();
    const [added, removed] = [vi.spyOn(signal, "addEventListener"), vi.spyOn(signal, "removeEventListener")];
    await router.dispatch(latest(), { signal });
    expect(added.mock.calls).toHaveLength(1);
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });
});

describe("what comes after everybody has given up", () => {
  test.each<[string, (work: ReturnType<typeof deferred>) => void, number]>([
    ["succeeds if the handler succeeds all the same", (work) => work.resolve(), 1],
    ["runs the handler again if it failed", (work) => work.reject(new Error("given up")), 2],
  ])("a call after an abandoned run %s", async (_how, settle, runs) => {
    const work = deferred();
    const { deliver, dispatch, handler } = prepared(() => (handler.mock.calls.length === 1 ? work.promise : undefined));
    const answer = deliver();
    await vi.advanceTimersByTimeAsync(9_000);
    expect((await answer).status).toBe(503);
    const [dispatched, again] = [dispatch(), deliver()];
    await vi.advanceTimersByTimeAsync(1_000);
    expect(handler).toHaveBeenCalledOnce();
    settle(work);
    expect(await dispatched).toBe("handled");
    expect((await again).status).toBe(200);
    expect(handler).toHaveBeenCalledTimes(runs);
  });
});
