import type { PhysicalCard } from "@sandbank/contract";
import { shippingTime } from "../../calendar/shipping-time.ts";
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
