/**
 * Fixtures and matchers for Vitest: a bank for each test.
 *
 * @module
 */
import type { Bank } from "@sandbank/engine";
import { expect, type TestAPI, type TestContext, test as vitestTest } from "vitest";
import { annotateTask } from "./attach/annotate-task.ts";
import { INDEX } from "./attach/write-page.ts";
import { type BankMatchers, matchers } from "./matchers/matchers.ts";
import { noteSignal } from "./open-banks.ts";
import type { BankTestOptions, Receivers } from "./test-bank/bank-test-options.ts";
import { checkOptions, openBase } from "./test-bank/base-bank.ts";
import { createNameNotes } from "./test-bank/note-names.ts";
import { type BankContext, openTestBank, type TestBank } from "./test-bank/open-test-bank.ts";
import { recordBase } from "./test-bank/record-base.ts";
import type { TogetherClock } from "./time/time.ts";

export { expectDelivered } from "./expect-delivered.ts";
export { expectVerified } from "./expect-verified.ts";
export type { ExpectedDelivery } from "./expected-delivery.ts";
export type { BankMatchers } from "./matchers/matchers.ts";
export type { BankTestOptions, ReceiverParts, Receivers } from "./test-bank/bank-test-options.ts";
export type { BankContext, TogetherContext } from "./test-bank/open-test-bank.ts";
export type { TestClock } from "./test-bank/test-clock.ts";
export type { DueThing, TogetherClock } from "./time/time.ts";

// Versions 3 to 5 of Vitest declare `Matchers` and `Assertion` with different type parameters, and a declaration that
// merges must repeat them exactly. The two interfaces below have none in any version; Vitest derives its assertions
// from `Chai.Assertion`.
declare global {
  namespace Chai {
    interface Assertion extends BankMatchers {}
  }
}

declare module "vitest" {
  interface AsymmetricMatchersContaining extends BankMatchers<unknown> {}
}

expect.extend(matchers);

/** The fixtures. Each test has its own, except `baseBank` and `receivers`. */
export interface BankFixtures extends BankContext {
  /** The bank that the tests of a file fork. Change it in `setup`, not in a test. */
  readonly baseBank: Bank;
  /** The receivers of webhooks. With Vitest 4.1, override them with `test.extend({ receivers })` if they need other fixtures. */
  readonly receivers: Receivers | undefined;
}

/** The fixtures of `bankTest({ time: "together" })`. */
export interface TogetherFixtures extends BankFixtures {
  /** The one clock of the bank, of `Date` and of the timers of the process. */
  readonly clock: TogetherClock;
}

/** The fixtures, including internal ones. */
interface HiddenFixtures extends BankFixtures {
  readonly sandbankBases: Bases;
  readonly sandbankSession: TestBank;
}

/** The banks that the tests of a file fork: one for each `bankTest`. */
type Bases = Map<object, Promise<Bank>>;

/** Extends Vitest's `test` with the fixture that all tests of a file share. */
function extendFile() {
  return vitestTest.extend<{ readonly sandbankBases: Bases }>({
    sandbankBases: [
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of other fixtures from this pattern.
      async ({}, use) => {
        const bases: Bases = new Map();
        await use(bases);
        for (const base of bases.values()) await recordBase(base);
      },
      { scope: "file" },
    ],
  });
}

const sharedFileTest = extendFile();

/**
 * Vitest 3 adds the fixtures of an extended `test` to the `test` that it extends, so each `bankTest` needs its own.
 * Vitest 5 refuses a fixture of the file within `describe`.
 */
function newFileTest(): ReturnType<typeof extendFile> {
  try {
    return extendFile();
  } catch {
    return sharedFileTest;
  }
}

/**
 * Before version 5, Vitest creates the fixtures of a `test` extended within `describe` twice, and tests get the last
 * ones.
 */
const latest = new WeakMap<object, TestBank>();

/**
 * Extends Vitest's `test` so that each test has its own bank, with the fixtures `bank`, `client`, `clock` and
 * `deliverer`. Only the fixtures that a test names are created. If a test fails, the report of its bank is printed.
 *
 * @example
 * const test = bankTest({ setup: (bank) => void bank.accounts.create({ name: "Operating" }) });
 * test("lists the Accounts", async ({ client }) => {
 *   expect((await client.accounts.list()).data).toHaveLength(1);
 * });
 */
export function bankTest(options: BankTestOptions & { readonly time: "together" }): TestAPI<TogetherFixtures>;
export function bankTest(options?: BankTestOptions): TestAPI<BankFixtures>;
export function bankTest(options: BankTestOptions = {}): unknown {
  checkOptions(options);
  const key = {};
  const noteName = createNameNotes((text) => console.warn(text));
  const withSession = newFileTest().extend<Omit<HiddenFixtures, "sandbankBases">>({
    baseBank: async ({ sandbankBases: bases }, use) => {
      const base = bases.get(key) ?? openBase(options);
      bases.set(key, base);
      await use(await base);
    },
    sandbankSession: async ({ baseBank, task, onTestFinished }, use) => {
      release();
      const name = fullName(task);
      noteName(name, task);
      const session = openTestBank(baseBank, name, options);
      noteSignal(session.bank, task.context.signal);
      latest.set(task, session);
      // Only when the test is finished is it known whether hooks and other fixtures have failed. Vitest keeps this
      // function until the file ends, so it does not refer to the session.
      onTestFinished(() => finish(task));
      await use(session);
      try {
        if (task.result?.state === "fail") return;
        session.requireAwaited();
        await session.requireWorkEnded();
      } finally {
        await session.end();
      }
    },
    bank: async ({ sandbankSession }, use) => use(sandbankSession.bank),
    client: async ({ sandbankSession }, use) => use(sandbankSession.client),
    clock: async ({ sandbankSession }, use) => use(sandbankSession.clock),
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of other fixtures from this pattern.
    receivers: async ({}, use) => use(undefined),
    deliverer: async ({ sandbankSession, receivers, task }, use) => {
      awaitReceivers(task);
      await use(sandbankSession.openDeliverer(receivers));
      // The fixtures that the receivers use are torn down next.
      await sandbankSession.receiversEnded();
    },
  });
  return withSession;
}

/** Vitest's `test` with fixtures of a bank that has only the default objects. See `bankTest`. */
export const test: TestAPI<BankFixtures> = bankTest();

export { expect };

/** A test of Vitest. The retries are an object since version 4. */
interface Task {
  readonly context: Pick<TestContext, "annotate">;
  readonly file: { readonly filepath: string; readonly projectName?: string | undefined };
  readonly fails?: boolean | undefined;
  /** The promises that Vitest awaits when the function of the test has returned. */
  promises?: unknown[] | undefined;
  readonly retry?: number | { readonly count?: number } | undefined;
  readonly result?:
    | {
        state: string;
        readonly retryCount?: number | undefined;
        readonly errors?: readonly unknown[] | undefined;
      }
    | undefined;
}

/**
 * Makes Vitest wait for the receivers before it runs the hooks of the test, which may truncate the tables that a
 * receiver writes to. The list outlives the test, so its element does not refer to the session.
 */
function awaitReceivers(task: Task): void {
  const ended = async () => latest.get(task)?.receiversEnded();
  task.promises ??= [];
  // biome-ignore lint/suspicious/noThenProperty: Vitest calls this method when the function of the test has returned.
  task.promises.push({ then: (...reactions: Parameters<Promise<void>["then"]>) => ended().then(...reactions) });
}

/** Attaches the session of a failed test and prints its report, or prints the warning of a passed one. */
async function finish(task: Task): Promise<void> {
  const session = latest.get(task);
  if (session === undefined) return;
  latest.delete(task);
  await tell(session, task);
  session.forgetWork();
}

async function tell(session: TestBank, task: Task): Promise<void> {
  const hasFailed = task.result?.state === "fail";
  // Vitest has not inverted the result of a `test.fails` yet.
  if (hasFailed !== Boolean(task.fails)) {
    if (isLastAttempt(task)) await report(session, task);
    return;
  }
  passed.push(task);
  // A test that is expected to fail does not await or send what comes after its failure.
  const warning = task.fails ? undefined : session.warning();
  if (warning !== undefined) console.warn(warning);
}

async function report(session: TestBank, task: Task): Promise<void> {
  const { filepath, projectName } = task.file;
  const failure = { file: filepath, project: projectName, error: task.result?.errors?.[0] };
  const page = session.attach(failure);
  console.error(session.report(failure, page));
  // Vitest copies the file, and the page of a run with many failures is large.
  if (page !== undefined && page !== INDEX) await annotateTask(task, page);
}

/** The tests that have passed since the latest one began. */
const passed: Task[] = [];

/**
 * Removes the fixtures of passed tests from their contexts, which Vitest keeps until the file ends: a bank with its
 * client takes 20 kB. Called when the next test begins, because the callbacks of a test may still use its context.
 */
function release(): void {
  for (const { context } of passed.splice(0)) {
    for (const name of ["sandbankSession", "bank", "client", "clock", "deliverer"])
      Reflect.deleteProperty(context, name);
  }
}

function isLastAttempt({ retry = 0, result }: Task): boolean {
  const most = typeof retry === "number" ? retry : (retry.count ?? 0);
  return (result?.retryCount ?? 0) >= most;
}

interface Named {
  readonly name: string;
  readonly suite?: Named | undefined;
}

/** The names of a test and of the suites around it, without its file: `cards > declines above the Limit`. */
function fullName({ name, suite }: Named): string {
  return suite === undefined || suite.name === "" ? name : `${fullName(suite)} > ${name}`;
}
