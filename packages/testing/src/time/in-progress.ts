import type { Bank, KeptClock } from "@sandbank/engine";
import { deliveriesInProgress } from "../running-work.ts";
import type { TimerKind } from "./app-timer.ts";
import { type WatchedDatabase, watchDatabase } from "./databases.ts";
import type { Unended } from "./stops.ts";
import { createWork, type Origin, openWorks, type Work, type Works } from "./works.ts";

/**
 * What the clock waits for at an instant: callbacks of timers and `time.run` with their promises, deliveries with the
 * work after their responses, and databases. Work that sleeps, by a timer or by the bank's clock, ends only when the clock moves.
 */
export class InProgress {
  readonly works: Works;
  /** Stands for all deliveries of the bank. */
  readonly deliveries = createWork({ kind: "delivery", at: 0, site: {} });
  readonly #kept: KeptClock;
  /** Whether a timer of the app is pending. */
  readonly #hasTimer: (id: number) => boolean;
  readonly #isDelivery: () => boolean;
  readonly #databases: WatchedDatabase[] = [];
  #progress = 0;
  #unfinished = 0;
  /** How many deliveries the clock no longer waits for. */
  #givenUp = 0;
  #isEnded = false;

  constructor(bank: Bank, kept: KeptClock, hasTimer: (id: number) => boolean) {
    const { AsyncLocalStorage } = globalThis.process.getBuiltinModule("node:async_hooks");
    this.#kept = kept;
    this.#hasTimer = hasTimer;
    this.works = openWorks(new AsyncLocalStorage(), this.note);
    this.#isDelivery = deliveriesInProgress(bank, () => new AsyncLocalStorage());
  }

  /** Waits for the queries of these databases from now on. */
  watch(databases: readonly object[]): void {
    for (const database of databases) this.#databases.push(watchDatabase(database, this.note));
  }

  /** Notes that something makes progress. */
  readonly note = (): void => void this.#progress++;

  /** Changes when anything makes progress. */
  progress(): number {
    const unfinished = this.#kept.unfinished();
    if (unfinished !== this.#unfinished) this.note();
    this.#unfinished = unfinished;
    this.#givenUp = Math.min(this.#givenUp, unfinished);
    return this.#progress;
  }

  /** The work that the caller is part of; undefined for a test. */
  current(): Work | undefined {
    return this.works.current() ?? (this.#isDelivery() ? this.deliveries : undefined);
  }

  /** Notes a timer that the caller has started. */
  readonly noteTimer = (id: number, kind: TimerKind): void => {
    this.note();
    if (kind === "timeout" || kind === "ticks") this.current()?.timers.add(id);
  };

  /** Whether work waits for a timer that it has started, or by the bank's clock. */
  sleeps(work: Work): boolean {
    return this.#countWaits(work) > 0;
  }

  /** Whether anything sleeps that something else in progress may wait for. */
  maySleep(): boolean {
    return [this.deliveries, ...this.works.running()].some((work) => this.sleeps(work));
  }

  /** Whether anything is in progress that can end before the clock moves. */
  isAwaited(): boolean {
    if (this.#isEnded) return false;
    for (const database of this.#databases) {
      if (!database.isBusy()) database.isGivenUp = false;
      else if (!database.isGivenUp) return true;
    }
    for (const work of this.works.running()) if (this.#isAwaitedWork(work)) return true;
    return this.#isDeliveryAwaited();
  }

  /** Whether a delivery waits for the clock. */
  isDeliverySleeping(): boolean {
    return this.#deliveriesLeft() > 0 && this.sleeps(this.deliveries);
  }

  /** Stops waiting for what is in progress now, until `waitAgain`. Returns what that is. */
  giveUp(): readonly Unended[] {
    const works = [...this.works.running()].filter((work) => this.#isAwaitedWork(work));
    const databases = this.#databases.filter((database) => database.isBusy() && !database.isGivenUp);
    for (const each of [...works, ...databases]) each.isGivenUp = true;
    const hasDelivery = this.#isDeliveryAwaited();
    if (hasDelivery) this.#givenUp = this.#kept.unfinished();
    return [
      ...works.map(({ origin }) => origin),
      ...databases.map(() => ({ kind: "query" as const })),
      ...(hasDelivery ? [{ kind: "delivery" as const }] : []),
    ];
  }

  waitAgain(): void {
    this.#givenUp = 0;
    for (const each of [...this.#databases, ...this.works.running()]) each.isGivenUp = false;
  }

  /** The work that has not ended and that the clock has gone on without. */
  readonly unended = (): readonly Origin[] =>
    [...this.works.running()].filter(({ isGivenUp }) => isGivenUp).map(({ origin }) => origin);

  /** Waits for nothing any more, and gives the databases their methods back. */
  readonly end = (): void => {
    this.#isEnded = true;
    for (const { restore } of this.#databases) restore();
  };

  #isAwaitedWork(work: Work): boolean {
    return !work.isGivenUp && !this.sleeps(work);
  }

  #isDeliveryAwaited(): boolean {
    return this.#deliveriesLeft() > this.#countWaits(this.deliveries);
  }

  #deliveriesLeft(): number {
    return this.#kept.unfinished() - this.#givenUp;
  }

  /** How many timers and waits by the bank's clock work has begun that have not ended. */
  #countWaits(work: Work): number {
    if (work.waits.length > 0) work.waits = work.waits.filter((until) => this.#kept.waits().includes(until));
    for (const id of work.timers) if (!this.#hasTimer(id)) work.timers.delete(id);
    return work.waits.length + work.timers.size;
  }
}
