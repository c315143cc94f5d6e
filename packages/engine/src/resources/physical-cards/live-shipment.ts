import type { PhysicalCard } from "@sandbank/contract";
import { businessDayAfter, businessDayFrom } from "../../calendar/business-days.ts";
import { toInstant, toLocalDay } from "../../calendar/local-time.ts";
import { existing } from "../../objects/objects.ts";
import { schedule, type World } from "../../world/world.ts";
import { moveShipment } from "./move-shipment.ts";

// The steps of a shipment in a live bank (D-60). Each step has a reason only while the shipment is in the preceding
// state, so a shipment that was moved to another state stays there. Canceling the Physical Card does not stop the shipment: it
// could only be canceled before it is submitted, and it is submitted immediately.

/** The Physical Card whose shipment has a due step. */
interface Due {
  readonly physicalCard: PhysicalCard["id"];
}

const ACKNOWLEDGED_AFTER_MS = 3_600_000;
/** When the business day of the printer ends. */
const CLOSE = "17:00";

/** Submits a new order to the printer. */
export function submitShipment(world: World, physicalCard: PhysicalCard): void {
  moveShipment(world, physicalCard, "submitted");
  const job = { kind: "shipments.acknowledge", physicalCard: physicalCard.id } as const;
  schedule(world, world.state.now + ACKNOWLEDGED_AFTER_MS, job);
}

export function isShipmentSubmitted(world: World, due: Due): boolean {
  return shippedBy(world, due).shipment.status === "submitted";
}

export function isShipmentAcknowledged(world: World, due: Due): boolean {
  return shippedBy(world, due).shipment.status === "acknowledged";
}

/** The printer receives the order. */
export function acknowledgeShipment(world: World, due: Due): void {
  const physicalCard = shippedBy(world, due);
  moveShipment(world, physicalCard, "acknowledged");
  const shipsAt = shippingTime(world.state.now, physicalCard.shipment.schedule);
  schedule(world, shipsAt, { kind: "shipments.ship", physicalCard: physicalCard.id });
}

/** The printer has the card ready for the carrier. */
export function shipPhysicalCard(world: World, due: Due): void {
  moveShipment(world, shippedBy(world, due), "shipped");
}

function shippedBy({ state }: World, { physicalCard }: Due): PhysicalCard {
  return existing(state.tables.physicalCards, "physical_card", physicalCard);
}

/**
 * The time at which an order ships, both instants in milliseconds since 1970: 17:00 Pacific Time of the business day on
 * which the printer receives it (`same_day`), or of the following business day (`next_day`). An order after 17:00, on a
 * weekend or on a holiday of the Federal Reserve counts as received on the next business day.
 */
export function shippingTime(receivedAt: number, schedule: PhysicalCard["shipment"]["schedule"]): number {
  const today = toLocalDay("pacific", receivedAt);
  const received = receivedAt <= toInstant("pacific", today, CLOSE) ? businessDayFrom(today) : businessDayAfter(today);
  return toInstant("pacific", schedule === "same_day" ? received : businessDayAfter(received), CLOSE);
}
