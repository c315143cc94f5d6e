import type { PhysicalCard } from "@sandbank/contract";
import { derivedDigits } from "../../digits/derived-digits.ts";
import { readNow, type World } from "../../world/world.ts";

type Tracking = NonNullable<PhysicalCard["shipment"]["tracking"]>;

const NUMBER_LENGTH = 12;

/** The tracking of a shipment, or a new one that starts now (D-58). */
export function ensureTracking(world: World, { id, shipment }: PhysicalCard): Tracking {
  if (shipment.tracking !== null) return shipment.tracking;
  return {
    number: shipment.method === "postal_standard" ? null : derivedDigits("tracking number", id, NUMBER_LENGTH),
    ...notReturned,
    shipped_at: readNow(world),
    updates: [],
  };
}

/** The tracking of a shipment in a state (D-58). A returned card was shipped before, so `returned` starts it too. */
export function trackingIn(
  world: World,
  card: PhysicalCard,
  status: PhysicalCard["shipment"]["status"],
): Tracking | null {
  const { tracking } = card.shipment;
  switch (status) {
    case "shipped":
      return { ...ensureTracking(world, card), ...notReturned, shipped_at: readNow(world) };
    case "returned":
      return {
        ...ensureTracking(world, card),
        return_number: derivedDigits("return tracking number", card.id, NUMBER_LENGTH),
        return_reason: "Undeliverable as addressed",
      };
    default:
      return tracking && { ...tracking, ...notReturned };
  }
}

const notReturned = { return_number: null, return_reason: null };
