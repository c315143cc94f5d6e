import { Redis } from "ioredis";
import { createClient, RESP_TYPES } from "redis";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { redisProgram, startRedis } from "../../../../../tests/support/redis.ts";
import { type RedisClient, redisStore } from "../../../src/webhooks/stores.ts";
import { WebhookBusyError } from "../../../src/webhooks.ts";
import { deferred } from "../receiver.ts";
import { eventOf, storeLaws } from "./store-laws.ts";

const isMissing = redisProgram === undefined;

// `.ci/steps.sh` looks for the name of this suite among the tests that have passed.
describe.skipIf(isMissing)(`redisStore on Redis${isMissing ? " (left out: no Redis is installed)" : ""}`, () => {
  let redis: ReturnType<typeof createClient>;
  let ioredis: Redis;
  beforeAll(async () => {
    const port = await startRedis();
    redis = createClient({ url: `redis://127.0.0.1:${port}` });
    redis.on("error", () => {});
    await redis.connect();
    ioredis = new Redis(port, "127.0.0.1", { keyPrefix: "app:" });
    ioredis.on("error", () => {});
  });
  // Before the server ends.
  afterAll(async () => {
    redis.destroy();
    ioredis.disconnect();
  });

  const empty = () => redis.flushAll();
  const open = async (client: RedisClient) => {
    await empty();
    return { store: (options = {}) => redisStore(client, options) };
  };
  storeLaws("a client of redis", () => open(redis));
  storeLaws("a client of ioredis", () => open(ioredis));

  test("is busy while another process handles the Event, for longer than the lease", async () => {
    await empty();
    const gate = deferred();
    const started = deferred();
    const first = redisStore(redis, { leaseSeconds: 1 }).handle(eventOf("1"), () => {
      started.resolve();
      return gate.promise;
    });
    await started.promise;
    const key = "{sandbank_events}:claim:event_1";
    expect(await redis.pTTL(key)).toBeLessThanOrEqual(1_000);
    // Longer than the lease: the process renews its claim.
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    await expect(redisStore(redis).handle(eventOf("1"), () => {})).rejects.toBeInstanceOf(WebhookBusyError);
    gate.resolve();
    expect(await first).toBe("handled");
    expect(await redis.exists(key)).toBe(0);
  });

  test("handles an Event again if its process stops after the handler and before the mark, after the lease", async () => {
    await empty();
    const effects: string[] = [];
    /** A process that stops: none of its commands reaches Redis any more. */
    const stopping = deferred();
    let isStopped = false;
    const mortal: RedisClient = {
      sendCommand: (args: string[]) => (isStopped ? new Promise<never>(() => {}) : redis.sendCommand(args)),
    };
    void redisStore(mortal, { leaseSeconds: 1 }).handle(eventOf("1"), () => {
      effects.push("first");
      isStopped = true;
      stopping.resolve();
    });
    await stopping.promise;
    const next = redisStore(redis);
    const again = () => next.handle(eventOf("1"), () => effects.push("second"));
    await expect(again()).rejects.toBeInstanceOf(WebhookBusyError);
    await eventually(async () => expect(await again().catch(() => "busy")).toBe("handled"));
    expect(effects).toEqual(["first", "second"]);
    expect(await again()).toBe("duplicate");
  });

  test.each<[string, () => RedisClient]>([
    ["Buffers", () => redis.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })],
    ["nothing, as in legacy mode", () => ({ sendCommand: async (args) => void (await redis.sendCommand(args)) })],
    ["an object", () => ({ sendCommand: async (args) => ({ result: await redis.sendCommand(args) }) })],
  ])("runs no handler and leaves no claim if the client returns %s", async (_name, open) => {
    await empty();
    const store = redisStore(open(), { maxAttempts: 1 });
    const run = vi.fn();
    const refusal = /^\[sandbank\] Failed to use the answer of Redis.*`typeMapping`.*`legacyMode`/;
    await expect(store.handle(eventOf("1"), run)).rejects.toThrow(refusal);
    expect(run).not.toHaveBeenCalled();
    expect(await redisStore(redis).handle(eventOf("1"), run)).toBe("handled");
    const patient = redisStore(redis, { maxAttempts: 1 });
    await patient.handle(eventOf("2"), () => Promise.reject(new Error("no"))).catch(() => {});
    const calls = [
      () => store.failed(),
      () => store.retry("event_2"),
      () => store.resume?.(),
      () => store.marked?.(["event_1"]),
      () => store.clean({ olderThanDays: 0 }),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow(refusal);
  });

  test("marks an Event in a second try if the first one fails", async () => {
    await empty();
    let fails = 1;
    const flaky: RedisClient = {
      sendCommand: (args: string[]) =>
        args[1]?.includes("'ZADD', key('handled')") && fails-- > 0
          ? Promise.reject(new Error("ECONNRESET"))
          : redis.sendCommand(args),
    };
    expect(await redisStore(flaky).handle(eventOf("1"), () => {})).toBe("handled");
    expect(await redisStore(redis).handle(eventOf("1"), () => {})).toBe("duplicate");
  });

  test("rejects with the handler's error if Redis is not available any more", async () => {
    await empty();
    let isDown = false;
    const client: RedisClient = {
      sendCommand: (args: string[]) => (isDown ? Promise.reject(new Error("ECONNREFUSED")) : redis.sendCommand(args)),
    };
    const run = vi.fn(() => {
      isDown = true;
      throw new Error("the handler's");
    });
    await expect(redisStore(client).handle(eventOf("1"), run)).rejects.toThrow("the handler's");
  });
});

test("redisStore refuses what is no client", () => {
  expect(() => redisStore({} as RedisClient)).toThrow("[sandbank] Failed to use client: it must be a client of redis");
});
