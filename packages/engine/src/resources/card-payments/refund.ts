import type {
  CardAuthorization,
  CardRefund,
  CardSettlement,
  PendingTransaction,
  Transaction,
} from "@sandbank/contract";
import { existing } from "../../objects.ts";
import type { Call } from "../../operation.ts";
import { requireAll } from "../../rules.ts";
import { cardPaymentElement, transactionSource } from "../../sources.ts";
import { newId, type World } from "../../world.ts";
import { canReceive } from "../accounts/balances.ts";
import { complete } from "../pending-transactions/hold.ts";
import { post } from "../transactions/post.ts";
import { clearingOf, merchantNameOf } from "./clearing.ts";
import { addElement, existingPayment } from "./payment.ts";
import { refundRules } from "./rules.ts";

/** Posts what a merchant gives back: of a settlement, or as it was authorized. */
export function refund(world: World, { params }: Call<"simulations.cardRefunds.create">): Transaction {
  const { accounts, cards, pendingTransactions, transactions } = world.state.tables;
  const { pending_transaction_id: pendingId, transaction_id: settledId } = params;
  const pending = pendingId === undefined ? null : existing(pendingTransactions, "pending_transaction", pendingId);
  const settled = settledId === undefined ? null : existing(transactions, "transaction", settledId);
  const source = (pending ?? settled) as PendingTransaction | Transaction;
  const account = existing(accounts, "account", source.account_id);
  const amount = params.amount ?? Math.abs(source.amount);
  requireAll(refundRules, { transaction: settled, pending, account, fits: canReceive(world, account, amount) });
  const original = (pending?.source.card_authorization ?? settled?.source.card_settlement) as
    | CardAuthorization
    | CardSettlement;
  const payment = existingPayment(world, original.card_payment_id);
  const card = existing(cards, "card", payment.card_id);
  const id = newId(world, "card_refund");
  if (pending !== null) complete(world, pending);
  const transaction = post(world, account, {
    amount,
    description: `Refund from ${merchantNameOf(original)}`,
    from: "bank/cards",
    route: { id: card.id, type: "card" },
    source: (transactionId) =>
      transactionSource("card_refund", {
        id,
        ...clearingOf(world, {
          amount,
          cardPaymentId: payment.id,
          transactionId,
          merchant: original,
          identifiers: original.network_identifiers,
          schemeFees: params.scheme_fees,
        }),
        type: "card_refund",
      }),
  });
  const element = cardPaymentElement(world, "card_refund", transaction.source.card_refund as CardRefund);
  addElement(world, payment, element, { refunded_amount: amount });
  return transaction;
}
