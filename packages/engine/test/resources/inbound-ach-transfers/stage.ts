import type {
  DeclinedTransaction,
  InboundAchTransfer,
  InboundAchTransferCreateParams,
  Transaction,
} from "@sandbank/contract";
import { type NumberStage, stageWith } from "../../support/rails.ts";
import type { Sent } from "../../support/send.ts";

/** The bank of the test that runs, with an Account of 1,000 cents and its Account Number. */
export let stage: NumberStage;
export let bank: NumberStage["bank"];
export let account: NumberStage["account"];
export let number: NumberStage["number"];

export function open(opened: NumberStage = stageWith()): void {
  stage = opened;
  ({ bank, account, number } = opened);
}

export type Params = Partial<InboundAchTransferCreateParams>;

export const create = (amount: number, more: Params = {}): InboundAchTransfer =>
  bank.network.inboundAchTransfers.create({ account_number_id: number.id, amount, ...more });

/** Creates a transfer that resolves in an hour. */
export const waiting = (amount: number, more: Params = {}) =>
  create(amount, { resolve_at: "2026-01-01T01:00:00Z", ...more });

export const now = (transfer: InboundAchTransfer) => bank.inboundAchTransfers.retrieve(transfer.id);
export const newest = () => bank.transactions.list().data[0] as Transaction;
export const newestDecline = () => bank.declinedTransactions.list().data[0] as DeclinedTransaction;

export const post = (to: string, body?: unknown): Sent => ({ method: "POST", path: to, body });

/** Brings the balance to zero and closes the Account. */
export function closeAccount(): void {
  const { current_balance } = bank.accounts.balance(account.id);
  if (current_balance > 0) create(-current_balance);
  bank.accounts.close(account.id);
}
