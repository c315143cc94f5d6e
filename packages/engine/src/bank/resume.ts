import type { World } from "../state/world.ts";
import { sendDueAnew } from "../webhooks/attempts.ts";
import { advanceTo } from "./due-jobs.ts";

/**
 * Moves the time to an instant up to which nobody could send or answer a webhook. What is due then is sent anew: in the
 * sandbox there is no other attempt.
 */
export function resume(world: World, to: number): void {
  world.isResuming = true;
  try {
    advanceTo(world, to);
  } finally {
    world.isResuming = false;
  }
  sendDueAnew(world);
}
