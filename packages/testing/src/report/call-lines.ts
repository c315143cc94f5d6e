import type { Trace, TraceStep } from "@sandbank/engine";
import { isLost, repeatText } from "@sandbank/view/words/repeats";
import { clip, LINE_LENGTH, wrap } from "./lines.ts";

type TracedCall = Extract<TraceStep, { readonly kind: "call" }>;

/** The column of the outcomes, if each call fits before it, and the most characters of a call. */
const COLUMN = 44;
const CALL_LENGTH = 64;

/** The most errors of a refused call. */
const MOST_ERRORS = 4;

/** The indent of a line of details. */
const INDENT = " ".repeat(6);

/** A step, and how many like it come one after another, the last of them with the number `last`. */
interface Row {
  readonly step: TraceStep;
  readonly last: number;
  readonly outcome: string;
  readonly count: number;
}

/**
 * Prints the newest steps that fit, one line each, under a title: `#3  POST /accounts  200  account_x`. Repeated calls
 * with the same outcome share a line. If the line of a refused call would be cut off, its details get lines of their
 * own as long as there is room. The title says which numbers the steps of the setup have, which are not shown.
 */
export function callLines({ steps, omitted }: Trace, most: number, setup = 0): readonly string[] {
  const total = steps.length + omitted;
  if (total === 0) return [];
  const shown = listRows(steps).slice(-Math.max(1, most - 1));
  const count = shown.reduce((sum, row) => sum + row.count, 0);
  // Between steps that are kept, a bank drops older reads.
  const isWhole = (shown.at(-1)?.last ?? 0) - (shown[0]?.step.number ?? 0) + 1 === count;
  const part = count === total ? "Calls" : `Calls, ${isWhole ? "the last " : ""}${count} of ${total}`;
  const width = Math.min(COLUMN, Math.max(...shown.map(({ step }) => formatCall(step).length)));
  const places = String(total + setup).length + 1;
  const lines: string[] = [];
  let room = most - 1 - shown.length;
  for (const row of shown.toReversed()) {
    const line = printRow(row, width, places);
    const details = line.length > LINE_LENGTH ? listDetails(row.step) : [];
    const isDetailed = details.length > 0 && details.length <= room;
    if (isDetailed) room -= details.length;
    const short = isDetailed ? { ...row, outcome: describeOutcome(row.step, false) } : row;
    lines.unshift(printRow(short, width, places, LINE_LENGTH), ...(isDetailed ? details : []));
  }
  return [`${part}${setupNote(setup)}`, ...lines];
}

function setupNote(setup: number): string {
  if (setup === 0) return "";
  return setup === 1 ? ", after #1 of the setup" : `, after #1 to #${setup} of the setup`;
}

function listRows(steps: readonly TraceStep[]): readonly Row[] {
  const rows: Row[] = [];
  const lost = steps.filter(isLost);
  for (const [index, step] of steps.entries()) {
    const outcome = isWait(steps, index) ? "the client waited" : (describeRepeat(step, lost) ?? describeOutcome(step));
    const last = rows.at(-1);
    const isSame = last !== undefined && formatCall(last.step) === formatCall(step) && last.outcome === outcome;
    if (isSame) rows[rows.length - 1] = { ...last, last: step.number, count: last.count + 1 };
    else rows.push({ step, last: step.number, outcome, count: 1 });
  }
  return rows;
}

/** Prints a row. A line of at most `length` characters keeps its number of repetitions. */
function printRow(
  { step, outcome, count }: Row,
  width: number,
  places: number,
  length = Number.POSITIVE_INFINITY,
): string {
  const call = clip(formatCall(step), CALL_LENGTH).padEnd(width);
  const start = `  ${`#${step.number}`.padStart(places)}  ${call}  `;
  const times = count === 1 ? "" : `  (${count} times)`;
  return `${start}${clip(outcome, length - start.length - times.length)}${times}`.trimEnd();
}

/** The lines below the short outcome of a call: the errors of a refused call, or all facts but the first. */
function listDetails(step: TraceStep): readonly string[] {
  if (step.kind === "advance") return [];
  const details = isNamed(step) ? explainError(step.error) : listFacts(step, true).slice(1).join(", ");
  return details === "" ? [] : wrap(details, LINE_LENGTH - INDENT.length).map((line) => INDENT + line);
}

/** A direct call is shown as a test writes it, a request as an app sends it. */
function formatCall(step: TraceStep): string {
  if (step.kind === "advance") return `clock to ${step.to}`;
  const { via, side, operation, method, path } = step;
  if (via === "http" || operation === null) return `${method} ${path}`;
  return `bank.${side === "network" ? operation.replace("simulations.", "network.") : operation}`;
}

/** Whether a step moved the clock between a failed request and its repetition. */
function isWait(steps: readonly TraceStep[], index: number): boolean {
  const step = steps[index];
  if (step?.kind !== "advance" || step.declines.length > 0) return false;
  const [before, after] = [steps[index - 1], steps[index + 1]];
  if (before?.kind !== "call" || after?.kind !== "call" || before.via !== "http" || after.via !== "http") return false;
  const hasFailed = before.fault === "drop_after_commit" || before.status === 429 || before.status >= 500;
  return hasFailed && before.method === after.method && before.path === after.path;
}

/** The outcome of a call that repeats one whose response was lost, but not its idempotency key; undefined for other calls. */
function describeRepeat(step: TraceStep, lost: readonly TracedCall[]): string | undefined {
  const repeats = repeatText(step, lost);
  return repeats === undefined ? undefined : `${(step as TracedCall).status}  ${repeats}`;
}

/** The client's view of a fault that delayed or lost a request or response. */
const transportFaults: Readonly<Record<string, string>> = {
  latency: "delayed",
  drop_before_commit: "request lost",
  drop_after_commit: "response lost",
};

function describeOutcome(step: TraceStep, isDetailed = true): string {
  if (step.kind === "advance") return listDeclines(step).join(", ");
  const facts = listFacts(step, isDetailed);
  const shown = isDetailed || isNamed(step) ? facts : facts.slice(0, 1);
  return `${step.status}  ${facts.length === 0 ? (step.objectId ?? "") : shown.join(", ")}`;
}

function listFacts(step: TracedCall, isDetailed: boolean): readonly string[] {
  const { fault, isReplay } = step;
  const noticed = fault === null ? undefined : transportFaults[fault];
  return [
    ...(noticed === undefined ? [] : [`${noticed} (fault ${fault})`]),
    ...(isReplay ? ["answered from its idempotency key"] : []),
    ...(isNamed(step)
      ? [isDetailed ? `${readErrorName(step.error)}: ${explainError(step.error)}` : readErrorName(step.error)]
      : []),
    ...listDeclines(step),
  ];
}

function listDeclines({ declines }: TraceStep): readonly string[] {
  return declines.map(({ reason }) => `declined: ${reason}`);
}

/** Whether the outcome of a call is its error. A lost request has none that the client has seen. */
function isNamed(step: TracedCall): step is TracedCall & { readonly error: NonNullable<TracedCall["error"]> } {
  return step.error !== null && step.fault !== "drop_before_commit";
}

function readErrorName({ type }: NonNullable<TracedCall["error"]>): string {
  return type.replace(/_error$/, "");
}

function explainError({ detail, title, errors = [] }: NonNullable<TracedCall["error"]>): string {
  if (errors.length === 0) return detail ?? title;
  const shown = errors.slice(0, MOST_ERRORS).map(({ field, message }) => `\`${field}\` ${message}`);
  const others = errors.length - shown.length;
  return [...shown, ...(others === 0 ? [] : [`and ${others} more`])].join("; ");
}
