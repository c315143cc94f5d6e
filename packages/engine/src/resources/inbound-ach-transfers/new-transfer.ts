import type { AccountNumber, InboundAchTransfer, InboundAchTransferCreateParams } from "@sandbank/contract";
import { derivedDigits } from "../../digits/derived-digits.ts";
import { foreignRoutingNumber } from "../../digits/routing-number.ts";
import { toTimestamp } from "../../ports/time.ts";
import { newId, readNow, type World } from "../../world/world.ts";

interface Arrival {
  readonly number: AccountNumber;
  readonly params: InboundAchTransferCreateParams;
  /** Milliseconds since 1970. */
  readonly resolvesAt: number;
}

/** Creates a transfer that has arrived and is not yet accepted or declined. */
export function newTransfer(world: World, { number, params, resolvesAt }: Arrival): InboundAchTransfer {
  const id = newId(world, "inbound_ach_transfer");
  const settledAt = toTimestamp(resolvesAt);
  const [today, day] = [readDay(readNow(world)), readDay(settledAt)];
  const originatorRoutingNumber = foreignRoutingNumber(id);
  return {
    id,
    acceptance: null,
    account_id: number.account_id,
    account_number_id: number.id,
    addenda: createAddenda(params),
    amount: Math.abs(params.amount),
    automatically_resolves_at: settledAt,
    created_at: readNow(world),
    decline: null,
    direction: params.amount < 0 ? "debit" : "credit",
    effective_date: day,
    international_addenda: null,
    notification_of_change: null,
    originator_company_descriptive_date: params.company_descriptive_date ?? null,
    originator_company_discretionary_data: params.company_discretionary_data ?? null,
    originator_company_entry_description: params.company_entry_description ?? "PAYMENT",
    originator_company_id: params.company_id ?? "0000000000",
    originator_company_name: params.company_name ?? "Example Company",
    originator_routing_number: originatorRoutingNumber,
    receiver_id_number: params.receiver_id_number ?? null,
    receiver_name: params.receiver_name ?? null,
    // A declined transfer is settled too; its money goes back to the originator.
    settlement: { settled_at: settledAt, settlement_schedule: day === today ? "same_day" : "future_dated" },
    standard_entry_class_code: params.standard_entry_class_code ?? "corporate_credit_or_debit",
    status: "pending",
    // The originating bank's routing number without the checksum, then a number.
    trace_number: originatorRoutingNumber.slice(0, 8) + derivedDigits("trace number", id, 7),
    transfer_return: null,
    type: "inbound_ach_transfer",
  };
}

function createAddenda({ addenda }: InboundAchTransferCreateParams): InboundAchTransfer["addenda"] {
  if (addenda === undefined) return null;
  const { category, freeform } = addenda;
  return { category, freeform: freeform ? { entries: [...freeform.entries] } : null };
}

function readDay(timestamp: string): string {
  return timestamp.slice(0, "YYYY-MM-DD".length);
}
