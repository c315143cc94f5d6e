import { type Instant, timeOf } from "../ports/time.ts";
import type { AttemptOutcome } from "../state/delivery.ts";
import type { Sender } from "../state/sender.ts";
import type { World } from "../state/world.ts";
import { findAttempt } from "../webhooks/attempt-view.ts";
import { stepTo } from "./bank-clock.ts";

/** A bank as its deliverer has it. */
export interface Attachment {
  /**
   * Moves the clock to an instant, or to the first before it in which an attempt falls due or times out. Answers whether
   * the instant is reached. Where the clock is past it already, nothing moves.
   */
  stepTo(instant: Instant): boolean;
  /** Whether an attempt is still due, by the clock as it is now. */
  isDue(attemptId: string): boolean;
  /** Records what came of an attempt, unless it is not due any more. */
  record(attemptId: string, outcome: AttemptOutcome): void;
  /** Whether the clock follows a time source. */
  readonly isTicking: boolean;
  detach(): void;
}

/** What an attachment uses of its bank. */
interface Held {
  readonly isTicking: boolean;
  readonly tick: () => void;
  /** Records an outcome without a look at the clock. */
  readonly record: Attachment["record"];
}

export function attach(world: World, sender: Sender, { isTicking, tick, record }: Held): Attachment {
  if (world.sender !== null) {
    throw new TypeError(
      "[sandbank] Failed to attach a deliverer: the bank has one. Close it first, or use it: a bank has one deliverer at a time.",
    );
  }
  let isInterrupted = false;
  const attached: Sender = {
    wake() {
      isInterrupted = true;
      sender.wake();
    },
    abandon: () => sender.abandon(),
  };
  world.sender = attached;
  const requireAttached = () => {
    if (world.sender === attached) return;
    throw new Error("[sandbank] Failed to step the clock: the deliverer is detached.");
  };
  // The clock is looked at once: between two looks the time of an attempt could run out.
  const isDue = (attemptId: string) => {
    tick();
    return findAttempt(world, attemptId)?.attempt.state === "due";
  };
  return {
    stepTo(instant) {
      requireAttached();
      isInterrupted = false;
      return stepTo(world, Math.max(timeOf(instant), world.state.now), () => isInterrupted);
    },
    isDue,
    record(attemptId, outcome) {
      if (isDue(attemptId)) record(attemptId, outcome);
    },
    isTicking,
    detach() {
      if (world.sender === attached) world.sender = null;
    },
  };
}
