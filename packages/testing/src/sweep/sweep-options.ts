import type { Bank, Duration } from "@sandbank/engine";
import type { BankClientSettings } from "@sandbank/engine/http";
import { mistake, onlyKnown } from "@sandbank/engine/private/errors";
import { described, isBank } from "../bank-value.ts";
import { suggestionFor } from "../nearest.ts";
import { type SweepFault, sweepFaults } from "./faults.ts";

/** The parts that the app is started with: at the beginning of a run, and after each crash. */
export interface StartParts<Store> {
  /** What survives a crash. Each write is a point at which the process may crash. */
  readonly store: Store;
  /** The options of the app's client: `new BankClient(clientOptions)`. Each request is a point. */
  readonly clientOptions: BankClientSettings;
  /** The secret that signs the webhooks. */
  readonly webhookSecret: string;
  /** The bank's time: ISO 8601. Verify webhooks against it: `createWebhookRouter({ client, secret, now })`. */
  readonly now: () => string;
  /** Waits by the bank's clock, in place of a timer. Its start is a point. */
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** A point of your own at which the process may crash: `await point("saved")`. */
  readonly point: (name: string) => Promise<void>;
}

/** The functions with which a story is told. */
export interface StoryParts<App> {
  /** The bank of this run: a fork of yours. What the story does with it is done by the world, and never twice. */
  readonly bank: Bank;
  /**
   * What a user or a job does with the app. It is done again after a crash, and at most three times after an error that
   * came with a fault. Resolves with what `act` returns.
   */
  readonly step: <Result>(name: string, act: (app: App) => Result | PromiseLike<Result>) => Promise<Awaited<Result>>;
  /** Delivers webhooks until none is due, and plays `idle`. */
  readonly settle: () => Promise<void>;
  /** Moves the clock, delivers what falls due on the way, and plays `idle`. */
  readonly advance: (duration: Duration) => Promise<void>;
}

/** The app, the bank and the store, for `check`. */
export interface CheckParts<App, Store> {
  readonly app: App;
  readonly bank: Bank;
  /** The store itself, without points. */
  readonly store: Store;
}

export interface SweepOptions<App, Store extends object | null> {
  /** Every run plays on a fork of it. Without an active Event Subscription, the fork gets one. */
  readonly bank: Bank;
  /**
   * What survives a crash, new for each run: a Map, a `DatabaseSync` of `node:sqlite`, a PGlite, a client or a pool of
   * `pg`, or another object, whose method `crash` undoes what the process had not committed. Null if the app keeps nothing.
   */
  readonly store: () => Store | PromiseLike<Store>;
  /** The process starts: at the beginning of a run, and after each crash. */
  readonly start: (parts: StartParts<Store>) => App | PromiseLike<App>;
  /**
   * Handles a webhook. A run fails in which the app has not accepted an Event at the end, unless `check` lists its attempts
   * with `bank.webhooks.attempts`. Default: the app receives none.
   */
  readonly receive?: ((app: App, request: Request) => Response | PromiseLike<Response>) | undefined;
  /** A worker or a cron job, played after each `settle` and `advance`, and before `check`. */
  readonly idle?: ((app: App) => unknown) | undefined;
  /** What happens. Played once for each fault at each point. */
  readonly story: (parts: StoryParts<App>) => unknown;
  /** What must hold at the end: throws, rejects or returns false if it does not. */
  readonly check: (parts: CheckParts<App, Store>) => unknown;
  /** Ends a run, for example by closing a database. */
  readonly close?: ((store: Store, app: App) => unknown) | undefined;
  /** The faults to play. Default: all except `parallel`, which `"all"` plays, too. */
  readonly faults?: readonly SweepFault[] | "all" | undefined;
  /** The most faults in a run: 1, or 2 for every pair of faults. Default: 1. */
  readonly depth?: 1 | 2 | undefined;
  /**
   * For a store that is not SQL: the methods that only read, so that no point is needed around them. Default: `get`,
   * `has`, `keys`, `values`, `entries`, `forEach`.
   */
  readonly reads?: readonly string[] | undefined;
  /**
   * Refuses to play more runs than these. With a depth of 2, their number is estimated before the first run, and counted
   * after the runs with one fault. Default: 5,000, and 20,000 with a depth of 2.
   */
  readonly maxRuns?: number | undefined;
  /** The one run to play, as a failure prints it: `"crash after accounts.create #1"`. */
  readonly only?: string | undefined;
  /** How many real milliseconds the app may take without reaching a boundary. Default: 250. */
  readonly answerTimeoutMs?: number | undefined;
  /**
   * Ends the sweep early, with a `SweepError` that has the failures so far. Pass one that aborts before the time of the
   * test is over: `AbortSignal.timeout(55_000)`. Default: the signal of the test, if a fixture of Vitest or `node:test`
   * opened the bank.
   */
  readonly signal?: AbortSignal | undefined;
}

const ACTION = "sweep";

type Options = SweepOptions<unknown, object | null>;

function functionProblem(name: keyof Options, what: string, isRequired: boolean): (value: unknown) => string | null {
  return (value) => {
    if (typeof value === "function" || (value === undefined && !isRequired)) return null;
    const given = value === undefined ? "is missing" : `is ${described(value)}`;
    return `${name} ${given}. Pass a function that ${what}`;
  };
}

/** For each option, what is wrong with a value; null if nothing is. */
const problems: { readonly [Name in keyof Required<Options>]: (value: unknown) => string | null } = {
  bank: (bank) => {
    if (!isBank(bank)) return `bank is ${described(bank)}. Pass what createBank() returned`;
    return bank.clock.isTicking
      ? "the clock of the bank follows the time of the machine, so no two runs are equal. Create the bank with manualClock(), the default"
      : null;
  },
  store: functionProblem("store", "returns what survives a crash, new for each run: `() => new Map()`", true),
  start: functionProblem("start", "creates your app with `store` and `clientOptions`", true),
  story: functionProblem("story", "plays what happens", true),
  check: functionProblem("check", "throws or returns false if the app and the bank do not agree at the end", true),
  receive: functionProblem("receive", "passes a Request to your app, and returns its Response", false),
  idle: functionProblem("idle", "plays a worker or a cron job of your app", false),
  close: functionProblem("close", "ends a run", false),
  faults: problemOfFaults,
  depth: (depth) =>
    depth === undefined || depth === 1 || depth === 2
      ? null
      : `depth is ${described(depth)}. Pass 1 for one fault a run, or 2 for every pair of faults`,
  reads: (reads) =>
    reads === undefined || (Array.isArray(reads) && reads.every((name) => typeof name === "string"))
      ? null
      : `reads is ${described(reads)}. Pass the names of the methods of your store that only read, such as \`["find"]\``,
  maxRuns: (maxRuns) =>
    maxRuns === Number.POSITIVE_INFINITY
      ? null
      : problemOfCount("maxRuns", maxRuns, "Pass how many runs the sweep may play, 1 or more"),
  answerTimeoutMs: (timeout) => problemOfCount("answerTimeoutMs", timeout, "Pass real milliseconds, 1 or more"),
  signal: (signal) =>
    signal === undefined || isSignal(signal)
      ? null
      : `signal is ${described(signal)}. Pass an AbortSignal, such as \`AbortSignal.timeout(55_000)\` or that of the test`,
  only: (only) =>
    only === undefined || (typeof only === "string" && only !== "")
      ? null
      : `only is ${described(only)}. Pass a fault and a point as a failure prints them: "crash after accounts.create #1"`,
};

/** Throws a `TypeError` if an option is unknown, missing or wrong. */
export function checkSweepOptions(options: unknown): void {
  const names = Object.keys(problems) as (keyof Options)[];
  if (typeof options !== "object" || options === null) {
    throw sweepRefusal(`the options are ${described(options)}. Pass ${names.join(", ")} by name`);
  }
  onlyKnown<Partial<Options>>(ACTION, options, names);
  for (const name of names) {
    const problem = problems[name]((options as Partial<Options>)[name]);
    if (problem !== null) throw sweepRefusal(problem);
  }
}

/** The error of a sweep that cannot be played. */
export function sweepRefusal(why: string, options?: ErrorOptions): TypeError {
  return mistake(ACTION, why, undefined, options);
}

/** Also a signal of another realm, as Jest has them. */
function isSignal(value: unknown): value is AbortSignal {
  return typeof value === "object" && value !== null && typeof (value as Partial<AbortSignal>).aborted === "boolean";
}

function problemOfFaults(faults: unknown): string | null {
  if (faults === undefined || faults === "all") return null;
  if (!Array.isArray(faults))
    return `faults is ${described(faults)}. Pass "all" or an array of ${sweepFaults.join(", ")}`;
  if (faults.length === 0) return `faults is empty, so nothing would go wrong. Pass some of ${sweepFaults.join(", ")}`;
  const wrong = faults.find((fault) => !sweepFaults.includes(fault));
  if (wrong === undefined) return null;
  const suggestion = typeof wrong === "string" ? suggestionFor(wrong, sweepFaults) : "";
  return `there is no fault ${described(wrong)}.${suggestion} Use ${sweepFaults.join(", ")}`;
}

function problemOfCount(name: string, value: unknown, remedy: string): string | null {
  if (value === undefined) return null;
  return Number.isSafeInteger(value) && (value as number) >= 1 ? null : `${name} is ${described(value)}. ${remedy}`;
}
