import { mistake } from "../mistake.ts";
import { fingerprint } from "../ports/random.ts";
import type { AttemptOrigin } from "../state/delivery.ts";
import type { DeliveryFaults } from "../state/delivery-faults.ts";
import { onlyKnown } from "../store/only-known.ts";
import type { World } from "../world/world.ts";
import type { AttemptPlace } from "./attempt-view.ts";

const KINDS = [
  "duplicated",
  "reordered",
  "delayed",
  "tampered",
  "mistimed",
  "unsigned",
] as const satisfies readonly (keyof DeliveryFaults)[];

const COPIES = ["duplicated", "tampered", "mistimed", "unsigned"] as const satisfies readonly AttemptOrigin[];

/** Sets the delivery faults; null clears them. Throws a `TypeError` for an unknown kind or a chance outside 0 to 1. */
export function setDeliveryFaults({ state }: World, faults: DeliveryFaults | null): void {
  const action = "set the delivery faults";
  const chances = onlyKnown(action, faults ?? {}, KINDS);
  for (const [kind, chance] of Object.entries(chances)) {
    if (typeof chance === "number" && chance >= 0 && chance <= 1) continue;
    throw mistake(action, `${kind} is ${String(chance)}`, "Pass a chance from 0 (never) to 1 (always).");
  }
  state.deliveryFaults = { ...chances };
}

/** The copies that the bank sends with an attempt. */
export function listCopies(world: World, attempt: AttemptPlace): readonly (typeof COPIES)[number][] {
  return COPIES.filter((copy) => happens(world, attempt, copy));
}

const OVERTAKEN_BY = 8;

/** How many places later an attempt is sent among those of its instant. */
export function computePlacesBack(world: World, attempt: AttemptPlace): number {
  // Half a place more, so that it comes after the last attempt that overtakes it.
  return happens(world, attempt, "reordered") ? 1.5 + upTo(OVERTAKEN_BY, attempt, "places") : 0;
}

const LONGEST_DELAY_MS = 240_000;

/** How much later an attempt is sent, in milliseconds. */
export function computeDelay(world: World, attempt: AttemptPlace): number {
  return happens(world, attempt, "delayed") ? 1 + upTo(LONGEST_DELAY_MS, attempt, "delay") : 0;
}

const OUT_OF_WINDOW_SECONDS = 360;
const FURTHER_SECONDS = 3_600;

/**
 * By how many seconds the timestamp of a mistimed copy is wrong: more than the window of 5 minutes, in either
 * direction.
 */
export function computeMistiming(attempt: AttemptPlace): number {
  const seconds = OUT_OF_WINDOW_SECONDS + upTo(FURTHER_SECONDS, attempt, "seconds");
  return upTo(2, attempt, "ahead") === 0 ? seconds : -seconds;
}

function happens({ state, probe }: World, attempt: AttemptPlace, kind: keyof DeliveryFaults): boolean {
  const chance = state.deliveryFaults[kind] ?? 0;
  // Checked first, because most banks have no faults and each attempt runs this for each kind.
  const isHit = chance > 0 && upTo(1_000_000, attempt, kind) < chance * 1_000_000;
  return probe === null ? isHit : probe.at(`attempt/${kind}`, isHit);
}

/**
 * A number from 0 to `end` - 1, derived from the id of the attempt, so that faults and responses do not change other
 * ids.
 */
function upTo(end: number, { delivery, index }: AttemptPlace, what: string): number {
  return fingerprint(what, `${delivery.id} ${index}`) % end;
}
