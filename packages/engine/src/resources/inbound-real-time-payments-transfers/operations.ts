import type {
  InboundRealTimePaymentsTransfer,
  InboundRealTimePaymentsTransferDeclineReason,
  InboundRealTimePaymentsTransferList,
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
import { realTimePaymentsRules } from "./decline-rules.ts";

export const inboundRealTimePaymentsTransferOperations = {
  "inboundRealTimePaymentsTransfers.list": list,
  "inboundRealTimePaymentsTransfers.retrieve": retrieve,
  "simulations.inboundRealTimePaymentsTransfers.create": refusedBy(creditRules, create),
} satisfies Handlers;

type Transfer = InboundRealTimePaymentsTransfer;

function list(
  world: World,
  { params }: Call<"inboundRealTimePaymentsTransfers.list">,
): InboundRealTimePaymentsTransferList {
  const { inboundRealTimePaymentsTransfers } = world.state.tables;
  return listPage(world, "inboundRealTimePaymentsTransfers.list", inboundRealTimePaymentsTransfers, params, {
    where: {
      account_id: equal(params.account_id),
      account_number_id: equal(params.account_number_id),
      status: params.status?.in,
    },
  });
}

function retrieve({ state }: World, { id }: Call<"inboundRealTimePaymentsTransfers.retrieve">): Transfer {
  return existing(state.tables.inboundRealTimePaymentsTransfers, "inbound_real_time_payments_transfer", id);
}

function create(
  world: World,
  { params }: Call<"simulations.inboundRealTimePaymentsTransfers.create">,
  requireAll: RequireAll<typeof creditRules>,
): Transfer {
  const { tables } = world.state;
  const facts = numberFacts(world, params.account_number_id);
  requireAll(creditFacts(world, facts.account, params));
  const id = newId(world, "inbound_real_time_payments_transfer");
  const transfer: Transfer = {
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
    transaction_identification: derivedDigits("transaction identification", id, 20),
    type: "inbound_real_time_payments_transfer",
    unstructured_remittance_information: params.unstructured_remittance_information ?? null,
  };
  add(world, tables.inboundRealTimePaymentsTransfers, transfer, "inbound_real_time_payments_transfer.created");
  const decision = decide(realTimePaymentsRules, facts, params.decline_reason);
  return decision === null ? confirm(world, transfer, facts) : declineTransfer(world, transfer, facts, decision);
}

function confirm(world: World, transfer: Transfer, { account, number }: NumberFacts): Transfer {
  const transaction = post(world, account, {
    amount: transfer.amount,
    description: transfer.debtor_name,
    from: "bank/real_time_payments",
    route: { id: number.id, type: "account_number" },
    source: transactionSource("inbound_real_time_payments_transfer_confirmation", {
      ...sentWith(transfer),
      unstructured_remittance_information: transfer.unstructured_remittance_information,
    }),
  });
  const confirmation = { confirmed_at: nowOf(world), transaction_id: transaction.id };
  return update(world, transfer, { confirmation, status: "confirmed" });
}

function declineTransfer(
  world: World,
  transfer: Transfer,
  { account, number }: NumberFacts,
  decision: Decision<InboundRealTimePaymentsTransferDeclineReason>,
): Transfer {
  const { reason } = decision;
  const declined = decline(world, account, {
    amount: transfer.amount, // D-75: positive
    description: transfer.debtor_name,
    rail: "real_time_payments",
    decision,
    subject: transfer.id,
    route: { id: number.id, type: "account_number" },
    source: () =>
      declinedTransactionSource("inbound_real_time_payments_transfer_decline", {
        ...sentWith(transfer),
        reason,
        unstructured_remittance_information: transfer.unstructured_remittance_information ?? "", // D-86
      }),
  });
  const declineOf = { declined_at: nowOf(world), declined_transaction_id: declined.id, reason };
  return update(world, transfer, { decline: declineOf, status: "declined" });
}

/** What the sender said, as the Transaction and the decline repeat it. */
function sentWith(transfer: Transfer) {
  return {
    amount: transfer.amount,
    creditor_name: transfer.creditor_name,
    currency: transfer.currency,
    debtor_account_number: transfer.debtor_account_number,
    debtor_name: transfer.debtor_name,
    debtor_routing_number: transfer.debtor_routing_number,
    transaction_identification: transfer.transaction_identification,
    transfer_id: transfer.id,
  };
}

function update(world: World, transfer: Transfer, changes: Partial<Transfer>): Transfer {
  const { inboundRealTimePaymentsTransfers } = world.state.tables;
  return change(
    world,
    inboundRealTimePaymentsTransfers,
    transfer,
    changes,
    "inbound_real_time_payments_transfer.updated",
  );
}
