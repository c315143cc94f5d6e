import type { WireTransfer } from "@sandbank/contract";
import { findWireSubmission } from "../../calendar/wire-cycles.ts";
import { existing } from "../../objects/objects.ts";
import { pendingTransactionSource, transactionSource } from "../../objects/sources.ts";
import { type OutboundRail, scheduleStep } from "../../rails/outbound-transfer.ts";
import { type Posting, post, type Route } from "../../rails/post.ts";
import type { World } from "../../world/world.ts";
import { type WireTrigger, wireTransferStates } from "./states.ts";

const SUBMITTED_AFTER_MS = 5 * 60_000; // O-27

export const wireRail: OutboundRail<WireTransfer, WireTrigger> = {
  type: "wire_transfer",
  table: ({ wireTransfers }) => wireTransfers,
  states: wireTransferStates,
  instruct: (transfer) => ({
    amount: -transfer.amount,
    description: describe(transfer),
    source: pendingTransactionSource("wire_transfer_instruction", listDetails(transfer)),
    ...route(transfer),
  }),
  send: (world, transfer) => {
    const { id } = postWire(world, transfer, {
      amount: -transfer.amount,
      description: describe(transfer),
      source: transactionSource("wire_transfer_intention", listDetails(transfer)),
    });
    const submittedAt = findWireSubmission(world.state.now + SUBMITTED_AFTER_MS);
    scheduleStep(world, submittedAt, { kind: "wire_transfers.submit", transfer: transfer.id });
    return { transaction_id: id };
  },
};

/** Posts money of a wire, in either direction. */
export function postWire(world: World, transfer: WireTransfer, posting: Omit<Posting, "from" | "route">) {
  const account = existing(world.state.tables.accounts, "account", transfer.account_id);
  return post(world, account, { ...posting, from: "bank/wires", ...route(transfer) });
}

/** What the Transaction and the Pending Transaction of a wire are called. */
export function describe({ remittance }: WireTransfer): string {
  return remittance?.unstructured?.message ?? `Tax ${remittance?.tax?.type_code}`;
}

function listDetails(transfer: WireTransfer) {
  const { id, account_number, amount, routing_number } = transfer;
  return { account_number, amount, message_to_recipient: describe(transfer), routing_number, transfer_id: id };
}

function route({ source_account_number_id: id }: WireTransfer): { readonly route?: Route } {
  return id === null ? {} : { route: { id, type: "account_number" } };
}
