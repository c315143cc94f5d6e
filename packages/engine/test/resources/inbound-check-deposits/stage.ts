import type {
  DeclinedTransaction,
  InboundCheckDeposit,
  InboundCheckDepositCreateParams,
  Transaction,
} from "@sandbank/contract";
import { type NumberStage, stageWith } from "../../support/rails.ts";
import type { Sent } from "../../support/send.ts";

/** The bank of the test that runs, with an Account of 1,000 cents and an Account Number that accepts checks. */
export let stage: NumberStage;
export let bank: NumberStage["bank"];
export let account: NumberStage["account"];
export let number: NumberStage["number"];

export function open(opened: NumberStage = stageWith()): void {
  stage = opened;
  ({ bank, account, number } = opened);
}

export type Params = Partial<InboundCheckDepositCreateParams>;

export const create = (amount: number, more: Params = {}): InboundCheckDeposit =>
  bank.network.inboundCheckDeposits.create({ account_number_id: number.id, amount, check_number: "1001", ...more });

/** Creates a check that resolves in an hour. */
export const waiting = (amount: number, more: Params = {}) =>
  create(amount, { resolve_at: "2026-01-01T01:00:00Z", ...more });

export const now = (check: InboundCheckDeposit) => bank.inboundCheckDeposits.retrieve(check.id);
export const newest = () => bank.transactions.list().data[0] as Transaction;
export const newestDecline = () => bank.declinedTransactions.list().data[0] as DeclinedTransaction;
export const post = (to: string, body?: unknown): Sent => ({ method: "POST", path: to, body });

/** The reason for which a check was declined; null if it was not. */
export const reasonOf = ({ declined_transaction_id: id }: InboundCheckDeposit) =>
  id === null ? null : bank.declinedTransactions.retrieve(id).source.check_decline?.reason;
