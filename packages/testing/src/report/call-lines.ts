import type { Trace, TraceStep } from "@sandbank/engine";
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
  const shown = rowsOf(steps).slice(-Math.max(1, most - 1));
  const count = shown.reduce((sum, row) => sum + row.count, 0);
  // Between steps that are kept, a bank drops older reads.
  const isWhole = (shown.at(-1)?.last ?? 0) - (shown[0]?.step.number ?? 0) + 1 === count;
  const part = count === total ? "Calls" : `Calls, ${isWhole ? "the last " : ""}${count} of ${total}`;
  const width = Math.min(COLUMN, Math.max(...shown.map(({ step }) => callOf(step).length)));
  const places = String(total + setup).length + 1;
  const lines: string[] = [];
  let room = most - 1 - shown.length;
  for (const row of shown.toReversed()) {
    const line = lineOf(row, width, places);
    const details = line.length > LINE_LENGTH ? detailsOf(row.step) : [];
    const isDetailed = details.length > 0 && details.length <= room;
    if (isDetailed) room -= details.length;
    const short = isDetailed ? { ...row, outcome: outcomeOf(row.step, false) } : row;
    lines.unshift(lineOf(short, width, places, LINE_LENGTH), ...(isDetailed ? details : []));
  }
  return [`${part}${setupNote(setup)}`, ...lines];
}

function setupNote(setup: number): string {
  if (setup === 0) return "";
  return setup === 1 ? ", after #1 of the setup" : `, after #1 to #${setup} of the setup`;
}

function rowsOf(steps: readonly TraceStep[]): readonly Row[] {
  const rows: Row[] = [];
  const lost = steps.filter(isLost);
  for (const [index, step] of steps.entries()) {
    const outcome = isWait(steps, index) ? "the client waited" : (repeatOf(step, lost) ?? outcomeOf(step));
    const last = rows.at(-1);
    const isSame = last !== undefined && callOf(last.step) === callOf(step) && last.outcome === outcome;
    if (isSame) rows[rows.length - 1] = { ...last, last: step.number, count: last.count + 1 };
    else rows.push({ step, last: step.number, outcome, count: 1 });
  }
  return rows;
}

/** Prints a row. A line of at most `length` characters keeps its number of repetitions. */
function lineOf(
  { step, outcome, count }: Row,
  width: number,
  places: number,
  length = Number.POSITIVE_INFINITY,
): string {
  const call = clip(callOf(step), CALL_LENGTH).padEnd(width);
  const start = `  ${`#${step.number}`.padStart(places)}  ${call}  `;
  const times = count === 1 ? "" : `  (${count} times)`;
  return `${start}${clip(outcome, length - start.length - times.length)}${times}`.trimEnd();
}

/** The lines below the short outcome of a call: the errors of a refused call, or all facts but the first. */
function detailsOf(step: TraceStep): readonly string[] {
  if (step.kind === "advance") return [];
  const details = isNamed(step) ? whyOf(step.error) : factsOf(step, true).slice(1).join(", ");
  return details === "" ? [] : wrap(details, LINE_LENGTH - INDENT.length).map((line) => INDENT + line);
}

/** A direct call is shown as a test writes it, a request as an app sends it. */
function callOf(step: TraceStep): string {
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

/** Whether the client did not get the response of a call that succeeded. */
function isLost(step: TraceStep): step is TracedCall {
  return step.kind === "call" && step.fault === "drop_after_commit";
}

/**
 * The outcome of a call that repeats one whose response was lost, but not its idempotency key, so that both have an effect;
 * undefined for other calls.
 */
function repeatOf(step: TraceStep, lost: readonly TracedCall[]): string | undefined {
  if (step.kind === "advance" || step.isReplay || step.method !== "POST" || factsOf(step, true).length > 0)
    return undefined;
  const contentOf = ({ path, params }: TracedCall) => JSON.stringify([path, params]);
  const first = lost.findLast((call) => call.number < step.number && contentOf(call) === contentOf(step));
  if (first === undefined) return undefined;
  const key = step.idempotencyKey === null ? "without an idempotency key" : "with another idempotency key";
  return `${step.status}  repeats #${first.number} ${key}`;
}

/** The client's view of a fault that delayed or lost a request or response. */
const transportFaults: Readonly<Record<string, string>> = {
  latency: "delayed",
  drop_before_commit: "request lost",
  drop_after_commit: "response lost",
};

function outcomeOf(step: TraceStep, isDetailed = true): string {
  if (step.kind === "advance") return declinesOf(step).join(", ");
  const facts = factsOf(step, isDetailed);
  const shown = isDetailed || isNamed(step) ? facts : facts.slice(0, 1);
  return `${step.status}  ${facts.length === 0 ? (step.objectId ?? "") : shown.join(", ")}`;
}

function factsOf(step: TracedCall, isDetailed: boolean): readonly string[] {
  const { fault, isReplay } = step;
  const noticed = fault === null ? undefined : transportFaults[fault];
  return [
    ...(noticed === undefined ? [] : [`${noticed} (fault ${fault})`]),
    ...(isReplay ? ["answered from its idempotency key"] : []),
    ...(isNamed(step) ? [isDetailed ? `${nameOf(step.error)}: ${whyOf(step.error)}` : nameOf(step.error)] : []),
    ...declinesOf(step),
  ];
}

function declinesOf({ declines }: TraceStep): readonly string[] {
  return declines.map(({ reason }) => `declined: ${reason}`);
}

/** Whether the outcome of a call is its error. A lost request has none that the client has seen. */
function isNamed(step: TracedCall): step is TracedCall & { readonly error: NonNullable<TracedCall["error"]> } {
  return step.error !== null && step.fault !== "drop_before_commit";
}

function nameOf({ type }: NonNullable<TracedCall["error"]>): string {
  return type.replace(/_error$/, "");
}

function whyOf({ detail, title, errors = [] }: NonNullable<TracedCall["error"]>): string {
  if (errors.length === 0) return detail ?? title;
  const shown = errors.slice(0, MOST_ERRORS).map(({ field, message }) => `\`${field}\` ${message}`);
  const others = errors.length - shown.length;
  return [...shown, ...(others === 0 ? [] : [`and ${others} more`])].join("; ");
}
