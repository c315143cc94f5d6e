import type { InboundWireTransfer, InboundWireTransferCreateParams } from "@sandbank/contract";
import type { NumberFacts } from "../../declines/number-decline-rules.ts";
import { derivedDigits } from "../../digits/derived-digits.ts";
import { foreignRoutingNumber } from "../../digits/routing-number.ts";
import { newId, readNow, type World } from "../../world/world.ts";

/** Creates a wire that has arrived and is not yet accepted or declined. */
export function newWire(
  world: World,
  { number }: NumberFacts,
  params: InboundWireTransferCreateParams,
): InboundWireTransfer {
  const id = newId(world, "inbound_wire_transfer");
  const debtorRoutingNumber = foreignRoutingNumber(id);
  return {
    id,
    acceptance: null,
    account_id: number.account_id,
    account_number_id: number.id,
    amount: params.amount,
    created_at: readNow(world),
    creditor_address_line1: params.creditor_address_line1 ?? null,
    creditor_address_line2: params.creditor_address_line2 ?? null,
    creditor_address_line3: params.creditor_address_line3 ?? null,
    creditor_name: params.creditor_name ?? null,
    debtor_account_number: derivedDigits("account number", id, 10),
    debtor_address_line1: params.debtor_address_line1 ?? null,
    debtor_address_line2: params.debtor_address_line2 ?? null,
    debtor_address_line3: params.debtor_address_line3 ?? null,
    debtor_name: params.debtor_name ?? null,
    debtor_routing_number: debtorRoutingNumber,
    description: params.debtor_name === undefined ? "Wire" : `Wire from ${params.debtor_name}`,
    end_to_end_identification: params.end_to_end_identification ?? null,
    input_message_accountability_data: derivedDigits("input message accountability data", id, 20),
    instructing_agent_routing_number: params.instructing_agent_routing_number ?? debtorRoutingNumber,
    instruction_identification: params.instruction_identification ?? null,
    purpose: params.purpose ?? null,
    reversal: null,
    status: "pending",
    type: "inbound_wire_transfer",
    unique_end_to_end_transaction_reference: params.unique_end_to_end_transaction_reference ?? null,
    unstructured_remittance_information: params.unstructured_remittance_information ?? null,
    wire_drawdown_request_id: params.wire_drawdown_request_id ?? null,
  };
}

/** The sender's fields that the Transaction repeats. */
export function sentWith(wire: InboundWireTransfer) {
  const { id, acceptance, account_id, account_number_id, amount, created_at, reversal, status, type, ...sent } = wire;
  return sent;
}
