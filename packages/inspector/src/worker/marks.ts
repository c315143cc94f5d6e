import type { TraceStep } from "@sandbank/engine";
import type { Mark } from "../source/messages.ts";
import { shortenIds } from "../words/ids.ts";
import { spanBetween } from "../words/instants.ts";

/**
 * A ticking clock moves before each call. Moves that are shorter than this and in which nothing happened are not marks.
 */
const SHORT_MS = 60_000;

/** Returns the declines, the errors and the clock moves among the steps. */
export function marksOf(steps: readonly TraceStep[]): readonly Mark[] {
  return steps.flatMap((step) => [...declinesIn(step), ...errorIn(step), ...moveIn(step)]);
}

function declinesIn({ entry, at, declines }: TraceStep): Mark[] {
  return declines.map(({ reason, conclusion }) => {
    return { kind: "decline", instant: entry, at, text: `${reason}. ${shortenIds(conclusion).replaceAll("`", "")}` };
  });
}

function errorIn(step: TraceStep): Mark[] {
  if (step.kind !== "call" || step.error === null) return [];
  const { entry, at, method, path, error } = step;
  return [{ kind: "error", instant: entry, at, text: `${method} ${path}: ${error.status} ${error.type}` }];
}

function moveIn(step: TraceStep): Mark[] {
  if (step.kind !== "advance") return [];
  const { entry, at, to, ledgerEntries, events } = step;
  const hasEffects = ledgerEntries.length > 0 || events.length > 0;
  if (!hasEffects && Date.parse(to) - Date.parse(at) < SHORT_MS) return [];
  return [{ kind: "clock", instant: entry, at: to, text: `The clock moved by ${spanBetween(at, to)}.` }];
}
