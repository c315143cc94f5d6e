import type { Bank } from "../bank/bank.ts";
import { mistake } from "../mistake.ts";
import { soon } from "../ports/quiet.ts";
import { fromTimestamp, toTimestamp } from "../ports/time.ts";
import { TIMED_OUT } from "../state/delivery.ts";
import { after, every, pause } from "../transport/timers.ts";
import type { WebhookAttempt } from "../webhooks/attempt-view.ts";
import { createDeliveryRecord, type DeliveryReport } from "./delivery-report.ts";
import { type InFlight, openInFlight } from "./in-flight.ts";
import { openOwnContext } from "./own-context.ts";
import type { MoveClocks } from "./queue-moves.ts";
import { openWork } from "./running-work.ts";
import type { DeliveryFetch, Receiver } from "./send.ts";
import { createWaits } from "./waits.ts";

/** The deliveries of one bank. */
export interface DeliveryLoop {
  /**
   * Moves the bank's clock to an instant, in milliseconds since 1970, and sends the attempts that fall due meanwhile.
   */
  advanceTo(time: number): Promise<void>;
  /**
   * Sends all due attempts, and waits for the responses and for the work that handlers passed to `waitUntil`, until
   * nothing has ended for `timeoutMs`. Resolves with the outcomes of all attempts since the last call.
   */
  settled(timeoutMs: number | undefined): Promise<DeliveryReport>;
  /**
   * Waits until no receiver is running, for `timeoutMs` or longer, and sends nothing meanwhile. Resolves with the
   * attempts whose receivers are still running then.
   */
  receiversEnded(timeoutMs: number): Promise<readonly WebhookAttempt[]>;
  close(): void;
}

export interface DeliveryLoopOptions {
  readonly findReceiver: (url: string) => Receiver | undefined;
  readonly fetch: DeliveryFetch | undefined;
  readonly hangTimeoutMs: number;
  /** The time that signs the deliveries, in milliseconds since 1970; undefined for the bank's. */
  readonly signTime: (() => number) | undefined;
  /** Moves the clocks of all banks of the deliverer. */
  readonly moveClocks: MoveClocks;
}

/**
 * How often the loop reads a clock that follows a time source, so that attempts fall due without a call of the bank.
 */
const LOOK_MS = 1_000;

/** By how much late webhooks are later, in real milliseconds: the app has then gone on. */
const LATE_MS = 50;

/**
 * An advance moves the clock from one instant with due work to the next. At each instant it waits until every receiver
 * has responded and the work after the responses has ended, or until nothing has ended for `hangTimeoutMs`. The URLs and
 * the work that are still open then count as hanging: this advance no longer waits for them, and the attempts time out
 * after ten seconds of the bank's clock.
 *
 * The bank calls `wake`, which plans a `sendDue` and keeps its cancellation in `callOffWake`; any `sendDue` and `close`
 * take it back. The bank counts the sleepers, the receivers that wait for its clock; an advance wakes them, and
 * `moveClock` starts an advance for them.
 */
export function openDeliveryLoop(bank: Bank, options: DeliveryLoopOptions): DeliveryLoop {
  const { findReceiver, fetch, hangTimeoutMs, signTime, moveClocks } = options;
  const report = createDeliveryRecord();
  let callOffWake: (() => void) | undefined;
  /** How many calls of `receiversEnded` are waiting. */
  let holds = 0;
  let isClosed = false;

  const attachment = bank.webhooks.attach({
    wake() {
      // Sends after the current call, so that no receiver slows it or makes it fail.
      callOffWake ??= attachment.isLate() ? after(LATE_MS, sendDue) : soon(sendDue);
    },
    abandon() {
      inFlight.abandon("The bank was reset or restored.");
      report.take();
    },
    moveClock(to) {
      // An advance in progress may wait for the receiver that has just begun to sleep: it has to check again.
      inFlight.notify();
      const left = () => Math.max(0, to - fromTimestamp(bank.clock.now()));
      // Another move may have woken all sleepers.
      return moveClocks((now) => (attachment.sleepers() === 0 ? undefined : now + left()));
    },
    unfinished: () => inFlight.count() + work.awaited().length + (callOffWake === undefined ? 0 : 1),
  });
  const work = openWork(bank, attachment.hasEvent);
  const inOwnContext = openOwnContext();
  const inFlight = openInFlight({
    // A receiver has no part in the context of the call that caused its Event, as over HTTP (D-114).
    during: (send) => inOwnContext(() => work.during(send)),
    findReceiver,
    fetch,
    isDue: attachment.isDue,
    readRequest: ({ id, request }) =>
      request === null || signTime === undefined ? request : attachment.requestSignedAt(id, signTime()),
    onAnswer(attempt, { cause, ...outcome }) {
      if (attachment.record(attempt.id, outcome)) report.add(attempt, { ...outcome, cause });
    },
    onCalledOff(attempt) {
      if (attachment.hasTimedOut(attempt.id)) report.add(attempt, { error: TIMED_OUT });
    },
  });
  const waits = createWaits({ inFlight, work, sleepers: attachment.sleepers, isClosed: () => isClosed, hangTimeoutMs });
  const stopLooking = attachment.isTicking ? every(LOOK_MS, () => bank.clock.now()) : () => {};

  function sendDue(): number {
    callOffWake?.();
    callOffWake = undefined;
    return isClosed || holds > 0 ? 0 : inFlight.send(bank.webhooks.due());
  }

  function requireOpen(action: string): void {
    if (isClosed) throw mistake(action, "the deliverer is closed", "Create another for the bank.", { as: Error });
  }

  return {
    async advanceTo(time) {
      waits.begin();
      for (let isReached = false; ; ) {
        requireOpen("advance");
        const sent = sendDue();
        await waits.answered();
        requireOpen("advance");
        if (attachment.wakeSleepers()) continue;
        // A call since the last response may have caused webhooks, which are sent before the clock moves.
        if (callOffWake !== undefined || waits.isAwaited()) continue;
        if (isReached && sent === 0) return;
        isReached = attachment.stepTo(toTimestamp(time));
      }
    },
    async settled(timeoutMs) {
      requireOpen("settle");
      attachment.settles();
      sendDue();
      while (await waits.allEnded(timeoutMs)) {
        if (sendDue() === 0) break;
      }
      requireOpen("settle");
      return { ...report.take(), pending: bank.webhooks.due() };
    },
    async receiversEnded(timeoutMs) {
      inFlight.dropWaiting();
      if (inFlight.running().length > 0) attachment.settles();
      holds++;
      await noneRunning(inFlight, timeoutMs);
      holds--;
      return inFlight.running();
    },
    close() {
      isClosed = true;
      stopLooking();
      callOffWake?.();
      attachment.detach();
      inFlight.abandon("The deliverer is closed.");
    },
  };
}

/** Waits until no receiver is running, for at most so many real milliseconds. */
async function noneRunning(inFlight: InFlight, timeoutMs: number): Promise<void> {
  // Counts turns instead of reading a clock, so that a process that gets no time does not give up early.
  for (let turn = 0; turn < timeoutMs && inFlight.running().length > 0; turn++) await pause(1).over;
}
