import type {
  InboundFednowTransfer,
  InboundFednowTransferDeclineReason,
  InboundFednowTransferList,
} from "@sandbank/contract";
import { decide } from "../../declines/decline-rule.ts";
import type { NumberFacts } from "../../declines/number-decline-rules.ts";
import { derivedDigits } from "../../digits/derived-digits.ts";
import { foreignRoutingNumber } from "../../digits/routing-number.ts";
import { equal, listPage } from "../../objects/lists.ts";
import { add, change, existing } from "../../objects/objects.ts";
import { declinedTransactionSource, transactionSource } from "../../objects/sources.ts";
import { decline } from "../../rails/decline.ts";
import { numberFacts } from "../../rails/number-facts.ts";
import { post } from "../../rails/post.ts";
import { creditRules } from "../../refusals/account-refusals.ts";
import { creditFacts } from "../../refusals/credit-facts.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { type RequireAll, refusedBy } from "../../resource-kit/refusal-rule.ts";
import type { Decision } from "../../state/explanation.ts";
import { newId, nowOf, type World } from "../../state/world.ts";
import { fednowRules } from "./decline-rules.ts";

export const inboundFednowTransferOperations = {
  "inboundFednowTransfers.list": list,
  "inboundFednowTransfers.retrieve": retrieve,
  "simulations.inboundFednowTransfers.create": refusedBy(creditRules, create),
} satisfies Handlers;

function list(world: World, { params }: Call<"inboundFednowTransfers.list">): InboundFednowTransferList {
  return listPage(world, "inboundFednowTransfers.list", world.state.tables.inboundFednowTransfers, params, {
    where: {
      account_id: equal(params.account_id),
      account_number_id: equal(params.account_number_id),
      status: params.status?.in,
    },
  });
}

function retrieve({ state }: World, { id }: Call<"inboundFednowTransfers.retrieve">): InboundFednowTransfer {
  return existing(state.tables.inboundFednowTransfers, "inbound_fednow_transfer", id);
}

function create(
  world: World,
  { params }: Call<"simulations.inboundFednowTransfers.create">,
  requireAll: RequireAll<typeof creditRules>,
): InboundFednowTransfer {
  const { tables } = world.state;
  const facts = numberFacts(world, params.account_number_id);
  requireAll(creditFacts(world, facts.account, params));
  const id = newId(world, "inbound_fednow_transfer");
  const transfer: InboundFednowTransfer = {
    id,
    account_id: facts.account.id,
    account_number_id: facts.number.id,
    amount: params.amount,
    confirmation: null,
    created_at: nowOf(world),
    creditor_name: facts.account.name,
    currency: "USD",
    debtor_account_number: params.debtor_account_number ?? derivedDigits("account number", id, 10),
    debtor_name: params.debtor_name ?? "Example Debtor",
    debtor_routing_number: params.debtor_routing_number ?? foreignRoutingNumber(id),
    decline: null,
    status: "pending_confirming",
    transaction_id: null,
    type: "inbound_fednow_transfer",
    unique_end_to_end_transaction_reference: null,
    unstructured_remittance_information: params.unstructured_remittance_information ?? null,
  };
  add(world, tables.inboundFednowTransfers, transfer, "inbound_fednow_transfer.created");
  const decision = decide(fednowRules, facts, params.decline_reason);
  return decision === null ? confirm(world, transfer, facts) : declineTransfer(world, transfer, facts, decision);
}

function confirm(
  world: World,
  transfer: InboundFednowTransfer,
  { account, number }: NumberFacts,
): InboundFednowTransfer {
  const confirmation = { transfer_id: transfer.id };
  const transaction = post(world, account, {
    amount: transfer.amount,
    description: transfer.debtor_name,
    from: "bank/fednow",
    route: { id: number.id, type: "account_number" },
    source: transactionSource("inbound_fednow_transfer_confirmation", confirmation),
  });
  return update(world, transfer, { confirmation, status: "confirmed", transaction_id: transaction.id });
}

function declineTransfer(
  world: World,
  transfer: InboundFednowTransfer,
  { account, number }: NumberFacts,
  decision: Decision<InboundFednowTransferDeclineReason>,
): InboundFednowTransfer {
  const details = { reason: decision.reason, transfer_id: transfer.id };
  decline(world, account, {
    amount: transfer.amount, // D-75: positive
    description: transfer.debtor_name,
    rail: "fednow",
    decision,
    subject: transfer.id,
    route: { id: number.id, type: "account_number" },
    source: () => declinedTransactionSource("inbound_fednow_transfer_decline", details),
  });
  return update(world, transfer, { decline: details, status: "declined" });
}

function update(
  world: World,
  transfer: InboundFednowTransfer,
  changes: Partial<InboundFednowTransfer>,
): InboundFednowTransfer {
  return change(world, world.state.tables.inboundFednowTransfers, transfer, changes, "inbound_fednow_transfer.updated");
}
