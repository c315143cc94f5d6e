import type { Trace, TraceStep } from "@sandbank/engine";
import { clip } from "./lines.ts";

type TracedCall = Extract<TraceStep, { readonly kind: "call" }>;

/** The outcomes are in one column, unless a call is longer than the first; none is longer than the second. */
const COLUMN = 44;
const CALL_LENGTH = 64;

/** The steps, one line each, the newest that fit under a title: `#3  POST /accounts  200  account_x`. */
export function callLines({ steps, omitted }: Trace, most: number): readonly string[] {
  const total = steps.length + omitted;
  if (total === 0) return [];
  const shown = steps.slice(-Math.max(1, most - 1));
  const earlier = total - shown.length;
  const title = earlier === 0 ? "Calls" : `Calls, the last ${shown.length} of ${total}`;
  const width = Math.min(COLUMN, Math.max(...shown.map((step) => callOf(step).length)));
  const places = String(total).length + 1;
  return [title, ...shown.map((step) => lineOf(step, width, places))];
}

function lineOf(step: TraceStep, width: number, places: number): string {
  const call = clip(callOf(step), CALL_LENGTH).padEnd(width);
  return `  ${`#${step.number}`.padStart(places)}  ${call}  ${outcomeOf(step)}`.trimEnd();
}

/** A direct call as a test writes it, a request as an app sends it. */
function callOf(step: TraceStep): string {
  if (step.kind === "advance") return `clock to ${step.to}`;
  const { via, side, operation, method, path } = step;
  if (via === "http" || operation === null) return `${method} ${path}`;
  return `bank.${side === "network" ? operation.replace("simulations.", "network.") : operation}`;
}

function outcomeOf(step: TraceStep): string {
  const declines = step.declines.map(({ reason }) => `declined: ${reason}`);
  if (step.kind === "advance") return declines.join(", ");
  const { status, error, fault, isReplay, objectId } = step;
  const facts = [
    ...(fault === null || fault === error?.type ? [] : [`fault ${fault}`]),
    ...(isReplay ? ["answered from its idempotency key"] : []),
    ...(error === null ? [] : [errorOf(error)]),
    ...declines,
  ];
  return `${status}  ${facts.length === 0 ? (objectId ?? "") : facts.join(", ")}`;
}

function errorOf({ type, detail, title, errors = [] }: NonNullable<TracedCall["error"]>): string {
  const [first] = errors;
  const what = first === undefined ? (detail ?? title) : `\`${first.field}\` ${first.message}`;
  return `${type.replace(/_error$/, "")}: ${what}`;
}
