import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  type Bank,
  BankError,
  type BankOptions,
  createBank,
  createPlatform,
  type EventId,
  replay,
  tickingClock,
  type WebhookAttempt,
} from "../../src/index.ts";

const URL = "https://app.test/webhooks";

/**
 * A bank with one Event Subscription, to new Accounts only. `make` creates an Account and with it one Event to deliver.
 */
function subscribed(options: BankOptions = {}) {
  const bank = createBank(options);
  const subscription = bank.eventSubscriptions.create({
    url: URL,
    shared_secret: "secret",
    selected_event_categories: [{ event_category: "account.created" }],
  });
  const make = () => bank.accounts.create({ name: "A" });
  return { bank, subscription, make };
}

/** The time at which each attempt became due, if every attempt fails. */
function timesOfAttempts(bank: Bank, days: number): string[] {
  const times: string[] = [];
  for (let minute = 0; minute <= days * 24 * 60; minute++) {
    for (const { id, dueAt } of bank.webhooks.due()) {
      times.push(dueAt);
      bank.webhooks.record(id, { status: 500 });
    }
    bank.clock.advance({ minutes: 1 });
  }
  return times;
}

function states(attempts: readonly WebhookAttempt[]): unknown[][] {
  return attempts.map(({ number, origin, state }) => [number, origin, state]);
}

function refusal(act: () => unknown): [number, string] | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return error instanceof BankError ? [error.status, error.type] : undefined;
  }
}

describe("the response of a receiver that refuses", () => {
  test.each([0, 1])("keeps its beginning without half a character, from %i letters before emoji", (letters) => {
    const { bank, make } = subscribed();
    make();
    const answer = "a".repeat(letters) + "😀".repeat(600);
    const [due] = bank.webhooks.due();
    bank.webhooks.record(due?.id ?? "", { status: 500, answer });
    expect(bank.webhooks.attempts()[0]?.answer).toBe("a".repeat(letters) + "😀".repeat(500 - letters));
  });
});

describe("the request of a webhook", () => {
  test("sends a webhook as a POST of the Event to the subscribed URL, as JSON [webhook-post, webhook-body]", () => {
    const { bank, make } = subscribed();
    make();
    const [event] = bank.events.list({ category: { in: ["account.created"] } }).data;
    const [attempt] = bank.webhooks.due();
    expect(attempt?.request).toMatchObject({ method: "POST", url: URL, body: JSON.stringify(event) });
    expect(attempt?.request?.headers["content-type"]).toBe("application/json");
  });

  test("sends a webhook with the id of the Event and the sending time in seconds [webhook-id, webhook-timestamp]", () => {
    const { bank, make } = subscribed();
    bank.clock.advance({ milliseconds: 1_999 });
    make();
    const [attempt] = bank.webhooks.due();
    expect(attempt?.request?.headers).toMatchObject({
      "webhook-id": attempt?.eventId,
      "webhook-timestamp": String(Date.parse("2026-01-01T00:00:01Z") / 1_000),
    });
  });

  test("signs a webhook over id, timestamp and body with HMAC-SHA-256, in Base64 [webhook-signature, webhook-signed-payload]", () => {
    const { bank, make } = subscribed();
    make();
    const request = bank.webhooks.due()[0]?.request;
    const { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": signature } = request?.headers ?? {};
    const expected = createHmac("sha256", "secret").update(`${id}.${at}.${request?.body}`).digest("base64");
    expect(signature).toBe(`v1,${expected}`);
  });

  test("sends webhooks from three addresses, and uses each of them (D-100) [webhook-addresses]", () => {
    const { bank, make } = subscribed();
    for (let count = 0; count < 30; count++) make();
    const addresses = new Set(bank.webhooks.due().map(({ request }) => request?.headers["x-forwarded-for"]));
    expect([...addresses].sort()).toEqual(["192.0.2.10", "198.51.100.10", "203.0.113.10"]);
  });

  test("signs a webhook again at each attempt, with the same id and body (D-99)", () => {
    const { bank, make } = subscribed({ environment: "live" });
    make();
    bank.clock.advance({ minutes: 1 });
    const [first, second] = bank.webhooks.attempts().map(({ request }) => request);
    expect(second?.body).toBe(first?.body);
    expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    expect(Number(second?.headers["webhook-timestamp"])).toBe(Number(first?.headers["webhook-timestamp"]) + 60);
    expect(second?.headers["webhook-signature"]).not.toBe(first?.headers["webhook-signature"]);
  });
});

describe("the receivers of a webhook", () => {
  test("sends a webhook to every active subscription to all categories or to its category [webhook-selected]", () => {
    const bank = createBank();
    const subscribe = (category: "account.created" | "limit.created" | null, status: "active" | "disabled") =>
      bank.eventSubscriptions.create({
        url: URL,
        status,
        ...(category === null
          ? {}
          : { selected_event_categories: [{ event_category: category as "account.created" }] }),
      }).id;
    const all = subscribe(null, "active");
    const chosen = subscribe("account.created", "active");
    subscribe("account.created", "disabled");
    subscribe(null, "disabled");
    const deleted = subscribe(null, "active");
    bank.eventSubscriptions.update(deleted, { status: "deleted" });
    const { id } = bank.accounts.create({ name: "A" });
    const [event] = bank.events.list({ associated_object_id: id }).data;
    const receivers = bank.webhooks.attempts({ eventId: event?.id ?? "" }).map((each) => each.eventSubscriptionId);
    expect(receivers).toEqual([all, chosen]);
  });

  test("sends no webhooks of other categories to a subscription to one category [webhook-selected]", () => {
    const { bank, make } = subscribed();
    const account = make();
    bank.accounts.update(account.id, { name: "B" });
    bank.cards.create({ account_id: account.id });
    expect(bank.webhooks.attempts().map(({ category }) => category)).toEqual(["account.created"]);
  });

  test("sends no webhooks of the other environment [webhook-environment]", () => {
    const platform = createPlatform();
    platform.live.eventSubscriptions.create({ url: URL });
    platform.sandbox.accounts.create({ name: "A" });
    expect(platform.sandbox.webhooks.attempts()).toEqual([]);
    expect(platform.live.webhooks.attempts().map(({ category }) => category)).toEqual(["event_subscription.created"]);
  });

  test("cancels the planned attempts of a subscription that is disabled", () => {
    const { bank, subscription, make } = subscribed({ environment: "live" });
    make();
    bank.clock.advance({ seconds: 10 });
    bank.eventSubscriptions.update(subscription.id, { status: "disabled" });
    bank.clock.advance({ days: 4 });
    expect(states(bank.webhooks.attempts())).toEqual([
      [1, "schedule", "failed"],
      [2, "schedule", "canceled"],
    ]);
  });
});

describe("webhook attempts", () => {
  test("makes 8 attempts in live, at 0, 1 minute, 10 minutes, 1, 4, 12, 24 and 72 hours from the Event [delivery-schedule]", () => {
    const { bank, make } = subscribed({ environment: "live" });
    make();
    expect(timesOfAttempts(bank, 5)).toEqual([
      "2026-01-01T00:00:00.000Z",
      "2026-01-01T00:01:00.000Z",
      "2026-01-01T00:10:00.000Z",
      "2026-01-01T01:00:00.000Z",
      "2026-01-01T04:00:00.000Z",
      "2026-01-01T12:00:00.000Z",
      "2026-01-02T00:00:00.000Z",
      "2026-01-04T00:00:00.000Z",
    ]);
  });

  test("stops after 8 failed attempts [delivery-attempts, delivery-end, constant-attempts]", () => {
    const { bank, make } = subscribed({ environment: "live" });
    make();
    bank.clock.advance({ days: 20 });
    expect(bank.webhooks.attempts().map(({ number, state }) => [number, state])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((number) => [number, "failed"]),
    );
    expect(bank.webhooks.due()).toEqual([]);
  });

  test.each<BankOptions>([{ schedules: "live" }, { environment: "live", schedules: "sandbox" }])(
    "makes production's eight attempts with %o (D-113)",
    (options) => {
      const { bank, make } = subscribed(options);
      const live = subscribed({ environment: "live" });
      for (const one of [make, live.make]) one();
      expect(timesOfAttempts(bank, 4)).toEqual(timesOfAttempts(live.bank, 4));
      expect(bank.webhooks.attempts()).toHaveLength(8);
    },
  );

  test("lists the retry of a sandbox bank with live schedules among the work that falls due (D-113)", () => {
    const { bank, make } = subscribed({ schedules: "live" });
    make();
    bank.webhooks.record(bank.webhooks.due()[0]?.id ?? "", { status: 500 });
    const due = bank.clock.due().map(({ kind, at }) => ({ kind, at }));
    expect(due).toContainEqual({ kind: "webhooks.fall_due", at: "2026-01-01T00:01:00.000Z" });
  });

  test("makes only one attempt in the sandbox [delivery-sandbox]", () => {
    const { bank, make } = subscribed();
    make();
    expect(timesOfAttempts(bank, 4)).toEqual(["2026-01-01T00:00:00.000Z"]);
    expect(states(bank.webhooks.attempts())).toEqual([[1, "schedule", "failed"]]);
  });

  test.each([200, 201, 204, 299])("makes no further attempt after a %i [delivery-success]", (status) => {
    const { bank, make } = subscribed({ environment: "live" });
    make();
    bank.webhooks.record(bank.webhooks.due()[0]?.id ?? "", { status });
    bank.clock.advance({ days: 4 });
    expect(bank.webhooks.attempts()).toMatchObject([{ state: "succeeded", status, error: null, durationMs: 0 }]);
  });

  test.each<[what: string, outcome: { status: number } | { error: string }]>([
    ["a 100", { status: 100 }],
    ["a redirect", { status: 302 }],
    ["a 400", { status: 400 }],
    ["a 410", { status: 410 }],
    ["a 500", { status: 500 }],
    ["a connection error", { error: "fetch failed" }],
  ])("retries after %s [delivery-failure]", (_, outcome) => {
    const { bank, make } = subscribed({ environment: "live" });
    make();
    bank.webhooks.record(bank.webhooks.due()[0]?.id ?? "", outcome);
    expect(bank.webhooks.attempts()).toMatchObject([
      { state: "failed", status: null, error: null, ...outcome },
      { state: "planned", number: 2, dueAt: "2026-01-01T00:01:00.000Z", request: null },
    ]);
  });

  test("times out an attempt after 10 seconds of the bank's clock [delivery-failure, constant-deadline]", () => {
    const { bank, make } = subscribed({ environment: "live" });
    make();
    bank.clock.advance({ milliseconds: 9_999 });
    expect(bank.webhooks.due()).toHaveLength(1);
    bank.clock.advance({ milliseconds: 1 });
    expect(bank.webhooks.due()).toEqual([]);
    expect(bank.webhooks.attempts()[0]).toMatchObject({
      state: "failed",
      status: null,
      durationMs: 10_000,
      error: "There was no response within 10 seconds.",
    });
  });

  test("accepts a response in the last millisecond before the timeout [delivery-success]", () => {
    const { bank, make } = subscribed();
    make();
    bank.clock.advance({ milliseconds: 9_999 });
    bank.webhooks.record(bank.webhooks.due()[0]?.id ?? "", { status: 200 });
    bank.clock.advance({ days: 1 });
    expect(bank.webhooks.attempts()).toMatchObject([{ state: "succeeded", durationMs: 9_999 }]);
  });

  test("lists due attempts in the order of their Events (D-101)", () => {
    const { bank, make } = subscribed();
    for (let count = 0; count < 20; count++) make();
    const { data } = bank.events.list({
      category: { in: ["account.created"] },
      order_by: { field: "created_at", direction: "ascending" },
    });
    expect(bank.webhooks.due().map(({ eventId }) => eventId)).toEqual(data.map(({ id }) => id));
  });

  test("deletes attempts after 30 days, with their Events (D-96)", () => {
    const { bank, make } = subscribed();
    make();
    bank.clock.advanceTo("2026-01-30T23:59:59.999Z");
    expect(bank.webhooks.attempts()).toHaveLength(1);
    bank.clock.advanceTo("2026-01-31T00:00:00.000Z");
    expect(bank.webhooks.attempts()).toEqual([]);
  });

  test("keeps all other ids independent of the outcome of attempts", () => {
    const idsAfter = (status: number) => {
      const { bank, make } = subscribed({ environment: "live" });
      make();
      bank.webhooks.record(bank.webhooks.due()[0]?.id ?? "", { status });
      bank.clock.advance({ minutes: 2 });
      const account = make();
      return [account.id, ...bank.events.list().data.map(({ id }) => id)];
    };
    expect(idsAfter(200)).toEqual(idsAfter(500));
  });
});

describe("record", () => {
  test.each([
    ["webhook_attempt_0_1", [404, "object_not_found_error"]],
    ["account_1", [404, "object_not_found_error"]],
    ["", [404, "object_not_found_error"]],
  ])("refuses to record an outcome for the unknown id %j", (id, expected) => {
    expect(refusal(() => createBank().webhooks.record(id, { status: 200 }))).toEqual(expected);
  });

  test("refuses to record a second outcome of an attempt, and changes nothing", () => {
    const { bank, make } = subscribed({ environment: "live" });
    make();
    const id = bank.webhooks.due()[0]?.id ?? "";
    bank.webhooks.record(id, { status: 200 });
    const before = JSON.stringify(bank.snapshot());
    expect(refusal(() => bank.webhooks.record(id, { status: 500 }))).toEqual([409, "invalid_operation_error"]);
    expect(JSON.stringify(bank.snapshot())).toBe(before);
  });

  test.each([
    [{}],
    [null],
    [{ status: 99 }],
    [{ status: 600 }],
    [{ status: "200" }],
    [{ error: "" }],
    [{ status: 200, error: "a" }],
  ])("refuses to record %j as an outcome", (outcome) => {
    const { bank, make } = subscribed();
    make();
    const id = bank.webhooks.due()[0]?.id ?? "";
    expect(() => bank.webhooks.record(id, outcome as never)).toThrow("[sandbank] Failed to record an outcome: pass");
    expect(bank.webhooks.due()).toHaveLength(1);
  });
});

describe("resend", () => {
  test("resends an Event once without retries, also after it was delivered", () => {
    const { bank, make } = subscribed({ environment: "live" });
    make();
    const [first] = bank.webhooks.due();
    bank.webhooks.record(first?.id ?? "", { status: 200 });
    const [again] = bank.webhooks.resend(first?.eventId as never);
    expect(again).toMatchObject({ number: 2, origin: "resend", state: "due", eventId: first?.eventId });
    expect(again?.request?.body).toBe(first?.request?.body);
    bank.clock.advance({ days: 4 });
    expect(states(bank.webhooks.attempts())).toEqual([
      [1, "schedule", "succeeded"],
      [2, "resend", "failed"],
    ]);
  });

  test("cancels the retries when a resent Event is delivered", () => {
    const { bank, make } = subscribed({ environment: "live" });
    make();
    bank.clock.advance({ seconds: 30 });
    const [again] = bank.webhooks.resend(bank.webhooks.attempts()[0]?.eventId as never);
    bank.webhooks.record(again?.id ?? "", { status: 200 });
    bank.clock.advance({ days: 4 });
    expect(states(bank.webhooks.attempts())).toEqual([
      [1, "schedule", "failed"],
      [3, "resend", "succeeded"],
      [2, "schedule", "canceled"],
    ]);
  });

  test("resends an Event to a subscription that was created after it", () => {
    const bank = createBank();
    const { id } = bank.accounts.create({ name: "A" });
    const { id: subscription } = bank.eventSubscriptions.create({ url: URL });
    const event = bank.events.list({ associated_object_id: id }).data[0]?.id as never;
    expect(bank.webhooks.resend(event)).toMatchObject([{ number: 1, eventSubscriptionId: subscription }]);
  });

  test("resends an Event to one subscription only, also in a replay", () => {
    const { bank, make } = subscribed();
    const other = bank.eventSubscriptions.create({ url: `${URL}/other` });
    make();
    const event = bank.webhooks.due().at(-1)?.eventId as never;
    const sent = bank.webhooks.resend(event, { subscriptionId: other.id });
    expect(sent).toMatchObject([{ number: 2, origin: "resend", eventSubscriptionId: other.id }]);
    expect(bank.webhooks.attempts({ eventId: event })).toHaveLength(3);
    expect(replay(bank.journal()).webhooks.attempts()).toEqual(bank.webhooks.attempts());
  });

  test("refuses to resend to a subscription that is unknown, not active, or does not select the Event", () => {
    const { bank, subscription, make } = subscribed();
    make();
    const { eventId } = bank.webhooks.due()[0] as { eventId: EventId };
    const attempts = bank.webhooks.attempts().length;
    const select = (status: "active" | "disabled", event_category: "account.created" | "card.created") =>
      bank.eventSubscriptions.create({ url: URL, status, selected_event_categories: [{ event_category }] }).id;
    const refusalOf = (subscriptionId: string) => {
      try {
        return bank.webhooks.resend(eventId, { subscriptionId });
      } catch (error) {
        return (error as BankError).body;
      }
    };
    expect(refusalOf("event_subscription_1")).toMatchObject({ status: 404, type: "object_not_found_error" });
    const disabled = select("disabled", "account.created");
    expect(refusalOf(disabled)).toMatchObject({
      status: 409,
      type: "invalid_operation_error",
      detail: `The Event Subscription ${disabled} is disabled. An Event is sent only to active ones.`,
    });
    const deaf = select("active", "card.created");
    expect(refusalOf(deaf)).toMatchObject({
      status: 409,
      detail: `The Event Subscription ${deaf} does not select account.created. Choose one that does, or leave it out.`,
    });
    bank.eventSubscriptions.update(subscription.id, { status: "deleted" });
    expect(refusalOf(subscription.id)).toMatchObject({ status: 409, detail: expect.stringContaining("is deleted") });
    expect(bank.webhooks.attempts()).toHaveLength(attempts);
  });

  test("refuses options that resend does not have", () => {
    const { bank, make } = subscribed();
    make();
    const event = bank.webhooks.due()[0]?.eventId as never;
    expect(() => bank.webhooks.resend(event, { subscription: "x" } as never)).toThrow(
      '[sandbank] Failed to send an Event again: there is no option "subscription". Use subscriptionId.',
    );
  });

  test("refuses to resend an unknown Event", () => {
    expect(refusal(() => createBank().webhooks.resend("event_1"))).toEqual([404, "object_not_found_error"]);
  });
});

describe("deliveries", () => {
  test("lists the delivery of each Event to each subscription, newest first, with the state of all attempts", () => {
    const { bank, subscription, make } = subscribed({ environment: "live" });
    for (const status of [200, 500]) {
      make();
      bank.webhooks.record(bank.webhooks.due()[0]?.id ?? "", { status });
    }
    make();
    const shown = () =>
      bank.webhooks.deliveries().map(({ state, attempts, status, error }) => [state, attempts, status ?? error]);
    expect(shown()).toEqual([
      ["due", 1, null],
      ["planned", 2, 500],
      ["succeeded", 1, 200],
    ]);
    bank.clock.advance({ days: 4 });
    expect(shown()).toEqual([
      ["failed", 8, "There was no response within 10 seconds."],
      ["failed", 8, "There was no response within 10 seconds."],
      ["succeeded", 1, 200],
    ]);
    const [newest] = bank.webhooks.deliveries();
    expect(newest?.event).toEqual(bank.events.retrieve(newest?.event.id as never));
    expect(newest?.eventSubscriptionId).toBe(subscription.id);
  });

  test("selects by state and by subscription, and does not count copies", () => {
    const { bank, subscription, make } = subscribed();
    bank.webhooks.setDeliveryFaults({ tampered: 1 });
    make();
    bank.webhooks.setDeliveryFaults(null);
    const other = bank.eventSubscriptions.create({ url: URL }).id;
    bank.clock.advance({ minutes: 1 });
    const failed = bank.webhooks.deliveries({ state: "failed", eventSubscriptionId: subscription.id });
    expect(failed).toMatchObject([{ state: "failed", attempts: 1 }]);
    expect(bank.webhooks.deliveries({ state: "succeeded" })).toEqual([]);
    expect(bank.webhooks.deliveries({ eventSubscriptionId: other }).length).toBeGreaterThan(0);
    expect(() => bank.webhooks.deliveries({ state: "lost" as never })).toThrow(
      '[sandbank] Failed to list deliveries: there is no state "lost". Use planned, due, succeeded, failed, canceled.',
    );
  });
});

describe("replayMissing", () => {
  test("replays Events that failed or were never sent, but not delivered or pending ones", () => {
    const { bank, subscription, make } = subscribed();
    make();
    bank.clock.advance({ minutes: 1 });
    const since = bank.clock.now();
    make();
    bank.webhooks.record(bank.webhooks.due()[0]?.id ?? "", { status: 200 });
    make();
    bank.webhooks.record(bank.webhooks.due()[0]?.id ?? "", { status: 500 });
    bank.eventSubscriptions.update(subscription.id, { status: "disabled" });
    make();
    bank.eventSubscriptions.update(subscription.id, { status: "active" });
    make();
    const { data } = bank.events.list({
      category: { in: ["account.created"] },
      order_by: { field: "created_at", direction: "ascending" },
    });
    const [, , failed, missed] = data.map(({ id }) => id);
    expect(bank.webhooks.replayMissing({ since }).map(({ eventId }) => eventId)).toEqual([failed, missed]);
    expect(bank.webhooks.replayMissing({ since })).toEqual([]);
  });

  test("replays only some Events, or only to one subscription, also when the journal is replayed", () => {
    const { bank, subscription, make } = subscribed();
    const other = bank.eventSubscriptions.create({ url: URL }).id;
    for (const _ of [1, 2]) make();
    bank.clock.advance({ minutes: 1 });
    const since = "2026-01-01T00:00:00Z";
    const [wanted] = bank.events.list({ category: { in: ["account.created"] } }).data;
    const eventIds = [wanted?.id as NonNullable<typeof wanted>["id"]];
    const sent = bank.webhooks.replayMissing({ since, eventIds, subscriptionId: subscription.id });
    expect(sent).toMatchObject([{ eventId: wanted?.id, eventSubscriptionId: subscription.id }]);
    expect(bank.webhooks.replayMissing({ since, eventIds })).toMatchObject([{ eventSubscriptionId: other }]);
    expect(replay(bank.journal()).webhooks.attempts()).toEqual(bank.webhooks.attempts());
  });

  test("returns the delivery faults that are set, and none after they are cleared", () => {
    const bank = createBank();
    expect(bank.webhooks.deliveryFaults()).toEqual({});
    bank.webhooks.setDeliveryFaults({ delayed: 1, unsigned: 0.5 });
    expect(bank.fork().webhooks.deliveryFaults()).toEqual({ delayed: 1, unsigned: 0.5 });
    bank.webhooks.setDeliveryFaults(null);
    expect(bank.webhooks.deliveryFaults()).toEqual({});
  });

  test("replays an Event only once while its replay is due or delayed", () => {
    const { bank, make } = subscribed();
    make();
    bank.webhooks.record(bank.webhooks.due()[0]?.id ?? "", { status: 500 });
    bank.webhooks.setDeliveryFaults({ delayed: 1 });
    const replay = () => bank.webhooks.replayMissing({ since: "2026-01-01T00:00:00Z" });
    expect([replay(), replay()].map((sent) => sent.length)).toEqual([1, 0]);
  });

  test("replays an Event with a planned retry at once", () => {
    const { bank, make } = subscribed({ environment: "live" });
    make();
    bank.clock.advance({ hours: 2 });
    const [again] = bank.webhooks.replayMissing({ since: "2026-01-01T00:00:00Z" });
    bank.webhooks.record(again?.id ?? "", { status: 200 });
    bank.clock.advance({ days: 4 });
    expect(bank.webhooks.attempts({ state: "canceled" })).toMatchObject([{ number: 5 }]);
  });

  test("refuses unknown options and a missing argument of replayMissing", () => {
    const bank = createBank();
    expect(() => bank.webhooks.replayMissing({ from: "2026-01-01T00:00:00Z" } as never)).toThrow('no option "from"');
    expect(() => bank.webhooks.replayMissing(undefined as never)).toThrow(RangeError);
    expect(() => bank.webhooks.attempts({ state: "sent" } as never)).toThrow(
      '[sandbank] Failed to list attempts: there is no state "sent". Use planned, due, succeeded, failed, canceled.',
    );
  });

  test.each(["yesterday", "2026-01-01", ""])("refuses to replay since %j, which is not a timestamp", (since) => {
    expect(() => createBank().webhooks.replayMissing({ since })).toThrow(RangeError);
  });
});

describe("the option legacySignatureHeader", () => {
  const legacySignatureHeader = "Bank-Signature";
  const signed = (secret: string, { body, at }: { body: string; at: string }) =>
    createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");

  test("adds a header with the instant of sending and a hexadecimal signature with each secret", () => {
    const { bank, subscription, make } = subscribed({ legacySignatureHeader });
    bank.clock.advance({ milliseconds: 1_234 });
    bank.webhooks.rotateSecret(subscription.id, { secret: "new" });
    make();
    const { headers, body } = bank.webhooks.due()[0]?.request ?? expect.fail("There is no request.");
    const at = "2026-01-01T00:00:01.234Z";
    const signatures = ["new", "secret"].map((secret) => `v1=${signed(secret, { body, at })}`);
    expect(headers["bank-signature"]).toBe(`t=${at},${signatures.join(",")}`);
    expect(headers["webhook-signature"]).toContain("v1,");
    expect(replay(bank.journal()).webhooks.due()).toEqual(bank.webhooks.due());
  });

  test("is off by default, and absent from an unsigned delivery", () => {
    const plain = subscribed();
    plain.make();
    expect(Object.keys(plain.bank.webhooks.due()[0]?.request?.headers ?? {})).toHaveLength(5);
    const { bank, make } = subscribed({ legacySignatureHeader });
    bank.webhooks.setDeliveryFaults({ unsigned: 1 });
    make();
    expect(
      bank.webhooks.due().map(({ origin, request }) => [origin, "bank-signature" in (request?.headers ?? {})]),
    ).toEqual(expect.arrayContaining([["unsigned", false]]));
  });

  test.each([
    ["", "is not the name of an HTTP header"],
    ["a b", "is not the name of an HTTP header"],
    ["Webhook-Id", "is the name of a header that a delivery has already"],
  ])("refuses the name %j", (name, why) => {
    expect(() => createBank({ legacySignatureHeader: name })).toThrow(`legacySignatureHeader ${why}`);
  });
});

describe("rotateSecret", () => {
  const signatures = (bank: Bank) =>
    bank.webhooks.due().at(-1)?.request?.headers["webhook-signature"]?.split(" ") ?? [];
  const signed = (bank: Bank, secret: string) => {
    const { headers, body } = bank.webhooks.due().at(-1)?.request ?? { headers: {}, body: "" };
    const { "webhook-id": id, "webhook-timestamp": at } = headers as Record<string, string>;
    return `v1,${createHmac("sha256", secret).update(`${id}.${at}.${body}`).digest("base64")}`;
  };

  test("signs with both secrets during a rotation, the new one first, and with the new one afterwards (D-99) [webhook-signature]", () => {
    const { bank, subscription, make } = subscribed();
    expect(bank.webhooks.rotateSecret(subscription.id, { secret: "new", overlapSeconds: 60 })).toBe("new");
    expect(bank.webhooks.secret(subscription.id)).toBe("new");
    bank.clock.advance({ milliseconds: 59_999 });
    make();
    expect(signatures(bank)).toEqual([signed(bank, "new"), signed(bank, "secret")]);
    bank.clock.advance({ milliseconds: 1 });
    make();
    expect(signatures(bank)).toEqual([signed(bank, "new")]);
  });

  test("overlaps secrets for a day by default, with a new secret from the seed", () => {
    const { bank, subscription, make } = subscribed();
    const secret = bank.webhooks.rotateSecret(subscription.id);
    expect(secret).toMatch(/^[0-9a-z]{40}$/);
    bank.clock.advance({ days: 1, milliseconds: 0 });
    make();
    expect(signatures(bank)).toEqual([signed(bank, secret)]);
  });

  test("keeps the signatures of webhooks sent before a rotation", () => {
    const { bank, subscription, make } = subscribed();
    make();
    const before = bank.webhooks.attempts();
    bank.clock.advance({ seconds: 20 });
    bank.webhooks.rotateSecret(subscription.id, { overlapSeconds: 0 });
    expect(bank.webhooks.attempts()[0]?.request).toEqual(before[0]?.request);
  });

  test.each([0, 60])(
    "keeps the signatures of webhooks sent at the instant of a rotation, with an overlap of %d s",
    (overlapSeconds) => {
      const { bank, subscription, make } = subscribed({ environment: "live" });
      make();
      const before = bank.webhooks.attempts();
      bank.webhooks.record(before[0]?.id ?? "", { status: 500 });
      bank.webhooks.rotateSecret(subscription.id, { secret: "new", overlapSeconds });
      expect(bank.webhooks.attempts()[0]?.request).toEqual(before[0]?.request);
      bank.clock.advance({ seconds: 60 });
      expect(signatures(bank)).toEqual([signed(bank, "new")]);
      expect(bank.restore(bank.snapshot())).toBeUndefined();
      expect(bank.webhooks.attempts()[0]?.request).toEqual(before[0]?.request);
    },
  );

  test("signs with every secret when a secret is rotated during a rotation", () => {
    const { bank, subscription, make } = subscribed();
    bank.webhooks.rotateSecret(subscription.id, { secret: "b" });
    bank.clock.advance({ seconds: 1 });
    bank.webhooks.rotateSecret(subscription.id, { secret: "c" });
    make();
    expect(signatures(bank)).toEqual(["c", "b", "secret"].map((secret) => signed(bank, secret)));
  });

  test("refuses to rotate the secret of an unknown subscription", () => {
    expect(refusal(() => createBank().webhooks.rotateSecret("event_subscription_1"))).toEqual([
      404,
      "object_not_found_error",
    ]);
  });

  test.each([
    { overlapMs: 0 },
    { secret: "" },
    { secret: "a".repeat(101) },
    { overlapSeconds: -1 },
    { overlapSeconds: Number.NaN },
  ])("refuses to rotate a secret with %j", (rotation) => {
    const { bank, subscription } = subscribed();
    expect(() => bank.webhooks.rotateSecret(subscription.id, rotation)).toThrow(
      "[sandbank] Failed to rotate the secret:",
    );
    expect(bank.webhooks.secret(subscription.id)).toBe("secret");
  });
});

describe("webhook deliveries", () => {
  test("stores no deliveries in a bank without subscriptions", () => {
    const bank = createBank();
    bank.accounts.create({ name: "A" });
    expect([bank.webhooks.due(), bank.webhooks.attempts()]).toEqual([[], []]);
  });

  test("continues deliveries alike in a fork, a restored bank and a replay", () => {
    const { bank, subscription, make } = subscribed({ environment: "live", seed: 3 });
    bank.webhooks.setDeliveryFaults({
      duplicated: 0.5,
      delayed: 0.5,
      reordered: 0.5,
      tampered: 0.2,
      mistimed: 0.2,
      unsigned: 0.2,
    });
    for (let count = 0; count < 10; count++) make();
    for (const { id } of bank.webhooks.due().slice(0, 5)) bank.webhooks.record(id, { status: 200 });
    bank.webhooks.rotateSecret(subscription.id, { overlapSeconds: 60 });
    const fork = bank.fork();
    const restored = createBank({ environment: "live" });
    restored.restore(JSON.parse(JSON.stringify(bank.snapshot())));
    bank.clock.advance({ minutes: 11 });
    bank.webhooks.resend(bank.webhooks.attempts()[0]?.eventId as never);
    bank.webhooks.replayMissing({ since: "2026-01-01T00:00:00Z" });
    const expected = bank.webhooks.attempts();
    for (const other of [fork, restored]) {
      other.clock.advance({ minutes: 11 });
      other.webhooks.resend(other.webhooks.attempts()[0]?.eventId as never);
      other.webhooks.replayMissing({ since: "2026-01-01T00:00:00Z" });
      expect(other.webhooks.attempts()).toEqual(expected);
    }
    const replayed = replay(JSON.parse(JSON.stringify(bank.journal())));
    expect(replayed.webhooks.attempts()).toEqual(expected);
    expect(JSON.stringify(replayed.snapshot())).toBe(JSON.stringify(bank.snapshot()));
    expect(bank.audit()).toEqual([]);
  });

  describe.each(["restore", "reset"] as const)("deliveries that were due on a ticking clock before a %s", (way) => {
    const DAY_MS = 86_400_000;

    /** A bank with one due and one planned delivery that is restored or reset `later` milliseconds afterwards. */
    function putBack(later: number) {
      let time = Date.parse("2026-01-01T00:00:00Z");
      const { bank: first, make } = subscribed({ clock: tickingClock(() => time) });
      make();
      first.webhooks.setDeliveryFaults({ delayed: 1 });
      make();
      const before = first.webhooks.attempts();
      const bank = first.fork();
      const snapshot = JSON.parse(JSON.stringify(bank.snapshot()));
      time += later;
      if (way === "restore") bank.restore(snapshot);
      else bank.reset();
      const wait = (span: number) => {
        time += span;
      };
      return { bank, before, wait };
    }

    test.each([1, 60_000, DAY_MS, 40 * DAY_MS, 365 * DAY_MS])(
      "sends due deliveries when the bank continues %d ms later, with 10 s to respond",
      (later) => {
        const { bank, before, wait } = putBack(later);
        const { request, ...sent } = bank.webhooks.attempts()[0] ?? expect.fail("There is no attempt.");
        expect(sent).toMatchObject({ id: before[0]?.id, state: "due", dueAt: bank.clock.now() });
        expect(request?.headers["webhook-timestamp"]).toBe(String(Math.floor(Date.parse(bank.clock.now()) / 1000)));
        wait(9_999);
        expect(bank.webhooks.due()).not.toEqual([]);
        expect(bank.audit()).toEqual([]);
        bank.webhooks.record(sent.id, { status: 200 });
        expect(bank.webhooks.attempts()[0]).toMatchObject({ state: "succeeded" });
      },
    );

    test.each([DAY_MS, 40 * DAY_MS])("sends planned deliveries that became due in the %d ms in between", (later) => {
      const { bank } = putBack(later);
      expect(bank.webhooks.attempts().map(({ state }) => state)).toEqual(["due", "due"]);
    });

    test("deletes attempts with outcomes when the next Event is 30 days old", () => {
      const { bank, wait } = putBack(365 * DAY_MS);
      for (const { id } of bank.webhooks.due()) bank.webhooks.record(id, { status: 200 });
      bank.eventSubscriptions.list().data.forEach(({ id }) => {
        bank.eventSubscriptions.update(id, { status: "disabled" });
      });
      expect(bank.webhooks.attempts()).toHaveLength(2);
      wait(30 * DAY_MS);
      expect(bank.webhooks.attempts()).toEqual([]);
      expect(bank.events.list().data).toEqual([]);
    });

    test("times out due deliveries 10 s after the bank continues", () => {
      const { bank, wait } = putBack(DAY_MS);
      wait(10_000);
      expect(bank.webhooks.attempts().map(({ state }) => state)).toEqual(["failed", "failed"]);
    });

    test("replays the deliveries of a bank that was put back", () => {
      const { bank } = putBack(DAY_MS);
      const replayed = replay(JSON.parse(JSON.stringify(bank.journal())));
      expect(replayed.webhooks.attempts()).toEqual(bank.webhooks.attempts());
      expect(JSON.stringify(replayed.snapshot())).toBe(JSON.stringify(bank.snapshot()));
    });
  });

  test("times out attempts on a ticking clock", () => {
    let time = Date.parse("2026-01-01T00:00:00Z");
    const { bank, make } = subscribed({ environment: "live", clock: tickingClock(() => time) });
    make();
    time += 60_000;
    expect(bank.webhooks.due()).toMatchObject([{ number: 2 }]);
    expect(bank.webhooks.attempts()[0]).toMatchObject({ state: "failed", durationMs: 10_000 });
  });
});
