import type { CheckDeclineReason, CheckTransfer, InboundCheckDeposit } from "@sandbank/contract";
import { evaluateRules } from "../../declines/decline-rule.ts";
import type { NumberFacts } from "../../declines/number-decline-rules.ts";
import { invariant } from "../../invariant.ts";
import { recordDebit } from "../../limits/debits.ts";
import { change, existing } from "../../objects/objects.ts";
import { declinedTransactionSource, transactionSource } from "../../objects/sources.ts";
import { debitFacts } from "../../rails/debit-facts.ts";
import { recordDecline } from "../../rails/decline.ts";
import { numberFacts } from "../../rails/number-facts.ts";
import { endHold } from "../../rails/outbound-transfer.ts";
import { post } from "../../rails/post.ts";
import type { Decision } from "../../state/explanation.ts";
import type { JobEffect } from "../../state/job-effect.ts";
import { newId, readNow, type World } from "../../world/world.ts";
import { recordDeposit } from "../check-transfers/steps.ts";
import { checkRules } from "./decline-rules.ts";

interface Due {
  readonly deposit: string;
  readonly declineReason: CheckDeclineReason | null;
}

/** Whether a check waits for its scheduled time: the client has not declined it. */
export function isDepositPending({ state }: World, { deposit }: Due): boolean {
  return existing(state.tables.inboundCheckDeposits, "inbound_check_deposit", deposit).status === "pending";
}

/** Resolves a pending check at its scheduled time. */
export function resolveDueDeposit(world: World, job: Due): JobEffect {
  const deposit = existing(world.state.tables.inboundCheckDeposits, "inbound_check_deposit", job.deposit);
  const { amount, status } = resolveDeposit(world, deposit, drawnOn(world, deposit), job.declineReason ?? undefined);
  return { count: 1, amount, outcome: status };
}

/** Loads the Account Number that a check is drawn on, which every check of the emulator names. */
export function drawnOn(world: World, { id, account_number_id: number }: InboundCheckDeposit): NumberFacts {
  invariant(number !== null, `${id} names no Account Number`);
  return numberFacts(world, number);
}

/** Pays a pending check, or declines it for the `forced` reason or by the first broken rule. */
export function resolveDeposit(
  world: World,
  deposit: InboundCheckDeposit,
  facts: NumberFacts,
  forced: CheckDeclineReason | undefined,
): InboundCheckDeposit {
  const { account, number } = facts;
  const debit = debitFacts(world, { account, route: number.id, count: 1, amount: deposit.amount });
  const transfer = findTransfer(world, deposit);
  const held = transfer === null ? 0 : readHeld(world, transfer);
  const rules = { rail: "check", rules: checkRules } as const;
  const decline = evaluateRules(world, rules, { ...facts, ...debit, transfer, held }, forced);
  return decline === null ? accept(world, deposit, facts, transfer) : declineDeposit(world, deposit, facts, decline);
}

/** The Check Transfer that a check belongs to. */
export function findTransfer({ state }: World, { check_transfer_id: id }: InboundCheckDeposit): CheckTransfer | null {
  return id === null ? null : existing(state.tables.checkTransfers, "check_transfer", id);
}

/** What a Check Transfer holds, in cents. */
function readHeld({ state }: World, { pending_transaction_id: id }: CheckTransfer): number {
  const pending = existing(state.tables.pendingTransactions, "pending_transaction", id as string);
  return pending.status === "pending" ? pending.held_amount : 0;
}

/** Pays a check. The hold of its Check Transfer ends before. */
function accept(
  world: World,
  deposit: InboundCheckDeposit,
  { account, number }: NumberFacts,
  transfer: CheckTransfer | null,
): InboundCheckDeposit {
  const { id, amount } = deposit;
  if (transfer !== null) endHold(world, transfer);
  const transaction = post(world, account, {
    amount: 0 - amount,
    description: `Check ${transfer?.check_number ?? deposit.check_number}`,
    from: "bank/checks",
    route: { id: number.id, type: "account_number" },
    source: (transaction_id) =>
      transactionSource("check_transfer_deposit", {
        back_image_file_id: deposit.back_image_file_id,
        bank_of_first_deposit_routing_number: deposit.bank_of_first_deposit_routing_number,
        deposited_at: readNow(world),
        front_image_file_id: deposit.front_image_file_id,
        inbound_check_deposit_id: id,
        transaction_id,
        transfer_id: deposit.check_transfer_id,
        type: "check_transfer_deposit",
      }),
  });
  recordDebit(world, { id, account, models: [number.id], count: 1, volume: amount });
  const changes = { accepted_at: readNow(world), status: "accepted", transaction_id: transaction.id } as const;
  const accepted = update(world, deposit, changes);
  if (transfer !== null) recordDeposit(world, transfer, deposit, "deposited");
  return accepted;
}

/** Declines a pending check. No money moves. */
export function declineDeposit(
  world: World,
  deposit: InboundCheckDeposit,
  { account, number }: NumberFacts,
  decline: Decision<CheckDeclineReason>,
): InboundCheckDeposit {
  const declined = recordDecline(world, account, {
    amount: 0 - deposit.amount, // D-75: negative
    description: `Check ${deposit.check_number}`,
    rail: "check",
    decline,
    subject: deposit.id,
    route: { id: number.id, type: "account_number" },
    source: () =>
      declinedTransactionSource("check_decline", {
        amount: deposit.amount,
        auxiliary_on_us: deposit.check_number ?? "",
        back_image_file_id: deposit.back_image_file_id,
        check_transfer_id: deposit.check_transfer_id ?? newId(world, "check_transfer"), // D-86
        front_image_file_id: deposit.front_image_file_id,
        inbound_check_deposit_id: deposit.id,
        reason: decline.reason,
      }),
  });
  const changes = { declined_at: readNow(world), declined_transaction_id: declined.id, status: "declined" } as const;
  return update(world, deposit, changes);
}

export function update(
  world: World,
  deposit: InboundCheckDeposit,
  changes: Partial<InboundCheckDeposit>,
): InboundCheckDeposit {
  return change(world, world.state.tables.inboundCheckDeposits, deposit, changes, "inbound_check_deposit.updated");
}
