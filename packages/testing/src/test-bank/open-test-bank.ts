import type { Bank, WebhookAttempt } from "@sandbank/engine";
import { createDeliverer, type Deliverer } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { printableName } from "@sandbank/view/words/printable";
import { attaches } from "../attach/attach-switch.ts";
import { stepToOpen } from "../attach/step-to-open.ts";
import { type FailedTest, writePage } from "../attach/write-page.ts";
import { printCallSite } from "../call-site.ts";
import { isFailedAssertion } from "../is-failed-assertion.ts";
import { forkForTest, readInstalled } from "../mutants/installed.ts";
import { noteClosed, noteOpened, type OpenCall, openedBank } from "../open-banks.ts";
import { failureReport } from "../report/failure-report.ts";
import { keepJournal } from "../report/keep-journal.ts";
import { unendedLines } from "../report/stop-lines.ts";
import { forgetWork, runningWork } from "../running-work.ts";
import { OneClock } from "../time/one-clock.ts";
import type { TogetherClock } from "../time/time.ts";
import { watchDeliveries, watchedDeliveries } from "../watched-deliveries.ts";
import { unawaitedError, unendedReceiverError, unfinishedWorkError } from "../within-test.ts";
import type { BankTestOptions, Receivers } from "./bank-test-options.ts";
import { checkReceivers } from "./base-bank.ts";
import { delivererOfTest } from "./deliverer-of-test.ts";
import { failedAssertions } from "./failed-assertions.ts";
import { failureLines } from "./failed-deliveries.ts";
import { createThrownNotes } from "./note-thrown.ts";
import { createTestClock, type TestClock, togetherClock } from "./test-clock.ts";
import { unusedFaults, warningText } from "./warning-text.ts";
import { type ForgottenCalls, watchClient } from "./watch-client.ts";

/** The fixtures of a test: its own bank, and a client, a clock and a deliverer for this bank. */
export interface BankContext {
  /**
   * A fork of the file's bank, seeded by the full name of the test. Its ids repeat on each run and differ from those of
   * other tests.
   */
  readonly bank: Bank;
  /** An SDK client of the bank. The client uses no network, and its waits before retries advance the bank's clock. */
  readonly client: BankClient;
  /** The bank's clock. If the test uses `deliverer`, advancing the clock sends the webhooks that fall due. */
  readonly clock: TestClock;
  /** Sends the bank's webhooks to `receivers`. Created only if the test uses it, and closed when the test ends. */
  readonly deliverer: Deliverer;
}

/** The fixtures of a test with `time: "together"`. */
export interface TogetherContext extends BankContext {
  /** The one clock of the bank, of `Date` and of the timers of the process. */
  readonly clock: TogetherClock;
}

/** The bank of one test, from its beginning to its end. */
export interface TestBank extends BankContext {
  /** Opens the deliverer, unless it is open, with these receivers. Default: the receivers of the options. */
  openDeliverer(receivers?: Receivers): Deliverer;
  /**
   * Writes the session of a failed test to a page, unless the options say not to. Returns its path, relative to the
   * working directory; undefined if there is none.
   */
  attach(failure: Failure): string | undefined;
  /** The text to print for a failed test: the report, whose last lines replay the session. `page` is its page. */
  report(failure?: Failure, page?: string): string;
  /**
   * The text to print for a passed test: a warning about lists that were never sent, calls that were never awaited,
   * armed faults that affected no request, assertions that failed in receivers, and webhooks that were not delivered;
   * undefined if there are none.
   */
  warning(): string | undefined;
  /** Throws an error that names the line if the test has not awaited a call of `deliverer`, `clock` or `expectDelivered`. */
  requireAwaited(): void;
  /**
   * Waits until no receiver is running, and sends nothing meanwhile. If it had to give up once, it waits only briefly
   * from then on.
   */
  receiversEnded(): Promise<void>;
  /**
   * Waits for the receivers. Rejects with an error that names the receiver if one is still running whose attempt has no
   * outcome; and with one that names the line if work is running that a handler of a webhook router passed to
   * `waitUntil`, unless the platform waits for it.
   */
  requireWorkEnded(): Promise<void>;
  /** Closes the deliverer, when no receiver is running any more. */
  end(): Promise<void>;
  /** Closes the deliverer. */
  close(): void;
  /** Forgets the work that is still running, after it was reported. */
  forgetWork(): void;
}

/** The test file and the error of a failed test, as far as its runner tells them. */
interface Failure extends Pick<FailedTest, "file" | "error"> {
  /** The project of the runner, because several projects can have the test. Default: none. */
  readonly project?: string | undefined;
}

type OpenOptions = Pick<
  BankTestOptions,
  "receivers" | "baseUrl" | "fetch" | "signTime" | "time" | "databases" | "attach" | "redact"
>;

/** Opens the bank of a test. `name` is the full name of the test. */
export function openTestBank(base: Bank, name: string, options: OpenOptions = {}): TestBank {
  return new OpenTestBank(base, name, options);
}

/** More microtask turns than work needs between its effect and its end. */
const TURNS = 100;

/** How long to wait again for receivers that have not ended, in milliseconds. */
const BRIEFLY_MS = 100;

/** A class, because V8 keeps a getter of an object literal, and with it the bank, until its next major collection. */
class OpenTestBank implements TestBank {
  readonly bank: Bank;
  readonly client: BankClient;
  readonly clock: TestClock;
  readonly #time: OneClock | undefined;
  readonly #base: Bank;
  readonly #name: string;
  readonly #options: OpenOptions;
  readonly #thrown = createThrownNotes();
  readonly #calls = new Set<OpenCall>();
  readonly #forgotten: () => ForgottenCalls;
  /** The calls without a success that the test had not awaited when its end waited for the receivers. */
  #unawaitedAtEnd: readonly OpenCall[] = [];
  /** The calls that the test was waiting for then. */
  #waitingAtEnd: readonly string[] | undefined;
  #deliverer: Deliverer | undefined;
  /** The attempts whose receivers did not end when the session last waited for them. */
  #unended: readonly WebhookAttempt[] = [];

  constructor(base: Bank, name: string, options: OpenOptions) {
    this.#base = base;
    this.#name = name;
    this.#options = options;
    const { baseUrl } = options;
    const deliverer = () => this.#deliverer;
    this.bank = forkForTest(base, name);
    const opening = this.bank.snapshot();
    const { thrownFor } = this.#thrown;
    const hasReceivers = options.receivers !== undefined || options.fetch !== undefined;
    const records = { hasReceivers, calls: this.#calls, assertedDeclines: new Set<string>() };
    noteOpened(this.bank, { test: name, opening, deliverer, thrownFor, ...records });
    this.client = new BankClient(clientOptions(this.bank, baseUrl === undefined ? {} : { baseUrl }));
    this.#forgotten = watchClient(this.client);
    this.#time = this.#openTime();
    this.clock =
      this.#time === undefined ? createTestClock(this.bank, deliverer) : togetherClock(this.bank, this.#time);
  }

  #openTime(): OneClock | undefined {
    const { time, databases } = this.#options;
    try {
      if (time === undefined) return undefined;
      const who = () => `the fixture \`clock\` of test "${printableName(this.#name)}"`;
      const remedy = "Use that fixture: `await clock.advance(...)`.";
      return new OneClock(this.bank, { databases, words: { name: "clock", who, remedy, ended: "the test has ended" } });
    } catch (error) {
      noteClosed(this.bank);
      throw error;
    }
  }

  get deliverer(): Deliverer {
    return this.openDeliverer();
  }

  openDeliverer(given?: Receivers): Deliverer {
    this.#deliverer ??= this.#createDeliverer(given);
    return this.#deliverer;
  }

  #createDeliverer(given: Receivers | undefined): Deliverer {
    const { bank, client } = this;
    const { receivers = {}, fetch, signTime } = this.#options;
    const made = given ?? (typeof receivers === "function" ? receivers({ bank, client }) : receivers);
    checkReceivers(made);
    const deliverer = createDeliverer(bank, {
      receivers: this.#thrown.noting(made),
      ...(fetch !== undefined && { fetch }),
      ...(signTime !== undefined && { signTime }),
    });
    const deliveries = watchDeliveries(bank);
    return delivererOfTest(bank, deliverer, () => {
      this.#thrown.noteSeen();
      deliveries.noteSeen();
    });
  }

  attach({ project, file, error }: Failure): string | undefined {
    const { attach, redact } = this.#options;
    if (!attaches(attach)) return undefined;
    return writePage(this.bank, { test: this.#nameIn(project), file, error, redact });
  }

  /** The name of the test, which tells the projects of a runner apart. */
  #nameIn(project: string | undefined): string {
    return project ? `[${project}] ${this.#name}` : this.#name;
  }

  report({ project, file, error }: Failure = {}, page?: string): string {
    const { mutant, testFailed } = readInstalled() ?? {};
    testFailed?.({ test: this.#name, file: file ?? null, isAssertion: isFailedAssertion(error) });
    const test = this.#name;
    // Nobody replays what a test did that fails on purpose.
    const isOnPurpose = mutant !== undefined && testFailed !== undefined;
    const journalFile = isOnPurpose ? undefined : keepJournal(this.bank, this.#nameIn(project), file);
    const { lists: unsentLists, unawaited } = this.#forgotten();
    const unawaitedCalls = [...unawaited, ...this.#printCalls(({ isAwaited }) => !isAwaited)];
    const waitingCalls = this.#waitingAtEnd ?? this.#waiting();
    const step = page === undefined ? undefined : this.#opensAt(error);
    return failureReport(this.bank, { test, unsentLists, unawaitedCalls, waitingCalls, journalFile, page, step });
  }

  /** The calls that the test awaits, and that have not settled. */
  #waiting(): readonly string[] {
    const running = this.#printCalls(({ isAwaited, state }) => isAwaited && state === "running");
    return [...this.#forgotten().waiting, ...running];
  }

  #printCalls(isPrinted: (call: OpenCall) => boolean): readonly string[] {
    return [...this.#calls].filter(isPrinted).map(({ call }) => printCallSite(call));
  }

  #unawaited(): readonly OpenCall[] {
    return [...this.#calls].filter(({ isAwaited, state }) => !isAwaited && state !== "succeeded");
  }

  /** The number of the step at which the page opens. */
  #opensAt(error: unknown): number | undefined {
    const { steps } = this.bank.trace();
    const place = stepToOpen(steps, error, openedBank(this.bank)?.assertedDeclines);
    return place === null ? undefined : steps[place]?.number;
  }

  warning(): string | undefined {
    return warningText(this.#name, {
      ...this.#forgotten(),
      faults: unusedFaults(this.bank, this.#base),
      assertions: failedAssertions(this.#thrown.unseen()),
      unended: unendedLines(this.bank),
      deliveries: failureLines(watchedDeliveries(this.bank)?.unseen() ?? [], this.#thrown.thrownFor),
    });
  }

  requireAwaited(): void {
    for (const call of [...this.#unawaitedAtEnd, ...this.#unawaited()]) throw unawaitedError(this.#name, call);
  }

  async receiversEnded(): Promise<void> {
    // A call that the test does not await may succeed while the receivers end.
    this.#unawaitedAtEnd = [...this.#unawaitedAtEnd, ...this.#unawaited()];
    // A deliverer that is closed, and a signal of the runner, end calls that never would have ended.
    this.#waitingAtEnd = this.#waiting();
    const options = this.#unended.length === 0 ? {} : { timeoutMs: BRIEFLY_MS };
    this.#unended = (await this.#deliverer?.receiversEnded(options)) ?? [];
  }

  async requireWorkEnded(): Promise<void> {
    await this.receiversEnded();
    const due = new Set(this.#unended.length === 0 ? [] : this.bank.webhooks.due().map(({ id }) => id));
    for (const attempt of this.#unended) if (due.has(attempt.id)) throw unendedReceiverError(this.#name, attempt);
    const running = () => runningWork(this.bank).filter(({ isHeldByPlatform }) => !isHeldByPlatform);
    if (running().length === 0) return;
    // The test may have seen the effect of work that is about to end.
    for (let turn = 0; turn < TURNS; turn++) await null;
    for (const work of running()) throw unfinishedWorkError(this.#name, work);
  }

  forgetWork(): void {
    forgetWork(this.bank);
  }

  async end(): Promise<void> {
    await this.receiversEnded();
    this.close();
  }

  close(): void {
    this.#time?.end();
    this.#deliverer?.close();
    noteClosed(this.bank);
  }
}
