import type { Event, EventSubscription } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import type { Attempt } from "../../src/parts/attempt-states.ts";
import { listDeliveries } from "../../src/screens/webhooks/delivery-state.ts";

const subscription = {
  id: "event_subscription_1",
  oauth_connection_id: null,
  selected_event_categories: [{ event_category: "account.created" }],
} as unknown as EventSubscription;

function attempt(changes: Partial<Attempt>): Attempt {
  return { eventSubscriptionId: subscription.id, origin: "schedule", error: null, status: null, ...changes } as Attempt;
}

function states(attempts: readonly Attempt[], category = "account.created", of = subscription): string[] {
  const event = { category } as Event;
  return listDeliveries({ event, attempts }, [of]).map(({ state }) => state);
}

describe("the state of a delivery", () => {
  test.each([
    ["delivered", ["failed", "succeeded"]],
    ["sending", ["failed", "due", "planned"]],
    ["retrying", ["failed", "planned"]],
    ["planned", ["planned"]],
    ["gave up", ["failed", "failed", "canceled"]],
    ["canceled", ["canceled"]],
  ] as const)("is %s if its attempts are %j", (expected, found) => {
    expect(states(found.map((state) => attempt({ state })))).toEqual([expected]);
  });

  test("is that it was not sent if its test had no deliverer", () => {
    const attempts = [attempt({ state: "canceled", error: "It was not sent, because the test used no `deliverer`." })];
    expect(states(attempts)).toEqual(["not sent"]);
  });

  test("does not count the copies that delivery faults send", () => {
    const attempts = [attempt({ state: "failed" }), attempt({ state: "succeeded", origin: "tampered" })];
    expect(states(attempts)).toEqual(["gave up"]);
  });

  test("does not count the attempts of another Event Subscription", () => {
    const attempts = [attempt({ state: "failed", eventSubscriptionId: "event_subscription_2" })];
    expect(states(attempts)).toEqual(["not sent"]);
  });

  test("tells an Event that was not selected from one that was not sent", () => {
    expect(states([], "card.created")).toEqual([]);
    const ofConnection = { ...subscription, oauth_connection_id: "connection_1" };
    expect(states([], "account.created", ofConnection as EventSubscription)).toEqual([]);
    expect(states([])).toEqual(["not sent"]);
    expect(states([], "card.created", { ...subscription, selected_event_categories: null })).toEqual(["not sent"]);
  });
});
