import { objectTypeOf } from "@sandbank/contract";
import { dollars } from "@sandbank/contract/private/dollars";
import type { TracedAdvance, TracedCall, TraceStep } from "@sandbank/engine";
import { instantText, passageText, timeOf } from "../../../words/instants.ts";
import { effectsText, movesOf, movesText, nameIn } from "../../../words/step-words.ts";
import type { Page } from "../../command.ts";
import type { Paint } from "../../output/paint.ts";
import { hang, widthOf } from "../../output/wrap.ts";
import { failedOf, webhookOf } from "../webhooks/failed-attempts.ts";

/**
 * Describes a step of the log in a line: its time, the request and what came of it. If the line is too narrow for all of it, the path of the
 * request is shorter, or left out unless the request was refused.
 */
export function stepLine(given: Step, { paint, width }: Pick<Page, "paint" | "width">): string {
  const step = given as unknown as TraceStep;
  const head = `  ${timeOf(step.at)}  `;
  const failures = failuresText(step, paint);
  if (step.kind === "advance") return hang(head, [advanceText(step), failures].filter(Boolean).join(", "), width);
  const effect = effectText(step, paint);
  const fits = (text: string) => widthOf(head + text) <= width;
  const status = paint(step.status < 400 ? "dim" : "yellow", String(step.status));
  const withRequest = (request: string) =>
    [[status, request, effect].filter(Boolean).join("  "), failures].filter(Boolean).join(", ");
  const whole = withRequest(`${step.method} ${step.path}`);
  const short = withRequest(`${step.method} ${shortPath(step.path)}`);
  const shortest = effect === "" || step.error !== null ? short : withRequest("");
  const text = [whole, short].find(fits) ?? shortest;
  const id = step.declines[0]?.declinedTransactionId ?? step.objectId;
  const withId = id === null || text.includes(id) ? text : `${text}  ${paint("dim", id)}`;
  return hang(head, fits(withId) ? withId : text, width);
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
  const [decline] = declines;
  if (decline !== undefined) {
    const { amount, description, reason } = decline;
    return `${paint("red", "DECLINED")} ${dollars(Math.abs(amount))} ${oneLine(description)}: ${reason}`;
  }
  if (isReplay) return `replayed: key ${idempotencyKey}`;
  const [entry] = ledgerEntries;
  if (entry !== undefined) {
    return [movesText(movesOf(ledgerEntries), dollars), oneLine(entry.description)].filter(Boolean).join(" ");
  }
  const what = (events[0]?.category ?? creationOf(call)).replace(/[._]/g, " ");
  const name = nameIn(call);
  return what + (what === "" || name === undefined ? "" : `: ${oneLine(name)}`);
}

/** Returns `limit.created` for a call without an Event: not each has one, and the bank deletes Events after 30 days. */
function creationOf({ operation, objectId }: TracedCall): string {
  if (operation?.endsWith(".create") !== true) return "";
  const type = objectTypeOf(objectId ?? "");
  return type === undefined ? "created" : `${type}.created`;
}

function advanceText(move: TracedAdvance): string {
  const moved = `clock  ${passageText(move)} to ${instantText(move.to)}`;
  return [moved, effectsText(move, dollars)].filter(Boolean).join("  ");
}

function oneLine(text: string): string {
  return text.trim().split(/\s+/).join(" ");
}
