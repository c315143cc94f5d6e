import type { PhysicalCard } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf } from "../../support/money.ts";
import { address, bank, open, order, params, START } from "./stage.ts";

const HOUR_1 = "2026-01-01T01:00:00.000Z";

beforeEach(() => open());
const advance = ({ id }: PhysicalCard, shipment_status: PhysicalCard["shipment"]["status"]) =>
  bank.simulations.physicalCards.advanceShipment(id, { shipment_status });

describe("POST /simulations/physical_cards/{physical_card_id}/advance_shipment", () => {
  const states = [
    "pending",
    "canceled",
    "submitted",
    "acknowledged",
    "rejected",
    "shipped",
    "returned",
    "requires_attention",
  ] as const;

  test.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
    "applies the state table of shipments: %s to %s (D-40, D-59) [shipment-any-to-any]",
    (from, to) => {
      const made = order();
      const before = advance(made, from);
      const events = eventsOf(bank, () => expect(advance(made, to).shipment.status).toBe(to));
      const after = bank.physicalCards.retrieve(made.id);
      expect(events).toEqual(from === to ? [] : [["physical_card.updated", made.id]]);
      // Tracking exists from the first status with a carrier on, and is never removed (D-58).
      const isTracked = [from, to].some((state) => state === "shipped" || state === "returned");
      expect(after.shipment.tracking !== null).toBe(isTracked);
      expect({ ...after, shipment: { ...after.shipment, status: from, tracking: before.shipment.tracking } }).toEqual(
        before,
      );
    },
  );

  test.each([
    ["postal_standard", "US", null],
    ["courier_a_priority_overnight", "US", expect.stringMatching(/^\d{12}$/)],
    ["courier_a_2_day", "US", expect.stringMatching(/^\d{12}$/)],
    ["courier_b_worldwide_express", "CA", expect.stringMatching(/^\d{12}$/)],
  ] as const)(
    "starts the tracking of %s to %s at the first `shipped` (D-58) [tracking-number, tracking-shipped-at]",
    (method, country, number) => {
      const made = bank.physicalCards.create({ ...params, shipment: { address: { ...address, country }, method } });
      bank.clock.advance({ hours: 1 });
      const { tracking } = advance(made, "shipped").shipment;
      expect(tracking).toEqual({ number, return_number: null, return_reason: null, shipped_at: HOUR_1, updates: [] });
      bank.clock.advance({ hours: 1 });
      expect(advance(made, "shipped").shipment.tracking).toEqual(tracking);
    },
  );

  test("sets `shipped_at` when the shipment last became `shipped` (D-58)", () => {
    const made = order();
    const { tracking } = advance(made, "shipped").shipment;
    bank.clock.advance({ hours: 1 });
    expect(advance(made, "requires_attention").shipment.tracking).toEqual(tracking);
    expect(advance(made, "shipped").shipment.tracking).toEqual({ ...tracking, shipped_at: HOUR_1 });
  });

  test.each(states.filter((state) => state !== "returned"))(
    "returns no return number and no reason after `returned` became `%s` (D-58)",
    (state) => {
      const made = order();
      advance(made, "returned");
      expect(advance(made, state).shipment.tracking).toMatchObject({ return_number: null, return_reason: null });
    },
  );

  test("returns how and why a Physical Card came back, at `returned` (D-58) [tracking-return]", () => {
    const made = order();
    const { tracking } = advance(made, "shipped").shipment;
    const returned = advance(made, "returned").shipment.tracking;
    expect(returned).toEqual({
      ...tracking,
      return_number: expect.stringMatching(/^\d{12}$/),
      return_reason: expect.stringMatching(/./),
    });
    expect(returned?.return_number).not.toBe(returned?.number);
  });

  test("gives two Physical Cards different tracking numbers", () => {
    const numbers = [order(), order()].map((made) => advance(made, "shipped").shipment.tracking?.number);
    expect(new Set(numbers).size).toBe(2);
  });
});

describe("POST /simulations/physical_cards/{physical_card_id}/tracking_updates", () => {
  const categories = [
    "in_transit",
    "processed_for_delivery",
    "delivered",
    "delivery_issue",
    "returned_to_sender",
  ] as const;

  test.each(categories)(
    "adds the tracking update %s without changing the status of the shipment (D-59) [tracking-updates, physical-cards-tracking-category]",
    (category) => {
      const made = order();
      const { shipment: before } = advance(made, "shipped");
      bank.clock.advance({ hours: 1 });
      const events = eventsOf(bank, () => bank.simulations.physicalCards.addTrackingUpdate(made.id, { category }));
      expect(events).toEqual([["physical_card.updated", made.id]]);
      const update = {
        carrier_estimated_delivery_at: null,
        category,
        city: null,
        created_at: HOUR_1,
        postal_code: null,
        state: null,
      };
      expect(bank.physicalCards.retrieve(made.id).shipment).toEqual({
        ...before,
        tracking: { ...before.tracking, updates: [update] },
      });
    },
  );

  test("starts tracking with a tracking update if there is none (D-58) [physical-cards-tracking-optional]", () => {
    const made = order("postal_standard");
    const sent = {
      category: "in_transit",
      carrier_estimated_delivery_at: "2026-01-05T20:00:00+01:00",
      city: "Springfield",
      postal_code: "62701",
      state: "IL",
    } as const;
    const { shipment: after } = bank.simulations.physicalCards.addTrackingUpdate(made.id, sent);
    const update = { ...sent, carrier_estimated_delivery_at: "2026-01-05T19:00:00.000Z", created_at: START };
    expect(after).toEqual({
      ...made.shipment,
      tracking: { number: null, return_number: null, return_reason: null, shipped_at: START, updates: [update] },
    });
    bank.clock.advance({ hours: 1 });
    expect(advance(made, "shipped").shipment.tracking).toEqual({ ...after.tracking, shipped_at: HOUR_1 });
  });

  test("adds a repeated tracking update again, because carriers may report a delivery twice [tracking-updates, tracking-delivered-twice]", () => {
    const made = order();
    for (const category of ["delivered", "in_transit", "delivered"] as const) {
      bank.simulations.physicalCards.addTrackingUpdate(made.id, { category });
    }
    const { tracking } = bank.physicalCards.retrieve(made.id).shipment;
    expect(tracking?.updates.map(({ category }) => category)).toEqual(["delivered", "in_transit", "delivered"]);
  });
});
