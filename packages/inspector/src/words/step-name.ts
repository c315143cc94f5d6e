import type { CardPayment } from "@sandbank/contract";

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

/** Returns what happened to a Card Payment last, and its amount. A decline counts only if nothing was approved. */
export function describePayment({ elements, state }: CardPayment) {
  const last = elements.findLast(({ card_decline: declined }) => declined === null) ?? elements.at(-1);
  const { category = "" } = last ?? {};
  const { authorized_amount: authorized, incremented_amount: more, settled_amount: settled } = state;
  return {
    state: stepWord(category) ?? category.replaceAll("_", " "),
    amount: authorized + more || settled || state.refunded_amount || (last?.card_decline?.amount ?? 0),
  };
}

/** Returns the part of an authorization that is neither settled nor reversed, in cents. */
export function openAmount({ state }: CardPayment): number {
  return state.authorized_amount + state.incremented_amount - state.settled_amount - state.reversed_amount;
}
