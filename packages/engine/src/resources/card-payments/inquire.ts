import type { CardPayment } from "@sandbank/contract";
import { evaluateRules } from "../../declines/decline-rule.ts";
import { availableBalanceAt } from "../../money/balances.ts";
import { cardPaymentElement } from "../../objects/sources.ts";
import type { Call } from "../../resource-kit/operation.ts";
import { newId, type World } from "../../world/world.ts";
import { declineRequest } from "./decline-request.ts";
import { cardRules } from "./decline-rules.ts";
import { cardFacts, loadInstruments, requireNamed } from "./facts.ts";
import { createMerchant } from "./merchant.ts";
import { createRequest } from "./message.ts";
import { openPayment } from "./payment.ts";

/** Performs a balance inquiry at a terminal. It moves no money; the result or its decline is a Card Payment. */
export function inquire(world: World, { params }: Call<"simulations.cardBalanceInquiries.create">): CardPayment {
  const instruments = loadInstruments(world, params);
  requireNamed(world, params);
  const { account, card } = instruments;
  const merchant = createMerchant(params);
  const facts = cardFacts(world, instruments, { amount: 0, count: 0, isDebit: false, merchant, presented: {} });
  const decline = evaluateRules(world, { rail: "card", rules: cardRules }, facts, params.decline_reason);
  const cardPaymentId = newId(world, "card_payment");
  const request = createRequest(world, instruments, { cardPaymentId, params, decline });
  const opening = { id: cardPaymentId, card, means: request };
  if (decline !== null) {
    const message = { ...request, ...noMoney };
    const { cardDecline } = declineRequest(world, instruments, { cardPaymentId, amount: 0, message, decline });
    return openPayment(world, { ...opening, element: cardPaymentElement(world, "card_decline", cardDecline) });
  }
  const { ledger, now } = world.state;
  const element = cardPaymentElement(world, "card_balance_inquiry", {
    id: newId(world, "card_balance_inquiry"),
    balance: params.balance ?? availableBalanceAt(ledger, account, now),
    card_payment_id: cardPaymentId,
    ...request,
    type: "card_balance_inquiry",
  });
  return openPayment(world, { ...opening, element });
}

/** The money fields in the decline of a balance inquiry. */
const noMoney = {
  direction: "settlement",
  presentment_amount: 0,
  presentment_currency: "USD",
  processing_category: "balance_inquiry",
} as const;
