import { defineEndpoints } from "../../endpoint.ts";
import {
  checkDepositCreateParamsSchema,
  checkDepositListParamsSchema,
  checkDepositListSchema,
  checkDepositRejectParamsSchema,
  checkDepositSchema,
  checkDepositSubmitParamsSchema,
} from "./schema.ts";

export const checkDepositEndpoints = defineEndpoints({
  "checkDeposits.list": {
    method: "GET",
    path: "/check_deposits",
    summary: "List Check Deposits, newest first.",
    params: checkDepositListParamsSchema,
    result: checkDepositListSchema,
    extension: true,
  },
  "checkDeposits.create": {
    method: "POST",
    path: "/check_deposits",
    summary: "Deposit a check by its images.",
    details:
      "The Account must be open. Starts `pending`, with a Pending Transaction for the amount. Emits `check_deposit.created` and `pending_transaction.created`.",
    params: checkDepositCreateParamsSchema,
    result: checkDepositSchema,
    extension: true,
  },
  "checkDeposits.retrieve": {
    method: "GET",
    path: "/check_deposits/{check_deposit_id}",
    summary: "Retrieve a Check Deposit.",
    result: checkDepositSchema,
    extension: true,
  },
  "simulations.checkDeposits.submit": {
    method: "POST",
    path: "/simulations/check_deposits/{check_deposit_id}/submit",
    summary: "Accept a Check Deposit and send it to the other bank.",
    details:
      "The Check Deposit must be `pending` and becomes `submitted`. Its Pending Transaction becomes complete, and a Transaction of category `check_deposit_acceptance` credits the Account. Emits `pending_transaction.updated`, `transaction.created` and `check_deposit.updated`. A Check Deposit from mail that the bank accepted by itself is returned as it is, once, while it is `submitted` and if you send no `scan`.",
    params: checkDepositSubmitParamsSchema,
    result: checkDepositSchema,
    extension: true,
  },
  "simulations.checkDeposits.reject": {
    method: "POST",
    path: "/simulations/check_deposits/{check_deposit_id}/reject",
    summary: "Reject a Check Deposit.",
    details:
      "The Check Deposit must be `pending` and becomes `rejected`. Its Pending Transaction becomes complete, and a Declined Transaction of category `check_deposit_rejection` records it. Emits `pending_transaction.updated`, `declined_transaction.created` and `check_deposit.updated`.",
    params: checkDepositRejectParamsSchema,
    result: checkDepositSchema,
    extension: true,
  },
  "simulations.checkDeposits.return": {
    method: "POST",
    path: "/simulations/check_deposits/{check_deposit_id}/return",
    summary: "Return a Check Deposit, as the other bank would.",
    details:
      "The Check Deposit must be `submitted` and becomes `returned`. A Transaction of category `check_deposit_return` debits the Account, even if this overdraws it. Emits `transaction.created` and `check_deposit.updated`.",
    result: checkDepositSchema,
    extension: true,
  },
});
