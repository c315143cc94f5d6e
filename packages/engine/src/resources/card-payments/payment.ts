import type { Card, CardPayment, PendingTransaction } from "@sandbank/contract";
import { add, change, existing } from "../../objects/objects.ts";
import { find } from "../../store/table.ts";
import { readNow, type World } from "../../world/world.ts";

export type Element = CardPayment["elements"][number];

/** The facts from which a Card Payment is created. */
export interface Opening {
  readonly id: CardPayment["id"];
  readonly card: Card;
  /** The digital wallet and Physical Card, from the message. */
  readonly means: Pick<CardPayment, "digital_wallet_token_id" | "physical_card_id">;
  readonly element: Element;
  /** The sums that the element sets; all others are 0. */
  readonly sums?: Partial<CardPayment["state"]>;
}

export function openPayment(world: World, { id, card, means, element, sums = {} }: Opening): CardPayment {
  const payment: CardPayment = {
    id,
    account_id: card.account_id,
    card_id: card.id,
    created_at: readNow(world),
    digital_wallet_token_id: means.digital_wallet_token_id,
    elements: [element],
    physical_card_id: means.physical_card_id,
    state: { ...nothingYet, ...sums },
    type: "card_payment",
  };
  return add(world, world.state.tables.cardPayments, payment, "card_payment.created");
}

const nothingYet: CardPayment["state"] = {
  authorized_amount: 0,
  fuel_confirmed_amount: 0,
  incremented_amount: 0,
  refund_authorized_amount: 0,
  refunded_amount: 0,
  reversed_amount: 0,
  settled_amount: 0,
};

/** Adds an element, and adds its amounts to the sums. */
export function addElement(
  world: World,
  payment: CardPayment,
  element: Element,
  sums: Partial<CardPayment["state"]> = {},
): CardPayment {
  const state = { ...payment.state };
  for (const [name, amount] of Object.entries(sums)) state[name as keyof CardPayment["state"]] += amount;
  const elements = [...payment.elements, element];
  return change(world, world.state.tables.cardPayments, payment, { elements, state }, "card_payment.updated");
}

export function existingPayment({ state }: World, id: string): CardPayment {
  return existing(state.tables.cardPayments, "card_payment", id);
}

/** The authorization that a Card Payment began with, if any. */
export function findAuthorization({ elements }: CardPayment) {
  return elements.find(({ category }) => category === "card_authorization")?.card_authorization ?? null;
}

/** The Pending Transaction that holds the money of a Card Payment; null if there never was one. */
export function findPending({ state }: World, payment: CardPayment): PendingTransaction | null {
  const id = findAuthorization(payment)?.pending_transaction_id;
  return (id && find(state.tables.pendingTransactions, id)) ?? null;
}
