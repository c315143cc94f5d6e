import type { InboundAchTransfer, InboundAchTransferList } from "@sandbank/contract";
import { declinedBy } from "../../declines/decline-rule.ts";
import { releaseDebit } from "../../limits/debits.ts";
import { canReceive } from "../../money/balances.ts";
import { listPage } from "../../objects/lists.ts";
import { add, change, existing } from "../../objects/objects.ts";
import { transactionSource } from "../../objects/sources.ts";
import { numberFacts } from "../../rails/number-facts.ts";
import { post } from "../../rails/post.ts";
import { resolutionTime } from "../../rails/resolution-time.ts";
import { transferList } from "../../rails/transfer-lists.ts";
import { creditRules, moneyRules } from "../../refusals/account-refusals.ts";
import { creditFacts } from "../../refusals/credit-facts.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { retrieveFrom } from "../../resource-kit/read-operations.ts";
import { type RequireAll, refusedBy } from "../../resource-kit/refusal-rule.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import { readNow, schedule, type World } from "../../world/world.ts";
import { newTransfer } from "./new-transfer.ts";
import { declineTransfer, resolveTransfer } from "./resolve.ts";
import { inboundAchTransferStates } from "./states.ts";

export const inboundAchTransferOperations = {
  "inboundAchTransfers.list": list,
  "inboundAchTransfers.retrieve": retrieveFrom("inboundAchTransfers", "inbound_ach_transfer"),
  "inboundAchTransfers.decline": decline,
  "inboundAchTransfers.transferReturn": refusedBy(moneyRules, transferReturn),
  "simulations.inboundAchTransfers.create": refusedBy(creditRules, create),
} satisfies Handlers;

function list(world: World, { params }: Call<"inboundAchTransfers.list">): InboundAchTransferList {
  return listPage(
    world,
    "inboundAchTransfers.list",
    world.state.tables.inboundAchTransfers,
    params,
    transferList(params),
  );
}

function create(
  world: World,
  { params }: Call<"simulations.inboundAchTransfers.create">,
  requireAll: RequireAll<typeof creditRules>,
): InboundAchTransfer {
  const { number, account } = numberFacts(world, params.account_number_id);
  const resolvesAt = resolutionTime(world, params.resolve_at);
  if (resolvesAt === null && params.amount > 0) requireAll(creditFacts(world, account, params));
  const transfer = newTransfer(world, { number, params, resolvesAt: resolvesAt ?? world.state.now });
  add(world, world.state.tables.inboundAchTransfers, transfer, "inbound_ach_transfer.created");
  const { decline_reason: declineReason } = params;
  if (resolvesAt === null) return resolveTransfer(world, transfer, declineReason);
  schedule(world, resolvesAt, {
    kind: "inbound_ach_transfers.resolve",
    transfer: transfer.id,
    declineReason: declineReason ?? null,
  });
  return transfer;
}

function decline(world: World, { id, params }: Call<"inboundAchTransfers.decline">): InboundAchTransfer {
  const transfer = existing(world.state.tables.inboundAchTransfers, "inbound_ach_transfer", id);
  nextState(world, inboundAchTransferStates, { id: transfer.id, state: transfer.status, trigger: "decline" });
  const defaultReason = transfer.direction === "debit" ? "payment_stopped" : "credit_entry_refused_by_receiver";
  return declineTransfer(world, transfer, declinedBy("client", params.reason ?? defaultReason));
}

/** Returns an accepted transfer to its originator, even if the balance does not cover the amount (D-85). */
function transferReturn(
  world: World,
  { id, params }: Call<"inboundAchTransfers.transferReturn">,
  requireAll: RequireAll<typeof moneyRules>,
): InboundAchTransfer {
  const { inboundAchTransfers } = world.state.tables;
  const transfer = existing(inboundAchTransfers, "inbound_ach_transfer", id);
  const status = nextState(world, inboundAchTransferStates, {
    id: transfer.id,
    state: transfer.status,
    trigger: "transfer_return",
  });
  const { number, account } = numberFacts(world, transfer.account_number_id);
  const amount = transfer.direction === "debit" ? transfer.amount : -transfer.amount;
  requireAll({ account, fits: canReceive(world, account, amount) });
  const transaction = post(world, account, {
    amount,
    description: `Return of ${transfer.originator_company_name}`,
    from: "bank/ach",
    route: { id: number.id, type: "account_number" },
    source: transactionSource("inbound_ach_transfer_return_intention", { inbound_ach_transfer_id: transfer.id }),
    returnOf: amount < 0 ? transfer.acceptance?.transaction_id : null,
  });
  releaseDebit(world, transfer.id, transfer.amount);
  const transfer_return = { reason: params.reason, returned_at: readNow(world), transaction_id: transaction.id };
  return change(world, inboundAchTransfers, transfer, { status, transfer_return }, "inbound_ach_transfer.updated");
}
