import type { Fault } from "@sandbank/engine";
import type { AdminResult } from "../../client.ts";
import { moveLines } from "../../words/move-lines.ts";

/** Describes the time of a bank in one line. */
export function clockLine({ now, rate, next }: AdminResult<"clock.get">): string {
  const pace = rate === 0 ? "frozen" : rate === 1 ? "ticking" : `${rate} times as fast as the machine's clock`;
  return `${now}  ${pace}${next === null ? "" : `  next: ${dueLine(next)}`}`;
}

export function dueLine({
  at,
  kind,
  object,
}: {
  readonly at: string;
  readonly kind: string;
  readonly object: string | null;
}): string {
  return `${at}  ${kind}${object === null ? "" : `  ${object}`}`;
}

/** Describes the effects of a clock move. */
export function movedLine(move: AdminResult<"clock.advance">): string {
  return [`${move.from} -> ${move.to}`, ...moveLines(move).map(({ text }) => `  ${text}`)].join("\n");
}

interface Decline {
  readonly reason: string;
  readonly declinedTransactionId: string;
  readonly conclusion: string;
}

/**
 * Describes a step of the trace in one line, followed by one for each decline and failed delivery. `isForked`: whether
 * the step happened in a fork, whose declines `sandbank explain` does not know.
 */
export function stepLines(step: Readonly<Record<string, unknown>>, isForked = false): string[] {
  const declines = (step["declines"] ?? []) as readonly Decline[];
  const deliveries = (step["deliveries"] ?? []) as readonly Record<string, unknown>[];
  const head =
    step["kind"] === "advance"
      ? `${step["at"]}  clock to ${step["to"]}`
      : `${step["at"]}  ${step["method"]} ${step["path"]}  ${step["status"]}${step["objectId"] == null ? "" : `  ${step["objectId"]}`}${errorText(step["error"])}`;
  return [
    head,
    ...declines.map(({ reason, declinedTransactionId, conclusion }) => {
      const why = isForked ? conclusion : `(sandbank explain ${declinedTransactionId})`;
      return `  declined: ${reason}  ${why}`;
    }),
    ...deliveries.filter(({ state }) => state === "failed").map((attempt) => `  ${attemptLine(attempt)}`),
  ];
}

/** Describes an attempt to deliver a webhook in one line. */
export function attemptLine(attempt: Readonly<Record<string, unknown>>): string {
  const { id, state, status, error, eventId, url, dueAt } = attempt;
  const when = state === "planned" ? ` for ${String(dueAt)}` : "";
  return `${String(id)}  ${String(state)}${when}${status == null ? "" : ` ${String(status)}`}  ${String(eventId ?? "")} ${String(url ?? "")}${error == null ? "" : `  ${String(error)}`}`;
}

/** Describes an armed fault in one line. */
export function faultLine(fault: Readonly<Record<string, unknown>>): string {
  const { id, plan, remaining } = fault as unknown as Fault;
  const { kind, operation, delayMs } = plan;
  const how = delayMs === undefined ? kind : `${kind} ${delayMs} ms`;
  const requests = remaining === 1 ? "the next request" : `the next ${remaining} requests`;
  return `${id}  ${how} for ${requests}${operation === undefined ? "" : ` of ${operation}`}`;
}

/** Lists the probabilities of the delivery faults that are set. */
export function deliveryFaultsLine(faults: Readonly<Record<string, unknown>>): string {
  const set = Object.entries(faults).map(([kind, chance]) => `${kind} ${String(chance)}`);
  return set.length === 0 ? "No delivery fault is set." : `Delivery faults: ${set.join(", ")}`;
}

function errorText(error: unknown): string {
  return typeof error === "object" && error !== null ? `  ${String((error as { type?: unknown }).type)}` : "";
}
