import { dollars } from "../properties/dollars.ts";
import { clip, LINE_LENGTH, wrap } from "../report/lines.ts";
import { findAppPlace } from "./app-place.ts";
import type { Divergence } from "./books.ts";
import { describeEarlier, findLacked } from "./earlier-transactions.ts";
import type { SweepFault } from "./faults.ts";
import { type Moment, startKinds } from "./moment.ts";
import type { Play } from "./play.ts";
import type { SweepFailure } from "./sweep-error.ts";
import type { Timeline } from "./timeline.ts";

/** The first failed run of a cause. */
export interface FailedRun extends SweepFailure {
  readonly played: Play;
  /** The error of the run. */
  readonly error: unknown;
}

interface Totals {
  readonly runs: number;
  /** How many runs failed. */
  readonly failed: number;
  /** Why the rest of the runs was not played; null if all were. */
  readonly stop: string | null;
  /** The page of the shortest run; undefined without one. */
  readonly attached: AttachedRun | undefined;
  /** The faults that could occur, and that were not played. */
  readonly leftOut: readonly SweepFault[];
}

/** The page of a failed run. */
export interface AttachedRun {
  readonly page: string;
  /** The number of its cause in the report, from 1. */
  readonly number: number;
}

const MOST_LINES = 60;
/** The most lines of a message, of the attempts of an Event, and of the boundaries after a fault. */
const MOST_MESSAGE = 12;
const MOST_ATTEMPTS = 5;
const MOST_AFTER = 8;
/** How many boundaries before a fault are shown. */
const BOUNDARIES = 3;
/** How many causes are shown whole, if there is room. */
const MOST_WHOLE = 3;

/** The message of a `SweepError`: at most 60 lines. */
export function printReport(causes: readonly FailedRun[], totals: Totals): string {
  const last = totals.leftOut.length === 0 ? [] : ["", ...wrap(printLeftOut(totals.leftOut), LINE_LENGTH)];
  return [...printLines(causes, totals, MOST_LINES - last.length), ...last].join("\n");
}

/** Says which faults were left out, and how to play `parallel` beside all others. */
export function printLeftOut(leftOut: readonly SweepFault[]): string {
  const isUsual = leftOut.every((fault) => fault === "parallel");
  const remedy = isUsual ? ' If your app handles webhooks in parallel, pass `faults: "all"`.' : "";
  return `Left out: ${leftOut.join(", ")}.${remedy}`;
}

function printLines(causes: readonly FailedRun[], totals: Totals, most: number): readonly string[] {
  const { runs, failed, stop, attached } = totals;
  const lines = [printTitle(causes.length, failed, runs)];
  if (stop !== null) lines.push(...wrap(`The sweep stopped. ${stop}`, LINE_LENGTH).slice(0, MOST_MESSAGE));
  if (attached !== undefined) lines.push(`Open ${attached.page} in a browser to see number ${attached.number}.`);
  const others: string[] = [];
  for (const [index, cause] of causes.entries()) {
    const whole = wholeLines(cause, index + 1);
    const room = most - lines.length - whole.length - (causes.length - index - 1 > 0 ? 4 : 0);
    if (others.length === 0 && index < MOST_WHOLE && room > 0) lines.push("", ...whole);
    else others.push(clip(`${index + 1}. ${cause.only}: ${cause.message}${printTimes(cause)}`, LINE_LENGTH));
  }
  if (others.length === 0) return lines;
  const room = most - lines.length - 2;
  const shown =
    others.length <= room ? others : [...others.slice(0, room - 1), `and ${others.length - room + 1} more causes`];
  return [...lines, "", ...shown];
}

function printTitle(causes: number, failed: number, runs: number): string {
  if (causes === 0) return "None of the runs that were played failed.";
  const were = runs === 1 ? "The run failed." : `${failed} of ${runs} runs failed`;
  if (runs === 1) return were;
  return causes === 1 ? `${were}, all in one way:` : `${were}, in ${causes} ways:`;
}

function printTimes({ count }: FailedRun): string {
  return count === 1 ? "" : ` (${count} runs)`;
}

function wholeLines(run: FailedRun, number: number): readonly string[] {
  const { only, during, message, divergence, played, count } = run;
  const { occurred, moments } = played.timeline;
  const last = occurred.at(-1);
  const place = findAppPlace(last?.stack);
  const before = moments
    .slice(0, last?.index ?? 0)
    .filter(isStart)
    .slice(-BOUNDARIES);
  return [
    clip(`${number}. ${only}`, LINE_LENGTH),
    indented(`during ${during}${place === undefined ? "" : ` (${place})`}`),
    ...section(
      "before it",
      before.map((moment) => lineAt(moment, last?.index ?? 0)),
    ),
    ...section("after it", limited(linesAfter(played), MOST_AFTER, "boundaries")),
    ...limited(messageLines(message), MOST_MESSAGE, "lines").map(indented),
    ...(divergence === null ? [] : divergenceLines(divergence, played)),
    indented(`${count === 1 ? "To repeat this run" : `${count} runs failed like this. To repeat the first`}:`),
    indented(`  await sweep({ ...options, only: ${JSON.stringify(only)} });`),
  ];
}

/** The lines of a message. A long one is wrapped, except within a difference of values, whose indentation says something. */
function messageLines(message: string): readonly string[] {
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  return lines.flatMap((line, index) => {
    if (index === 0) return wrap(line, LINE_LENGTH - 3);
    return /^[-+\s]/.test(line)
      ? clip(`  ${line}`, LINE_LENGTH - 3)
      : wrap(line, LINE_LENGTH - 5).map((part) => `  ${part}`);
  });
}

/** The boundaries after the last fault, with the place at which the process was started again. */
function linesAfter({ timeline: { moments, occurred }, restarts }: Play): readonly string[] {
  const from = (occurred.at(-1)?.index ?? -1) + 1;
  const lines = moments
    .slice(from)
    .flatMap((moment, place) => [...startsAt(from + place), ...(isStart(moment) ? [printMoment(moment)] : [])]);
  return [...lines, ...startsAt(moments.length)];

  function startsAt(position: number): readonly string[] {
    return restarts.filter((restart) => restart === position).map(() => "(the app starts again)");
  }
}

function section(title: string, lines: readonly string[]): readonly string[] {
  const width = "before it: ".length;
  return (lines.length === 0 ? ["nothing"] : lines).map((line, index) =>
    clip(indented(`${(index === 0 ? `${title}:` : "").padEnd(width)}${line}`), LINE_LENGTH),
  );
}

function divergenceLines(divergence: Divergence, played: Play): readonly string[] {
  const { account_id, event, attempts, app, bank, agreeing } = divergence;
  const areSent = played.timeline.moments.some(({ kind }) => kind === "webhook");
  const earlier = describeEarlier(findLacked(played.bank) ?? [], account_id);
  const at = event === null ? "The books diverge" : `The books diverge at ${event.id} (${event.category})`;
  const sent = attempts.map(({ status, error, answer }) => error ?? `${status}${answer === null ? "" : ` ${answer}`}`);
  const others = agreeing.length === 1 ? "1 other Account" : `${agreeing.length} other Accounts`;
  return [
    indented(`${at}. Before it they agree${agreeing.length === 0 ? "" : `, and on ${others}`}.`),
    indented(`After it ${account_id} has ${dollars(app)} in the app, and ${dollars(bank)} in the bank${earlier}.`),
    ...(event === null || !areSent ? [] : section("attempts", limited(sent, MOST_ATTEMPTS, "attempts"))),
  ];
}

function limited(lines: readonly string[], most: number, what: string): readonly string[] {
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `and ${lines.length - most + 1} more ${what}`];
}

/** A boundary in one line: `accounts.create 200`. */
export function printMoment({ what, outcome }: Moment): string {
  return outcome === "" ? what : `${what}  ${outcome}`;
}

/** A boundary as it was at a position: without an outcome that came later. */
function lineAt(moment: Moment, index: number): string {
  return moment.endedAt <= index ? printMoment(moment) : moment.what;
}

/** The position of the first moment after the last fault. */
export function firstAfter({ occurred }: Timeline): number {
  return (occurred.at(-1)?.index ?? -1) + 1;
}

export function isStart({ kind }: Moment): boolean {
  return startKinds.has(kind);
}

function indented(line: string): string {
  return `   ${line}`;
}
