import type { PhysicalCard } from "@sandbank/contract";
import { change } from "../../objects/objects.ts";
import type { World } from "../../state/world.ts";
import { trackingIn } from "./tracking.ts";

/** Puts a shipment in a state, with the tracking that comes with it. */
export function moveShipment(
  world: World,
  physicalCard: PhysicalCard,
  status: PhysicalCard["shipment"]["status"],
): PhysicalCard {
  const tracking = trackingIn(world, physicalCard, status);
  const changes = { shipment: { ...physicalCard.shipment, status, tracking } };
  return change(world, world.state.tables.physicalCards, physicalCard, changes, "physical_card.updated");
}
