import type { Account, CheckDeposit, CheckDepositSubmitParams, DeclinedTransaction } from "@sandbank/contract";
import { declinedBy } from "../../declines/decline-rule.ts";
import { derivedDigits } from "../../digits/derived-digits.ts";
import { foreignRoutingNumber } from "../../digits/routing-number.ts";
import { invariant } from "../../invariant.ts";
import { change } from "../../objects/objects.ts";
import { declinedTransactionSource, transactionSource } from "../../objects/sources.ts";
import { recordDecline } from "../../rails/decline.ts";
import { complete } from "../../rails/hold.ts";
import { post } from "../../rails/post.ts";
import { latest } from "../../store/table.ts";
import { readNow, type World } from "../../world/world.ts";
import { toRoute } from "./route.ts";

// The outcomes of a Check Deposit. The money moves first, so that a receiver of the Event can retrieve the Transaction.

/** Accepts a pending Check Deposit: submits it to the other bank and credits the money immediately. */
export function accept(
  world: World,
  account: Account,
  deposit: CheckDeposit,
  scan: CheckDepositSubmitParams["scan"],
): CheckDeposit {
  const {
    account_number,
    routing_number,
    auxiliary_on_us = null,
    serial_number = null,
  } = scan ?? madeUpScan(deposit.id);
  const { id, amount, front_image_file_id: front, back_image_file_id: back } = deposit;
  const acceptance = {
    account_number,
    amount,
    auxiliary_on_us,
    check_deposit_id: id,
    currency: "USD",
    routing_number,
    serial_number,
  } as const;
  completePending(world, deposit);
  const transaction = post(world, account, {
    amount,
    description: "Check deposit",
    from: "bank/check_deposits",
    ...toRoute(deposit),
    source: transactionSource("check_deposit_acceptance", acceptance),
  });
  return update(world, deposit, {
    deposit_acceptance: acceptance,
    deposit_submission: { back_file_id: back ?? front, front_file_id: front, submitted_at: readNow(world) },
    status: "submitted",
    transaction_id: transaction.id,
  });
}

type RejectionReason = NonNullable<CheckDeposit["deposit_rejection"]>["reason"];

/** Rejects a pending Check Deposit for the forced reason, or else as the other bank would. No money moves. */
export function reject(
  world: World,
  account: Account,
  deposit: CheckDeposit,
  forced: RejectionReason | undefined,
): CheckDeposit {
  const { id, amount } = deposit;
  const decline =
    forced === undefined ? declinedBy("network", "incomplete_image" as const) : declinedBy("decline_reason", forced);
  const rejection = (declinedId: DeclinedTransaction["id"]) =>
    ({
      amount,
      check_deposit_id: id,
      currency: "USD",
      declined_transaction_id: declinedId,
      reason: decline.reason,
      rejected_at: readNow(world),
    }) as const;
  completePending(world, deposit);
  const declined = recordDecline(world, account, {
    amount: -amount, // D-75
    description: "Check deposit",
    rail: "check_deposit",
    decline,
    subject: id,
    ...toRoute(deposit),
    source: (declinedId) => declinedTransactionSource("check_deposit_rejection", rejection(declinedId)),
  });
  return update(world, deposit, { deposit_rejection: rejection(declined.id), status: "rejected" });
}

/** Returns a Check Deposit from the other bank, even if the balance does not cover the amount (D-85). */
export function sendBack(world: World, account: Account, deposit: CheckDeposit): CheckDeposit {
  const { id, amount } = deposit;
  const details = (transactionId: NonNullable<CheckDeposit["transaction_id"]>) =>
    ({
      amount,
      check_deposit_id: id,
      currency: "USD",
      return_reason: "insufficient_funds",
      returned_at: readNow(world),
      transaction_id: transactionId,
    }) as const;
  const transaction = post(world, account, {
    amount: -amount,
    description: "Check deposit return",
    from: "bank/check_deposits",
    ...toRoute(deposit),
    source: (transactionId) => transactionSource("check_deposit_return", details(transactionId)),
    returnOf: deposit.transaction_id,
  });
  return update(world, deposit, { deposit_return: details(transaction.id), status: "returned" });
}

function update(world: World, deposit: CheckDeposit, changes: Partial<CheckDeposit>): CheckDeposit {
  return change(world, world.state.tables.checkDeposits, deposit, changes, "check_deposit.updated");
}

function completePending(world: World, { id }: CheckDeposit): void {
  const pending = latest(world.state.tables.pendingTransactions, { check_deposit_id: [id] });
  invariant(pending !== undefined, `${id} has no Pending Transaction`);
  complete(world, pending);
}

/** The scan of a check if the simulation does not give one. */
function madeUpScan(depositId: string): NonNullable<CheckDepositSubmitParams["scan"]> {
  return {
    account_number: derivedDigits("account number", depositId, 10),
    routing_number: foreignRoutingNumber(depositId),
    serial_number: derivedDigits("serial number", depositId, 4),
  };
}
