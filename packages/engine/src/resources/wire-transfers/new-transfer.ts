import type { WireTransfer, WireTransferCreateParams, WireTransferCreatePartyParams } from "@sandbank/contract";
import type { DestinationFacts } from "../../rails/destination-refusals.ts";
import { newTransferFields } from "../../rails/outbound-transfer.ts";
import { newId, type World } from "../../world/world.ts";

interface NewTransfer {
  readonly params: WireTransferCreateParams;
  readonly facts: DestinationFacts;
  readonly idempotencyKey: string | null;
}

/** Makes a wire that has passed all checks and has moved no money yet. */
export function newTransfer(world: World, { params, facts, idempotencyKey }: NewTransfer): WireTransfer {
  const { category, tax = null, unstructured = null } = params.remittance;
  return {
    id: newId(world, "wire_transfer"),
    account_id: params.account_id,
    amount: params.amount,
    creditor: toParty(params.creditor),
    debtor: params.debtor === undefined ? null : toParty(params.debtor),
    inbound_wire_drawdown_request_id: null,
    network: "wire",
    remittance: { category, tax, unstructured },
    reversal: null,
    source_account_number_id: params.source_account_number_id ?? null,
    ...facts.destination,
    external_account_id: params.external_account_id ?? null,
    ...newTransferFields(world, idempotencyKey),
    status: "pending_creating",
    submission: null,
    type: "wire_transfer",
    unique_end_to_end_transaction_reference: null,
  };
}

function toParty({ name, address }: WireTransferCreatePartyParams): NonNullable<WireTransfer["creditor"]> {
  if (address === undefined) return { name, address: null };
  const { line1, line2 = null, line3 = null } = address.unstructured;
  return { name, address: { unstructured: { line1, line2, line3 } } };
}
