import type { Bank, Duration, Instant, KeptClock } from "@sandbank/engine";
import { mistake, onlyKnown } from "@sandbank/engine/private/errors";
import { printCallSite } from "../call-site.ts";
import { type AppTimer, noteSite } from "./app-timer.ts";
import { type Claim, claimProcess } from "./claim-process.ts";
import { type FakeClock, installFakeClock } from "./fake-clock.ts";
import { InProgress } from "./in-progress.ts";
import { listDue } from "./list-due.ts";
import { createMoves, type Moves } from "./next-instant.ts";
import { createQuiet } from "./quiet.ts";
import { keepStops, type Stops } from "./stops.ts";
import type { DueThing, Time } from "./time.ts";
import type { Origin } from "./works.ts";

/** What errors say of a clock. */
export interface ClockWords extends Omit<Claim, "bank"> {
  /** What the test calls it: `time` or `clock`. */
  readonly name: string;
  /** Why it no longer moves. */
  readonly ended: string;
}

export interface OneClockOptions {
  readonly databases?: readonly object[] | undefined;
  /** Whether a deliverer must be attached. */
  readonly needsDeliverer?: boolean;
  readonly words: ClockWords;
}

/**
 * The clock of a bank, `Date` and the timers of the process as one. What happens in an `advance`:
 *
 * 1. `#queue`: it begins when the move before has ended.
 * 2. next-instant.ts: it goes to the next instant at which anything is due. The jobs of the bank run, then its webhooks
 *    are sent, then timers fire (`#fire`).
 * 3. quiet.ts: after each of them, it waits until nothing is in progress that can end before the clock moves.
 *    in-progress.ts knows what is.
 * 4. It goes on until its end.
 *
 * A test may also await what itself waits for the clock, such as a retry or `run`. Then `#drive` moves the clock in the same way.
 */
export class OneClock implements Time {
  readonly #bank: Bank;
  readonly #words: ClockWords;
  readonly #kept: KeptClock;
  readonly #fake: FakeClock;
  readonly #inProgress: InProgress;
  readonly #moves: Moves;
  readonly #stops: Stops;
  /** Undo what was changed, in the reverse order. */
  readonly #ends: (() => unknown)[] = [];
  #lastMove: Promise<unknown> = Promise.resolve();
  #isMoving = false;
  /** Whether the move has a caller that gets the errors of callbacks. Otherwise they are unhandled, as without one clock. */
  #hasCaller = false;
  #isEnded = false;

  constructor(bank: Bank, { databases = [], needsDeliverer = false, words }: OneClockOptions) {
    this.#bank = bank;
    this.#words = words;
    try {
      this.#ends.push(claimProcess({ bank, ...words }));
      this.#kept = bank.clock.keep({
        remedy: `await ${words.name}.advance(...)`,
        waits: (until, kind) => this.#noteWait(until, kind),
        settles: () => this.#driveUnasked(() => this.#inProgress.isDeliverySleeping()),
      });
      this.#ends.push(this.#kept.release);
      if (needsDeliverer && !this.#kept.hasDeliverer()) {
        throw mistake("put time together", "`deliverer` is not one of this bank, or closed", "Pass one that is open.");
      }
      this.#inProgress = new InProgress(bank, this.#kept, (id) => this.#fake.has(id));
      this.#ends.push(this.#inProgress.end);
      this.#inProgress.watch(databases);
      // Keeps the real timers, so it comes before the fake ones.
      const quiet = this.#createQuiet();
      this.#fake = installFakeClock({
        now: this.#kept.now(),
        onStart: this.#inProgress.noteTimer,
        onFire: (timer, call) => this.#fire(timer, call),
      });
      this.#ends.push(this.#fake.uninstall);
      this.#stops = keepStops(bank, this.#kept, { isMoving: () => this.#isMoving, unended: this.#inProgress.unended });
      this.#ends.push(this.#stops.end, this.#follow());
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
    const { works } = this.#inProgress;
    const origin: Origin = { kind: "run", at: this.#kept.now(), site: noteSite(this.run) };
    const isInTest = this.isInTest();
    const { own, result } = works.start(origin, async () => work());
    if (!isInTest) return result as Promise<Awaited<Result>>;
    const sleeps = () => works.running().has(own) && this.#inProgress.sleeps(own);
    // A move in progress may wait for the caller, as a server's.
    const moved = this.#isMoving ? this.#driveUnasked(sleeps) : this.#drive(sleeps);
    // A test that does not await the call gets an unhandled rejection.
    const ended = new Promise<never>((_, reject) => {
      this.#ends.push(() => works.running().has(own) && reject(this.#unawaitedRun(origin)));
    });
    // Rejects with the error of a timer, which stops the clock.
    const [value] = await Promise.race([Promise.all([result, moved]), ended]);
    return value as Awaited<Result>;
  };

  readonly end = (): void => {
    this.#isEnded = true;
    for (const undo of this.#ends.splice(0).reverse()) undo();
  };

  /** Whether the caller is a test, and not work that the clock waits for. */
  isInTest(): boolean {
    return this.#inProgress.current() === undefined;
  }

  #createQuiet(): () => Promise<void> {
    const giveUp = () => {
      const at = this.#kept.now();
      for (const what of this.#inProgress.giveUp()) this.#stops.note({ at, kind: "unended", what });
    };
    return createQuiet({ inProgress: this.#inProgress, giveUp, place: this.now });
  }

  #fire({ at, site }: AppTimer, call: () => unknown): void {
    const { note, works } = this.#inProgress;
    note();
    this.#stops.note({ at, kind: "timer", site });
    works.start({ kind: "timer", at, site }, call).result.catch((error: unknown) => {
      if (!this.#hasCaller) throw error;
      works.noteError(error);
    });
  }

  /** Follows the bank. */
  #follow(): () => void {
    return this.#bank.observe({
      step: this.#inProgress.note,
      restart: () => this.#fake.setNow(this.#kept.now()),
    });
  }

  #noteWait(until: number, kind: "sleep" | "idle"): void {
    this.#inProgress.note();
    const work = this.#inProgress.current();
    if (work !== undefined) work.waits.push(until);
    // Nothing else moves the clock for a test that awaits a retry or a latency.
    else if (kind === "sleep") this.#driveUnasked(() => this.#kept.now() < until && this.#kept.waits().includes(until));
  }

  #check(): void {
    if (this.#isEnded) throw mistake("advance time", this.#words.ended, "Advance it before.", { as: Error });
    this.#inProgress.works.throwError();
  }

  /** Begins a move, which waits again for what was given up before. */
  #move<Result>(act: (moves: Moves) => Promise<Result>): Promise<Result> {
    if (!this.isInTest()) {
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
      this.#inProgress.waitAgain();
      return act(moves);
    });
  }

  /** Moves as long as it is needed, for `run`. */
  #drive(isNeeded: () => boolean, hasCaller = true): Promise<void> {
    return this.#queue(async (moves) => {
      if (!this.#isEnded) await moves.while(() => !this.#isEnded && isNeeded());
    }, hasCaller);
  }

  /** Moves as long as it is needed, for a call of the test that knows nothing of the clock. */
  #driveUnasked(isNeeded: () => boolean): void {
    this.#drive(isNeeded, false).catch((error: unknown) => {
      if (!this.#isEnded) throw error;
    });
  }

  /** Moves run one after the other. */
  #queue<Result>(act: (moves: Moves) => Promise<Result>, hasCaller = true): Promise<Result> {
    const moved = this.#lastMove.then(async () => {
      this.#isMoving = true;
      this.#hasCaller = hasCaller;
      try {
        return await act(this.#moves);
      } finally {
        this.#isMoving = false;
        this.#hasCaller = false;
      }
    });
    this.#lastMove = moved.catch(() => {});
    return moved;
  }

  #unawaitedRun({ site }: Origin): Error {
    const { name, ended } = this.#words;
    const call = printCallSite({ text: `${name}.run()`, site });
    return mistake(`finish ${call}`, `${ended} before its work had ended`, `Write \`await ${name}.run(...)\`.`, {
      as: Error,
    });
  }
}
