import { objectTypeOf } from "@sandbank/contract";
import { dollars } from "@sandbank/contract/private/words";
import type { TracedAdvance, TracedCall, TraceStep } from "@sandbank/engine";
import { formatTime, moveText } from "@sandbank/view/words/instants";
import { stepText } from "@sandbank/view/words/move-lines";
import { movesText, nameIn, partyText, sumMoves } from "@sandbank/view/words/step-words";
import type { Page } from "../../command.ts";
import type { Paint } from "../../output/paint.ts";
import { hang, measureWidth } from "../../output/wrap.ts";
import { identifyWebhook, selectFailed } from "../webhooks/failed-attempts.ts";

/** From this width on, there is a column for the request. Otherwise, what came of it follows at once. */
const COLUMNS = 70;
/** From this width on, a path is printed in full. Otherwise, only its last word is. */
const FULL_PATHS = 100;
/** From this width on, the id of the object is behind what came of a step. */
const IDS = 120;

/**
 * Describes a step of the log: its time, its status, the request and what came of it, in columns that all steps of a page
 * have in common. What does not fit behind the request continues below. A request that is longer than its column is
 * followed by what came of it at once. `isNumbered`: whether the line ends with the number of the step.
 */
export function stepLine(given: Step, { paint, width }: Pick<Page, "paint" | "width">, isNumbered = false): string {
  const step = given as unknown as TraceStep;
  const isFull = width >= FULL_PATHS;
  const request = requestText(step, isFull);
  const id = width < IDS || step.kind === "advance" ? null : (step.declines[0]?.declinedTransactionId ?? step.objectId);
  const text = [
    [effectText(step, paint), failuresText(step, paint)].filter(Boolean).join(step.kind === "advance" ? "; " : ", "),
    id === null || request.includes(id) ? "" : paint("dim", id),
    isNumbered ? paint("dim", `#${step.number}`) : "",
  ]
    .filter(Boolean)
    .join("  ");
  const head = `  ${formatTime(step.at)}  ${statusText(step, paint)}  `;
  const column = isFull ? 40 : width < COLUMNS ? 0 : 30;
  const left = column - measureWidth(request);
  if (left < 0) return hang(head, `${request}  ${text}`.trimEnd(), width);
  return hang(`${head}${request}${" ".repeat(left)}  `, text, width).trimEnd();
}

function requestText(step: TraceStep, isFull: boolean): string {
  if (step.kind === "advance") return `clock ${moveText(step)}`;
  return `${step.method} ${isFull ? step.path : shortPath(step.path)}`;
}

/** A move of the clock has no status. */
function statusText(step: TraceStep, paint: Paint): string {
  if (step.kind === "advance") return paint("dim", "---");
  return paint(step.status < 400 ? "dim" : "yellow", String(step.status));
}

type Step = Readonly<Record<string, unknown>>;

function declinedIn(given: Step): string[] {
  return (given as unknown as TraceStep).declines.map(({ declinedTransactionId }) => declinedTransactionId);
}

/**
 * Says how to learn why the last Declined Transaction of some steps was declined; none if they have none. `isLatest`: whether
 * it is the latest of the bank, so that its id is not needed.
 */
export function declineAdvice(steps: readonly Step[], isLatest: boolean): string[] {
  const last = steps.flatMap(declinedIn).at(-1);
  if (last === undefined) return [];
  return [`\`sandbank explain${isLatest ? "" : ` ${last}`}\` says why the last one was declined.`];
}

/** Returns the last word of a path, without the query: `.../card_authorizations`. */
function shortPath(path: string): string {
  return path.replace(/\?.*/s, "").replace(/^\/.*(?=\/[^/]+$)/, "...");
}

/** Returns whether `sandbank attempts --failed` lists a webhook of a step: of an Event that the bank still has. */
export function hasFailed(step: Step): boolean {
  const { deliveries, events } = step as unknown as TraceStep;
  return selectFailed(deliveries).some(({ eventId }) => events.some(({ id }) => id === eventId));
}

function failuresText({ deliveries }: TraceStep, paint: Paint): string {
  const { size } = new Set(selectFailed(deliveries).map(identifyWebhook));
  if (size === 0) return "";
  return paint("red", size === 1 ? "1 webhook failed" : `${size} webhooks failed`);
}

function effectText(step: TraceStep, paint: Paint): string {
  if (step.kind === "call") return callText(step, paint);
  // A server of an earlier version does not say what ran.
  return (step.ran as TracedAdvance["ran"] | undefined) === undefined ? "" : stepText(step);
}

/** Says what a call did: why it was refused, what was declined, the money that moved, or else the first Event. */
function callText(call: TracedCall, paint: Paint): string {
  const { error, declines, ledgerEntries, events, isReplay, idempotencyKey } = call;
  if (error !== null) return paint("yellow", error.detail ?? error.title);
  const [decline] = declines;
  if (decline !== undefined) {
    const { amount, description, reason } = decline;
    const money = `${dollars(Math.abs(amount))}${partyText(call, description, oneLine)}`;
    return `${paint("red", "DECLINED")} ${money}: ${reason}`;
  }
  if (isReplay) return `replayed: key ${idempotencyKey}`;
  const [entry] = ledgerEntries;
  if (entry !== undefined) {
    return `${movesText(sumMoves(ledgerEntries), dollars)}${partyText(call, entry.description, oneLine)}`;
  }
  const what = (events[0]?.category ?? nameCreation(call)).replace(/[._]/g, " ");
  const name = nameIn(call);
  return what + (what === "" || name === undefined ? "" : `: ${oneLine(name)}`);
}

/** Returns `limit.created` for a call without an Event: not each has one, and the bank deletes Events after 30 days. */
function nameCreation({ operation, objectId }: TracedCall): string {
  if (operation?.endsWith(".create") !== true) return "";
  const type = objectTypeOf(objectId ?? "");
  return type === undefined ? "created" : `${type}.created`;
}

function oneLine(text: string): string {
  return text.trim().split(/\s+/).join(" ");
}
