import { invariant, SandbankBug } from "../invariant.ts";
import { type Instant, timeOf } from "../ports/instant.ts";
import { type AttemptOutcome, TIMED_OUT } from "../state/delivery.ts";
import type { Sender } from "../state/sender.ts";
import type { World } from "../state/world.ts";
import { findAttempt, requestSignedAt, type WebhookRequest } from "../webhooks/attempt-view.ts";
import { stepTo } from "./bank-clock.ts";
import { report } from "./contain.ts";
import { wakeSleepers } from "./sleep.ts";

/** A bank as its deliverer has it. */
export interface Attachment {
  /**
   * Moves the clock to an instant, or to the first before it in which an attempt falls due or times out, or somebody
   * wakes who sleeps by the clock. Answers whether the instant is reached. Where the clock is past it already, nothing
   * moves.
   */
  stepTo(instant: Instant): boolean;
  /** Whether an attempt is still due, by the clock as it is now. */
  isDue(attemptId: string): boolean;
  /** Whether an attempt was not answered in time. */
  hasTimedOut(attemptId: string): boolean;
  /** The request of an attempt that is due, signed at another time than the bank's: milliseconds since 1970 (D-108). */
  requestSignedAt(attemptId: string, now: number): WebhookRequest;
  /**
   * Records what came of an attempt, unless it is not due any more, and answers whether it did. If our own code fails, `onBug` is told, and the
   * attempt is not due to this deliverer any more: it times out.
   */
  record(attemptId: string, outcome: AttemptOutcome): boolean;
  /** How many sleep by the bank's clock. A receiver among them answers only once the clock has moved. */
  sleepers(): number;
  /** Wakes those whose time has come. Answers whether there was anybody. */
  wakeSleepers(): boolean;
  /** Whether the clock follows a time source. */
  readonly isTicking: boolean;
  detach(): void;
}

/** What an attachment uses of its bank. */
interface Held {
  readonly isTicking: boolean;
  readonly tick: () => void;
  /** Records an outcome without a look at the clock. */
  readonly record: (attemptId: string, outcome: AttemptOutcome) => void;
}

export function attach(world: World, sender: Sender, { isTicking, tick, record }: Held): Attachment {
  if (world.sender !== null) {
    throw new TypeError(
      "[sandbank] Failed to attach a deliverer: the bank has one. Close it first, or use it: a bank has one deliverer at a time.",
    );
  }
  let isInterrupted = false;
  /** The attempts whose outcome a bug kept from being recorded. */
  const unrecorded = new Set<string>();
  const attached: Sender = {
    wake() {
      isInterrupted = true;
      sender.wake();
    },
    abandon: () => sender.abandon(),
    ...(sender.moveClock && { moveClock: sender.moveClock }),
  };
  world.sender = attached;
  const requireAttached = () => {
    if (world.sender === attached) return;
    throw new Error("[sandbank] Failed to step the clock: the deliverer is detached.");
  };
  // The clock is looked at once: between two looks the time of an attempt could run out.
  const isDue = (attemptId: string) => {
    tick();
    return !unrecorded.has(attemptId) && findAttempt(world, attemptId)?.attempt.state === "due";
  };
  const placeOf = (attemptId: string) => {
    const place = findAttempt(world, attemptId);
    invariant(place !== undefined, `there is no attempt ${attemptId}`);
    return place;
  };
  return {
    stepTo(instant) {
      requireAttached();
      isInterrupted = false;
      const { now } = world.state;
      const target = Math.max(timeOf(instant), now);
      const nextWake = world.sleepers.reduce((next, { until }) => Math.min(next, until), target);
      stepTo(world, Math.max(nextWake, now), () => isInterrupted);
      return world.state.now === target;
    },
    isDue,
    hasTimedOut: (attemptId) => findAttempt(world, attemptId)?.attempt.error === TIMED_OUT,
    requestSignedAt: (attemptId, now) => requestSignedAt(world, placeOf(attemptId), now),
    record(attemptId, outcome) {
      if (!isDue(attemptId)) return false;
      try {
        record(attemptId, outcome);
        return true;
      } catch (error) {
        if (!(error instanceof SandbankBug)) throw error;
        unrecorded.add(attemptId);
        report(world, error);
        return false;
      }
    },
    sleepers: () => world.sleepers.length,
    wakeSleepers: () => wakeSleepers(world),
    isTicking,
    detach() {
      if (world.sender === attached) world.sender = null;
    },
  };
}
