import type { Bank } from "@sandbank/engine";
import { mistake, onlyKnown } from "@sandbank/engine/private/errors";
import type { Mutant } from "@sandbank/engine/private/mutants";
import { listMutants } from "@sandbank/view/mutants/catalogue";
import { chooseMutants, explainNoMutant } from "@sandbank/view/mutants/choose-mutants";
import { type MutantResult, reportMutants } from "@sandbank/view/mutants/mutant-report";
import { isNewValue } from "@sandbank/view/mutants/permitted-changes";
import { described, isBank } from "../bank-value.ts";
import { isFailedAssertion } from "../is-failed-assertion.ts";
import { silently } from "../sweep/silence.ts";
import { forkWith } from "./installed.ts";
import { playRun, type RunEnd } from "./play-run.ts";

export interface MutantsOptions {
  /** Every run plays on a fork of it. The bank itself stays as it is. */
  readonly bank: Bank;
  /** Your tests: the app, what happens, and what you expect. It notices a mutant by throwing or rejecting. */
  readonly run: (bank: Bank) => unknown;
  /**
   * Plays only these: kinds such as `rules`, beginnings of ids such as `value/account.`, or words of ids such as `limits`.
   * A text that begins with `!` leaves out what it means: `["!values"]` plays all but the values.
   */
  readonly only?: readonly string[];
  /** Whether to play the changes that the contract permits, too. Your tests should accept them. Default: false. */
  readonly permitted?: boolean;
}

/** A bank that was played. */
export interface PlayedMutant {
  /** Stays the same in later versions, for a list of those that you accept. */
  readonly id: string;
  /** What the bank does. */
  readonly sentence: string;
  /** A test that would notice it; null for a permitted change. */
  readonly noticedBy: string | null;
  /** What `run` threw, or why the bank was set aside. */
  readonly error?: unknown;
}

export interface MutantsResult {
  /** The mutants that `run` reaches: in the right bank, something was decided or returned that they change. */
  readonly reached: readonly PlayedMutant[];
  /** Those with which `run` threw, rejected or did not end. */
  readonly noticed: readonly PlayedMutant[];
  /** Those with which `run` passed. */
  readonly notNoticed: readonly PlayedMutant[];
  /** The permitted changes with which `run` threw, rejected or did not end. */
  readonly notAccepted: readonly PlayedMutant[];
  /** Those that could not be played, because a call of the bank failed. */
  readonly setAside: readonly PlayedMutant[];
  /** The result as a table. */
  toString(): string;
}

const ACTION = "play mutants";

/** A run may take so many times as long as with the right bank, and at least so many milliseconds. */
const TIMES_LONGER = 10;
const LEAST_LIMIT_MS = 5_000;

/** The longest time of a timer: the test runner ends a test that takes too long. */
const NO_LIMIT_MS = 2 ** 31 - 1;

/**
 * Plays your tests against mutants: banks that are wrong in one way each, such as one that does not check a balance. A mutant
 * with which `run` passes is a mistake that your tests would not notice. Only mutants that `run` reaches are played.
 *
 * Rejects with a `TypeError` if an option is wrong, and with an error if `run` fails with the right bank.
 *
 * @example
 * ```ts
 * const result = await mutants({
 *   bank,
 *   run: async (bank) => {
 *     const payment = await payInvoice(new BankClient(clientOptions(bank)), 5_000);
 *     expect(payment.status).toBe("pending_submission");
 *   },
 * });
 * console.log(`${result}`);
 * expect(result.notNoticed).toEqual([]);
 * ```
 */
export async function mutants(options: MutantsOptions): Promise<MutantsResult> {
  const { bank, run, only, permitted = false } = checkOptions(options);
  const chosen = chooseMutants(listMutants(), { only, permitted });
  if (chosen.length === 0) throw mistake(ACTION, "`only` leaves no mutant", "Let it leave out less.");
  const reached = new Set<string>();
  const { tookMs } = await playRight(
    run,
    forkWith(bank, { reached: (place) => reached.add(place) }),
    "with the right bank",
  );
  const limitMs = Math.max(LEAST_LIMIT_MS, tookMs * TIMES_LONGER);
  return silently(async () => {
    // An app that keeps what a run leaves behind would fail with each mutant, and seem to notice them all.
    await playRight(run, bank.fork(), "when it runs again");
    const results: Played[] = [];
    for (const mutant of chosen) {
      results.push(
        reached.has(mutant.place) ? await playMutant(options, mutant, limitMs) : { mutant, outcome: "not_reached" },
      );
    }
    if (results.some(({ error }) => error !== undefined)) await playRight(run, bank.fork(), "after runs with mutants");
    return toResult(results);
  });
}

interface Played extends Omit<MutantResult, "reachedBy"> {
  readonly error?: unknown;
}

async function playMutant({ bank, run }: MutantsOptions, mutant: Mutant, limitMs: number): Promise<Played> {
  let why: string | undefined;
  const fork = forkWith(bank, {
    mutant,
    setAside: (reason) => {
      why ??= reason;
    },
  });
  const { failure } = await playRun(run, fork, limitMs);
  if (why !== undefined) return { mutant, outcome: "set_aside", why, error: why };
  if (!mutant.isPermitted)
    return failure === undefined ? { mutant, outcome: "not_noticed" } : { mutant, outcome: "noticed", ...failure };
  const isCompared = isNewValue(mutant) && isFailedAssertion(failure?.error);
  return failure === undefined || isCompared
    ? { mutant, outcome: "accepted" }
    : { mutant, outcome: "not_accepted", ...failure };
}

async function playRight(run: MutantsOptions["run"], bank: Bank, when: string): Promise<RunEnd> {
  const end = await playRun(run, bank, NO_LIMIT_MS);
  if (end.failure === undefined) return end;
  throw mistake(
    ACTION,
    `\`run\` fails ${when}`,
    when === "with the right bank"
      ? "Let it pass first."
      : "Everything outside of the bank that a run changes must be new for each run: create it in `run`.",
    { as: Error, cause: end.failure.error },
  );
}

function toResult(results: readonly Played[]): MutantsResult {
  const having = (outcome: Played["outcome"]) => results.filter((result) => result.outcome === outcome).map(toPlayed);
  return {
    reached: results.filter(({ outcome }) => outcome !== "not_reached").map(toPlayed),
    noticed: having("noticed"),
    notNoticed: having("not_noticed"),
    notAccepted: having("not_accepted"),
    setAside: having("set_aside"),
    toString: () =>
      reportMutants(results.map((result) => ({ ...result, reachedBy: [] })))
        .map(({ head, text }) => `${head}${text}`)
        .join("\n"),
  };
}

function toPlayed({ mutant: { id, sentence, noticedBy }, error }: Played): PlayedMutant {
  return { id, sentence, noticedBy, ...(error === undefined ? {} : { error }) };
}

function checkOptions(options: MutantsOptions): MutantsOptions {
  const { bank, run, only }: Partial<MutantsOptions> = onlyKnown(ACTION, options, ["bank", "run", "only", "permitted"]);
  if (!isBank(bank)) throw mistake(ACTION, `\`bank\` is ${described(bank)}`, "Pass a bank of `createBank()`.");
  if (typeof (run as unknown) !== "function")
    throw mistake(ACTION, `\`run\` is ${described(run)}`, "Pass a function that plays your tests.");
  for (const text of only ?? []) {
    const problem = explainNoMutant(listMutants(), text);
    if (problem !== undefined) throw mistake(ACTION, `\`only\` has ${JSON.stringify(text)}`, problem);
  }
  return options;
}
