import { dollars } from "@sandbank/contract/private/dollars";
import type { TracedAdvance, TracedCall, TracedEntry, TraceStep } from "@sandbank/engine";
import { instantText, spanBetween, timeOf } from "../../../words/instants.ts";
import type { Page } from "../../command.ts";
import type { Paint } from "../../output/paint.ts";
import { hang, widthOf } from "../../output/wrap.ts";
import { failedOf, webhookOf } from "../webhooks/failed-attempts.ts";

/**
 * Describes a step of the log in a line: its time, the request and what came of it. Below a decline is how to explain it.
 * `isForked`: whether the step happened in a fork, whose declines `sandbank explain` does not know.
 */
export function stepLine(given: Readonly<Record<string, unknown>>, { paint, width }: Page, isForked = false): string {
  const step = given as unknown as TraceStep;
  const head = `  ${timeOf(step.at)}  `;
  const failures = failuresText(step, paint);
  if (step.kind === "advance") return hang(head, [advanceText(step), failures].filter(Boolean).join(", "), width);
  const effect = effectText(step, paint);
  const fits = (text: string) => widthOf(head + text) <= width;
  const texts = [step.path, shortPath(step.path)].map((path) => {
    const request = `${paint(step.status < 400 ? "dim" : "yellow", String(step.status))}  ${step.method} ${path}`;
    return [[request, effect].filter(Boolean).join("  "), failures].filter(Boolean).join(", ");
  });
  const text = texts.find(fits) ?? (texts[1] as string);
  const [decline] = step.declines;
  if (decline !== undefined) {
    const advice = isForked
      ? `${decline.reason}: ${decline.conclusion}`
      : `${decline.reason} (explain ${decline.declinedTransactionId})`;
    return width === Number.POSITIVE_INFINITY
      ? `${head}${text}  ${advice}`
      : `${hang(head, text, width)}\n${hang(" ".repeat(head.length), paint("dim", advice), width)}`;
  }
  const id = step.objectId === null || text.includes(step.objectId) ? "" : `  ${paint("dim", step.objectId)}`;
  return hang(head, fits(text + id) ? text + id : text, width);
}

/** Returns the last word of a path, without the query: `.../card_authorizations`. */
function shortPath(path: string): string {
  return path.replace(/\?.*/s, "").replace(/^\/.*(?=\/[^/]+$)/, "...");
}

/** Returns whether `sandbank attempts --failed` lists a webhook of a step: of an Event that the bank still has. */
export function hasFailed(step: Readonly<Record<string, unknown>>): boolean {
  const { deliveries, events } = step as unknown as TraceStep;
  return failedOf(deliveries).some(({ eventId }) => events.some(({ id }) => id === eventId));
}

function failuresText({ deliveries }: TraceStep, paint: Paint): string {
  const { size } = new Set(failedOf(deliveries).map(webhookOf));
  if (size === 0) return "";
  return paint("red", size === 1 ? "1 webhook failed" : `${size} webhooks failed`);
}

/** Says what a call did: why it was refused, what was declined, the money that moved, or else the first Event. */
function effectText(call: TracedCall, paint: Paint): string {
  const { error, declines, ledgerEntries, events, isReplay, idempotencyKey } = call;
  if (error !== null) return paint("yellow", error.detail ?? error.title);
  if (declines.length > 0)
    return [paint("red", "DECLINED"), amountOf(call), merchantOf(call)].filter(Boolean).join(" ");
  if (isReplay) return `replayed: key ${idempotencyKey}`;
  if (ledgerEntries.length > 0) return [movesOf(ledgerEntries).join(", "), merchantOf(call)].filter(Boolean).join(" ");
  // The bank deletes Events after 30 days.
  const what = events[0]?.category.replace(/[._]/g, " ") ?? (call.operation?.endsWith(".create") ? "created" : "");
  const name = ["name", "description", "url"].map((key) => paramOf(call, key)).find((each) => typeof each === "string");
  return what + (what === "" || name === undefined ? "" : `: ${name}`);
}

function advanceText({ at, to, ledgerEntries, events, declines }: TracedAdvance): string {
  const parts = [
    ...movesOf(ledgerEntries),
    ...(declines.length === 0 ? [] : [`${declines.length} declined`]),
    ...(events.length === 0 ? [] : [events.length === 1 ? "1 Event" : `${events.length} Events`]),
  ];
  return `clock  +${spanBetween(at, to)} to ${instantText(to)}${parts.length === 0 ? "" : `  ${parts.join(", ")}`}`;
}

/** Returns the amounts that moved, such as `held $15.00`, and `+$100.00` for one that was paid in. */
function movesOf(entries: readonly TracedEntry[]): string[] {
  const sums = { held: 0, released: 0, in: 0, out: 0 };
  for (const { from, to, amount } of entries) {
    if (to === `${from}/held`) sums.held += amount;
    else if (from === `${to}/held`) sums.released += amount;
    else if (from.startsWith("bank/") && !to.startsWith("bank/")) sums.in += amount;
    else if (to.startsWith("bank/") && !from.startsWith("bank/")) sums.out += amount;
  }
  return [
    ...(sums.in > 0 ? [`+${dollars(sums.in)}`] : []),
    ...(sums.out > 0 ? [dollars(-sums.out)] : []),
    ...(sums.held > 0 ? [`held ${dollars(sums.held)}`] : []),
    ...(sums.released > 0 ? [`released ${dollars(sums.released)}`] : []),
  ];
}

function amountOf(call: TracedCall): string {
  const amount = paramOf(call, "amount");
  return typeof amount === "number" ? dollars(Math.abs(amount)) : "";
}

function merchantOf(call: TracedCall): string {
  const merchant = paramOf(call, "merchant_descriptor");
  return typeof merchant === "string" ? merchant : "";
}

function paramOf({ params }: TracedCall, key: string): unknown {
  return typeof params === "object" && params !== null ? (params as Record<string, unknown>)[key] : undefined;
}
