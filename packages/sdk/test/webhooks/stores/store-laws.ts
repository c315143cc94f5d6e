import { beforeEach, describe, expect, test, vi } from "vitest";
import type { StoreOptions } from "../../../src/webhooks/stores/store-options.ts";
import type { WebhookStore } from "../../../src/webhooks/stores.ts";
import { WebhookBusyError } from "../../../src/webhooks.ts";
import { event as anEvent } from "../delivery.ts";
import { deferred } from "../receiver.ts";

/** Returns an Event with an id of its own. */
export function eventOf(id: string) {
  return { ...anEvent, id: `event_${id}` } as const;
}

/** A database under test, with an empty table. */
export interface OpenDatabase<Tx> {
  /** Creates a store, as a process does. */
  store(options?: StoreOptions): WebhookStore<Tx>;
}

/** Tests that every store passes. */
export function storeLaws<Tx>(name: string, open: () => Promise<OpenDatabase<Tx>>): void {
  describe(name, () => {
    let database: OpenDatabase<Tx>;
    beforeEach(async () => {
      database = await open();
    });

    test("runs an Event once, also for another process", async () => {
      const run = vi.fn();
      expect(await database.store().handle(eventOf("1"), run)).toBe("handled");
      expect(await database.store().handle(eventOf("1"), run)).toBe("duplicate");
      expect(await database.store().handle(eventOf("2"), run)).toBe("handled");
      expect(run).toHaveBeenCalledTimes(2);
    });

    test("runs an Event again after a failure, and rejects with the same error", async () => {
      const store = database.store();
      const failure = new Error("The queue is down.");
      await expect(store.handle(eventOf("1"), () => Promise.reject(failure))).rejects.toBe(failure);
      const run = vi.fn();
      expect(await store.handle(eventOf("1"), run)).toBe("handled");
      expect(await store.failed()).toEqual([]);
      expect(run).toHaveBeenCalledOnce();
    });

    test("never runs an Event twice at the same time", async () => {
      const [one, other] = [database.store(), database.store()];
      const gate = deferred();
      let running = 0;
      let most = 0;
      const run = async () => {
        most = Math.max(most, ++running);
        await gate.promise;
        running--;
      };
      const outcomes = Promise.allSettled([one.handle(eventOf("1"), run), other.handle(eventOf("1"), run)]);
      setTimeout(gate.resolve, 20);
      const [first, second] = await outcomes;
      const all = [first, second].map((result) =>
        result.status === "fulfilled"
          ? result.value
          : result.reason instanceof WebhookBusyError
            ? "busy"
            : result.reason,
      );
      expect(most).toBe(1);
      expect(all).toContain("handled");
      expect(all).toContain(all.includes("busy") ? "busy" : "duplicate");
    });

    test("sets an Event aside after the last attempt, with its error", async () => {
      const store = database.store({ maxAttempts: 2 });
      const run = vi.fn(() => Promise.reject(new TypeError("amount is\0 null")));
      for (const _ of [1, 2]) await expect(store.handle(eventOf("1"), run)).rejects.toThrow("amount");
      expect(await store.handle(eventOf("1"), run)).toBe("duplicate");
      expect(run).toHaveBeenCalledTimes(2);
      expect(await store.failed()).toEqual([
        {
          id: "event_1",
          attempts: 2,
          error: "TypeError: amount is null",
          failedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        },
      ]);
    });

    test("lists at most so many Events that are set aside, the oldest first", async () => {
      const store = database.store({ maxAttempts: 1 });
      for (const id of ["b", "a", "c"]) {
        await store.handle(eventOf(id), () => Promise.reject(new Error(id))).catch(() => {});
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      expect((await store.failed({ limit: 2 })).map(({ error }) => error)).toEqual(["Error: b", "Error: a"]);
    });

    test("counts an error that has no text", async () => {
      const store = database.store({ maxAttempts: 1 });
      await store.handle(eventOf("1"), () => Promise.reject(Object.create(null))).catch(() => {});
      expect((await store.failed()).map(({ error }) => error)).toEqual(["unknown error"]);
    });

    test("makes an Event due again, with all attempts", async () => {
      const store = database.store({ maxAttempts: 2 });
      const fail = () => Promise.reject(new Error("no"));
      for (const _ of [1, 2]) await store.handle(eventOf("1"), fail).catch(() => {});
      await store.retry("event_1");
      expect(await store.failed()).toEqual([]);
      expect(await store.resume?.()).toEqual({ cursor: null, events: [eventOf("1")] });
      await expect(store.handle(eventOf("1"), fail)).rejects.toThrow("no");
      expect(await store.failed()).toEqual([]);
      const run = vi.fn();
      expect(await store.handle(eventOf("1"), run)).toBe("handled");
      expect(run).toHaveBeenCalledOnce();
      expect(await store.resume?.()).toEqual({ cursor: null, events: [] });
    });

    test("resumes with every Event that has failed, until it is handled or set aside", async () => {
      const store = database.store({ maxAttempts: 2 });
      const fail = (id: string) => store.handle(eventOf(id), () => Promise.reject(new Error("no"))).catch(() => {});
      const resumed = async () => (await store.resume?.())?.events;
      for (const id of ["2", "1", "3"]) await fail(id);
      expect(await resumed()).toEqual([eventOf("1"), eventOf("2"), eventOf("3")]);
      await store.handle(eventOf("1"), () => {});
      await fail("2");
      expect(await resumed()).toEqual([eventOf("3")]);
      // An Event that is retried and fails again is not lost: its sender does not send it any more.
      await store.retry("event_2");
      await fail("2");
      expect(await store.failed()).toEqual([]);
      expect(await resumed()).toEqual([eventOf("2"), eventOf("3")]);
    });

    test("sets Events aside by the present maxAttempts: a larger one makes them due again", async () => {
      const store = database.store({ maxAttempts: 1 });
      await store.handle(eventOf("1"), () => Promise.reject(new Error("no"))).catch(() => {});
      const patient = database.store({ maxAttempts: 2 });
      expect(await patient.failed()).toEqual([]);
      expect((await patient.resume?.())?.events).toEqual([eventOf("1")]);
      expect(await store.failed()).toHaveLength(1);
      expect(await patient.handle(eventOf("1"), () => {})).toBe("handled");
      expect(await store.failed()).toEqual([]);
    });

    test("counts no attempt for a handler that was not run because its turn came too late", async () => {
      const store = database.store({ maxAttempts: 1 });
      const late = () => Promise.reject(new WebhookBusyError("event_1"));
      await expect(store.handle(eventOf("1"), late)).rejects.toBeInstanceOf(WebhookBusyError);
      expect(await store.failed()).toEqual([]);
      expect(await store.handle(eventOf("1"), () => {})).toBe("handled");
    });

    test("knows which Events were handled or are set aside", async () => {
      const store = database.store({ maxAttempts: 2 });
      const fail = (id: string) => store.handle(eventOf(id), () => Promise.reject(new Error("no"))).catch(() => {});
      await store.handle(eventOf("1"), () => {}, { cursor: "here" });
      await fail("2");
      await fail("2");
      await fail("3");
      const ids = ["1", "2", "3", "4"].map((id) => `event_${id}`);
      expect([...((await store.marked?.(ids)) ?? [])].sort()).toEqual(["event_1", "event_2"]);
      expect(await store.marked?.([])).toEqual([]);
      await store.retry("event_2");
      expect(await store.marked?.(ids)).toEqual(["event_1"]);
    });

    test("refuses to retry an Event that has not failed", async () => {
      const store = database.store();
      await store.handle(eventOf("1"), () => {});
      for (const id of ["event_1", "event_2"]) {
        await expect(store.retry(id)).rejects.toThrow(`[sandbank] Failed to retry ${id}: no such Event has failed.`);
      }
    });

    test("forgets handled Events of a certain age, and no other", async () => {
      const store = database.store({ maxAttempts: 1 });
      await store.handle(eventOf("1"), () => {}, { cursor: "here" });
      await store.handle(eventOf("2"), () => Promise.reject(new Error("no"))).catch(() => {});
      expect(await store.clean()).toBe(0);
      expect(await store.handle(eventOf("1"), () => {})).toBe("duplicate");
      expect(await store.clean({ olderThanDays: 0 })).toBe(1);
      expect(await store.handle(eventOf("1"), () => {})).toBe("handled");
      expect(await store.failed()).toHaveLength(1);
      expect((await store.resume?.())?.cursor).toBe("here");
    });

    test("saves a cursor with an Event, also with a duplicate, and not with a failure", async () => {
      const store = database.store();
      await store.handle(eventOf("1"), () => {}, { cursor: "one" });
      expect(await store.resume?.()).toEqual({ cursor: "one", events: [] });
      await store.handle(eventOf("2"), () => Promise.reject(new Error()), { cursor: "two" }).catch(() => {});
      expect((await store.resume?.())?.cursor).toBe("one");
      await store.handle(eventOf("2"), () => {});
      await store.handle(eventOf("1"), () => {}, { cursor: "three" });
      expect(await database.store().resume?.()).toEqual({ cursor: "three", events: [] });
    });

    test("keeps the marks, failures and cursor of each consumer apart", async () => {
      const [books, mails] = [
        database.store({ consumer: "books", maxAttempts: 2 }),
        database.store({ consumer: "mails", maxAttempts: 2 }),
      ];
      const fail = () => Promise.reject(new Error("no"));
      expect(await books.handle(eventOf("1"), () => {}, { cursor: "here" })).toBe("handled");
      expect(await mails.marked?.(["event_1"])).toEqual([]);
      expect(await mails.handle(eventOf("1"), () => {})).toBe("handled");
      for (const _ of [1, 2]) await books.handle(eventOf("2"), fail).catch(() => {});
      await books.handle(eventOf("3"), fail).catch(() => {});
      expect(await books.failed()).toMatchObject([{ id: "event_2" }]);
      expect(await books.resume?.()).toEqual({ cursor: "here", events: [eventOf("3")] });
      expect(await mails.failed()).toEqual([]);
      expect(await mails.resume?.()).toEqual({ cursor: null, events: [] });
      await expect(mails.retry("event_2")).rejects.toThrow("no such Event has failed");
      expect(await mails.clean({ olderThanDays: 0 })).toBe(1);
      expect(await books.handle(eventOf("1"), () => {})).toBe("duplicate");
      expect(await database.store().handle(eventOf("1"), () => {})).toBe("handled");
    });

    test("two consumers handle an Event at the same time", async () => {
      const outer = database.store({ consumer: "books" });
      const inner = database.store({ consumer: "mails" });
      const gate = deferred();
      const first = outer.handle(eventOf("1"), () => gate.promise);
      const second = inner.handle(eventOf("1"), () => {}).catch((error) => error);
      gate.resolve();
      expect(await first).toBe("handled");
      // Two connections to one file of SQLite have one lock.
      expect(["handled", expect.any(WebhookBusyError)]).toContainEqual(await second);
    });

    test.each(["", "cursor", "sandbank_cursor", "default:cursor"])(
      "keeps the cursor apart from an Event with the id %o",
      async (id) => {
        const store = database.store();
        await store.handle(eventOf("1"), () => {}, { cursor: "here" });
        const event = { ...eventOf("1"), id: id as "event_1" };
        expect([await store.handle(event, () => {}), await store.handle(event, () => {})]).toEqual([
          "handled",
          "duplicate",
        ]);
        expect(await store.resume?.()).toEqual({ cursor: "here", events: [] });
      },
    );

    test("lists failures that JSON can represent", async () => {
      const store = database.store({ maxAttempts: 1 });
      await store.handle(eventOf("1"), () => Promise.reject(new Error("no"))).catch(() => {});
      expect(JSON.parse(JSON.stringify(await store.failed()))).toMatchObject([{ id: "event_1", attempts: 1 }]);
    });

    test.each<[string, StoreOptions]>([
      ["leaseSeconds", { leaseSeconds: 0 }],
      ["leaseSeconds: it must be a whole number of 1 to 2147483", { leaseSeconds: 2_147_484 }],
      ["consumer", { consumer: "" }],
      ["consumer", { consumer: "it's" }],
      ["consumer", { consumer: null } as object],
      ["maxAttempts", { maxAttempts: 1.5 }],
      ["lease", { lease: 1 } as StoreOptions],
    ])("refuses the option %s", (option, options) => {
      expect(() => database.store(options)).toThrow(option);
    });

    test("refuses a limit and an age that are no numbers", async () => {
      const store = database.store();
      await expect(store.failed({ limit: 0 })).rejects.toThrow("limit");
      await expect(store.clean({ olderThanDays: -1 })).rejects.toThrow("olderThanDays");
    });
  });
}
