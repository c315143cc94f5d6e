import type { PendingTransaction } from "@sandbank/contract";
import { isRefund } from "../../money/card-money.ts";

/** Says how a client can complete an open Pending Transaction, as the start of a sentence. */
export function wayToComplete({ id, source }: PendingTransaction): string {
  switch (source.category) {
    case "ach_transfer_instruction":
      return `Approve or cancel ${source.ach_transfer_instruction.transfer_id}`;
    case "inbound_funds_hold":
      return `Settle or return its ACH Transfer, or use the simulation \`releaseInboundFundsHold\` of ${id}`;
    case "account_transfer_instruction":
      return `Approve or cancel ${source.account_transfer_instruction.transfer_id}`;
    case "wire_transfer_instruction":
      return `Approve or cancel ${source.wire_transfer_instruction.transfer_id}`;
    case "real_time_payments_transfer_instruction":
      return wayToCompletePayment(source.real_time_payments_transfer_instruction.transfer_id);
    case "fednow_transfer_instruction":
      return wayToCompletePayment(source.fednow_transfer_instruction.transfer_id);
    case "check_transfer_instruction":
      return `Cancel ${source.check_transfer_instruction.transfer_id} if it waits for approval, or stop its payment`;
    case "user_initiated_hold":
      return `Release ${id}`;
    case "check_deposit_instruction":
      return `Wait until ${source.check_deposit_instruction.check_deposit_id} is submitted or rejected (use a simulation in the sandbox)`;
    case "card_authorization": {
      const { card_payment_id: payment } = source.card_authorization;
      const [post, posts] = isRefund(source.card_authorization)
        ? ["Refund", "cardRefunds"]
        : ["Settle", "cardSettlements"];
      return `${post}, reverse or expire ${payment} (by the simulations \`${posts}\`, \`cardReversals\` or \`cardAuthorizationExpirations\`)`;
    }
    default:
      return `Wait until ${id} is complete`;
  }
}

function wayToCompletePayment(transfer: string): string {
  return `Cancel ${transfer} if it waits for approval, or complete it (use a simulation in the sandbox)`;
}
