import type { InboundWireTransfer, InboundWireTransferCreateParams, WireDeclineReason } from "@sandbank/contract";
import { canReceive } from "../../money/balances.ts";
import { equal } from "../../objects/lists.ts";
import { change, existing } from "../../objects/objects.ts";
import { declinedTransactionSource, transactionSource } from "../../objects/sources.ts";
import { type InstantRail, receiveBy } from "../../rails/instant-transfer.ts";
import { numberFacts } from "../../rails/number-facts.ts";
import { post } from "../../rails/post.ts";
import { transferList } from "../../rails/transfer-lists.ts";
import { moneyRules } from "../../refusals/account-refusals.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { type RequireAll, refusedBy } from "../../resource-kit/refusal-rule.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import { readNow, type World } from "../../world/world.ts";
import { wireRules } from "./decline-rules.ts";
import { newWire, sentWith } from "./new-wire.ts";
import { inboundWireTransferStates } from "./states.ts";

/** The differences between wires and the other instant rails. The amount of a decline is positive (D-75). */
const wires: InstantRail<InboundWireTransfer, WireDeclineReason, InboundWireTransferCreateParams> = {
  rail: "wire",
  rules: wireRules,
  ledgerAccount: "bank/wires",
  table: ({ inboundWireTransfers }) => inboundWireTransfers,
  created: "inbound_wire_transfer.created",
  updated: "inbound_wire_transfer.updated",
  arrive: newWire,
  describe: ({ description }) => description,
  accepted: {
    source: (wire) =>
      transactionSource("inbound_wire_transfer", { amount: wire.amount, ...sentWith(wire), transfer_id: wire.id }),
    changes: (_, { id, created_at }) => ({
      acceptance: { accepted_at: created_at, transaction_id: id },
      status: "accepted",
    }),
  },
  declined: {
    source: ({ id }, reason) => declinedTransactionSource("wire_decline", { inbound_wire_transfer_id: id, reason }),
    changes: () => ({ status: "declined" }),
  },
};

export const inboundWireTransferOperations = {
  "inboundWireTransfers.list": createListHandler("inboundWireTransfers", (params) => ({
    where: { ...transferList(params).where, wire_drawdown_request_id: equal(params.wire_drawdown_request_id) },
  })),
  "inboundWireTransfers.retrieve": retrieveFrom("inboundWireTransfers", "inbound_wire_transfer"),
  "inboundWireTransfers.reverse": refusedBy(moneyRules, reverse),
  "simulations.inboundWireTransfers.create": receiveBy(wires),
} satisfies Handlers;

/** Reverses an accepted wire, even if the balance does not cover the amount (D-85). */
function reverse(
  world: World,
  { id, params }: Call<"inboundWireTransfers.reverse">,
  requireAll: RequireAll<typeof moneyRules>,
): InboundWireTransfer {
  const { inboundWireTransfers } = world.state.tables;
  const wire = existing(inboundWireTransfers, "inbound_wire_transfer", id);
  const status = nextState(world, inboundWireTransferStates, { id: wire.id, state: wire.status, trigger: "reverse" });
  const { account, number } = numberFacts(world, wire.account_number_id);
  requireAll({ account, fits: canReceive(world, account, -wire.amount) });
  post(world, account, {
    amount: -wire.amount,
    description: `Reversal of ${wire.description}`,
    from: "bank/wires",
    route: { id: number.id, type: "account_number" },
    source: transactionSource("inbound_wire_transfer_reversal", { inbound_wire_transfer_id: wire.id }),
    returnOf: wire.acceptance?.transaction_id,
  });
  const reversal = { reason: params.reason, reversed_at: readNow(world) };
  return change(world, inboundWireTransfers, wire, { status, reversal }, "inbound_wire_transfer.updated");
}
