import type { PhysicalCard } from "@sandbank/contract";
import { change } from "../../objects/objects.ts";
import type { World } from "../../world/world.ts";
import { trackingIn } from "./tracking.ts";

/** Moves a shipment to a state and updates its tracking. The present state changes nothing. */
export function moveShipment(
  world: World,
  physicalCard: PhysicalCard,
  status: PhysicalCard["shipment"]["status"],
): PhysicalCard {
  if (physicalCard.shipment.status === status) return physicalCard;
  const tracking = trackingIn(world, physicalCard, status);
  const changes = { shipment: { ...physicalCard.shipment, status, tracking } };
  return change(world, world.state.tables.physicalCards, physicalCard, changes, "physical_card.updated");
}
