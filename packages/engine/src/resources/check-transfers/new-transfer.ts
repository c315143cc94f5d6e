import type { AccountNumber, CheckTransfer, CheckTransferCreateParams } from "@sandbank/contract";
import { existing } from "../../objects/objects.ts";
import { newTransferFields } from "../../rails/outbound-transfer.ts";
import { newId, nextNumber, type World } from "../../world/world.ts";
import { findCheck } from "./find-check.ts";

interface NewTransfer {
  readonly params: CheckTransferCreateParams;
  readonly number: AccountNumber;
  readonly idempotencyKey: string | null;
}

/** Makes a check that has passed all checks and holds nothing yet. */
export function newTransfer(world: World, { params, number, idempotencyKey }: NewTransfer): CheckTransfer {
  const { physical_check, third_party, fulfillment_method } = params;
  const { transaction_id: _, ...shared } = newTransferFields(world, idempotencyKey);
  return {
    id: newId(world, "check_transfer"),
    account_id: params.account_id,
    account_number: number.account_number,
    amount: params.amount,
    approved_inbound_check_deposit_id: null,
    balance_check: params.balance_check ?? null,
    check_number: params.check_number ?? chooseCheckNumber(world, number),
    fulfillment_method,
    mailing: null,
    physical_check: physical_check === undefined ? null : createPhysicalCheck(physical_check),
    routing_number: number.routing_number,
    source_account_number_id: number.id,
    stop_payment_request: null,
    submission: null,
    third_party: third_party === undefined ? null : { recipient_name: third_party.recipient_name ?? null },
    ...shared,
    status: "pending_submission",
    type: "check_transfer",
    valid_until_date: params.valid_until_date ?? null,
  };
}

const BEFORE_FIRST = 1_000; // O-16

/** The smallest number that no check of an Account Number has. Each that was tried before is taken. */
function chooseCheckNumber(world: World, { id }: AccountNumber): string {
  for (;;) {
    const number = String(BEFORE_FIRST + 1 + nextNumber(world.state, `check number of ${id}`));
    if (findCheck(world, id, number) === undefined) return number;
  }
}

type PhysicalCheckParams = NonNullable<CheckTransferCreateParams["physical_check"]>;

type ReturnAddressParams = NonNullable<PhysicalCheckParams["return_address"]>;

function createPhysicalCheck(params: PhysicalCheckParams): CheckTransfer["physical_check"] {
  const { mailing_address: to, return_address: from, recipient_name, signature } = params;
  return {
    attachment_file_id: params.attachment_file_id ?? null,
    check_voucher_image_file_id: params.check_voucher_image_file_id ?? null,
    mailing_address: createAddress({ ...to, name: to.name ?? recipient_name }),
    memo: params.memo,
    note: params.note ?? null,
    payer: [...(params.payer ?? [])],
    recipient_name,
    return_address: from === undefined ? null : createAddress(from),
    return_address_name: params.return_address_name ?? null,
    shipping_method: params.shipping_method ?? "postal_first_class",
    signature: { image_file_id: signature?.image_file_id ?? null, text: signature?.text ?? null },
    tracking_updates: [],
  };
}

function createAddress({ city, line1, line2, name, phone, postal_code, state }: ReturnAddressParams) {
  return { city, line1, line2: line2 ?? null, name, phone: phone ?? null, postal_code, state };
}

/** Refuses a File that does not exist with 404. */
export function requireFiles({ state }: World, { physical_check }: CheckTransferCreateParams): void {
  const { attachment_file_id, check_voucher_image_file_id, signature } = physical_check ?? {};
  for (const id of [attachment_file_id, check_voucher_image_file_id, signature?.image_file_id]) {
    if (id !== undefined) existing(state.tables.files, "file", id);
  }
}
