import type { PhysicalCard } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { openBank } from "../../../src/bank/open-bank.ts";
import { shippingTime } from "../../../src/calendar/shipping-time.ts";
import { type Bank, createBank, manualClock, tickingClock } from "../../../src/index.ts";
import { toTimestamp } from "../../../src/ports/time.ts";
import { moveShipment } from "../../../src/resources/physical-cards/move-shipment.ts";
import { find } from "../../../src/store/table.ts";
import { order } from "../../support/order.ts";

type Shipment = PhysicalCard["shipment"];

/** A Wednesday, 9:00 Pacific. */
const ORDERED = "2026-01-07T17:00:00.000Z";
const ACKNOWLEDGED = "2026-01-07T18:00:00.000Z";
/** That Wednesday, 17:00 Pacific. */
const SHIPPED = "2026-01-08T01:00:00.000Z";

function live(start = ORDERED): Bank {
  return createBank({ environment: "live", clock: manualClock(start) });
}

const shipmentOf = (bank: Bank, { id }: PhysicalCard) => bank.physicalCards.retrieve(id).shipment;

/** The Events of an object, oldest first, as time and category. */
function eventsOf(bank: Bank, { id }: PhysicalCard): [string, string][] {
  const { data } = bank.events.list({ associated_object_id: id, order_by: { direction: "ascending" } });
  return data.map(({ created_at, category }) => [created_at, category]);
}

describe("a Physical Card ordered in live (D-60)", () => {
  test("returns a new order as `pending` (D-57), and as `submitted` from the next call on [shipment-live]", () => {
    const bank = live();
    const made = order(bank);
    expect(made.shipment).toMatchObject({ status: "pending", tracking: null });
    expect(shipmentOf(bank, made)).toEqual({ ...made.shipment, status: "submitted" });
    expect(eventsOf(bank, made)).toEqual([
      [ORDERED, "physical_card.created"],
      [ORDERED, "physical_card.updated"],
    ]);
  });

  test("returns `pending` again when the request for an order is replayed (D-07)", () => {
    const bank = live();
    const { card_id, cardholder, shipment } = order(bank);
    const { name, line1, city, state, postal_code } = shipment.address;
    const address = { name, line1, city, state, postal_code };
    const params = { card_id, cardholder, shipment: { address, method: shipment.method } };
    const [made, again] = [1, 2].map(() => bank.physicalCards.create(params, { idempotencyKey: "k1" }));
    expect(again).toEqual(made);
    expect(again?.shipment.status).toBe("pending");
  });

  test("acknowledges an order after an hour, and ships it by its schedule, each with one Event [shipment-live]", () => {
    const bank = live();
    const made = order(bank);
    bank.clock.advance({ hours: 1, milliseconds: -1 });
    expect(shipmentOf(bank, made).status).toBe("submitted");
    bank.clock.advance({ milliseconds: 1 });
    expect(shipmentOf(bank, made)).toEqual({ ...made.shipment, status: "acknowledged" });
    bank.clock.advanceTo("2026-01-08T00:59:59.999Z");
    expect(shipmentOf(bank, made).status).toBe("acknowledged");
    bank.clock.advance({ milliseconds: 1 });
    expect(bank.physicalCards.retrieve(made.id)).toEqual({
      ...made,
      shipment: { ...made.shipment, status: "shipped", tracking: expect.anything() },
    });
    bank.clock.advance({ weeks: 4 });
    expect(shipmentOf(bank, made).status).toBe("shipped");
    expect(eventsOf(bank, made)).toEqual([
      [ORDERED, "physical_card.created"],
      [ORDERED, "physical_card.updated"],
      [ACKNOWLEDGED, "physical_card.updated"],
      [SHIPPED, "physical_card.updated"],
    ]);
    expect(bank.audit()).toEqual([]);
  });

  test.each([
    ["courier_a_2_day", expect.stringMatching(/^\d{12}$/)],
    ["postal_standard", null],
  ] as const)("tracks a shipment by %s with the number %s after it is shipped (D-58)", (method, number) => {
    const bank = live();
    const made = order(bank, { method });
    bank.clock.advance({ days: 1 });
    expect(shipmentOf(bank, made).tracking).toEqual({
      number,
      return_number: null,
      return_reason: null,
      shipped_at: SHIPPED,
      updates: [],
    });
  });

  test("ships an order under a clock that follows a time source", () => {
    let time = Date.parse(ORDERED);
    const bank = createBank({ environment: "live", clock: tickingClock(() => time) });
    const made = order(bank);
    expect(shipmentOf(bank, made).status).toBe("submitted");
    time += 7 * 86_400_000;
    expect(shipmentOf(bank, made).tracking?.shipped_at).toBe(SHIPPED);
  });

  test.each(["disabled", "canceled"] as const)(
    "ships an order whose Physical Card is %s, because it was submitted at once [shipment-canceled]",
    (status) => {
      const bank = live();
      const made = order(bank);
      bank.physicalCards.update(made.id, { status });
      bank.clock.advance({ hours: 1 });
      expect(shipmentOf(bank, made).status).toBe("acknowledged");
      bank.clock.advance({ days: 1 });
      expect(bank.physicalCards.retrieve(made.id)).toMatchObject({ status, shipment: { status: "shipped" } });
    },
  );

  test.each<[string, Shipment["status"], number]>([
    ["acknowledged", "rejected", 0],
    ["shipped", "requires_attention", 1],
  ])(
    "does not move a shipment on to %s after another status was set by hand [shipment-stopped]",
    (_, status, hours) => {
      const { bank, world } = openBank(live().journal().genesis, manualClock(ORDERED));
      const { id } = order(bank);
      bank.clock.advance({ hours });
      const physicalCard = find(world.state.tables.physicalCards, id) as PhysicalCard;
      const moved = moveShipment(world, physicalCard, status);
      bank.clock.advance({ weeks: 1 });
      expect(bank.physicalCards.retrieve(id)).toEqual(moved);
    },
  );
});

describe("a Physical Card ordered in sandbox (D-24)", () => {
  test("does not ship an order in sandbox without a simulation", () => {
    const bank = createBank();
    const made = order(bank);
    bank.clock.advance({ weeks: 3 });
    expect(bank.physicalCards.retrieve(made.id)).toEqual(made);
  });
});

describe("the shipping time of an order (D-60)", () => {
  test.each<[what: string, received: string, sameDay: string, nextDay: string]>([
    ["on a Wednesday", "2026-01-07T18:00:00.000Z", "2026-01-08T01:00:00.000Z", "2026-01-09T01:00:00.000Z"],
    ["at midnight Pacific", "2026-01-07T08:00:00.000Z", "2026-01-08T01:00:00.000Z", "2026-01-09T01:00:00.000Z"],
    ["just before midnight", "2026-01-07T07:59:59.999Z", "2026-01-08T01:00:00.000Z", "2026-01-09T01:00:00.000Z"],
    ["just before 17:00", "2026-01-08T00:59:59.999Z", "2026-01-08T01:00:00.000Z", "2026-01-09T01:00:00.000Z"],
    ["at exactly 17:00", "2026-01-08T01:00:00.000Z", "2026-01-08T01:00:00.000Z", "2026-01-09T01:00:00.000Z"],
    ["just after 17:00", "2026-01-08T01:00:00.001Z", "2026-01-09T01:00:00.000Z", "2026-01-10T01:00:00.000Z"],
    ["on a Friday", "2026-01-09T18:00:00.000Z", "2026-01-10T01:00:00.000Z", "2026-01-13T01:00:00.000Z"],
    ["after 17:00 on a Friday", "2026-01-10T02:00:00.000Z", "2026-01-13T01:00:00.000Z", "2026-01-14T01:00:00.000Z"],
    ["on a Saturday", "2026-01-10T18:00:00.000Z", "2026-01-13T01:00:00.000Z", "2026-01-14T01:00:00.000Z"],
    ["on a Sunday", "2026-01-11T18:00:00.000Z", "2026-01-13T01:00:00.000Z", "2026-01-14T01:00:00.000Z"],
    [
      "the Friday before daylight saving",
      "2026-03-06T18:00:00.000Z",
      "2026-03-07T01:00:00.000Z",
      "2026-03-10T00:00:00.000Z",
    ],
    ["the Friday before its end", "2026-10-30T18:00:00.000Z", "2026-10-31T00:00:00.000Z", "2026-11-03T01:00:00.000Z"],
    ["at exactly 17:00 in summer", "2026-07-08T00:00:00.000Z", "2026-07-08T00:00:00.000Z", "2026-07-09T00:00:00.000Z"],
    ["just after 17:00 in summer", "2026-07-08T00:00:00.001Z", "2026-07-09T00:00:00.000Z", "2026-07-10T00:00:00.000Z"],
    ["the day before Thanksgiving", "2026-11-25T18:00:00.000Z", "2026-11-26T01:00:00.000Z", "2026-11-28T01:00:00.000Z"],
    ["on Thanksgiving", "2026-11-26T18:00:00.000Z", "2026-11-28T01:00:00.000Z", "2026-12-01T01:00:00.000Z"],
    ["on New Year's Eve", "2026-12-31T18:00:00.000Z", "2027-01-01T01:00:00.000Z", "2027-01-05T01:00:00.000Z"],
    [
      "after 17:00 on New Year's Eve",
      "2027-01-01T02:00:00.000Z",
      "2027-01-05T01:00:00.000Z",
      "2027-01-06T01:00:00.000Z",
    ],
    [
      "the day before a Juneteenth on a Friday",
      "2026-06-18T18:00:00.000Z",
      "2026-06-19T00:00:00.000Z",
      "2026-06-23T00:00:00.000Z",
    ],
    ["on a Juneteenth on a Sunday", "2022-06-19T18:00:00.000Z", "2022-06-22T00:00:00.000Z", "2022-06-23T00:00:00.000Z"],
    [
      "the day before a Christmas on a Saturday",
      "2027-12-24T18:00:00.000Z",
      "2027-12-25T01:00:00.000Z",
      "2027-12-28T01:00:00.000Z",
    ],
    [
      "the Friday before a Christmas on a Sunday",
      "2022-12-23T18:00:00.000Z",
      "2022-12-24T01:00:00.000Z",
      "2022-12-28T01:00:00.000Z",
    ],
  ])(
    "ships an order received %s, %s, at %s with the same-day and at %s with the next-day schedule [shipment-next-day, shipment-same-day, shipment-pacific-time]",
    (_, received, sameDay, nextDay) => {
      const time = Date.parse(received);
      expect(toTimestamp(shippingTime(time, "same_day"))).toBe(sameDay);
      expect(toTimestamp(shippingTime(time, "next_day"))).toBe(nextDay);
    },
  );

  test("ships an order received at exactly 17:00 in the same instant, after acknowledging it", () => {
    const bank = live("2026-01-08T00:00:00.000Z");
    const made = order(bank);
    bank.clock.advance({ hours: 1 });
    expect(shipmentOf(bank, made)).toMatchObject({ status: "shipped", tracking: { shipped_at: SHIPPED } });
    expect(eventsOf(bank, made).filter(([at]) => at === SHIPPED)).toHaveLength(2);
  });
});
