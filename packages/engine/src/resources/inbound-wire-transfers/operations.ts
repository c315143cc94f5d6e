import type { InboundWireTransfer, InboundWireTransferList, WireDeclineReason } from "@sandbank/contract";
import { decide } from "../../declines/decline-rule.ts";
import type { NumberFacts } from "../../declines/number-decline-rules.ts";
import { canReceive } from "../../money/balances.ts";
import { equal, listPage } from "../../objects/lists.ts";
import { add, change, existing } from "../../objects/objects.ts";
import { declinedTransactionSource, transactionSource } from "../../objects/sources.ts";
import { decline } from "../../rails/decline.ts";
import { numberFacts } from "../../rails/number-facts.ts";
import { post } from "../../rails/post.ts";
import { creditRules, moneyRules } from "../../refusals/account-refusals.ts";
import { creditFacts } from "../../refusals/credit-facts.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { type RequireAll, refusedBy } from "../../resource-kit/refusal-rule.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import type { Decision } from "../../state/explanation.ts";
import { nowOf, type World } from "../../state/world.ts";
import { wireRules } from "./decline-rules.ts";
import { newWire, sentWith } from "./new-wire.ts";
import { inboundWireTransferStates } from "./states.ts";

export const inboundWireTransferOperations = {
  "inboundWireTransfers.list": list,
  "inboundWireTransfers.retrieve": retrieve,
  "inboundWireTransfers.reverse": refusedBy(moneyRules, reverse),
  "simulations.inboundWireTransfers.create": refusedBy(creditRules, create),
} satisfies Handlers;

function list(world: World, { params }: Call<"inboundWireTransfers.list">): InboundWireTransferList {
  return listPage(world, "inboundWireTransfers.list", world.state.tables.inboundWireTransfers, params, {
    where: {
      account_id: equal(params.account_id),
      account_number_id: equal(params.account_number_id),
      status: params.status?.in,
    },
  });
}

function retrieve({ state }: World, { id }: Call<"inboundWireTransfers.retrieve">): InboundWireTransfer {
  return existing(state.tables.inboundWireTransfers, "inbound_wire_transfer", id);
}

function create(
  world: World,
  { params }: Call<"simulations.inboundWireTransfers.create">,
  requireAll: RequireAll<typeof creditRules>,
): InboundWireTransfer {
  const facts = numberFacts(world, params.account_number_id);
  requireAll(creditFacts(world, facts.account, params));
  const wire = newWire(world, facts.number, params);
  add(world, world.state.tables.inboundWireTransfers, wire, "inbound_wire_transfer.created");
  const decision = decide(wireRules, facts, params.decline_reason);
  return decision === null ? accept(world, wire, facts) : declineWire(world, wire, facts, decision);
}

/** Sends the money of an accepted wire back, whether it is still there or not (D-85). There is no category of its own for it. */
function reverse(
  world: World,
  { id, params }: Call<"inboundWireTransfers.reverse">,
  requireAll: RequireAll<typeof moneyRules>,
): InboundWireTransfer {
  const wire = existing(world.state.tables.inboundWireTransfers, "inbound_wire_transfer", id);
  const status = nextState(inboundWireTransferStates, { id: wire.id, state: wire.status, trigger: "reverse" });
  const { account, number } = numberFacts(world, wire.account_number_id);
  requireAll({ account, fits: canReceive(world, account, -wire.amount) });
  post(world, account, {
    amount: -wire.amount,
    description: `Reversal of ${wire.description}`,
    from: "bank/wires",
    route: { id: number.id, type: "account_number" },
    source: transactionSource("other", {}),
    takesBack: wire.acceptance?.transaction_id,
  });
  return update(world, wire, { status, reversal: { reason: params.reason, reversed_at: nowOf(world) } });
}

function accept(world: World, wire: InboundWireTransfer, { account, number }: NumberFacts): InboundWireTransfer {
  const transaction = post(world, account, {
    amount: wire.amount,
    description: wire.description,
    from: "bank/wires",
    route: { id: number.id, type: "account_number" },
    source: transactionSource("inbound_wire_transfer", {
      amount: wire.amount,
      ...sentWith(wire),
      transfer_id: wire.id,
    }),
  });
  const acceptance = { accepted_at: nowOf(world), transaction_id: transaction.id };
  return update(world, wire, { acceptance, status: "accepted" });
}

function declineWire(
  world: World,
  wire: InboundWireTransfer,
  { account, number }: NumberFacts,
  decision: Decision<WireDeclineReason>,
): InboundWireTransfer {
  decline(world, account, {
    amount: wire.amount, // D-75: positive
    description: wire.description,
    rail: "wire",
    decision,
    subject: wire.id,
    route: { id: number.id, type: "account_number" },
    source: () =>
      declinedTransactionSource("wire_decline", { inbound_wire_transfer_id: wire.id, reason: decision.reason }),
  });
  return update(world, wire, { status: "declined" });
}

function update(world: World, wire: InboundWireTransfer, changes: Partial<InboundWireTransfer>): InboundWireTransfer {
  return change(world, world.state.tables.inboundWireTransfers, wire, changes, "inbound_wire_transfer.updated");
}
