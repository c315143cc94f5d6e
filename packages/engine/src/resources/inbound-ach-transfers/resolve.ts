import type { AchDeclineReason, InboundAchTransfer } from "@sandbank/contract";
import { evaluateRules } from "../../declines/decline-rule.ts";
import { recordDebit } from "../../limits/debits.ts";
import { canReceive } from "../../money/balances.ts";
import { change, existing } from "../../objects/objects.ts";
import { declinedTransactionSource, transactionSource } from "../../objects/sources.ts";
import { debitFacts } from "../../rails/debit-facts.ts";
import { recordDecline } from "../../rails/decline.ts";
import { numberFacts } from "../../rails/number-facts.ts";
import { post } from "../../rails/post.ts";
import type { Decision } from "../../state/explanation.ts";
import type { JobEffect } from "../../state/job-effect.ts";
import { newId, readNow, type World } from "../../world/world.ts";
import { achRules } from "./decline-rules.ts";

interface Due {
  readonly transfer: string;
  readonly declineReason: AchDeclineReason | null;
}

/** Whether a transfer waits for its scheduled time: the client has not declined it. */
export function isTransferPending({ state }: World, { transfer }: Due): boolean {
  return existing(state.tables.inboundAchTransfers, "inbound_ach_transfer", transfer).status === "pending";
}

/** Resolves a pending transfer at its scheduled time. */
export function resolveDueTransfer(world: World, job: Due): JobEffect {
  const transfer = existing(world.state.tables.inboundAchTransfers, "inbound_ach_transfer", job.transfer);
  const { amount, status } = resolveTransfer(world, transfer, job.declineReason ?? undefined);
  return { count: 1, amount, outcome: status };
}

/** Accepts a pending transfer, or declines it for the `forced` reason or by the first broken rule. */
export function resolveTransfer(
  world: World,
  transfer: InboundAchTransfer,
  forced: AchDeclineReason | undefined,
): InboundAchTransfer {
  const facts = numberFacts(world, transfer.account_number_id);
  const { account, number } = facts;
  const { amount, direction } = transfer;
  const decline = evaluateRules(
    world,
    { rail: "ach", rules: achRules },
    {
      ...facts,
      ...debitFacts(world, { account, route: number.id, count: 1, amount }),
      direction,
      fits: canReceive(world, account, amount),
    },
    forced,
  );
  return decline === null ? accept(world, transfer, facts) : declineTransfer(world, transfer, decline);
}

function accept(
  world: World,
  transfer: InboundAchTransfer,
  { account, number }: ReturnType<typeof numberFacts>,
): InboundAchTransfer {
  const { id, amount, direction } = transfer;
  const transaction = post(world, account, {
    amount: direction === "debit" ? -amount : amount,
    description: transfer.originator_company_name,
    from: "bank/ach",
    route: { id: number.id, type: "account_number" },
    source: transactionSource("inbound_ach_transfer", {
      addenda: transfer.addenda,
      ...sentWith(transfer),
      transfer_id: id,
    }),
  });
  if (direction === "debit") recordDebit(world, { id, account, models: [number.id], count: 1, volume: amount });
  const acceptance = { accepted_at: readNow(world), transaction_id: transaction.id };
  return update(world, transfer, { acceptance, status: "accepted" });
}

/** Declines a pending transfer. No money moves. */
export function declineTransfer(
  world: World,
  transfer: InboundAchTransfer,
  decline: Decision<AchDeclineReason>,
): InboundAchTransfer {
  const { account, number } = numberFacts(world, transfer.account_number_id);
  const { reason } = decline;
  const declined = recordDecline(world, account, {
    amount: transfer.amount, // D-75: positive
    description: transfer.originator_company_name,
    rail: "ach",
    decline,
    subject: transfer.id,
    route: { id: number.id, type: "account_number" },
    source: () => {
      const { originator_company_entry_description: _, ...sent } = sentWith(transfer);
      return declinedTransactionSource("ach_decline", {
        id: newId(world, "ach_decline"),
        inbound_ach_transfer_id: transfer.id,
        ...sent,
        reason,
        type: "ach_decline",
      });
    },
  });
  const declineOf = { declined_at: readNow(world), declined_transaction_id: declined.id, reason };
  return update(world, transfer, { decline: declineOf, status: "declined" });
}

/** The originator's fields that the Transaction and the decline repeat. */
function sentWith(transfer: InboundAchTransfer) {
  return {
    amount: transfer.amount,
    originator_company_descriptive_date: transfer.originator_company_descriptive_date,
    originator_company_discretionary_data: transfer.originator_company_discretionary_data,
    originator_company_entry_description: transfer.originator_company_entry_description,
    originator_company_id: transfer.originator_company_id,
    originator_company_name: transfer.originator_company_name,
    receiver_id_number: transfer.receiver_id_number,
    receiver_name: transfer.receiver_name,
    trace_number: transfer.trace_number,
  };
}

function update(world: World, transfer: InboundAchTransfer, changes: Partial<InboundAchTransfer>): InboundAchTransfer {
  return change(world, world.state.tables.inboundAchTransfers, transfer, changes, "inbound_ach_transfer.updated");
}
