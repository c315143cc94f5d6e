import type { AchTransfer, AchTransferCreateParams, ExternalAccount } from "@sandbank/contract";
import { derivedDigits } from "../../digits/derived-digits.ts";
import { newTransferFields } from "../../rails/outbound-transfer.ts";
import { newId, type World } from "../../world/world.ts";

interface NewTransfer {
  readonly params: AchTransferCreateParams;
  readonly externalAccount: ExternalAccount | null;
  readonly idempotencyKey: string | null;
}

/** Makes a transfer that has passed all checks and has moved no money yet. */
export function newTransfer(world: World, { params, externalAccount, idempotencyKey }: NewTransfer): AchTransfer {
  const { account_number = "", routing_number = "" } = externalAccount ?? params;
  const { date = null, settlement_schedule = null } = params.preferred_effective_date ?? {
    settlement_schedule: "same_day",
  };
  return {
    id: newId(world, "ach_transfer"),
    account_id: params.account_id,
    account_number,
    acknowledgement: null,
    addenda: createAddenda(params),
    amount: params.amount,
    company_descriptive_date: params.company_descriptive_date ?? null,
    company_discretionary_data: params.company_discretionary_data ?? null,
    company_entry_description: params.company_entry_description ?? null,
    company_id: `1${derivedDigits("company id", params.account_id, 9)}`,
    company_name: params.company_name ?? null,
    destination_account_holder: params.destination_account_holder ?? externalAccount?.account_holder ?? "unknown",
    external_account_id: externalAccount?.id ?? null,
    funding: chooseFunding(params, externalAccount),
    inbound_funds_hold: null,
    individual_id: params.individual_id ?? null,
    individual_name: params.individual_name ?? null,
    network: "ach",
    notifications_of_change: [],
    preferred_effective_date: { date, settlement_schedule },
    return: null,
    routing_number,
    settlement: null,
    standard_entry_class_code: params.standard_entry_class_code ?? "corporate_credit_or_debit",
    statement_descriptor: params.statement_descriptor,
    ...newTransferFields(world, idempotencyKey),
    status: "pending_submission",
    submission: null,
    type: "ach_transfer",
  };
}

/** ACH has no code for `other` (O-08). */
function chooseFunding({ funding = "checking" }: AchTransferCreateParams, named: ExternalAccount | null) {
  const own = named?.funding ?? funding;
  return own === "other" ? "checking" : own;
}

function createAddenda({ addenda }: AchTransferCreateParams): AchTransfer["addenda"] {
  if (addenda === undefined) return null;
  const { category, freeform, payment_order_remittance_advice: advice } = addenda;
  return {
    category,
    freeform: freeform === undefined ? null : { entries: [...freeform.entries] },
    payment_order_remittance_advice: advice === undefined ? null : { invoices: [...advice.invoices] },
  };
}
