import { type Bank, createRedactor, type Trace, type WebhookAttempt } from "@sandbank/engine";
import { mistake } from "@sandbank/engine/private/errors";
import { printable, printableName } from "@sandbank/view/words/printable";
import { described, isBank } from "../bank-value.ts";
import { describeDeletion } from "../event-retention.ts";
import { lacksDeliverer } from "../lacks-deliverer.ts";
import { describeMutant } from "../mutants/installed.ts";
import { afterSetup, stepsOfSetup } from "../numbered-steps.ts";
import { openedBank } from "../open-banks.ts";
import { printWork, runningWork } from "../running-work.ts";
import { unpaidInterestIn } from "../unpaid-interest.ts";
import { unsettledTransferIn } from "../unsettled-transfer.ts";
import { callLines } from "./call-lines.ts";
import { declineLines } from "./decline-lines.ts";
import { deliveredLines, deliveryLines } from "./delivery-lines.ts";
import { faultLine } from "./fault-line.ts";
import { clip, grouped, LINE_LENGTH, listed } from "./lines.ts";
import { sentAgainLines } from "./sent-again-lines.ts";
import { stopLines, unendedLines } from "./stop-lines.ts";

/** Facts for a report that the bank does not have. */
export interface FailureReportOptions {
  /** The full name of the test. */
  readonly test?: string;
  /** The lists of the client that sent no request: `client.accounts.list() (app.test.ts:5:10)`. */
  readonly unsentLists?: readonly string[];
  /** The other calls of the client that nothing has awaited: `client.cards.create() (app.test.ts:5:10)`. */
  readonly unawaitedCalls?: readonly string[];
  /** The calls that the test was still waiting for: `client.events.poll() (app.test.ts:5:10)`. */
  readonly waitingCalls?: readonly string[];
  /**
   * The file that the journal was written to, for the lines that replay it. Default: the lines say how to write the
   * journal.
   */
  readonly journalFile?: string | undefined;
  /** The page that shows the session, such as `test-results/sandbank/pays-the-shop-1x2y3z.html`. Default: none. */
  readonly page?: string | undefined;
  /** The number in `bank.trace()` of the step at which the page opens. Default: unknown. */
  readonly step?: number | undefined;
}

const MOST_STOP_LINES = 4;
const MOST_LINES = 40;
/** The least number of lines that are left for the calls. */
const CALLS_AT_LEAST = 10;

/**
 * Reports what a bank did, so that you can understand a failed test: at most 40 lines of 100 characters. The report
 * has the seed and the clock; the newest calls since the bank was opened or forked, including reads; the rule that
 * caused each decline; webhooks that were not delivered, or have no response yet, or else those that were delivered, unless the
 * test has neither a deliverer nor receivers nor an Event Subscription of its own; transfers that were sent more than
 * once, with their idempotency keys; armed faults that affected no request; how many Events the bank has deleted;
 * interest that no schedule paid, and a transfer that no schedule settles; the latest stops of a clock that `timeTogether` made, and
 * the work that it went on without; lists that were never
 * sent, calls and work of webhook handlers that were never awaited, and calls that the test still waits for; and code that replays the session. API keys, and secrets that
 * `createRedactor` of the engine recognizes, are masked. The fixtures print the report; call this function yourself for
 * a bank that no fixture opened.
 *
 * @example
 * console.error(failureReport(bank));
 */
export function failureReport(bank: Bank, options: FailureReportOptions = {}): string {
  if (!isBank(bank)) {
    throw mistake(
      "make a failure report",
      `it needs a bank, but received ${described(bank)}`,
      "Pass the bank of the test.",
    );
  }
  // Keys are masked before lines are shortened, because the rest of a shortened key would not be recognized.
  const redact = createRedactor();
  // A receiver may quote a secret that the bank got before its log began.
  redact(bank.journal().entries);
  const masked = <Value>(value: Value): Value => maskKeys(bank, redact(value));
  const setup = stepsOfSetup(bank);
  const logged = masked(bank.trace());
  const trace: Trace = { ...logged, steps: afterSetup(logged.steps, setup) };
  const unawaited = [...(options.unawaitedCalls ?? []), ...runningWork(bank).map(printWork)];
  const after = [
    ...section("The latest stops of the one clock", stopLines(bank, logged, MOST_STOP_LINES)),
    ...section("Did not end, and time went on: does a promise never settle?", listed(grouped(unendedLines(bank)))),
    ...[describeDeletion(trace), unpaidInterestIn(bank, trace), unsettledTransferIn(bank, trace)].filter(
      (line) => line !== undefined,
    ),
    ...section("Sent more than once: only the same idempotency key prevents it", sentAgainLines(trace)),
    ...section("Armed faults that affected no request", unusedFaults(trace)),
    ...section("Never sent: a list is sent when it is awaited", listed(grouped(masked(options.unsentLists ?? [])))),
    ...section("Not awaited", listed(grouped(masked(unawaited)))),
    ...section("Still waiting", listed(grouped(masked(options.waitingCalls ?? [])))),
  ];
  // The page shows the session, and its file replays it.
  const isElsewhere = trace.steps.length === 0 || options.page !== undefined;
  const replay = isElsewhere ? [] : section("Replay it", replayLines(options.journalFile));
  const head = headLines(
    trace,
    options.test === undefined ? undefined : masked(options.test),
    openLine(options, setup),
  );
  const left = MOST_LINES - head.length - after.length - replay.length - CALLS_AT_LEAST;
  const opened = openedBank(bank);
  const isAlone = lacksDeliverer(bank);
  const undelivered = `Webhooks that were not delivered${isAlone ? ": the test uses no `deliverer`" : ""}`;
  const deliveryOptions = {
    most: Math.min(6, left),
    mostWrapped: Math.min(9, left),
    areSent: !isAlone,
    thrownFor: (attempt: WebhookAttempt) => opened?.thrownFor(attempt),
  };
  const isAboutWebhooks = !isAlone || opened?.hasReceivers || subscribes(trace);
  const failed = isAboutWebhooks ? section(undelivered, deliveryLines(trace, deliveryOptions)) : [];
  const deliveries = failed.length > 0 ? failed : section("Webhooks that were delivered", deliveredLines(trace, 3));
  const declines = section("Declines", declineLines(trace, Math.min(12, left - deliveries.length)));
  const before = [...head, ...declines, ...deliveries, ...after, ...replay].length;
  const calls = callLines(trace, MOST_LINES - before, setup);
  const lines = [...head, ...calls, ...declines, ...deliveries, ...after].map((line) => clip(line, LINE_LENGTH));
  // The code to replay is never shortened, because it would not run.
  return printable([...lines, ...replay].join("\n"));
}

/** Whether the test itself, and not its setup, has created or changed an Event Subscription. */
function subscribes({ steps }: Trace): boolean {
  return steps.some(
    (step) => step.kind === "call" && step.operation?.startsWith("eventSubscriptions.") && step.method !== "GET",
  );
}

function headLines(
  { seed, forkSeeds, environment, startedAt, now, steps }: Trace,
  test: string | undefined,
  open: readonly string[],
): string[] {
  const seeds = [seed, ...forkSeeds];
  const named = seeds
    .map((name) => (name === test ? "the name of the test" : JSON.stringify(name)))
    .join(", forked with ");
  const title = test === undefined ? "What the bank did" : `What the bank did in "${printableName(test)}"`;
  const clock = startedAt === now ? now : `${startedAt} to ${now}`;
  const empty = steps.length === 0 ? ["No calls"] : [];
  const mutant = describeMutant();
  const played = mutant === undefined ? [] : [`  played with ${mutant}`];
  return [`[sandbank] ${title}`, ...open, ...played, `  ${environment}, clock ${clock}`, `  seed ${named}`, ...empty];
}

function openLine({ page, step }: FailureReportOptions, setup: number): readonly string[] {
  if (page === undefined) return [];
  return [`  open ${page} in a browser${step === undefined ? "" : `, at #${step + setup}`}`];
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
}

function unusedFaults({ unusedFaults: faults }: Trace): readonly string[] {
  return listed(faults.map(faultLine));
}

function replayLines(file: string | undefined): readonly string[] {
  const first =
    file === undefined ? [`writeFileSync("journal.json", JSON.stringify(bank.journal())); // in the test`] : [];
  return [
    ...first,
    `import { readFileSync } from "node:fs";`,
    `import { replay } from "@sandbank/engine";`,
    `const file = ${JSON.stringify(file ?? "journal.json")};`,
    `const bank = replay(JSON.parse(readFileSync(file, "utf8")), { trace: true });`,
  ];
}

/** The members of a trace whose values the report compares. Callers cannot put a key into them. */
const CODES: ReadonlySet<string> = new Set(["kind", "via", "side", "operation", "state", "outcome", "decidedBy"]);

/**
 * Masks the bank's API keys in plain data: a caller may have put one into a path, or into a parameter that an error
 * quotes.
 */
function maskKeys<Value>(bank: Bank, value: Value): Value {
  const { apiKeys } = bank.journal().genesis;
  const keys = [...apiKeys, bank.apiKey].flatMap((key) => [key, encodeURIComponent(key)]);
  // The longest key comes first, because one key may begin with another. All are replaced in one pass, because a short
  // key may occur in the text that replaces another.
  const alternatives = keys.sort((one, other) => other.length - one.length).map(escapeRegExp);
  const anyKey = new RegExp(alternatives.join("|"), "g");
  const maskText = (text: string) => text.replace(anyKey, "[API key]");
  const isText = (name: string, member: unknown) => typeof member === "string" && !CODES.has(name);
  return JSON.parse(JSON.stringify(value, (name, member) => (isText(name, member) ? maskText(member) : member)));
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
