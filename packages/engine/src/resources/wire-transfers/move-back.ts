import type { Transaction, WireTransfer } from "@sandbank/contract";
import { CAPITALS_AND_DIGITS, derivedDigits, derivedText } from "../../digits/derived-digits.ts";
import { canReceive } from "../../money/balances.ts";
import { existing } from "../../objects/objects.ts";
import { transactionSource } from "../../objects/sources.ts";
import { findTransfer, nextStatus, updateTransfer } from "../../rails/outbound-transfer.ts";
import type { moneyRules } from "../../refusals/account-refusals.ts";
import type { Call } from "../../resource-kit/operation.ts";
import type { RequireAll } from "../../resource-kit/refusal-rule.ts";
import { readNow, type World } from "../../world/world.ts";
import { readCycleDate } from "./submission.ts";
import { describe, postWire, wireRail } from "./wire-rail.ts";

/** Reverses a submitted wire, as the receiving bank does. */
export function reverse(
  world: World,
  { id }: Call<"simulations.wireTransfers.reverse">,
  requireAll: RequireAll<typeof moneyRules>,
): WireTransfer {
  const { transfer, status } = requireReturn(world, { id, trigger: "reverse" }, requireAll);
  const source = derivedText("reversal source", id, 8, CAPITALS_AND_DIGITS);
  const sequence = derivedDigits("reversal sequence number", id, 6);
  const date = readCycleDate(world);
  const details = {
    amount: transfer.amount,
    created_at: readNow(world),
    debtor_routing_number: transfer.routing_number,
    description: "Reversal",
    input_cycle_date: date,
    input_message_accountability_data: date.replaceAll("-", "") + source + sequence,
    input_sequence_number: sequence,
    input_source: source,
    instruction_identification: null,
    return_reason_additional_information: null,
    return_reason_code: "AC03",
    return_reason_code_description: "Invalid creditor account number",
    wire_transfer_id: transfer.id,
  };
  const { id: transaction_id } = postWire(world, transfer, {
    amount: transfer.amount,
    description: `Reversal of ${describe(transfer)}`,
    source: (own: Transaction["id"]) => transactionSource("inbound_wire_reversal", { ...details, transaction_id: own }),
  });
  return updateTransfer(world, wireRail, transfer, { status, reversal: { ...details, transaction_id } });
}

/** Rejects a wire before its submission. No category is published for its Transaction (O-29). */
export function reject(
  world: World,
  { id }: Call<"simulations.wireTransfers.reject">,
  requireAll: RequireAll<typeof moneyRules>,
): WireTransfer {
  const { transfer, status } = requireReturn(world, { id, trigger: "reject" }, requireAll);
  postWire(world, transfer, {
    amount: transfer.amount,
    description: `Rejection of ${describe(transfer)}`,
    source: transactionSource("other", {}),
  });
  return updateTransfer(world, wireRail, transfer, { status });
}

interface Move {
  readonly id: WireTransfer["id"];
  readonly trigger: "reverse" | "reject";
}

function requireReturn(world: World, { id, trigger }: Move, requireAll: RequireAll<typeof moneyRules>) {
  const transfer = findTransfer(world, wireRail, id);
  const status = nextStatus(world, wireRail, transfer, trigger);
  const account = existing(world.state.tables.accounts, "account", transfer.account_id);
  requireAll({ account, fits: canReceive(world, account, transfer.amount) });
  return { transfer, status };
}
