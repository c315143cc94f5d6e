import type { CardRefund, CardSchemeFeeParams, CardSettlement } from "@sandbank/contract";
import { derivedDigits } from "../../digits/derived-digits.ts";
import type { World } from "../../world/world.ts";
import { type Merchant, usualMerchant } from "./merchant.ts";
import { createSchemeFees } from "./network.ts";
import { type Presentment, presentedChange } from "./presentment.ts";

/** The fields that settlements and refunds share. */
type Clearing = Omit<CardRefund, "id" | "type">;

/** The facts of a settlement or a refund. */
export interface ClearedMoney {
  /** The id of the settlement or refund, from which its numbers are derived. */
  readonly id: string;
  /** Minor units. */
  readonly amount: number;
  /** The amount that was refunded of the same settlement before, in minor units; 0 for a settlement. */
  readonly before: number;
  readonly cardPaymentId: Clearing["card_payment_id"];
  readonly transactionId: Clearing["transaction_id"];
  /** The merchant of the authorization, or of the settlement that is refunded. */
  readonly merchant: Merchant | CardSettlement;
  /** The numbers of the preceding message; null if there was none. */
  readonly identifiers: Pick<
    Clearing["network_identifiers"],
    "authorization_identification_response" | "transaction_id"
  > | null;
  /** The presentment of the preceding message, or `presentedInCents`. */
  readonly presentment: Presentment;
  readonly schemeFees: readonly CardSchemeFeeParams[] | undefined;
}

export function createClearing(
  world: World,
  { id, amount, before, cardPaymentId, transactionId, merchant, identifiers, presentment, schemeFees }: ClearedMoney,
): Clearing {
  return {
    amount,
    card_payment_id: cardPaymentId,
    cashback: null,
    currency: "USD",
    interchange: null,
    merchant_acceptor_id: merchant.merchant_acceptor_id,
    merchant_category_code: merchant.merchant_category_code,
    merchant_city: merchant.merchant_city ?? usualMerchant.merchant_city,
    merchant_country: merchant.merchant_country,
    merchant_name: readMerchantName(merchant),
    merchant_postal_code: merchant.merchant_postal_code,
    merchant_state: merchant.merchant_state,
    network_identifiers: {
      acquirer_business_id: derivedDigits("acquirer business id", id, 8),
      acquirer_reference_number: derivedDigits("acquirer reference number", id, 23),
      authorization_identification_response: identifiers?.authorization_identification_response ?? null,
      transaction_id: identifiers?.transaction_id ?? null,
    },
    presentment_amount: presentedChange(presentment, { from: before, to: before + amount }),
    presentment_currency: presentment.presentment_currency,
    purchase_details: null,
    scheme_fees: createSchemeFees(world, schemeFees),
    transaction_id: transactionId,
  };
}

export function readMerchantName(merchant: Merchant | CardSettlement): string {
  return "merchant_name" in merchant ? merchant.merchant_name : merchant.merchant_descriptor;
}
