import type {
  CardAuthorization,
  CardRefund,
  CardSettlement,
  PendingTransaction,
  Transaction,
} from "@sandbank/contract";
import { canReceive } from "../../money/balances.ts";
import { existing } from "../../objects/objects.ts";
import { cardPaymentElement, transactionSource } from "../../objects/sources.ts";
import { complete } from "../../rails/hold.ts";
import { post } from "../../rails/post.ts";
import type { Call } from "../../resource-kit/operation.ts";
import type { RequireAll } from "../../resource-kit/refusal-rule.ts";
import { newId, type World } from "../../world/world.ts";
import { createClearing, readMerchantName } from "./clearing.ts";
import { addElement, existingPayment } from "./payment.ts";
import { readPresentment } from "./presentment.ts";
import type { refundRules } from "./refusals.ts";

/** Posts a refund of a settlement, or an authorized refund. */
export function refund(
  world: World,
  { params }: Call<"simulations.cardRefunds.create">,
  requireAll: RequireAll<typeof refundRules>,
): Transaction {
  const { accounts, cards, pendingTransactions, transactions } = world.state.tables;
  const { pending_transaction_id: pendingId, transaction_id: settledId } = params;
  const pending = pendingId === undefined ? null : existing(pendingTransactions, "pending_transaction", pendingId);
  const settled = settledId === undefined ? null : existing(transactions, "transaction", settledId);
  const source = (pending ?? settled) as PendingTransaction | Transaction;
  const account = existing(accounts, "account", source.account_id);
  const amount = params.amount ?? Math.abs(source.amount);
  const refundable = computeRefundable(world, settled);
  const fits = canReceive(world, account, amount);
  requireAll({ transaction: settled, pending, amount, refundable, account, fits });
  const original = (pending?.source.card_authorization ?? settled?.source.card_settlement) as
    | CardAuthorization
    | CardSettlement;
  const payment = existingPayment(world, original.card_payment_id);
  const card = existing(cards, "card", payment.card_id);
  const id = newId(world, "card_refund");
  if (pending !== null) complete(world, pending);
  const transaction = post(world, account, {
    amount,
    description: `Refund from ${readMerchantName(original)}`,
    from: "bank/cards",
    route: { id: card.id, type: "card" },
    source: (transactionId) =>
      transactionSource("card_refund", {
        id,
        ...createClearing(world, {
          id,
          amount,
          before: payment.state.refunded_amount,
          cardPaymentId: payment.id,
          transactionId,
          merchant: original,
          identifiers: original.network_identifiers,
          presentment: original.type === "card_authorization" ? readPresentment(world, original) : original,
          schemeFees: params.scheme_fees,
        }),
        type: "card_refund",
      }),
  });
  const element = cardPaymentElement(world, "card_refund", transaction.source.card_refund as CardRefund);
  addElement(world, payment, element, { refunded_amount: amount });
  return transaction;
}

/** The amount of a settlement that is not refunded yet; null if there is no settlement. */
function computeRefundable(world: World, settled: Transaction | null): number | null {
  const settlement = settled?.source.card_settlement ?? null;
  if (settlement === null) return null;
  const { settled_amount, refunded_amount } = existingPayment(world, settlement.card_payment_id).state;
  return settled_amount - refunded_amount;
}
