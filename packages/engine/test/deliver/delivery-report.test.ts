import { afterEach, describe, expect, test, vi } from "vitest";
import { createDeliverer, type Deliverer, type DelivererOptions, type Receiver } from "../../src/deliver.ts";
import { type Bank, createBank, createPlatform } from "../../src/index.ts";

const URL = "https://app.test/webhooks";
const NOTHING = { delivered: 0, failed: [], pending: [] };

let open: Deliverer[] = [];
afterEach(() => {
  for (const deliverer of open) deliverer.close();
  open = [];
  vi.useRealTimers();
});

function subscribe({ eventSubscriptions }: Bank): void {
  eventSubscriptions.create({ url: URL, selected_event_categories: [{ event_category: "account.created" }] });
}

/** A bank that delivers the Events of new Accounts to one receiver. */
function delivering(receiver: Receiver, options: DelivererOptions = {}) {
  const bank = createBank();
  subscribe(bank);
  const deliverer = createDeliverer(bank, { receivers: { [URL]: receiver }, ...options });
  open.push(deliverer);
  return { bank, deliverer, make: () => bank.accounts.create({ name: "Operating" }) };
}

describe("deliverer.settled", () => {
  test("reports how many attempts were delivered since the last call of settled", async () => {
    const { deliverer, make } = delivering(() => new Response());
    make();
    make();
    expect(await deliverer.settled()).toEqual({ delivered: 2, failed: [], pending: [] });
    make();
    await deliverer.advance({ days: 1 });
    expect(await deliverer.settled()).toEqual({ delivered: 1, failed: [], pending: [] });
    expect(await deliverer.settled()).toEqual(NOTHING);
  });

  test("reports a receiver that refuses, with its response", async () => {
    const { bank, deliverer, make } = delivering(() => new Response("No such customer.", { status: 422 }));
    make();
    const [attempt] = bank.webhooks.attempts();
    expect(await deliverer.settled()).toEqual({
      delivered: 0,
      failed: [
        {
          attempt: attempt?.id,
          number: 1,
          origin: "schedule",
          url: URL,
          eventId: attempt?.eventId,
          category: "account.created",
          status: 422,
          answer: "No such customer.",
          error: null,
          cause: undefined,
        },
      ],
      pending: [],
    });
  });

  test.each<[string, unknown, string]>([
    ["an Error", new TypeError("account is undefined"), "account is undefined"],
    ["a string", "broken", "broken"],
  ])("reports the value that a receiver threw: %s", async (_, thrown, message) => {
    const { deliverer, make } = delivering(() => {
      throw thrown;
    });
    make();
    const { failed } = await deliverer.settled();
    expect(failed).toMatchObject([{ status: null, answer: null, error: message }]);
    expect(failed[0]?.cause).toBe(thrown);
  });

  test("reports the error that the fetch threw, with its cause", async () => {
    const lost = new TypeError("fetch failed", {
      cause: Object.assign(new Error("refused"), { code: "ECONNREFUSED" }),
    });
    const { deliverer, make } = delivering(() => new Response(), {
      receivers: {},
      fetch: () => Promise.reject(lost),
    });
    make();
    const { failed } = await deliverer.settled();
    expect(failed.map(({ error, cause }) => [error, cause])).toEqual([["fetch failed (ECONNREFUSED)", lost]]);
  });

  test("reports an attempt that timed out by the bank's clock, once", async () => {
    const { deliverer, make } = delivering(() => new Promise(() => {}), { hangTimeoutMs: 0 });
    make();
    await deliverer.advance({ seconds: 20 });
    const { failed, delivered } = await deliverer.settled();
    expect(delivered).toBe(0);
    expect(failed).toMatchObject([
      { status: null, error: "There was no response within 10 seconds.", cause: undefined },
    ]);
  });

  test("gives up waiting after timeoutMs, and reports the attempts that have no response yet", async () => {
    let respond: (response: Response) => void = () => {};
    const responses = [new Response(), new Promise<Response>((resolve) => (respond = resolve))];
    const { bank, deliverer, make } = delivering(async () => (await responses.shift()) ?? new Response());
    make();
    make();
    const { delivered, failed, pending } = await deliverer.settled({ timeoutMs: 0 });
    expect([delivered, failed]).toEqual([1, []]);
    expect(pending).toEqual([bank.webhooks.attempts().at(-1)]);
    expect(pending).toMatchObject([{ category: "account.created", url: URL, state: "due" }]);
    respond(new Response());
    expect(await deliverer.settled()).toEqual({ delivered: 1, failed: [], pending: [] });
  });

  test("waits for each response that comes within timeoutMs of the previous one", async () => {
    let received = 0;
    const { deliverer, make } = delivering(async () => {
      received++;
      for (let turn = 0; turn < received; turn++) await new Promise((resolve) => setImmediate(resolve));
      return new Response();
    });
    for (let count = 0; count < 5; count++) make();
    expect(await deliverer.settled({ timeoutMs: 60_000 })).toEqual({ delivered: 5, failed: [], pending: [] });
  });

  test.each([
    [{ timeoutMs: -1 }, "timeoutMs must be a number of milliseconds, 0 or more."],
    [{ timeoutMs: Number.POSITIVE_INFINITY }, "timeoutMs must be a number of milliseconds, 0 or more."],
    [{ timeout: 1 }, 'there is no option "timeout". Use timeoutMs.'],
  ])("refuses the options %o of settled", async (options, why) => {
    const { deliverer } = delivering(() => new Response());
    await expect(deliverer.settled(options as never)).rejects.toThrow(`[sandbank] Failed to settle: ${why}`);
  });

  test("rejects if the deliverer is closed while settled waits", async () => {
    const { deliverer, make } = delivering(() => new Promise(() => {}));
    make();
    const settled = deliverer.settled();
    deliverer.close();
    await expect(settled).rejects.toThrow(
      "[sandbank] Failed to settle: the deliverer is closed. Create another for the bank.",
    );
  });

  test("reports nothing from before a reset of the bank", async () => {
    const { bank, deliverer, make } = delivering(() => new Response(null, { status: 500 }));
    make();
    await deliverer.advance({ milliseconds: 0 });
    make();
    bank.reset();
    expect(await deliverer.settled()).toEqual(NOTHING);
  });

  test("reports the deliveries of both banks of a platform", async () => {
    const platform = createPlatform();
    for (const bank of [platform.live, platform.sandbox]) {
      subscribe(bank);
      bank.accounts.create({ name: "Operating" });
    }
    const deliverer = createDeliverer(platform, { receivers: { [URL]: () => new Response() } });
    open.push(deliverer);
    expect(await deliverer.settled()).toEqual({ delivered: 2, failed: [], pending: [] });
  });

  test("reports at most the last 1,000 failures", async () => {
    const { deliverer, make } = delivering(() => new Response(null, { status: 500 }));
    for (let count = 0; count <= 1_000; count++) make();
    expect((await deliverer.settled()).failed).toHaveLength(1_000);
  });
});

describe("signTime", () => {
  const MACHINE = Date.parse("2030-06-01T12:00:00.900Z");

  /** The `webhook-timestamp` of each delivery. */
  async function received(signTime: "bank" | "machine" | undefined, prepare: (bank: Bank) => void = () => {}) {
    vi.useFakeTimers({ toFake: ["Date"], now: MACHINE });
    const times: number[] = [];
    const receiver: Receiver = ({ headers }) => {
      times.push(Number(headers.get("webhook-timestamp")));
      return new Response();
    };
    const { bank, deliverer, make } = delivering(receiver, signTime === undefined ? {} : { signTime });
    prepare(bank);
    make();
    await deliverer.settled();
    return { bank, deliverer, times };
  }

  test.each([
    ["bank", Date.parse("2026-01-01T00:00:00Z")],
    [undefined, Date.parse("2026-01-01T00:00:00Z")],
    // D-108
    ["machine", Date.parse("2030-06-01T12:00:00Z")],
  ] as const)("signs webhooks with the time of the %s", async (signTime, time) => {
    const { times } = await received(signTime);
    expect(times).toEqual([time / 1_000]);
  });

  test("keeps the bank's time in Events, attempts and the journal when it signs with the machine's time (D-108)", async () => {
    const [machine, own] = [await received("machine"), await received("bank")];
    expect(machine.bank.webhooks.attempts()).toEqual(own.bank.webhooks.attempts());
    expect(machine.bank.journal()).toEqual(own.bank.journal());
  });

  test("keeps the offset of a mistimed delivery when it signs with the machine's time", async () => {
    const offsets = async (signTime: "bank" | "machine", now: number) => {
      const { times } = await received(signTime, ({ webhooks }) => webhooks.setDeliveryFaults({ mistimed: 1 }));
      return times.map((timestamp) => timestamp - Math.floor(now / 1_000));
    };
    const own = await offsets("bank", Date.parse("2026-01-01T00:00:00Z"));
    expect(await offsets("machine", MACHINE)).toEqual(own);
    expect(own.some((offset) => Math.abs(offset) > 300)).toBe(true);
  });

  test("refuses another value of signTime", () => {
    expect(() => createDeliverer(createBank(), { signTime: "real" as never })).toThrow(
      '[sandbank] Failed to create a deliverer: signTime must be "bank" or "machine", not "real".',
    );
  });
});
