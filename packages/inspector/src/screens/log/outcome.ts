import type { TracedAdvance, TracedCall, TracedEntry, WebhookAttempt } from "@sandbank/engine";
import type { Tone } from "../../parts/values.tsx";
import { countOf } from "../../words/count.ts";
import { isolate } from "../../words/isolate.ts";
import { moneyText } from "../../words/money.ts";
import type { LogRow } from "./log-rows.ts";

/** The outcome of a row, in one sentence. */
export interface Outcome {
  readonly tag: { readonly tone: Tone; readonly word: string } | null;
  readonly text: string;
}

export function outcomeOf({ step, attempt }: LogRow): Outcome {
  if (attempt !== null) return plain(deliveryText(attempt));
  return step.kind === "advance" ? plain(advanceText(step)) : callOutcome(step);
}

function plain(text: string): Outcome {
  return { tag: null, text };
}

function callOutcome(call: TracedCall): Outcome {
  if (call.fault === "drop_before_commit") return plain("request dropped by a fault; nothing happened");
  if (call.fault === "drop_after_commit") {
    const { tag, text } = effectOf(call);
    return plain(`response dropped by a fault; ${tag === null ? "" : `${tag.word} `}${text}`);
  }
  return effectOf(call);
}

function effectOf(call: TracedCall): Outcome {
  const { error, isReplay, idempotencyKey, declines, ledgerEntries, method } = call;
  if (error !== null) return plain(error.detail ?? error.title);
  if (isReplay) return plain(`replayed: key ${idempotencyKey}`);
  const [decline] = declines;
  if (decline !== undefined) {
    const amount = amountOf(call);
    const money = amount === null ? "" : `, ${moneyText(Math.abs(amount))}${partyText(call)}`;
    return { tag: { tone: "bad", word: "declined" }, text: `${decline.reason}${money}` };
  }
  if (ledgerEntries.length > 0) return moneyOutcome(call);
  if (method === "GET") return plain(readText(call));
  return plain(eventText(call));
}

function readText({ objectId, operation, path }: TracedCall): string {
  if (operation?.endsWith(".list") === true) return "read a list";
  if (operation?.endsWith(".balance") === true) return `read the balance of ${path.split("/")[2]}`;
  return objectId === null ? "read" : `read ${objectId}`;
}

/** The amounts that moved, in cents. */
interface Moves {
  held: number;
  released: number;
  paidIn: number;
  paidOut: number;
}

function movesOf(entries: readonly TracedEntry[]): Moves {
  const moves: Moves = { held: 0, released: 0, paidIn: 0, paidOut: 0 };
  for (const { from, to, amount } of entries) {
    if (to === `${from}/held`) moves.held += amount;
    else if (from === `${to}/held`) moves.released += amount;
    else if (isOfBank(from) && !isOfBank(to)) moves.paidIn += amount;
    else if (isOfBank(to) && !isOfBank(from)) moves.paidOut += amount;
  }
  return moves;
}

function isOfBank(account: string): boolean {
  return account.startsWith("bank/");
}

function moneyOutcome(call: TracedCall): Outcome {
  const { held, ...moves } = movesOf(call.ledgerEntries);
  const place = partyText(call);
  if (held > 0 && Object.values(moves).every((amount) => amount === 0)) {
    return { tag: { tone: "ok", word: "held" }, text: `${moneyText(held)}${place}` };
  }
  const accounts = new Set(call.ledgerEntries.flatMap(({ from, to }) => [from, to]).map(ownerOf));
  const [account] = [...accounts].filter((name) => !isOfBank(name));
  const whose = account === undefined ? "" : ` ${moves.paidIn > 0 ? "to" : "from"} ${account}`;
  return plain(`${movesText({ held, ...moves })}${whose}${place}`);
}

const parties = { merchant_descriptor: "at", company_name: "from", debtor_name: "from" } as const;

/** ` at Cedar Books`, ` from Acme`. Empty if the call does not say who the other side is. */
function partyText(call: TracedCall): string {
  for (const [key, word] of Object.entries(parties)) {
    const party = paramOf(call, key);
    if (typeof party === "string") return ` ${word} ${isolate(party)}`;
  }
  return "";
}

function ownerOf(account: string): string {
  return isOfBank(account) ? account : account.replace(/\/.*/s, "");
}

function movesText({ held, released, paidIn, paidOut }: Moves): string {
  return [
    paidIn > 0 ? `+${moneyText(paidIn)}` : "",
    paidOut > 0 ? moneyText(-paidOut) : "",
    held > 0 ? `held ${moneyText(held)}` : "",
    released > 0 ? `released ${moneyText(released)}` : "",
  ]
    .filter((text) => text !== "")
    .join(", ");
}

/** Describes the first Event: `account created: Operating`. */
function eventText(call: TracedCall): string {
  const [event] = call.events;
  const happened = event === undefined ? objectText(call) : event.category.replace(/[._]/g, " ");
  const name = ["name", "description", "url"].map((key) => paramOf(call, key)).find((each) => typeof each === "string");
  return name === undefined ? happened : `${happened}: ${isolate(name)}`;
}

/** For objects without Events. */
function objectText({ objectId, operation }: TracedCall): string {
  if (objectId === null) return "nothing changed";
  return operation?.endsWith(".create") === true ? `created ${objectId}` : objectId;
}

function advanceText({ ledgerEntries, events, declines }: TracedAdvance): string {
  const parts = [
    movesText(movesOf(ledgerEntries)),
    declines.length > 0 ? `${declines.length} declined` : "",
    events.length > 0 ? countOf(events.length, "Event") : "",
  ].filter((text) => text !== "");
  return parts.length === 0 ? "nothing fell due" : parts.join(", ");
}

function deliveryText({ category, state, error, answer }: WebhookAttempt): string {
  const why = state === "failed" ? (error ?? answer) : null;
  return why === null ? category : `${category}: ${why}`;
}

function amountOf(call: TracedCall): number | null {
  const amount = paramOf(call, "amount");
  return typeof amount === "number" ? amount : null;
}

function paramOf({ params }: TracedCall, key: string): unknown {
  return typeof params === "object" && params !== null ? (params as Record<string, unknown>)[key] : undefined;
}
