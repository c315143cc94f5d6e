import { createBank } from "@sandbank/engine";
import { clientOptions } from "@sandbank/engine/http";
import { describe, expect, test, vi } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { BankClient, type Event } from "../../src/index.ts";
import { createWebhookRouter, type WebhookRouterSettings } from "../../src/webhooks.ts";
import { secret } from "./delivery.ts";
import { memoryStore } from "./memory-store.ts";
import { deferred, requestOf } from "./receiver.ts";

function poller(options: Partial<WebhookRouterSettings> = {}) {
  const bank = createBank();
  const client = new BankClient(clientOptions(bank));
  const router = createWebhookRouter({ client, secret, onError: vi.fn(), ...options });
  const names: string[] = [];
  router.on("account.created", ({ object }) => names.push(object.name));
  const create = (...all: string[]) => all.map((name) => bank.accounts.create({ name }));
  const events = () => bank.events.list({ order_by: { field: "created_at", direction: "ascending" } }).data as Event[];
  return { bank, client, router, names, create, events };
}

describe("poll", () => {
  test("passes every Event since the last call to its handler, oldest first", async () => {
    const { router, names, create } = poller();
    create("One", "Two");
    await router.poll({ follow: false });
    create("Three");
    await router.poll({ follow: false });
    await router.poll({ follow: false });
    expect(names).toEqual(["One", "Two", "Three"]);
  });

  test("saves the cursor of a page with the last Event of the page", async () => {
    const { store, commits, cursor } = memoryStore();
    const { router, create, events, client } = poller({ store });
    create("One", "Two", "Three");
    await router.poll({ follow: false });
    const ids = events().map(({ id }) => id);
    expect(commits).toEqual([...ids.slice(0, -1).map((id) => [id]), [ids.at(-1), "cursor"]]);
    const list = vi.spyOn(client.events, "list");
    await router.poll({ follow: false });
    expect(list.mock.calls.map(([params]) => params?.cursor)).toEqual([cursor()]);
    expect(commits).toHaveLength(ids.length);
  });

  test("saves a cursor for each page", async () => {
    const { store, commits } = memoryStore();
    const { router, create } = poller({ store });
    create(...Array.from({ length: 250 }, (_, index) => String(index)));
    await router.poll({ follow: false });
    expect(commits.filter((rows) => rows.includes("cursor"))).toHaveLength(3);
    expect(commits).toHaveLength(250);
  });

  test("shares its marks with webhooks, in both directions", async () => {
    const { store } = memoryStore();
    const { router, names, create, events } = poller({ store });
    create("One");
    const [event] = events();
    if (event === undefined) return expect.fail("no Event");
    expect(await router.dispatch(event)).toBe("handled");
    await router.poll({ follow: false });
    expect(names).toEqual(["One"]);
    create("Two");
    await router.poll({ follow: false });
    const [, second] = events();
    if (second === undefined) return expect.fail("no Event");
    expect(await router.dispatch(second)).toBe("duplicate");
    expect(names).toEqual(["One", "Two"]);
  });

  test("saves the cursor also if a webhook is handling the last Event at that moment", async () => {
    const { store, cursor } = memoryStore();
    const { bank, router, events } = poller({ store });
    const gate = deferred();
    const started = deferred();
    router.on("account.updated", () => {
      started.resolve();
      return gate.promise;
    });
    const { id } = bank.accounts.create({ name: "One" });
    bank.accounts.update(id, { name: "Two" });
    const last = events().at(-1);
    if (last === undefined) return expect.fail("no Event");
    const delivered = router.dispatch(last);
    await started.promise;
    const polled = router.poll({ follow: false });
    await new Promise((resolve) => setTimeout(resolve, 5));
    gate.resolve();
    await Promise.all([delivered, polled]);
    expect(store.handle.mock.calls.filter(([event]) => event.id === last.id)).toHaveLength(2);
    expect(cursor()).not.toBeNull();
  });

  test("handles the Events first that `retry` has made due", async () => {
    const memory = memoryStore();
    const { router, names, create, events } = poller({ store: memory.store });
    create("One", "Two");
    const second = events()[1];
    if (second === undefined) return expect.fail("no Event");
    memory.retry(second);
    await router.poll({ follow: false });
    expect(names).toEqual(["Two", "One"]);
  });

  test("rejects with the error of a handler, and continues there the next time", async () => {
    const { store, cursor } = memoryStore();
    const { router, create, bank } = poller({ store });
    let isDown = true;
    const updated: string[] = [];
    router.on("account.updated", ({ object }) => {
      if (isDown) throw new Error("The queue is down.");
      updated.push(object.name);
    });
    const [account] = create("One");
    if (account) bank.accounts.update(account.id, { name: "Two" });
    await expect(router.poll({ follow: false })).rejects.toThrow("The queue is down.");
    expect(cursor()).toBeNull();
    isDown = false;
    await router.poll({ follow: false });
    expect(updated).toEqual(["Two"]);
  });

  test("retrieves no objects of Events that were handled, and saves the cursor after them", async () => {
    const memory = memoryStore();
    const { router, create, events, client } = poller({ store: memory.store });
    create("One", "Two", "Three");
    for (const event of events()) await router.dispatch(event);
    const retrieve = vi.spyOn(client.events, "fetchObject").mockRejectedValue(new Error("an outage") as never);
    await router.poll({ follow: false });
    expect(retrieve).not.toHaveBeenCalled();
    expect(memory.cursor()).not.toBeNull();
    // One for each page with Events: the last page has none.
    expect(memory.store.marked.mock.calls.filter(([ids]) => ids.length > 0)).toHaveLength(1);
    expect(memory.commits.slice(3)).toEqual([["cursor"]]);
  });

  test("handles the last Event of a page if it is not marked any more when the cursor is saved", async () => {
    const memory = memoryStore();
    const { router, create, names, events } = poller({ store: memory.store });
    create("One");
    const [event] = events();
    if (event === undefined) return expect.fail("no Event");
    await router.dispatch(event);
    memory.store.marked.mockImplementationOnce(async (ids) => {
      memory.unmark(event.id);
      return [...ids];
    });
    await router.poll({ follow: false });
    expect(names).toEqual(["One", "One"]);
    expect(memory.cursor()).not.toBeNull();
  });

  test("waits for an Event that another process is handling", async () => {
    const memory = memoryStore();
    const { router, names, create, events } = poller({ store: memory.store });
    create("One");
    const id = events()[0]?.id ?? "";
    memory.busy.add(id);
    const polled = router.poll({ follow: false });
    await eventually(() => expect(memory.store.handle).toHaveBeenCalledOnce());
    memory.busy.delete(id);
    await polled;
    expect(names).toEqual(["One"]);
  });

  test("follows new Events until its signal aborts", async () => {
    const { store } = memoryStore();
    const { router, names, create } = poller({ store });
    const stop = new AbortController();
    const polled = router.poll({ signal: stop.signal });
    create("One");
    await eventually(() => expect(names).toEqual(["One"]));
    create("Two");
    await eventually(() => expect(names).toEqual(["One", "Two"]));
    stop.abort(new Error("shutdown"));
    await expect(polled).rejects.toThrow("shutdown");
  });

  test("handles an Event that `retry` makes due while it follows", async () => {
    const memory = memoryStore();
    const { router, names, create, events } = poller({ store: memory.store });
    create("One");
    const [event] = events();
    if (event === undefined) return expect.fail("no Event");
    await router.poll({ follow: false });
    const stop = new AbortController();
    const polled = router.poll({ signal: stop.signal });
    // Once for each call, and once more when there is no newer Event.
    await eventually(() => expect(memory.resumes()).toBe(3));
    memory.retry(event);
    create("Two");
    await eventually(() => expect(names).toEqual(["One", "Two", "One"]));
    stop.abort(new Error("shutdown"));
    await expect(polled).rejects.toThrow("shutdown");
  });

  describe("with the client of another sender, which lists no Events", () => {
    const events = { fetchObject: async (event: object) => (event as { name: string }).name };
    const opened = () => {
      const memory = memoryStore();
      const router = createWebhookRouter({ client: { events }, secret, store: memory.store });
      const names: string[] = [];
      router.on("invoice.paid", ({ object }) => names.push(object as string));
      const retry = (name: string) => memory.retry({ id: name, category: "invoice.paid", name } as unknown as Event);
      return { ...memory, router, names, retry };
    };

    test("handles the Events that are due, and ends", async () => {
      const { router, names, retry } = opened();
      retry("INV-1");
      retry("INV-2");
      await router.poll({ follow: false });
      expect(names).toEqual(["INV-1", "INV-2"]);
    });

    test("follows the Events that `retry` makes due", async () => {
      const { router, names, retry } = opened();
      const stop = new AbortController();
      const polled = router.poll({ signal: stop.signal, intervalMs: 1 });
      retry("INV-1");
      await eventually(() => expect(names).toEqual(["INV-1"]));
      retry("INV-2");
      await eventually(() => expect(names).toEqual(["INV-1", "INV-2"]));
      stop.abort(new Error("shutdown"));
      await expect(polled).rejects.toThrow("shutdown");
    });
  });

  test("refuses an interval that is not positive, and without a store a client that lists no Events", async () => {
    const { router } = poller();
    await expect(router.poll({ intervalMs: 0 })).rejects.toThrow("[sandbank] Failed to use intervalMs");
    const events = { fetchObject: async () => ({}) };
    const other = createWebhookRouter({ client: { events }, secret });
    await expect(other.poll()).rejects.toThrow("[sandbank] Failed to use client");
  });

  test("an Event that came as a webhook is not handled again", async () => {
    const { store } = memoryStore();
    const { bank, router, names, create, events } = poller({ store });
    create("One");
    const [event] = events();
    if (event === undefined) return expect.fail("no Event");
    const now = vi.spyOn(Date, "now").mockReturnValue(Date.parse(bank.clock.now()));
    expect((await router.handle(requestOf(event))).status).toBe(200);
    now.mockRestore();
    await router.poll({ follow: false });
    expect(names).toEqual(["One"]);
  });
});
