import { defineEndpoints } from "../../endpoint.ts";
import {
  inboundCheckDepositCreateParamsSchema,
  inboundCheckDepositListParamsSchema,
  inboundCheckDepositListSchema,
  inboundCheckDepositReturnParamsSchema,
  inboundCheckDepositSchema,
} from "./schema.ts";

export const inboundCheckDepositEndpoints = defineEndpoints({
  "inboundCheckDeposits.list": {
    method: "GET",
    path: "/inbound_check_deposits",
    summary: "List Inbound Check Deposits, newest first.",
    params: inboundCheckDepositListParamsSchema,
    result: inboundCheckDepositListSchema,
    extension: true,
  },
  "inboundCheckDeposits.retrieve": {
    method: "GET",
    path: "/inbound_check_deposits/{inbound_check_deposit_id}",
    summary: "Retrieve an Inbound Check Deposit.",
    result: inboundCheckDepositSchema,
    extension: true,
  },
  "inboundCheckDeposits.decline": {
    method: "POST",
    path: "/inbound_check_deposits/{inbound_check_deposit_id}/decline",
    summary: "Decline an Inbound Check Deposit before it is paid.",
    details:
      "The check must be `pending` and becomes `declined`. A Declined Transaction of category `check_decline` records it, with the reason `user_initiated`. Emits `declined_transaction.created` and `inbound_check_deposit.updated`.",
    result: inboundCheckDepositSchema,
    extension: true,
  },
  "inboundCheckDeposits.return": {
    method: "POST",
    path: "/inbound_check_deposits/{inbound_check_deposit_id}/return",
    summary: "Return an Inbound Check Deposit after it was paid.",
    details:
      "The check must be `accepted` and the Account open. The check becomes `returned`, and so does the Check Transfer that it belongs to. A Transaction of category `inbound_check_deposit_return_intention` credits the Account, and the check no longer counts towards a Limit. Emits `transaction.created`, `inbound_check_deposit.updated`, and `check_transfer.updated` if it belongs to one.",
    params: inboundCheckDepositReturnParamsSchema,
    result: inboundCheckDepositSchema,
    extension: true,
  },
  "simulations.inboundCheckDeposits.create": {
    method: "POST",
    path: "/simulations/inbound_check_deposits",
    summary: "Present a check that is drawn on an Account Number and was deposited at another bank.",
    details:
      "The check starts `pending` and resolves at once or at `resolve_at`. It belongs to the Check Transfer with its Account Number and its number, if there is one. It becomes `accepted`, and a Transaction of category `check_transfer_deposit` debits the Account; or it becomes `declined`, and a Declined Transaction of category `check_decline` records the reason. It is declined for `decline_reason`, or if the Account Number, the Account, its Entity, the Check Transfer, a Limit or the balance does not allow it. Emits `inbound_check_deposit.created`, and when it resolves `pending_transaction.updated` if it pays a Check Transfer, `transaction.created` or `declined_transaction.created`, `inbound_check_deposit.updated`, and `check_transfer.updated` if it pays one.",
    params: inboundCheckDepositCreateParamsSchema,
    result: inboundCheckDepositSchema,
    extension: true,
  },
});
