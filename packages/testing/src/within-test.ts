import type { Bank, WebhookAttempt } from "@sandbank/engine";
import { printableName } from "@sandbank/view/words/printable";
import { BankAssertionError } from "./assertion-error.ts";
import { type CallSite, noteCallSite, printCallSite, splitFrames, tracedTo } from "./call-site.ts";
import { type OpenCall, openedBank, runningBanks } from "./open-banks.ts";
import { describeCall, printWork, type RunningWork } from "./running-work.ts";

/** A promise that tells when it is awaited. */
class WatchedPromise<Result> extends Promise<Result> {
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  onAwait: (() => void) | undefined;

  // biome-ignore lint/suspicious/noThenProperty: `await` calls this method, which is how the promise notices it.
  override then<Fulfilled = Result, Rejected = never>(
    onFulfilled?: ((value: Result) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    this.onAwait?.();
    return super.then(onFulfilled, onRejected);
  }
}

/**
 * Runs a call that a test must await, if it needs the deliverer of the test: when the test ends, its deliverer is closed.
 * Until the test awaits the call and the call settles, it is noted in the record of the bank, and its rejection is not
 * unhandled: the fixture fails the test if the call has not succeeded when the test ends. A call that returns no promise
 * has had its whole effect, and need not be awaited.
 */
export function withinTest<Result>(bank: Bank, call: CallSite, run: () => Promise<Result> | Result): Promise<Result> {
  const opened = openedBank(bank);
  if (opened === undefined || !runningBanks().has(bank) || isStarting) return start(run);
  const noted: OpenCall = { call, isAwaited: false, state: "running" };
  const note = (change: Partial<OpenCall>) => {
    Object.assign(noted, change);
    if (noted.isAwaited && noted.state !== "running") opened.calls.delete(noted);
  };
  opened.calls.add(noted);
  const promise = new WatchedPromise<Result>((resolve, reject) => {
    start(run, () => note({ isAwaited: true })).then(
      (result) => {
        note({ state: "succeeded" });
        resolve(result);
      },
      (error) => {
        note({ state: "failed", error });
        reject(runningBanks().has(bank) ? tracedTo(call, error) : lateError(opened, call));
      },
    );
  });
  // Marks a rejection as handled. `onAwait` is still undefined, so this does not count as awaiting.
  promise.catch(() => {});
  promise.onAwait = () => note({ isAwaited: true });
  return promise;
}

/** Whether a noted call is starting. What it calls itself is not noted. */
let isStarting = false;

async function start<Result>(run: () => Promise<Result> | Result, onDone?: () => void): Promise<Result> {
  isStarting = true;
  try {
    const result = run();
    if (!(result instanceof Promise)) onDone?.();
    return result;
  } finally {
    isStarting = false;
  }
}

/** Wraps a method with `withinTest`. `text` is its call as a test writes it: `deliverer.settled()`. */
export function inTest<Args extends readonly unknown[], Result>(
  bank: Bank,
  text: string,
  method: (...args: Args) => Promise<Result> | Result,
): (...args: Args) => Promise<Result> {
  const called = (...args: Args) => withinTest(bank, noteCallSite(text, called), () => method(...args));
  return called;
}

/** The error of a test that ends although it has not awaited a call. */
export function unawaitedError(test: string, { call, error }: OpenCall): Error {
  return errorAt(call, `Test "${printableName(test)}" does not await ${printCallSite(call)}. Write \`await\`.`, error);
}

/** The error of a call that is awaited by a promise which the test does not await. */
function lateError({ test }: { readonly test: string }, call: CallSite): Error {
  return errorAt(
    call,
    `Test "${printableName(test)}" ended before ${printCallSite(call)} had settled. Write \`await\`.`,
  );
}

/** The error of a test that ends before the work of a handler. */
export function unfinishedWorkError(test: string, work: RunningWork): Error {
  const what = `Test "${printableName(test)}" ended while work of its handler of ${work.category} was still running: ${printWork(work)}`;
  const remedy =
    "Write `await deliverer.settled()` or `await expectDelivered(...)` in the test: both wait for such work.";
  return errorAt(describeCall(work), `${what}. ${remedy}`);
}

/** The error of a test that ends while a receiver is running. */
export function unendedReceiverError(test: string, { category, eventId, url }: WebhookAttempt): Error {
  const what = `Test "${printableName(test)}" ended while its receiver of ${url} was still running for ${category} (${eventId}), and the receiver did not end when the fixture waited for it`;
  const remedy =
    "Let the receiver return a Response or throw. If it waits for the test, await `deliverer.settled()` or `expectDelivered(...)` in the test; if it waits for a fake timer, advance that timer.";
  return new BankAssertionError(`${what}. ${remedy}`);
}

function errorAt(call: CallSite, message: string, cause?: unknown): Error {
  const error = new BankAssertionError(message, { cause });
  return Object.assign(error, { stack: [`${error.name}: ${message}`, ...splitFrames(call.site.stack)].join("\n") });
}
