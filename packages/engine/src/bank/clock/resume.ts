import { renewDueAttempts } from "../../webhooks/attempts.ts";
import type { World } from "../../world/world.ts";
import { runDueJobsUntil } from "./run-due-jobs.ts";

/**
 * Moves the time over a span in which no webhook could be sent or answered. Sends the attempts that are due at its end
 * again, because the sandbox makes no second attempt. `isInterrupted` is that of `runDueJobsUntil`.
 */
export function resume(world: World, to: number, isInterrupted?: () => boolean): void {
  world.isResuming = true;
  try {
    runDueJobsUntil(world, to, isInterrupted);
  } finally {
    world.isResuming = false;
  }
  renewDueAttempts(world);
}
