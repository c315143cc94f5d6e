import type { CardPayment } from "@sandbank/contract";

export type Fields = Readonly<Record<string, unknown>>;

/** An object that steps are about. */
export interface Subject extends Fields {
  readonly id: string;
}

/** The steps that objects make, in their order. */
const order =
  "created authorized incremented changed approved canceled submitted acknowledged mailed settled refunded released stopped deposited corrected accepted confirmed declined shipped expired archived closed complete rejected returned reversed";
export const steps: readonly string[] = order.split(" ");

/** The steps that are not named like what makes them: a request, a job, or an element or part of an object. */
const words: Readonly<Record<string, string>> = {
  card_authorization: "authorized",
  card_authorization_expiration: "expired",
  card_decline: "declined",
  card_increment: "incremented",
  card_refund: "refunded",
  card_reversal: "reversed",
  card_settlement: "settled",
  create_notification_of_change: "corrected",
  end_validity: "stopped",
  inbound_check_deposit: "deposited",
  print: "submitted",
  reversal: "reversed",
  transfer_return: "returned",
  update: "changed",
};

/** Returns the step that something in snake case makes: `submitted` for `submit`, `settled` for `card_settlement`. */
export function stepWord(name: string): string | undefined {
  const stem = name.replace(/^(release|stop)_.*/, "$1").replace(/e$/, "");
  return words[name] ?? steps.find((step) => step.startsWith(stem) && step.length - stem.length < 4);
}

/** Returns what happened to a Card Payment last, why, and its amount. A decline counts only if nothing was approved. */
export function describePayment({ elements, state }: CardPayment) {
  const last = elements.findLast(({ card_decline: declined }) => declined === null) ?? elements.at(-1);
  const { category = "" } = last ?? {};
  const { authorized_amount: authorized, incremented_amount: more, settled_amount: settled } = state;
  const word = stepWord(category) ?? category.replaceAll("_", " ");
  const reason = last?.card_decline?.reason;
  return {
    state: word,
    outcome: reason === undefined ? word : `${word}: ${reason}`,
    amount: authorized + more || settled || state.refunded_amount || (last?.card_decline?.amount ?? 0),
  };
}

/** Returns the part of an authorization that is neither settled nor reversed, in cents. */
export function openAmount({ state }: CardPayment): number {
  return state.authorized_amount + state.incremented_amount - state.settled_amount - state.reversed_amount;
}

/** The parameters that name the step of an operation by the state that they set. */
const NAMING = ["status", "shipment_status", "category"] as const;

/** Names the step of an operation or a job. An unknown one keeps the words of its name. */
export function nameStep(operation: string, params?: unknown): string {
  const set = NAMING.map((name) => (params as Fields | undefined)?.[name]).find((value) => typeof value === "string");
  if (set !== undefined && /\.(?:update|advanceShipment|addTrackingUpdate)$/.test(operation))
    return spaced(set as string);
  const [group = "", verb = ""] = operation
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    .split(".")
    .slice(-2);
  return (verb === "create" ? stepWord(group.replace(/s$/, "")) : undefined) ?? stepWord(verb) ?? spaced(verb);
}

/** Names the step that a job will make: `will be submitted`, `will expire`. */
export function nameComing(kind: string): string {
  return comingText(nameStep(kind));
}

/** `will be submitted` for `submitted`, `will expire` for `expired`. */
export function comingText(word: string): string {
  const verb = word.replace("expired", "expire");
  return `will ${/(?:ed|active)$/.test(verb) ? "be " : ""}${verb}`;
}

export function spaced(name: string): string {
  return name.replaceAll("_", " ");
}
