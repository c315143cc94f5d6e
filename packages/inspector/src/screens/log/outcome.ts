import type { TracedCall, WebhookAttempt } from "@sandbank/engine";
import { stepText } from "@sandbank/view/words/move-lines";
import { isOfBank, movesText, nameIn, readParam, sumMoves } from "@sandbank/view/words/step-words";
import type { Tone } from "../../parts/values.tsx";
import { isolate } from "../../words/isolate.ts";
import { moneyText } from "../../words/money.ts";
import type { LogRow } from "./log-rows.ts";

/** The outcome of a row, in one sentence. */
export interface Outcome {
  readonly tag: { readonly tone: Tone; readonly word: string } | null;
  readonly text: string;
}

export function describeOutcome({ step, attempt, repeats }: LogRow): Outcome {
  if (attempt !== null) return plain(deliveryText(attempt));
  if (step.kind === "advance") return plain(stepText(step));
  const { tag, text } = callOutcome(step);
  return { tag, text: repeats === undefined ? text : `${text}; ${repeats}` };
}

function plain(text: string): Outcome {
  return { tag: null, text };
}

function callOutcome(call: TracedCall): Outcome {
  if (call.fault === "drop_before_commit") return plain("request dropped by a fault; nothing happened");
  if (call.fault === "drop_after_commit") {
    const { tag, text } = describeEffect(call);
    return plain(`response dropped by a fault; ${tag === null ? "" : `${tag.word} `}${text}`);
  }
  return describeEffect(call);
}

function describeEffect(call: TracedCall): Outcome {
  const { error, isReplay, idempotencyKey, declines, ledgerEntries, method } = call;
  if (error !== null) return plain(error.detail ?? error.title);
  if (isReplay) return plain(`replayed: key ${idempotencyKey}`);
  const [decline] = declines;
  if (decline !== undefined) {
    const amount = readParam(call, "amount");
    const money = typeof amount !== "number" ? "" : `, ${moneyText(Math.abs(amount))}${partyText(call)}`;
    return { tag: { tone: "bad", word: "declined" }, text: `${decline.reason}${money}` };
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
  const place = partyText(call);
  if (held > 0 && Object.values(moves).every((amount) => amount === 0)) {
    return { tag: { tone: "ok", word: "held" }, text: `${moneyText(held)}${place}` };
  }
  const accounts = new Set(call.ledgerEntries.flatMap(({ from, to }) => [from, to]).map(readOwner));
  const [account] = [...accounts].filter((name) => !isOfBank(name));
  const whose = account === undefined ? "" : ` ${moves.paidIn > 0 ? "to" : "from"} ${account}`;
  return plain(`${movesText({ held, ...moves }, moneyText)}${whose}${place}`);
}

const parties = { merchant_descriptor: "at", company_name: "from", debtor_name: "from" } as const;

/** ` at Cedar Books`, ` from Acme`. Empty if the call does not say who the other side is. */
function partyText(call: TracedCall): string {
  for (const [key, word] of Object.entries(parties)) {
    const party = readParam(call, key);
    if (typeof party === "string") return ` ${word} ${isolate(party)}`;
  }
  return "";
}

function readOwner(account: string): string {
  return isOfBank(account) ? account : account.replace(/\/.*/s, "");
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
