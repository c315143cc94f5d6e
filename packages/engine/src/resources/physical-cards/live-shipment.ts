import type { PhysicalCard } from "@sandbank/contract";
import { businessDayFrom, pacificCloseOf, pacificDayOf } from "../../calendar/business-days.ts";
import { existing } from "../../objects/objects.ts";
import { schedule, type World } from "../../state/world.ts";
import { moveShipment } from "./move-shipment.ts";

// The way of a shipment in a live bank (D-60). A step moves only what is in the state before it: what was put elsewhere
// stays there. Canceling the Physical Card stops nothing: a shipment is canceled before it is submitted or not at all,
// and it is submitted at once.

/** The Physical Card whose shipment is to go on. */
interface Due {
  readonly physicalCard: PhysicalCard["id"];
}

const ACKNOWLEDGED_AFTER_MS = 3_600_000;

/** Sends a new order to the printer. */
export function submitShipment(world: World, physicalCard: PhysicalCard): void {
  moveShipment(world, physicalCard, "submitted");
  const job = { kind: "shipments.acknowledge", physicalCard: physicalCard.id } as const;
  schedule(world, world.state.now + ACKNOWLEDGED_AFTER_MS, job);
}

/** The printer receives the order. */
export function acknowledgeShipment(world: World, { physicalCard: id }: Due): void {
  const physicalCard = existing(world.state.tables.physicalCards, "physical_card", id);
  if (physicalCard.shipment.status !== "submitted") return;
  moveShipment(world, physicalCard, "acknowledged");
  const shipsAt = shippingTime(world.state.now, physicalCard.shipment.schedule);
  schedule(world, shipsAt, { kind: "shipments.ship", physicalCard: physicalCard.id });
}

/** The printer has the card ready for the carrier. */
export function shipPhysicalCard(world: World, { physicalCard: id }: Due): void {
  const physicalCard = existing(world.state.tables.physicalCards, "physical_card", id);
  if (physicalCard.shipment.status === "acknowledged") moveShipment(world, physicalCard, "shipped");
}

/**
 * When an order ships that the printer received at an instant, both in milliseconds since 1970: at 17:00 Pacific of the
 * business day on which it was received (`same_day`), or of the one after that (`next_day`). What comes after 17:00, at
 * a weekend or on a holiday of the Federal Reserve is received on the next business day.
 */
export function shippingTime(receivedAt: number, schedule: PhysicalCard["shipment"]["schedule"]): number {
  const today = pacificDayOf(receivedAt);
  const received = businessDayFrom(receivedAt <= pacificCloseOf(today) ? today : today + 1);
  return pacificCloseOf(schedule === "same_day" ? received : businessDayFrom(received + 1));
}
