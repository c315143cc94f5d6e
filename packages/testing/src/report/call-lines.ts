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

/**
 * Prints the newest steps that fit, one line each, under a title: `#3  POST /accounts  200  account_x`. If the line of
 * a refused call would be cut off, its details get lines of their own as long as there is room.
 */
export function callLines({ steps, omitted }: Trace, most: number): readonly string[] {
  const total = steps.length + omitted;
  if (total === 0) return [];
  const shown = steps.slice(-Math.max(1, most - 1));
  const earlier = total - shown.length;
  const title = earlier === 0 ? "Calls" : `Calls, the last ${shown.length} of ${total}`;
  const outcome = (step: TraceStep, isDetailed?: boolean) =>
    isWait(steps, step) ? "the client waited" : outcomeOf(step, isDetailed);
  const width = Math.min(COLUMN, Math.max(...shown.map((step) => callOf(step).length)));
  const places = String(total).length + 1;
  const lines: string[] = [];
  let room = most - 1 - shown.length;
  for (const step of shown.toReversed()) {
    const line = lineOf(step, width, places, outcome(step));
    const details = line.length > LINE_LENGTH ? detailsOf(step) : [];
    const isDetailed = details.length > 0 && details.length <= room;
    if (isDetailed) room -= details.length;
    lines.unshift(...(isDetailed ? [lineOf(step, width, places, outcome(step, false)), ...details] : [line]));
  }
  return [title, ...lines];
}

function lineOf(step: TraceStep, width: number, places: number, outcome: string): string {
  const call = clip(callOf(step), CALL_LENGTH).padEnd(width);
  return `  ${`#${step.number}`.padStart(places)}  ${call}  ${outcome}`.trimEnd();
}

/** The errors of a refused call, as lines. */
function detailsOf(step: TraceStep): readonly string[] {
  if (step.kind === "advance" || step.error === null) return [];
  return wrap(whyOf(step.error), LINE_LENGTH - INDENT.length).map((line) => INDENT + line);
}

/** A direct call is shown as a test writes it, a request as an app sends it. */
function callOf(step: TraceStep): string {
  if (step.kind === "advance") return `clock to ${step.to}`;
  const { via, side, operation, method, path } = step;
  if (via === "http" || operation === null) return `${method} ${path}`;
  return `bank.${side === "network" ? operation.replace("simulations.", "network.") : operation}`;
}

/** Whether a step moved the clock between a failed request and its repetition. */
function isWait(steps: readonly TraceStep[], step: TraceStep): boolean {
  if (step.kind !== "advance" || step.declines.length > 0) return false;
  const index = steps.indexOf(step);
  const [before, after] = [steps[index - 1], steps[index + 1]];
  if (before?.kind !== "call" || after?.kind !== "call" || before.via !== "http" || after.via !== "http") return false;
  const hasFailed = before.fault === "drop_after_commit" || before.status === 429 || before.status >= 500;
  return hasFailed && before.method === after.method && before.path === after.path;
}

/** What the client noticed of a fault that delayed or lost a request or response. */
const transportFaults: Readonly<Record<string, string>> = {
  latency: "delayed",
  drop_before_commit: "request lost",
  drop_after_commit: "response lost",
};

function outcomeOf(step: TraceStep, isDetailed = true): string {
  const declines = step.declines.map(({ reason }) => `declined: ${reason}`);
  if (step.kind === "advance") return declines.join(", ");
  const { status, error, fault, isReplay, objectId } = step;
  const noticed = fault === null ? undefined : transportFaults[fault];
  const isNamed = error !== null && fault !== "drop_before_commit";
  const facts = [
    ...(noticed === undefined ? [] : [`${noticed} (fault ${fault})`]),
    ...(isReplay ? ["answered from its idempotency key"] : []),
    ...(isNamed ? [isDetailed ? `${nameOf(error)}: ${whyOf(error)}` : nameOf(error)] : []),
    ...declines,
  ];
  return `${status}  ${facts.length === 0 ? (objectId ?? "") : facts.join(", ")}`;
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
