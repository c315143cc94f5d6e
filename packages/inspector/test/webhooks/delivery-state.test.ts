import type { EventSubscription } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import type { Attempt } from "../../src/parts/attempt-states.ts";
import { deliveryState } from "../../src/screens/webhooks/delivery-state.ts";

const subscription = {
  id: "event_subscription_1",
  oauth_connection_id: null,
  selected_event_categories: [{ event_category: "account.created" }],
} as unknown as EventSubscription;

function attempt(changes: Partial<Attempt>): Attempt {
  return { eventSubscriptionId: subscription.id, origin: "schedule", ...changes } as Attempt;
}

describe("the state of a delivery", () => {
  test.each([
    ["delivered", ["failed", "succeeded"]],
    ["sending", ["failed", "due", "planned"]],
    ["planned", ["failed", "planned"]],
    ["failed", ["failed", "failed", "canceled"]],
    ["canceled", ["canceled"]],
  ] as const)("is %s if its attempts are %j", (expected, states) => {
    const attempts = states.map((state) => attempt({ state }));
    expect(deliveryState("account.created", attempts, subscription)).toBe(expected);
  });

  test("is that it was not sent if its test had no deliverer", () => {
    const attempts = [attempt({ state: "canceled", error: "It was not sent, because the test used no `deliverer`." })];
    expect(deliveryState("account.created", attempts, subscription)).toBe("not sent");
  });

  test("does not count the copies that delivery faults send", () => {
    const attempts = [attempt({ state: "failed" }), attempt({ state: "succeeded", origin: "tampered" })];
    expect(deliveryState("account.created", attempts, subscription)).toBe("failed");
  });

  test("does not count the attempts of another Event Subscription", () => {
    const attempts = [attempt({ state: "failed", eventSubscriptionId: "event_subscription_2" })];
    expect(deliveryState("account.created", attempts, subscription)).toBe("not sent");
  });

  test("tells an Event that was not selected from one that was not sent", () => {
    expect(deliveryState("card.created", [], subscription)).toBe("not selected");
    const ofConnection = { ...subscription, oauth_connection_id: "connection_1" };
    expect(deliveryState("account.created", [], ofConnection)).toBe("not selected");
    expect(deliveryState("account.created", [], subscription)).toBe("not sent");
    expect(deliveryState("card.created", [], { ...subscription, selected_event_categories: null })).toBe("not sent");
  });
});
