import { pause } from "../transport/timers.ts";
import { DEADLINE_MS } from "../webhooks/retry-schedule.ts";
import type { InFlight } from "./in-flight.ts";
import { endlessWork, type WorkOfBank } from "./running-work.ts";

interface WaitsOptions {
  readonly inFlight: InFlight;
  readonly work: WorkOfBank;
  /** How many receivers wait for the clock of the bank. */
  readonly sleepers: () => number;
  readonly isClosed: () => boolean;
  readonly hangTimeoutMs: number;
}

/**
 * Waits for receivers, and for the work after their responses. `answered` adds to `hanging`, and only the start of an
 * advance clears it. The count of answers tells a wait that has lasted too long whether one came meanwhile.
 */
export function createWaits({ inFlight, work, sleepers, isClosed, hangTimeoutMs }: WaitsOptions) {
  const hanging = new Set<unknown>();

  /** Returns everything that an advance waits for: the URLs of the attempts in flight, and work. */
  const unfinished = (): readonly unknown[] => [...inFlight.urls(), ...work.awaited()];

  /** Resolves at the next response and when work ends. */
  const nextEnd = () => Promise.race([inFlight.nextAnswer(), ...work.awaited().map(({ settled }) => settled)]);

  /**
   * Whether a receiver can respond, or work can end, before the clock moves. What sleeps by the bank's clock cannot;
   * each sleeper counts as one.
   */
  function isAwaited(): boolean {
    const count = inFlight.count() + work.awaited().length;
    return count > sleepers() && unfinished().some((each) => !hanging.has(each));
  }

  return {
    isAwaited,
    /** Begins an advance, which waits again for what hung before. */
    begin: () => hanging.clear(),
    /** Waits for the receivers and the work that can end before the clock moves. */
    async answered(): Promise<void> {
      while (isAwaited()) {
        const before = inFlight.answers();
        const isLate = await isOver(hangTimeoutMs, nextEnd());
        if (isLate && inFlight.answers() === before && isAwaited()) for (const each of unfinished()) hanging.add(each);
      }
      // Receivers that hang may have responded meanwhile.
      if (inFlight.count() > 0) await isOver(0, inFlight.nextAnswer());
    },
    /**
     * Waits for every receiver, and for the work after the responses. Returns false if nothing has ended for
     * `timeoutMs`.
     */
    async allEnded(timeoutMs: number | undefined): Promise<boolean> {
      while (!isClosed()) {
        const [endless] = inFlight.count() === 0 ? work.awaited() : [];
        if (inFlight.count() === 0 && endless === undefined) break;
        const before = inFlight.answers();
        const next = nextEnd();
        // A receiver has its own deadline.
        const limitMs = timeoutMs ?? (endless && DEADLINE_MS);
        if (limitMs === undefined) await next;
        else if ((await isOver(limitMs, next)) && inFlight.answers() === before) {
          if (endless !== undefined && timeoutMs === undefined) throw endlessWork(endless, limitMs);
          return false;
        }
      }
      return true;
    },
  };
}

/** Waits for `awaited`, for at most `milliseconds` of real time. Returns whether that time was over first. */
async function isOver(milliseconds: number, awaited: Promise<void>): Promise<boolean> {
  const { over, end } = pause(milliseconds);
  const isLate = await Promise.race([awaited.then(() => false), over.then(() => true)]);
  end();
  return isLate;
}
