import type { AccountTransfer } from "@sandbank/contract";
import { existing } from "../../objects/objects.ts";
import { pendingTransactionSource, transactionSource } from "../../objects/sources.ts";
import type { OutboundRail } from "../../rails/outbound-transfer.ts";
import { post } from "../../rails/post.ts";
import type { World } from "../../world/world.ts";
import { accountTransferStates } from "./states.ts";

export const accountRail: OutboundRail<AccountTransfer> = {
  type: "account_transfer",
  table: ({ accountTransfers }) => accountTransfers,
  states: accountTransferStates,
  instruct: ({ id, amount, currency, description }) => ({
    amount: -amount,
    description,
    source: pendingTransactionSource("account_transfer_instruction", { amount, currency, transfer_id: id }),
  }),
  send: (world, transfer) => {
    const { account_id: from, amount, destination_account_id: to } = transfer;
    const debit = postSide(world, transfer, from, -amount);
    const credit = postSide(world, transfer, to, amount);
    return { transaction_id: debit.id, destination_transaction_id: credit.id };
  },
};

/** Posts one of the two sides. The bank's own ledger account between them has no balance after the transfer. */
function postSide(world: World, transfer: AccountTransfer, accountId: string, amount: number) {
  const { id, currency, description, account_id, destination_account_id } = transfer;
  return post(world, existing(world.state.tables.accounts, "account", accountId), {
    amount,
    description,
    from: "bank/account_transfers",
    source: transactionSource("account_transfer_intention", {
      amount: transfer.amount,
      currency,
      description,
      destination_account_id,
      source_account_id: account_id,
      transfer_id: id,
    }),
  });
}
