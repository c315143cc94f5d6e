import type { Bank, Duration, Instant, KeptClock } from "@sandbank/engine";
import type { Deliverer } from "@sandbank/engine/deliver";
import { mistake, onlyKnown } from "@sandbank/engine/private/errors";
import { deliveriesInProgress } from "../running-work.ts";
import { type WatchedDatabase, watchDatabase } from "./databases.ts";
import { type FakeClock, installFakeClock } from "./fake-clock.ts";
import { listDue } from "./list-due.ts";
import { createMoves, type Moves } from "./next-instant.ts";
import { createQuiet } from "./quiet.ts";
import { keepStops, type Stop } from "./stops.ts";
import type { DueThing, Time } from "./time.ts";
import { createWork, openWorks, type Work, type Works } from "./works.ts";

export interface OneClockOptions {
  readonly deliverer?: Deliverer | undefined;
  readonly databases?: readonly object[] | undefined;
  /** What the test calls the clock, for errors. Default: `time`. */
  readonly name?: string;
}

/** The clock of a bank, `Date` and the timers of the process as one. */
export class OneClock implements Time {
  readonly #bank: Bank;
  readonly #works: Works;
  /** All deliveries of the bank, and the work after their responses. */
  readonly #deliveries = createWork();
  readonly #isDelivery: () => boolean;
  readonly #noteStop: (stop: Stop) => void;
  readonly #kept: KeptClock;
  readonly #fake: FakeClock;
  readonly #databases: readonly WatchedDatabase[];
  readonly #moves: Moves;
  /** Undo what was changed, in the reverse order. */
  readonly #ends: (() => void)[] = [];
  /** Changes when anything makes progress. */
  #progress = 0;
  #unfinished = 0;
  /** How many deliveries the clock no longer waits for. */
  #givenUp = 0;
  #lastMove: Promise<unknown> = Promise.resolve();
  #isMoving = false;
  #isEnded = false;

  constructor(bank: Bank, { deliverer, databases = [], name = "time" }: OneClockOptions) {
    const { AsyncLocalStorage } = globalThis.process.getBuiltinModule("node:async_hooks");
    const onProgress = () => void this.#progress++;
    this.#bank = bank;
    this.#works = openWorks(new AsyncLocalStorage(), onProgress);
    this.#isDelivery = deliveriesInProgress(bank, () => new AsyncLocalStorage());
    try {
      this.#kept = bank.clock.keep({
        remedy: `await ${name}.advance(...)`,
        waits: (until, kind) => this.#noteWait(until, kind),
        settles: () =>
          void this.#drive(() => this.#kept.unfinished() > this.#givenUp && this.#sleeps(this.#deliveries)),
      });
      this.#ends.push(this.#kept.release);
      if (deliverer !== undefined && !this.#kept.hasDeliverer()) {
        throw mistake("put time together", "`deliverer` is not one of this bank, or closed", "Pass one that is open.");
      }
      this.#databases = databases.map((database) => {
        const watched = watchDatabase(database, onProgress);
        this.#ends.push(watched.restore);
        return watched;
      });
      const quiet = this.#createQuiet();
      this.#fake = this.#install();
      this.#ends.push(this.#fake.uninstall);
      this.#noteStop = keepStops(bank);
      this.#ends.push(this.#observe());
      const check = () => this.#check();
      this.#moves = createMoves({ kept: this.#kept, fake: this.#fake, quiet, check });
    } catch (error) {
      this.end();
      throw error;
    }
  }

  readonly now = (): string => this.#bank.clock.now();

  readonly advance = async (duration: Duration): Promise<void> =>
    this.#move((moves) => moves.to(this.#kept.after(duration)));

  readonly advanceTo = async (instant: Instant): Promise<void> =>
    this.#move((moves) => moves.to(this.#kept.read(instant)));

  readonly next = async (): Promise<DueThing | null> =>
    this.#move(async (moves) => {
      const [first = null] = this.due({ limit: 1 });
      if (first !== null) await moves.to(this.#kept.read(first.at));
      return first;
    });

  readonly due = (options: { readonly limit?: number } = {}): DueThing[] => {
    const { limit = 100 } = onlyKnown("list what is due", options, ["limit"]);
    return listDue(this.#bank, { waits: this.#kept.waits(), timers: this.#fake.timers() }, limit);
  };

  readonly run = async <Result>(work: () => Result | PromiseLike<Result>): Promise<Awaited<Result>> => {
    const isInTest = this.#current() === undefined;
    const { own, result } = this.#works.start(async () => work());
    const isMoving = this.#isMoving;
    const moved = isInTest && this.#drive(() => this.#works.running().has(own) && this.#sleeps(own));
    // Rejects with the error of a timer, which stops the clock. A move in progress may wait for the caller, as a server's.
    const [value] = await Promise.all([result, !isMoving && moved]);
    return value as Awaited<Result>;
  };

  readonly end = (): void => {
    this.#isEnded = true;
    for (const undo of this.#ends.splice(0).reverse()) undo();
  };

  #install(): FakeClock {
    return installFakeClock({
      now: this.#kept.now(),
      onStart: (id, kind) => {
        this.#progress++;
        if (kind === "timeout" || kind === "ticks") this.#current()?.timers.add(id);
      },
      onFire: ({ at, site }, call) => {
        this.#progress++;
        this.#noteStop({ at, kind: "timer", site });
        this.#works.start(call).result.catch((error: unknown) => {
          if (!this.#isMoving) throw error;
          this.#works.noteError(error);
        });
      },
    });
  }

  #observe(): () => void {
    const { trace, observe } = this.#bank;
    const at = () => this.#kept.now();
    return observe({
      step: () => {
        this.#progress++;
        if (this.#isMoving) this.#noteStop({ at: at(), kind: "call", number: trace({ last: 0 }).omitted });
      },
      job: (job) => this.#noteStop({ at: at(), kind: "job", job }),
      entry: ({ entry }) => {
        if (entry.kind !== "record") return;
        const isAccepted = "status" in entry.outcome && entry.outcome.status >= 200 && entry.outcome.status < 300;
        this.#noteStop({ at: at(), kind: "webhook", isAccepted });
      },
      restart: () => this.#fake.setNow(at()),
    });
  }

  #createQuiet(): () => Promise<void> {
    return createQuiet({
      progress: () => {
        const unfinished = this.#kept.unfinished();
        if (unfinished !== this.#unfinished) this.#progress++;
        this.#unfinished = unfinished;
        this.#givenUp = Math.min(this.#givenUp, unfinished);
        return this.#progress;
      },
      isAwaited: () => this.#isAwaited(),
      maySleep: () => [this.#deliveries, ...this.#works.running()].some((work) => this.#sleeps(work)),
      giveUp: () => {
        this.#givenUp = this.#kept.unfinished();
        for (const each of this.#awaitable()) each.isGivenUp = true;
      },
      place: this.now,
    });
  }

  #awaitable(): readonly (WatchedDatabase | Work)[] {
    return [...this.#databases, ...this.#works.running()];
  }

  /** Whether anything is in progress that can end before the clock moves. */
  #isAwaited(): boolean {
    for (const database of this.#databases) {
      if (!database.isBusy()) database.isGivenUp = false;
      else if (!database.isGivenUp) return true;
    }
    for (const work of this.#works.running()) if (!work.isGivenUp && !this.#sleeps(work)) return true;
    return this.#kept.unfinished() - this.#givenUp > this.#countWaits(this.#deliveries);
  }

  /** How many timers and waits by the bank's clock work has begun that have not ended. */
  #countWaits(work: Work): number {
    const now = this.#kept.now();
    if (work.waits.length > 0) work.waits = work.waits.filter((until) => until > now);
    for (const id of work.timers) if (!this.#fake.has(id)) work.timers.delete(id);
    return work.waits.length + work.timers.size;
  }

  #sleeps(work: Work): boolean {
    return this.#countWaits(work) > 0;
  }

  /** The work that the caller is part of; undefined for a test. */
  #current(): Work | undefined {
    return this.#works.current() ?? (this.#isDelivery() ? this.#deliveries : undefined);
  }

  #noteWait(until: number, kind: "sleep" | "idle"): void {
    this.#progress++;
    const work = this.#current();
    if (work !== undefined) work.waits.push(until);
    // Nothing else moves the clock for a test that awaits a client which waits for its retry.
    else if (kind === "sleep") void this.#drive(() => this.#kept.now() < until && this.#kept.waits().includes(until));
  }

  #check(): void {
    if (this.#isEnded) throw mistake("advance time", "`time.end()` was called", undefined, { as: Error });
    this.#works.throwError();
  }

  /** Moves for a caller that waits for the clock. An error that nothing handles is like that of a timer. */
  #drive(isNeeded: () => boolean): Promise<void> {
    return this.#queue(async () => {
      if (!this.#isEnded) await this.#moves.while(() => !this.#isEnded && isNeeded());
    });
  }

  /** Begins a move, which waits again for what was given up before. */
  #move<Result>(act: (moves: Moves) => Promise<Result>): Promise<Result> {
    if (this.#current() !== undefined) {
      throw mistake(
        "advance time",
        "the caller is work that time waits for: the callback of a timer, a receiver of webhooks, or `time.run`",
        "Call it in the test.",
        { as: Error },
      );
    }
    return this.#queue((moves) => {
      this.#check();
      this.#fake.requireInstalled();
      this.#givenUp = 0;
      for (const each of this.#awaitable()) each.isGivenUp = false;
      return act(moves);
    });
  }

  /** Moves run one after the other. */
  #queue<Result>(act: (moves: Moves) => Promise<Result>): Promise<Result> {
    const moved = this.#lastMove.then(async () => {
      this.#isMoving = true;
      try {
        return await act(this.#moves);
      } finally {
        this.#isMoving = false;
      }
    });
    this.#lastMove = moved.catch(() => {});
    return moved;
  }
}
