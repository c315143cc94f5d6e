import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createBank, type DeliveryFaults, type WebhookAttempt } from "../../src/index.ts";

/** A bank with these delivery faults and `count` new Accounts, and the ids of their Events in order. */
function faultyBank(faults: DeliveryFaults, { count = 1, seed = "faults" } = {}) {
  const bank = createBank({ environment: "live", seed });
  bank.eventSubscriptions.create({
    url: "https://app.test/webhooks",
    shared_secret: "secret",
    selected_event_categories: [{ event_category: "account.created" }],
  });
  bank.webhooks.setDeliveryFaults(faults);
  for (let made = 0; made < count; made++) bank.accounts.create({ name: "A" });
  const { data } = bank.events.list({
    category: { in: ["account.created"] },
    order_by: { field: "created_at", direction: "ascending" },
  });
  return { bank, events: data.map(({ id }) => id) };
}

/** Whether a receiver would accept the signature and the timestamp of an attempt. */
function seen({ request }: WebhookAttempt, now: string) {
  const { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": signature } = request?.headers ?? {};
  const expected = createHmac("sha256", "secret").update(`${id}.${at}.${request?.body}`).digest("base64");
  const seconds = Math.abs(Number(at) - Date.parse(now) / 1_000);
  return { signed: signature === undefined ? "not" : signature === `v1,${expected}`, inTime: seconds <= 300 };
}

describe("delivery faults", () => {
  test.each([
    ["duplicated", { signed: true, inTime: true }],
    ["tampered", { signed: false, inTime: true }],
    ["mistimed", { signed: true, inTime: false }],
    ["unsigned", { signed: "not", inTime: true }],
  ] as const)("sends a %s copy besides the correct delivery [delivery-duplicates]", (kind, expected) => {
    const { bank } = faultyBank({ [kind]: 1 });
    const [right, copy, ...more] = bank.webhooks.due();
    expect(more).toEqual([]);
    expect([right?.origin, copy?.origin]).toEqual(["schedule", kind]);
    expect(seen(right as WebhookAttempt, bank.clock.now())).toEqual({ signed: true, inTime: true });
    expect(seen(copy as WebhookAttempt, bank.clock.now())).toEqual(expected);
    expect(copy?.request?.headers["webhook-id"]).toBe(right?.eventId);
  });

  test("mistimes some copies into the past and others into the future", () => {
    const { bank } = faultyBank({ mistimed: 1 }, { count: 40 });
    const sent = Date.parse(bank.clock.now()) / 1_000;
    const times = bank.webhooks
      .due()
      .filter(({ origin }) => origin === "mistimed")
      .map(({ request }) => Number(request?.headers["webhook-timestamp"]) - sent);
    expect([times.some((time) => time < -300), times.some((time) => time > 300)]).toEqual([true, true]);
    expect(times.filter((time) => Math.abs(time) <= 300)).toEqual([]);
  });

  test("tampers with a copy by naming another object in a valid Event", () => {
    const { bank } = faultyBank({ tampered: 1 });
    const [right, copy] = bank.webhooks.due().map(({ request }) => JSON.parse(request?.body ?? ""));
    expect({ ...copy, associated_object_id: right.associated_object_id }).toEqual(right);
    expect(copy.associated_object_id).not.toBe(right.associated_object_id);
  });

  test("sends all Events with reordering, in another order", () => {
    const { bank, events } = faultyBank({ reordered: 0.5 }, { count: 20 });
    const sent = bank.webhooks.due().map(({ eventId }) => eventId);
    expect(sent).not.toEqual(events);
    expect(sent.toSorted()).toEqual(events.toSorted());
  });

  test("sends delayed Events up to four minutes later, each signed at its sending time", () => {
    const { bank, events } = faultyBank({ delayed: 1 }, { count: 20 });
    expect(bank.webhooks.due()).toEqual([]);
    const planned = bank.webhooks.attempts({ state: "planned" });
    const delays = planned.map(({ dueAt }) => Date.parse(dueAt) - Date.parse(bank.clock.now()));
    expect([Math.min(...delays) > 0, Math.max(...delays) <= 240_000]).toEqual([true, true]);
    for (const { id } of planned) {
      const { dueAt } = bank.webhooks.attempts().find((attempt) => attempt.id === id) as WebhookAttempt;
      bank.clock.advanceTo(dueAt);
      const [attempt] = bank.webhooks.due();
      expect([attempt?.id, seen(attempt as WebhookAttempt, dueAt)]).toEqual([id, { signed: true, inTime: true }]);
      bank.webhooks.record(id, { status: 200 });
    }
    expect(
      bank.webhooks
        .attempts({ state: "succeeded" })
        .map(({ eventId }) => eventId)
        .toSorted(),
    ).toEqual(events);
  });

  test("bases retries only on the correct delivery, not on faulty copies", () => {
    const { bank } = faultyBank({ duplicated: 1, tampered: 1, mistimed: 1, unsigned: 1 });
    const record = (origin: WebhookAttempt["origin"], status: number) =>
      bank.webhooks.record(bank.webhooks.due().find((attempt) => attempt.origin === origin)?.id ?? "", { status });
    record("duplicated", 200);
    record("tampered", 400);
    record("mistimed", 400);
    record("unsigned", 200);
    expect(bank.webhooks.attempts({ state: "planned" })).toEqual([]);
    record("schedule", 500);
    expect(bank.webhooks.attempts({ state: "planned" })).toMatchObject([{ number: 2, origin: "schedule" }]);
  });

  test("makes the same faults for the same seed, and others for another seed", () => {
    const faults = { duplicated: 0.3, reordered: 0.3, delayed: 0.3, tampered: 0.3, mistimed: 0.3, unsigned: 0.3 };
    const kinds = (seed: string) =>
      faultyBank(faults, { count: 10, seed })
        .bank.webhooks.attempts()
        .map(({ origin, dueAt, number }) => [origin, dueAt, number]);
    expect(kinds("one")).toEqual(kinds("one"));
    expect(kinds("one")).not.toEqual(kinds("two"));
  });

  test("keeps all other ids independent of delivery faults and responses", () => {
    const everything = { duplicated: 1, reordered: 1, delayed: 0.5, tampered: 1, mistimed: 1, unsigned: 1 };
    const madeAfter = (faults: DeliveryFaults, status: number) => {
      const { bank } = faultyBank(faults, { count: 3 });
      for (const { id } of bank.webhooks.due()) bank.webhooks.record(id, { status });
      bank.clock.advance({ hours: 1 });
      return bank.accounts.create({ name: "A" }).id;
    };
    const ids = [{}, everything].flatMap((faults) => [200, 500].map((status) => madeAfter(faults, status)));
    expect(new Set(ids).size).toBe(1);
  });

  test("makes a fault about as often as its chance", () => {
    const { bank } = faultyBank({ duplicated: 0.25 }, { count: 400 });
    const share = bank.webhooks.due().filter(({ origin }) => origin === "duplicated").length / 400;
    expect([share > 0.15, share < 0.35]).toEqual([true, true]);
  });

  test("stops making faults after null", () => {
    const { bank } = faultyBank({ duplicated: 1 });
    bank.webhooks.setDeliveryFaults(null);
    bank.accounts.create({ name: "A" });
    expect(bank.webhooks.due().filter(({ origin }) => origin === "duplicated")).toHaveLength(1);
  });

  test.each<[unknown, string]>([
    [{ hail: 1 }, 'there is no option "hail". Use duplicated, reordered,'],
    [{ duplicated: 2 }, "duplicated is 2. Pass a chance from 0 (never) to 1 (always)."],
    [{ duplicated: -0.1 }, "duplicated is -0.1."],
    [{ delayed: Number.NaN }, "delayed is NaN."],
    [{ delayed: true }, "delayed is true."],
  ])("refuses the delivery faults %j", (faults, message) => {
    const bank = createBank();
    expect(() => bank.webhooks.setDeliveryFaults(faults as DeliveryFaults)).toThrow(
      `[sandbank] Failed to set the delivery faults: ${message}`,
    );
  });
});
