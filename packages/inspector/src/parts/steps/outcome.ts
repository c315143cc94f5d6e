import type { TracedCall, WebhookAttempt } from "@sandbank/engine";
import { outcomesText } from "@sandbank/view/words/failures";
import { stepText } from "@sandbank/view/words/move-lines";
import { isOfBank, movesText, nameIn, partyText, sumMoves } from "@sandbank/view/words/step-words";
import { faultWords } from "../../words/fault-kinds.ts";
import { isolate } from "../../words/isolate.ts";
import { moneyText } from "../../words/money.ts";
import type { Tone } from "../values.tsx";
import { isResend, type LogRow } from "./log-rows.ts";

/** The outcome of a row, in one sentence. */
export interface Outcome {
  readonly tag: { readonly tone: Tone; readonly word: string } | null;
  readonly text: string;
}

export function describeOutcome({ step, attempt, repeats, together }: LogRow): Outcome {
  if (together !== undefined) return plain(outcomesText(together, together.some(isResend) ? undefined : "sent later"));
  if (attempt !== null) return plain(deliveryText(attempt));
  if (step.kind === "advance") return plain(stepText(step));
  const { tag, text } = callOutcome(step);
  return { tag, text: repeats === undefined ? text : `${text}; ${repeats}` };
}

function plain(text: string): Outcome {
  return { tag: null, text };
}

function callOutcome(call: TracedCall): Outcome {
  const effect = describeEffect(call);
  if (call.fault === null) return effect;
  const { tag, text } = call.fault === "drop_before_commit" ? plain("nothing happened") : effect;
  const word = `fault: ${faultWords(call.fault).title}`;
  return { tag: { tone: "warn", word }, text: `${tag === null ? "" : `${tag.word} `}${text}` };
}

function describeEffect(call: TracedCall): Outcome {
  const { error, isReplay, idempotencyKey, declines, ledgerEntries, method } = call;
  if (error !== null) return plain(error.detail ?? error.title);
  if (isReplay) return plain(`replayed: key ${idempotencyKey}`);
  const [decline] = declines;
  if (decline !== undefined) {
    const { reason, amount, description } = decline;
    const text = `${reason}, ${moneyText(Math.abs(amount))}${partyText(call, description, isolate)}`;
    return { tag: { tone: "bad", word: "declined" }, text };
  }
  if (ledgerEntries.length > 0) return moneyOutcome(call);
  if (method === "GET") return plain(describeRead(call));
  return plain(eventText(call));
}

function describeRead({ objectId, operation, path }: TracedCall): string {
  if (operation?.endsWith(".list") === true) return "read a list";
  if (operation?.endsWith(".balance") === true) return `read the balance of ${path.split("/")[2]}`;
  return objectId === null ? "read" : `read ${objectId}`;
}

function moneyOutcome(call: TracedCall): Outcome {
  const { held, ...moves } = sumMoves(call.ledgerEntries);
  const own = call.ledgerEntries.flatMap(({ from, to }) => [from, to]).find((name) => !isOfBank(name));
  const account = own?.replace(/\/.*/s, "");
  // The account is last, because a long name of it is cut.
  const place = `${partyText(call, call.ledgerEntries[0]?.description ?? "", isolate)}${account === undefined ? "" : `, ${account}`}`;
  if (held > 0 && Object.values(moves).every((amount) => amount === 0)) {
    return { tag: { tone: "ok", word: "held" }, text: `${moneyText(held)}${place}` };
  }
  return plain(`${movesText({ held, ...moves }, moneyText)}${place}`);
}

/** Describes the first Event: `account created: Operating`. */
function eventText(call: TracedCall): string {
  const [event] = call.events;
  // The page shows an id as the name of its object.
  if (event === undefined) return objectText(call);
  const happened = event.category.replace(/[._]/g, " ");
  const name = nameIn(call);
  return name === undefined ? happened : `${happened}: ${isolate(name)}`;
}

/** For objects without Events, and for those whose Events the bank has deleted. */
function objectText({ objectId, operation }: TracedCall): string {
  if (objectId === null) return "nothing changed";
  return operation?.endsWith(".create") === true ? `created ${objectId}` : objectId;
}

function deliveryText({ category, state, error, answer }: WebhookAttempt): string {
  const why = state === "failed" ? (error ?? answer) : null;
  return why === null ? category : `${category}: ${why}`;
}
