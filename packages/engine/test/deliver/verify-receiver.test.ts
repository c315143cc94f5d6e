import type { Event } from "@sandbank/contract";
import { createBank } from "@sandbank/engine";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { WebhookReceiver } from "../../src/deliver/answer.ts";
import { receiverChecks } from "../../src/deliver/receiver-checks.ts";
import type { VerifyReceiverOptions } from "../../src/deliver/receiver-options.ts";
import { verifyReceiver } from "../../src/deliver/verify-receiver.ts";
import { faults } from "./faults.ts";
import { receiverWith } from "./reference-receiver.ts";

const secret = "a secret";
const now = () => Date.parse("2026-01-01T00:00:00.900Z");
const right = () => receiverWith({}, { secret, now });
const grade = (receiver: WebhookReceiver, options: Partial<VerifyReceiverOptions> = {}) =>
  verifyReceiver(receiver, { secret, now, ...options });
/** For receivers that hang. */
const soon = { deadlineMs: 5 };
const failedIn = ({ checks }: Awaited<ReturnType<typeof verifyReceiver>>) =>
  checks.filter(({ passed }) => !passed).map(({ name }) => name);

/** A receiver that keeps what it is sent, and answers as the right one does. */
function recorder() {
  const receive = right();
  const arrived: Request[] = [];
  const receiver = (request: Request) => {
    arrived.push(request.clone());
    return receive(request);
  };
  return { receiver, arrived };
}

describe("a right receiver", () => {
  test("passes every check", async () => {
    const report = await grade(right());
    expect(failedIn(report)).toEqual([]);
    expect(report.passed).toBe(true);
    expect(report.checks.map(({ name }) => name)).toEqual(receiverChecks.map(({ name }) => name));
    expect(report.checks.filter(({ error, advice }) => error !== null || advice !== null)).toEqual([]);
  });

  test("passes by the clock of the system", async () => {
    const receiver = receiverWith({}, { secret, now: Date.now });
    expect((await verifyReceiver(receiver, { secret })).passed).toBe(true);
  });

  test("passes by the clock of a bank", async () => {
    const bank = createBank();
    bank.clock.advance({ days: 400, milliseconds: 1 });
    const ofBank = () => Date.parse(bank.clock.now());
    const report = await grade(receiverWith({}, { secret, now: ofBank }), { now: ofBank });
    expect(report.passed).toBe(true);
  });

  test("passes by a clock that goes on between deliveries, in fractions of a millisecond", async () => {
    let time = now();
    const ticking = () => {
      time += 0.75;
      return time;
    };
    expect((await grade(receiverWith({}, { secret, now: ticking }), { now: ticking })).passed).toBe(true);
  });

  test("passes with a secret that is longer than a block, and not ASCII", async () => {
    const long = "sécret ".repeat(14);
    expect((await grade(receiverWith({}, { secret: long, now }), { secret: long })).passed).toBe(true);
  });
});

describe("a receiver with one fault", () => {
  test("is there for each check", () => {
    expect(Object.keys(faults)).toEqual(receiverChecks.map(({ name }) => name));
  });

  test.each(Object.entries(faults).map(([check, { fault, steps }]) => ({ check, fault, steps })))(
    "$check: fails this check alone when it $fault",
    async ({ check, steps }) => {
      const report = await grade(receiverWith(steps(), { secret, now }), soon);
      expect(failedIn(report)).toEqual([check]);
      expect(report.passed).toBe(false);
    },
  );
});

describe("a check", () => {
  test.each(receiverChecks)("$name: says what, why and what to do", ({ name, what, advice, source }) => {
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(what).toMatch(/^(accepts|refuses) .*[^.]$/);
    expect(advice).toMatch(/^[A-Z].*\.$/);
    expect(source).not.toBe("");
  });

  test("has a name of its own", () => {
    expect(new Set(receiverChecks.map(({ name }) => name)).size).toBe(receiverChecks.length);
  });
});

describe("a delivery", () => {
  test("is made as the bank makes it", async () => {
    const bank = createBank();
    bank.eventSubscriptions.create({ url: "https://receiver.test/webhooks", shared_secret: secret });
    bank.accounts.create({ name: "A" });
    const sent = bank.webhooks.due().at(-1)?.request;
    const { receiver, arrived } = recorder();
    await grade(receiver, { now: () => Date.parse(bank.clock.now()) });
    const [first] = arrived as [Request];
    expect(first).toMatchObject({ method: sent?.method, url: sent?.url, redirect: "manual" });
    expect([...first.headers.keys()].sort()).toEqual(Object.keys(sent?.headers ?? {}).sort());
    expect(first.headers.get("content-type")).toBe(sent?.headers["content-type"]);
    expect(first.headers.get("webhook-timestamp")).toBe(sent?.headers["webhook-timestamp"]);
    const [event, ofBank] = [await first.json(), JSON.parse(sent?.body ?? "")];
    expect(Object.keys(event)).toEqual(Object.keys(ofBank));
    expect(event).toMatchObject({ category: ofBank.category, created_at: ofBank.created_at, type: "event" });
    expect(event.id).toMatch(/^event_[0-9a-z]{20}$/);
    expect(first.headers.get("webhook-id")).toBe(event.id);
  });

  test("is about the object that is given, at the address that is given", async () => {
    const bank = createBank();
    const { id } = bank.cards.create({ account_id: bank.accounts.create({ name: "A" }).id });
    const [event] = bank.events.list().data as [Event];
    const { receiver, arrived } = recorder();
    await grade(receiver, { event, url: "http://127.0.0.1:3000/hooks?of=bank" });
    const [first] = arrived as [Request];
    expect(first.url).toBe("http://127.0.0.1:3000/hooks?of=bank");
    const about = { associated_object_id: id, associated_object_type: "card", category: "card.created" };
    const body = await first.json();
    expect(body).toMatchObject({ ...about, created_at: "2026-01-01T00:00:00.900Z" });
    expect(body.id).not.toBe(event.id);
  });

  test("is the same to the byte in every run", async () => {
    const runs = await Promise.all(
      [recorder(), recorder()].map(async ({ receiver, arrived }) => {
        await grade(receiver);
        return Promise.all(arrived.map(async (each) => [[...each.headers], await each.text()]));
      }),
    );
    expect(runs[0]).toEqual(runs[1]);
  });

  test("has an Event that no other check has", async () => {
    const { receiver, arrived } = recorder();
    await grade(receiver);
    const ids = new Set(await Promise.all(arrived.map(async (each) => (await each.json()).id)));
    const ofOne = receiverChecks.map(
      ({ deliveries }) => new Set(deliveries.map(({ ageSeconds = 0 }) => ageSeconds)).size,
    );
    expect(ids.size).toBe(ofOne.reduce((sum, count) => sum + count));
  });

  test("waits until the one before is answered, but for a burst", async () => {
    let [open, most] = [0, 0];
    const mostOpen: number[] = [];
    const receive = right();
    await grade(async (request) => {
      open += 1;
      most = Math.max(most, open);
      mostOpen.push(open);
      const response = await receive(request);
      open -= 1;
      return response;
    });
    const burst = receiverChecks.find(({ atOnce }) => atOnce)?.deliveries.length;
    expect(most).toBe(burst);
    expect(mostOpen.filter((count) => count > 1)).toHaveLength((burst ?? 0) - 1);
  });
});

describe("a receiver without an answer", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const hang = () => new Promise<Response>(() => {});
  test.each<[string, WebhookReceiver, string | RegExp]>([
    ["hangs", hang, "There was no whole answer within 0.005 seconds."],
    [
      "never ends its answer",
      () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) })),
      "There was no whole answer within 0.005 seconds.",
    ],
    ["rejects", () => Promise.reject(new RangeError("no")), "It threw RangeError: no"],
    [
      "throws",
      () => {
        throw new RangeError("no");
      },
      "It threw RangeError: no",
    ],
    ["returns nothing", () => undefined as unknown as Response, "It returned undefined, and no Response."],
    ["returns null", () => null as unknown as Response, "It returned null, and no Response."],
    ["returns an object", () => ({ status: 200 }) as unknown as Response, "It returned object, and no Response."],
  ])("that %s fails every check, and is told so", async (_, receiver, error) => {
    const report = await grade(receiver, soon);
    const advice = expect.stringMatching(/^Answer whatever arrives/);
    expect(report.checks).toHaveLength(receiverChecks.length);
    for (const check of report.checks) expect(check).toMatchObject({ passed: false, got: null, error, advice });
    expect(report.text).toMatch(/^The receiver passed 0 of \d+ checks\. It answers nothing\.\n/);
  });

  test("is found out under fake timers", async () => {
    vi.useFakeTimers();
    expect((await grade(hang, soon)).passed).toBe(false);
  });

  test("is found out where it is used up: one Response for all deliveries", async () => {
    const response = new Response("ok");
    const { checks } = await grade(() => response);
    expect(checks.at(0)).toMatchObject({ got: 200, passed: true });
    expect(checks.at(1)).toMatchObject({
      got: null,
      passed: false,
      error: expect.stringContaining("It threw TypeError"),
    });
  });

  test("costs few deadlines, however many checks there are", async () => {
    let rounds = 0;
    let isRound = false;
    await grade(() => {
      // All that arrive in one turn of the event loop are one round: each round waits for one deadline.
      if (!isRound) {
        isRound = true;
        rounds += 1;
        setImmediate(() => {
          isRound = false;
        });
      }
      return hang();
    }, soon);
    expect(rounds).toBe(2);
  });

  test("fails the checks that it hangs in, and no others", async () => {
    const receive = right();
    const report = await grade(
      (request) => (request.headers.has("webhook-signature") ? receive(request) : hang()),
      soon,
    );
    expect(failedIn(report)).toEqual(["refuses-a-missing-signature"]);
  });

  test("fails where it throws instead of refusing, and nowhere else", async () => {
    const receive = right();
    const report = await grade((request) => {
      if (!request.headers.has("webhook-id")) throw new Error("no id");
      return receive(request);
    });
    expect(failedIn(report)).toEqual(["refuses-a-missing-id"]);
  });
});

describe("the report", () => {
  const refusals = receiverChecks.filter(({ expected }) => expected === "refusal").map(({ name }) => name);
  const acceptances = receiverChecks.filter(({ expected }) => expected === "2xx").map(({ name }) => name);

  test.each([200, 204, 299])("says of a receiver that answers %d to all that nothing is verified", async (status) => {
    const report = await grade(() => new Response(null, { status }));
    expect(failedIn(report)).toEqual(refusals);
    expect(report.text).toContain(" It accepts everything: nothing is verified.\n");
  });

  test.each([302, 400, 500])("says of a receiver that answers %d to all that it refuses all", async (status) => {
    const report = await grade(() => new Response(null, { status }));
    expect(failedIn(report)).toEqual(acceptances);
    expect(report.text).toContain(" It refuses everything, right deliveries too");
  });

  test("says no more where some checks passed of each kind", async () => {
    const report = await grade(receiverWith(faults["refuses-version-2"]?.steps() ?? {}, { secret, now }));
    const count = receiverChecks.length;
    expect(report.text).toMatch(new RegExp(`^The receiver passed ${count - 1} of ${count} checks\\.\\n`));
  });

  test("has a line for each check, and what to do below those that failed", async () => {
    const name = "refuses-a-stale-timestamp";
    const report = await grade(receiverWith(faults[name]?.steps() ?? {}, { secret, now }));
    expect(report.checks.find((check) => check.name === name)).toEqual({
      name,
      what: "refuses a delivery that was signed 6 minutes ago",
      passed: false,
      expected: "refusal",
      got: 204,
      error: null,
      advice: expect.stringContaining("more than 5 minutes past"),
      source: "Headers on each webhook request",
    });
    const lines = report.text.split("\n");
    expect(lines).toHaveLength(1 + receiverChecks.length + 2);
    expect(lines.filter((line) => line.startsWith("✓ "))).toHaveLength(receiverChecks.length - 1);
    const place = lines.indexOf("✗ refuses a delivery that was signed 6 minutes ago");
    expect(lines[place + 1]).toBe("    It answered 204, not with a refusal.");
    expect(lines[place + 2]).toMatch(/^ {4}Refuse .* \(Headers on each webhook request\)$/);
  });

  test("names the delivery that decided: the first that was not as expected", async () => {
    let count = 0;
    const name = "accepts-a-duplicate";
    const receive = right();
    const seen = new Set<string | null>();
    const report = await grade(async (request) => {
      const id = request.headers.get("webhook-id");
      const isSeen = seen.size === seen.add(id).size;
      const answer = await receive(request);
      return isSeen && answer.ok ? new Response(null, { status: 500 + count++ }) : answer;
    });
    expect(failedIn(report)).toEqual([name, "accepts-a-retry"]);
    expect(report.checks.find((check) => check.name === name)).toMatchObject({ got: 500, error: null });
    expect(report.text).toContain("    It answered 500, not a 2xx.\n");
  });
});

describe("verifyReceiver", () => {
  test.each<[string, unknown, unknown, string]>([
    ["a receiver that is no function", {}, { secret }, "the receiver is not a function. Pass one"],
    ["no options", right(), undefined, "secret must be text"],
    ["an unknown option", right(), { secret, secrets: [] }, 'there is no option "secrets". Use secret, url'],
    ["an empty secret", right(), { secret: "" }, "secret must be text"],
    ["a secret that is no text", right(), { secret: 7 }, "secret must be text"],
    ["a relative url", right(), { secret, url: "/webhooks" }, "url must be an absolute URL"],
    ["a clock that is no function", right(), { secret, now: 7 }, "now must be a function"],
    ["a clock without time", right(), { secret, now: () => Number.NaN }, "now must be a function"],
    ["no Event", right(), { secret, event: null }, "event must have associated_object_id"],
    ["an Event of nothing", right(), { secret, event: { category: "account.created" } }, "event must have"],
    ["no deadline", right(), { secret, deadlineMs: 0 }, "deadlineMs must be above 0, and at most 10000"],
    ["a longer deadline", right(), { secret, deadlineMs: 10_001 }, "deadlineMs must be above 0"],
    ["a deadline that is no number", right(), { secret, deadlineMs: "5" }, "deadlineMs must be above 0"],
  ])("rejects %s", async (_, receiver, options, why) => {
    const report = verifyReceiver(receiver as WebhookReceiver, options as VerifyReceiverOptions);
    await expect(report).rejects.toThrow(TypeError);
    await expect(report).rejects.toThrow(`[sandbank] Failed to verify the receiver: ${why}`);
  });
});
