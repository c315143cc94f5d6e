import type {
  Account,
  CheckDeposit,
  InboundMailItem,
  LockboxAddress,
  LockboxRecipient,
  Transaction,
} from "@sandbank/contract";
import { type Bank, type BankOptions, createBank } from "../../../src/index.ts";

export const START = "2026-01-01T00:00:00.000Z";

/** The bank of the test that runs, with an Account and a Lockbox Recipient that receives mail for it. */
export let bank: Bank;
export let account: Account;
export let address: LockboxAddress;
export let recipient: LockboxRecipient;

export function open(options: BankOptions = {}): void {
  bank = createBank(options);
  account = bank.accounts.create({ name: "Operating" });
  address = bank.lockboxAddresses.list().data[0] as LockboxAddress;
  recipient = bank.lockboxRecipients.create({
    account_id: account.id,
    lockbox_address_id: address.id,
    recipient_name: "Example Company",
  });
}

export const mailToAddress = (amount = 1_750) =>
  bank.simulations.inboundMailItems.create({ amount, lockbox_address_id: address.id });
export const depositOf = (item: InboundMailItem) =>
  bank.checkDeposits.retrieve(item.checks[0]?.check_deposit_id as CheckDeposit["id"]);
export const transactionOf = () => bank.transactions.list().data[0] as Transaction;
