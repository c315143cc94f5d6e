import { attaches } from "../attach/attach-switch.ts";
import { removeOldPages } from "../attach/report-folder.ts";
import { noteCallSite } from "../call-site.ts";
import { signalOfTest } from "../open-banks.ts";
import { chooseFaults } from "./faults.ts";
import { faultsAfter, faultsLeftOut, nameOfPlan, parsePlan } from "./plan.ts";
import { type Play, play } from "./play.ts";
import { playUndisturbed, requireRepeated, requireSame } from "./play-undisturbed.ts";
import { openProgress } from "./progress.ts";
import { audibleConsole, silently } from "./silence.ts";
import { prepareStart } from "./starting-point.ts";
import { type StopSignal, watchSignal } from "./stop-signal.ts";
import { readStoreUse, unusedStore } from "./store-use.ts";
import { swallowCrashes } from "./swallow.ts";
import { SweepError } from "./sweep-error.ts";
import { createFailures, type Failures, type SweepProgress } from "./sweep-failures.ts";
import { checkSweepOptions, type SweepOptions, sweepRefusal } from "./sweep-options.ts";
import { printLeftOut } from "./sweep-report.ts";
import type { PlannedFault } from "./timeline.ts";
import { createAnswerLimit } from "./work.ts";

export interface SweepResult {
  /** The points at which faults were played. */
  readonly points: number;
  /** The runs that were played. */
  readonly runs: number;
}

const MAX_RUNS = { 1: 5_000, 2: 20_000 } as const;
const ANSWER_TIMEOUT_MS = 250;

/**
 * Plays a story of your app again and again, and each time one thing goes wrong at one more point: the process crashes, a
 * request or response is lost, a webhook arrives twice. Every point has its turn.
 *
 * Resolves with the number of points and runs. Rejects with a `SweepError` if `check` fails after a fault, the app cannot go
 * on or does not accept an Event, or if the signal is aborted; with the error of the story if it fails without a fault, and
 * with an error that says so if `check` does; with a `TypeError` if an option is wrong.
 *
 * @example
 * ```ts
 * await sweep({
 *   bank,
 *   store: () => new Map<string, unknown>(),
 *   start: ({ store, clientOptions, webhookSecret, now }) =>
 *     new Ledger(store, new BankClient(clientOptions), { secret: webhookSecret, now }),
 *   receive: (ledger, request) => ledger.receive(request),
 *   story: async ({ bank, step, settle }) => {
 *     const account = await step("Ada signs up", (ledger) => ledger.open("ada"));
 *     bank.simulations.interestPayments.create({ account_id: account.id, amount: 500 });
 *     await settle();
 *   },
 *   check: booksMatch((ledger) => ledger.entries()),
 * });
 * ```
 */
export async function sweep<App, Store extends object | null>(options: SweepOptions<App, Store>): Promise<SweepResult> {
  const call = noteCallSite("sweep", sweep);
  checkSweepOptions(options);
  if (attaches()) removeOldPages();
  swallowCrashes();
  const count: SweepProgress = { runs: 0, total: 0, leftOut: [] };
  const failures = createFailures(call, count);
  const stop = watchSignal(options.signal ?? signalOfTest(options.bank), failures);
  try {
    return await playAll(options, failures, stop, count);
  } catch (error) {
    if (error instanceof SweepError) throw error;
    // What was found so far counts more than why the rest cannot be played.
    throw failures.error(error) ?? error;
  } finally {
    stop.close();
  }
}

/** Plays the story without a fault, and then with each. `count` says how far it is. */
async function playAll<App, Store extends object | null>(
  options: SweepOptions<App, Store>,
  failures: Failures,
  stop: StopSignal,
  count: SweepProgress,
): Promise<SweepResult> {
  const { depth = 1, only, maxRuns = MAX_RUNS[depth], answerTimeoutMs = ANSWER_TIMEOUT_MS } = options;
  const faults = chooseFaults(options.faults);
  const start = prepareStart(options.bank);
  const answerLimit = createAnswerLimit(answerTimeoutMs);
  const playWithOutput: Player = async (plan, isSlow) => {
    stop.requireGoingOn();
    return play(options, start, plan, answerLimit, isSlow);
  };
  const player: Player = (plan, isSlow) => silently(() => playWithOutput(plan, isSlow));
  const base = await playUndisturbed({
    first: only === undefined ? playWithOutput : player,
    second: player,
    given: options.bank,
  });
  if (only !== undefined) {
    await failures.play(playWithOutput, await parsePlan(only, player, base));
    count.runs = 1;
    return ended(failures, base, 1, count);
  }
  count.leftOut = faultsLeftOut(base.timeline.moments, faults);
  const singles = faultsAfter(base.timeline.moments, 0, faults);
  if (singles.length === 0) {
    throw sweepRefusal(
      `none of the faults can occur in this story: ${faults.join(", ")}. Name others, or let the story have what they need: a webhook with \`receive\`, two in one \`settle\` or \`advance\` for swap and parallel, a request for the faults of requests`,
    );
  }
  const pairs = depth === 1 ? [] : singles;
  requireFew(singles.length + estimatedPairs(pairs, singles), maxRuns, depth === 2);
  const progress = openProgress();
  count.total = singles.length;
  const playRun = async (plan: readonly PlannedFault[]) => {
    const played = await failures.play(player, plan);
    count.runs++;
    progress.show(count.runs, count.total, failures.count());
    if (played.failure !== null && failures.count() === 1) {
      // A store with data of earlier runs makes other runs fail, and then the story without a fault, too.
      requireSame(base, await player([]));
      requireRepeated(base, await player(plan), nameOfPlan(plan));
    }
    return played;
  };
  const seconds: (readonly PlannedFault[])[] = [];
  for (const first of singles) {
    if (failures.isStopped()) break;
    const { timeline, failure } = await playRun([first]);
    // A fault after one that the app does not survive shows nothing new.
    if (depth === 1 || failure !== null) continue;
    const from = (timeline.occurred[0]?.index ?? -1) + 1;
    for (const second of faultsAfter(timeline.moments, from, faults)) seconds.push([first, second]);
  }
  requireFew(count.runs + seconds.length, maxRuns, false);
  count.total += seconds.length;
  for (const plan of seconds) {
    if (failures.isStopped()) break;
    await playRun(plan);
  }
  return ended(failures, base, new Set(singles.map(({ index }) => index)).size, count);
}

/** Plays the story with the planned faults. */
type Player = (plan: readonly PlannedFault[], isSlow?: boolean) => Promise<Play>;

function ended(failures: Failures, base: Play, points: number, { runs, leftOut }: SweepProgress): SweepResult {
  const error = failures.error();
  if (error !== null) throw error;
  if (!base.isChecked && failures.checks() === 0) throw sweepRefusal("`check` never ran, so the sweep proves nothing");
  // An app that keeps in memory what it has read at its start fails by a crash. One that passes keeps it elsewhere.
  if (readStoreUse(base) === "start") throw unusedStore();
  // The result would look like that of a whole sweep.
  if (leftOut.some((fault) => fault !== "parallel")) {
    audibleConsole().info(`[sandbank] sweep: ${runs} ${runs === 1 ? "run" : "runs"} passed. ${printLeftOut(leftOut)}`);
  }
  return { points, runs };
}

function requireFew(runs: number, maxRuns: number, isEstimate: boolean): void {
  if (runs <= maxRuns) return;
  throw sweepRefusal(
    `there are ${isEstimate ? "about " : ""}${runs.toLocaleString("en")} runs, and \`maxRuns\` is ${maxRuns.toLocaleString("en")}. Shorten the story, name fewer \`faults\`, or raise \`maxRuns\``,
  );
}

/** How many pairs there are if the app reaches the same boundaries after the first fault. */
function estimatedPairs(firsts: readonly PlannedFault[], seconds: readonly PlannedFault[]): number {
  return firsts.reduce((total, { index }) => total + seconds.filter((second) => second.index > index).length, 0);
}
