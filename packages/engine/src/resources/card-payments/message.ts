import type {
  Card,
  CardAuthorization,
  CardAuthorizationCreateParams,
  CardDetails,
  CardNetworkDetails,
  CardRefund,
  CardSchemeFee,
  CardSettlement,
} from "@sandbank/contract";
import { normalizeTimestamp } from "../../ports/time.ts";
import type { Presented } from "../../rails/card/rules.ts";
import { randomDigits } from "../../random-digits.ts";
import { networkDetails } from "../../sources.ts";
import { nowOf, type World } from "../../world.ts";
import type { CardMessage } from "./card-message.ts";

/** The parameters that describe a request: each simulation has some of them. */
type MessageParams = Partial<Omit<CardAuthorizationCreateParams, "card_id" | "amount">>;

/** A merchant of whom the simulation says nothing. */
const usualMerchant = {
  merchant_acceptor_id: "5665270011000168",
  merchant_category_code: "5734",
  merchant_city: "Springfield",
  merchant_country: "US",
  merchant_descriptor: "EXAMPLE SHOP",
  merchant_postal_code: null,
  merchant_state: "IL",
} as const;

type Merchant = Pick<CardAuthorization, keyof typeof usualMerchant>;

export function merchantOf(params: MessageParams): Merchant {
  const given = Object.keys(usualMerchant).map((name) => {
    const field = name as keyof Merchant;
    return [field, params[field] ?? usualMerchant[field]];
  });
  return Object.fromEntries(given);
}

/** A refund that is to be authorized goes the other way than everything else. */
export function directionOf({
  direction,
  processing_category: category,
}: MessageParams): CardAuthorization["direction"] {
  return direction ?? (category?.category === "refund" ? "refund" : "settlement");
}

/** What is presented and what is checked, against the card's own data. */
export interface Instrument {
  readonly card: Card;
  readonly details: CardDetails;
  readonly presented: Presented;
}

export function messageOf(
  world: World,
  instrument: Instrument,
  { amount, params }: { readonly amount: number; readonly params: MessageParams },
): CardMessage {
  return {
    actioner: actionerOf(params),
    additional_amounts: additionalAmountsOf(params.additional_amounts),
    currency: "USD",
    digital_wallet_token_id: (params.digital_wallet_token_id ?? null) as CardMessage["digital_wallet_token_id"],
    direction: directionOf(params),
    ...merchantOf(params),
    network_details: networkDetailsOf(params.network_details),
    network_identifiers: networkIdentifiersOf(world, params.network_identifiers),
    network_risk_score: params.network_risk_score ?? null,
    physical_card_id: params.physical_card_id ?? null,
    presentment_amount: params.presentment_amount ?? amount,
    presentment_currency: params.presentment_currency ?? "USD",
    processing_category: params.processing_category?.category ?? "purchase",
    real_time_decision_id: null,
    scheme_fees: schemeFeesOf(world, params.scheme_fees),
    terminal_id: params.terminal_id ?? null,
    verification: verificationOf(instrument, params.verification),
  };
}

/** The service decides, unless the simulation says who did; only the network stands in (contract). */
function actionerOf({ actioner, network_details }: MessageParams): CardMessage["actioner"] {
  const standsIn = network_details?.cardnet?.stand_in_processing_reason !== undefined;
  return actioner ?? (standsIn ? "network" : "increase");
}

function additionalAmountsOf(given: MessageParams["additional_amounts"] = {}): CardMessage["additional_amounts"] {
  const { clinic = null, dental = null, original = null, prescription = null, surcharge = null } = given;
  const { total_cumulative = null, total_healthcare = null, transit = null, unknown = null, vision = null } = given;
  const healthcare = { clinic, dental, prescription, vision, total_healthcare };
  return { ...healthcare, original, surcharge, total_cumulative, transit, unknown };
}

function networkDetailsOf({ debitnet, cardnet = {} }: MessageParams["network_details"] = {}): CardNetworkDetails {
  if (debitnet !== undefined) return networkDetails("debitnet", {});
  return networkDetails("cardnet", {
    electronic_commerce_indicator: cardnet.electronic_commerce_indicator ?? null,
    point_of_service_entry_mode: cardnet.point_of_service_entry_mode ?? null,
    stand_in_processing_reason: cardnet.stand_in_processing_reason ?? null,
    terminal_entry_capability: cardnet.terminal_entry_capability ?? null,
  });
}

export function schemeFeesOf(world: World, given: MessageParams["scheme_fees"] = []): CardSchemeFee[] {
  return given.map((fee) => ({
    amount: fee.amount,
    created_at: fee.created_at === undefined ? nowOf(world) : normalizeTimestamp(fee.created_at),
    currency: fee.currency ?? "USD",
    fee_type: fee.fee_type,
    fixed_component: fee.fixed_component ?? null,
    variable_rate: fee.variable_rate ?? null,
  }));
}

type Verification = CardMessage["verification"];

/** What was checked: as the simulation says, or else as it comes of what was presented and of the Card. */
function verificationOf(instrument: Instrument, given: MessageParams["verification"] = {}): Verification {
  const { card_verification_code: code, cardholder_address: address = {}, cardholder_name: name } = given;
  return {
    card_verification_code: { result: code?.result ?? codeResultOf(instrument) },
    cardholder_address: addressOf(instrument.card, address),
    cardholder_name:
      name === undefined
        ? null
        : {
            provided_first_name: name.provided_first_name ?? null,
            provided_middle_name: name.provided_middle_name ?? null,
            provided_last_name: name.provided_last_name ?? null,
          },
  };
}

function codeResultOf({ presented, details }: Instrument): Verification["card_verification_code"]["result"] {
  if (presented.cvv2 === undefined) return "not_checked";
  return presented.cvv2 === details.verification_code ? "match" : "no_match";
}

type AddressParams = NonNullable<NonNullable<MessageParams["verification"]>["cardholder_address"]>;

function addressOf({ billing_address: billing }: Card, given: AddressParams): Verification["cardholder_address"] {
  const { provided_line1 = null, provided_postal_code = null } = given;
  const { actual_line1 = billing.line1, actual_postal_code = billing.postal_code } = given;
  const provided = { actual_line1, actual_postal_code, provided_line1, provided_postal_code };
  return { ...provided, result: given.result ?? addressResultOf(provided) };
}

/** D-83. There is no word for a first line that was looked at without the postal code: that is not checked. */
function addressResultOf(
  address: Omit<Verification["cardholder_address"], "result">,
): Verification["cardholder_address"]["result"] {
  const { actual_line1, actual_postal_code, provided_line1, provided_postal_code } = address;
  if (provided_postal_code === null) return "not_checked";
  const postalCodeMatches = provided_postal_code === actual_postal_code;
  if (provided_line1 === null) return postalCodeMatches ? "postal_code_match_address_not_checked" : "no_match";
  const line1Matches = provided_line1 === actual_line1;
  if (postalCodeMatches) return line1Matches ? "match" : "postal_code_match_address_no_match";
  return line1Matches ? "postal_code_no_match_address_match" : "no_match";
}

/** What a later message of the same payment says: the merchant and the network again, and what is new. */
export function repeatedMessage(
  world: World,
  instrument: Instrument,
  {
    authorization,
    amount,
    params,
  }: {
    readonly authorization: CardAuthorization;
    readonly amount: number;
    readonly params: MessageParams;
  },
): CardMessage {
  const { actioner, direction, network_details, network_identifiers, network_risk_score } = authorization;
  const { physical_card_id, digital_wallet_token_id, processing_category, terminal_id } = authorization;
  return {
    ...messageOf(world, instrument, { amount, params }),
    ...merchantFieldsOf(authorization),
    actioner: params.actioner ?? actioner,
    digital_wallet_token_id,
    direction,
    network_details,
    network_identifiers: networkIdentifiersOf(world, { transaction_id: network_identifiers.transaction_id }),
    network_risk_score,
    physical_card_id,
    processing_category,
    terminal_id,
  };
}

export function merchantFieldsOf(authorization: CardAuthorization): Merchant {
  const fields = Object.keys(usualMerchant).map((name) => [name, authorization[name as keyof Merchant]]);
  return Object.fromEntries(fields);
}

type Clearing = Omit<CardRefund, "id" | "type">;

/** What is said of money that moved. */
export function clearingOf(
  world: World,
  {
    amount,
    merchant,
    cardPaymentId,
    transactionId,
    authorization,
    schemeFees,
  }: {
    readonly amount: number;
    readonly merchant: Merchant | CardSettlement;
    readonly cardPaymentId: Clearing["card_payment_id"];
    readonly transactionId: Clearing["transaction_id"];
    readonly authorization: CardAuthorization | null;
    readonly schemeFees: MessageParams["scheme_fees"];
  },
): Clearing {
  const { random } = world.state;
  const identifiers = authorization?.network_identifiers;
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
    merchant_name: "merchant_name" in merchant ? merchant.merchant_name : merchant.merchant_descriptor,
    merchant_postal_code: merchant.merchant_postal_code,
    merchant_state: merchant.merchant_state,
    network_identifiers: {
      acquirer_business_id: randomDigits(random, 8),
      acquirer_reference_number: randomDigits(random, 23),
      authorization_identification_response: identifiers?.authorization_identification_response ?? null,
      transaction_id: identifiers?.transaction_id ?? null,
    },
    presentment_amount: amount,
    presentment_currency: "USD",
    purchase_details: null,
    scheme_fees: schemeFeesOf(world, schemeFees),
    transaction_id: transactionId,
  };
}

type Optional<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

/** Numbers of a message, made up where they are not given. */
export function networkIdentifiersOf(
  { state: { random } }: World,
  given: Optional<CardMessage["network_identifiers"]> = {},
): CardMessage["network_identifiers"] {
  return {
    authorization_identification_response: given.authorization_identification_response ?? randomDigits(random, 6),
    retrieval_reference_number: given.retrieval_reference_number ?? randomDigits(random, 12),
    trace_number: given.trace_number ?? randomDigits(random, 6),
    transaction_id: given.transaction_id ?? randomDigits(random, 15),
  };
}
