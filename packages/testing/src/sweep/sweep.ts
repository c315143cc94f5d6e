import { sweepFaults } from "./faults.ts";
import { faultsAfter, planOf } from "./plan.ts";
import { type Play, play } from "./play.ts";
import { openProgress } from "./progress.ts";
import { silently } from "./silence.ts";
import { prepareStart } from "./starting-point.ts";
import { swallowCrashes } from "./swallow.ts";
import { createFailures, different, type Failures, hungError } from "./sweep-failures.ts";
import { checkSweepOptions, type SweepOptions, sweepRefusal } from "./sweep-options.ts";
import { differenceOf, type PlannedFault } from "./timeline.ts";
import { watchingRequests } from "./watch-requests.ts";
import { createPatience } from "./work.ts";

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
 * Resolves with the number of points and runs. Rejects with a `SweepError` if `check` fails after a fault, or the app
 * cannot go on; with the error itself if the story fails without a fault; with a `TypeError` if an option is wrong.
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
export async function sweep<App, Store extends object>(options: SweepOptions<App, Store>): Promise<SweepResult> {
  checkSweepOptions(options);
  swallowCrashes();
  const { depth = 1, only, maxRuns = MAX_RUNS[depth], answerTimeoutMs = ANSWER_TIMEOUT_MS } = options;
  const start = prepareStart(options.bank);
  const patience = createPatience(answerTimeoutMs);
  const loud: Player = (plan) => play(options, start, plan, patience);
  const player: Player = only === undefined ? (plan) => silently(() => loud(plan)) : loud;
  const base = await undisturbed(loud, player);
  const faults = options.faults ?? sweepFaults;
  const failures = createFailures(base);
  const singles = faultsAfter(base.timeline.moments, 0, faults);
  if (only !== undefined) {
    await failures.play(player, await planOf(only, player, base));
    return ended(failures, 1, 1);
  }
  const pairs = depth === 1 ? [] : singles;
  requireFew(singles.length + estimatedPairs(pairs, singles), maxRuns, depth === 2);
  const points = new Set(singles.map(({ index }) => index));
  const progress = openProgress();
  let runs = 0;
  const playRun = async (plan: readonly PlannedFault[], total: number) => {
    const played = await failures.play(player, plan);
    runs++;
    progress.show(runs, total, failures.count());
    return played;
  };
  try {
    const seconds: (readonly PlannedFault[])[] = [];
    for (const first of singles) {
      if (failures.isHopeless()) break;
      const { timeline, failure } = await playRun([first], singles.length);
      // A fault after one that the app does not survive shows nothing new.
      if (depth === 1 || failure !== null) continue;
      const from = (timeline.occurred[0]?.index ?? -1) + 1;
      for (const second of faultsAfter(timeline.moments, from, faults)) seconds.push([first, second]);
    }
    requireFew(runs + seconds.length, maxRuns, false);
    for (const plan of seconds) {
      if (failures.isHopeless()) break;
      await playRun(plan, singles.length + seconds.length);
    }
  } finally {
    progress.close();
  }
  return ended(failures, points.size, runs);
}

/** Plays the story with the planned faults. */
type Player = (plan: readonly PlannedFault[]) => Promise<Play>;

function ended(failures: Failures, points: number, runs: number): SweepResult {
  const error = failures.error(runs);
  if (error !== null) throw error;
  if (failures.checks() === 0) throw sweepRefusal("`check` never ran, so the sweep proves nothing");
  return { points, runs };
}

/** Plays the story twice without a fault, the second time without its output. */
async function undisturbed(loud: Player, player: Player): Promise<Play> {
  const { result: base, left } = await watchingRequests(() => loud([]));
  const { moments } = base.timeline;
  if (left !== undefined && !moments.some(({ kind }) => kind === "request")) {
    throw sweepRefusal(
      `the app sent ${left} out of the process, and nothing through \`clientOptions\`. Create its client in \`start\`: \`new BankClient(clientOptions)\``,
      { cause: base.failure?.error },
    );
  }
  const isQuiet = moments.length === 0 && (base.failure === null || base.failure.kind === "check");
  if (isQuiet) {
    throw sweepRefusal(
      "the story reaches no boundary, so there is no point at which a fault could occur. Let a `step` call your app, and the app use `store` and `clientOptions`",
    );
  }
  requireAccepted(base);
  requirePassed(base);
  const again = await player([]);
  const length = Math.max(moments.length, again.timeline.moments.length);
  for (let index = 0; index < length; index++) {
    const [one, other] = [moments[index], again.timeline.moments[index]];
    if (one?.kind !== other?.kind || one?.what !== other?.what) throw different(differenceOf(one, other, index));
  }
  requirePassed(again);
  return base;
}

/** Refuses an app that accepts no webhook: its `check` would fail, or prove nothing, for a reason that it does not name. */
function requireAccepted({ bank, timeline, failure }: Play): void {
  const webhooks = timeline.moments.filter(({ kind }) => kind === "webhook");
  if (webhooks.length === 0 || webhooks.some(({ isAccepted }) => isAccepted)) return;
  if (failure !== null && failure.kind !== "check") return;
  const last = bank.webhooks.attempts({ state: "failed" }).at(-1);
  const answer =
    last === undefined ? "" : ` (${[last.status, last.error, last.answer].filter((part) => part).join(" ")})`;
  throw sweepRefusal(
    `the app accepts no webhook, also without a fault: ${webhooks[0]?.what} failed${answer}. Let \`receive\` return a Response with a status of 2xx, and verify webhooks with \`webhookSecret\` and \`now\` of \`start\``,
    { cause: failure?.error },
  );
}

/** Throws the error of a play without a fault, as itself. */
function requirePassed({ failure }: Play): void {
  if (failure === null) return;
  throw failure.kind === "endless" ? hungError(failure) : failure.error;
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
