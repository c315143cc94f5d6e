import type { CardSettlement, Transaction } from "@sandbank/contract";
import { raiseDebit, recordDebit } from "../../limits/debits.ts";
import { canReceive } from "../../money/balances.ts";
import { isCredit } from "../../money/card-money.ts";
import { existing } from "../../objects/objects.ts";
import { cardPaymentElement, transactionSource } from "../../objects/sources.ts";
import { complete } from "../../rails/hold.ts";
import { post } from "../../rails/post.ts";
import type { Call } from "../../resource-kit/operation.ts";
import type { RequireAll } from "../../resource-kit/refusal-rule.ts";
import { newId, type World } from "../../world/world.ts";
import { createClearing } from "./clearing.ts";
import { categoryModel } from "./controls.ts";
import { usualMerchant } from "./merchant.ts";
import { addElement, existingPayment, openPayment } from "./payment.ts";
import { presentedInCents, readPresentment } from "./presentment.ts";
import type { settlementRules } from "./refusals.ts";
import { releaseLatestDebit } from "./release-latest-debit.ts";

/**
 * Posts a settlement. It can be less than, equal to or more than the hold (D-85), or a force post without a hold. An
 * original credit and a cash deposit add to the balance (D-104).
 */
export function settle(
  world: World,
  { params }: Call<"simulations.cardSettlements.create">,
  requireAll: RequireAll<typeof settlementRules>,
): Transaction {
  const { accounts, cards, pendingTransactions } = world.state.tables;
  const card = existing(cards, "card", params.card_id);
  const { pending_transaction_id: pendingId } = params;
  const pending = pendingId === undefined ? null : existing(pendingTransactions, "pending_transaction", pendingId);
  const account = existing(accounts, "account", card.account_id);
  const amount = params.amount ?? Math.abs(pending?.amount ?? 0);
  const authorization = pending?.source.card_authorization ?? null;
  const posted = authorization !== null && isCredit(authorization) ? amount : -amount;
  requireAll({ account, card, pending, fits: canReceive(world, account, posted) });
  const cardPaymentId = authorization?.card_payment_id ?? newId(world, "card_payment");
  const id = newId(world, "card_settlement");
  if (pending !== null) complete(world, pending);
  const merchant = authorization ?? usualMerchant;
  const transaction = post(world, account, {
    amount: posted,
    description: merchant.merchant_descriptor,
    from: "bank/cards",
    route: { id: card.id, type: "card" },
    source: (transactionId) =>
      transactionSource("card_settlement", {
        id,
        card_authorization: authorization?.id ?? null,
        ...createClearing(world, {
          id,
          amount,
          before: 0,
          cardPaymentId,
          transactionId,
          merchant,
          identifiers: authorization?.network_identifiers ?? null,
          presentment: authorization === null ? presentedInCents : readPresentment(world, authorization),
          schemeFees: params.scheme_fees,
        }),
        network: authorization?.network_details.category ?? "cardnet",
        pending_transaction_id: pending?.id ?? null,
        surcharge: null,
        type: "card_settlement",
      }),
  });
  const element = cardPaymentElement(world, "card_settlement", transaction.source.card_settlement as CardSettlement);
  const sums = { settled_amount: amount };
  if (authorization !== null) {
    const payment = addElement(world, existingPayment(world, cardPaymentId), element, sums);
    const more = amount - Math.abs(pending?.amount ?? 0);
    if (more > 0) raiseDebit(world, authorization.id, more);
    else releaseLatestDebit(world, payment, -more);
    return transaction;
  }
  const models = [card.id, categoryModel(card, merchant.merchant_category_code)];
  recordDebit(world, { id, account, models, count: 1, volume: amount });
  const means = { digital_wallet_token_id: null, physical_card_id: null };
  openPayment(world, { id: cardPaymentId, card, means, element, sums });
  return transaction;
}
