import type {
  CardActioner,
  CardAdditionalAmounts,
  CardAdditionalAmountsParams,
  CardAuthorization,
  CardAuthorizationCreateParams,
  CardBalanceInquiry,
  CardDeclineReason,
} from "@sandbank/contract";
import { isCreditCategory } from "../../money/card-money.ts";
import type { CardMessage } from "../../state/card-message.ts";
import type { Decision } from "../../state/explanation.ts";
import { newId, type World } from "../../world/world.ts";
import type { Instruments } from "./facts.ts";
import { createMerchant } from "./merchant.ts";
import {
  createNetworkDetails,
  createNetworkIdentifiers,
  createSchemeFees,
  laterNetworkDetails,
  laterNetworkIdentifiers,
} from "./network.ts";
import { presentedChange, readPresentment } from "./presentment.ts";
import { createVerification } from "./verification.ts";

// `CardRequest` has the fields about Card, merchant and network. `CardMessage` adds the requested money and becomes
// part of authorizations, increments and declines. The two are created from `DecidedRequest` and `DecidedMessage`.

/** The fields that all requests with a Card share: authorizations, increments, balance inquiries and declines. */
type CardRequest = Omit<CardBalanceInquiry, "id" | "balance" | "card_payment_id" | "type">;

/** The parameters that describe a request. Each simulation has some of them. */
type MessageParams = Partial<Omit<CardAuthorizationCreateParams, "card_id" | "amount">>;

/** A request that has been decided. */
interface DecidedRequest {
  readonly cardPaymentId: CardAuthorization["card_payment_id"];
  readonly params: MessageParams;
  /** Null if it is accepted. */
  readonly decline: Decision<CardDeclineReason> | null;
}

export function createRequest(
  world: World,
  instruments: Instruments,
  { cardPaymentId, params, decline }: DecidedRequest,
): CardRequest {
  return {
    actioner: chooseActioner(params, decline),
    additional_amounts: createAdditionalAmounts(params.additional_amounts),
    currency: "USD",
    digital_wallet_token_id: (params.digital_wallet_token_id ?? null) as CardRequest["digital_wallet_token_id"],
    ...createMerchant(params),
    network_details: createNetworkDetails(params.network_details ?? {}),
    network_identifiers: createNetworkIdentifiers(cardPaymentId, params.network_identifiers ?? {}),
    network_risk_score: params.network_risk_score ?? null,
    physical_card_id: params.physical_card_id ?? null,
    real_time_decision_id: null,
    scheme_fees: createSchemeFees(world, params.scheme_fees),
    terminal_id: params.terminal_id ?? null,
    verification: createVerification(instruments, params.presented ?? {}, params.verification),
  };
}

interface DecidedMessage extends DecidedRequest {
  /** Minor units. */
  readonly amount: number;
}

export function createMessage(world: World, instruments: Instruments, message: DecidedMessage): CardMessage {
  const { amount, params } = message;
  return {
    ...createRequest(world, instruments, message),
    direction: readDirection(params),
    presentment_amount: amount === 0 ? 0 : (params.presentment_amount ?? amount),
    presentment_currency: params.presentment_currency ?? "USD",
    processing_category: readCategory(params),
  };
}

interface LaterMessage extends DecidedMessage {
  readonly authorization: CardAuthorization;
  /** The amount that is authorized before the increment, in minor units. */
  readonly authorized: number;
}

/** The message of an increment: merchant and card as in the authorization, with the new amount. */
export function laterMessage(
  world: World,
  instruments: Instruments,
  { authorization, authorized, ...message }: LaterMessage,
): CardMessage {
  const presentment = readPresentment(world, authorization);
  return {
    ...createMessage(world, instruments, message),
    ...createMerchant(authorization),
    digital_wallet_token_id: authorization.digital_wallet_token_id,
    direction: authorization.direction,
    network_details: laterNetworkDetails(authorization.network_details),
    network_identifiers: laterNetworkIdentifiers(newId(world, "card_message"), authorization.network_identifiers),
    network_risk_score: authorization.network_risk_score,
    physical_card_id: authorization.physical_card_id,
    presentment_amount: presentedChange(presentment, { from: authorized, to: authorized + message.amount }),
    presentment_currency: presentment.presentment_currency,
    processing_category: authorization.processing_category,
    terminal_id: authorization.terminal_id,
  };
}

/** The requested amount in minor units; 0 for a balance inquiry (D-104). */
export function requestedAmount({ amount, ...params }: MessageParams & { readonly amount: number }): number {
  return readCategory(params) === "balance_inquiry" ? 0 : amount;
}

function readCategory({ processing_category: category }: MessageParams): CardAuthorization["processing_category"] {
  return category?.category ?? "purchase";
}

/** Refunds and credits have the direction `refund`; all other categories are settlements (D-104). */
export function readDirection(params: MessageParams): CardAuthorization["direction"] {
  const category = readCategory(params);
  return params.direction ?? (category === "refund" || isCreditCategory(category) ? "refund" : "settlement");
}

/** The actioner that the simulation names, or else the party that decided. Only the network stands in (contract). */
function chooseActioner(
  { actioner, network_details }: MessageParams,
  decline: DecidedRequest["decline"],
): CardActioner {
  const standsIn = (network_details?.cardnet?.stand_in_processing_reason ?? null) !== null;
  const decider = decline === null ? undefined : deciders[decline.reason];
  return actioner ?? (standsIn ? "network" : (decider ?? "increase"));
}

/** The reasons for which another party than the service declines. */
const deciders: { readonly [Reason in CardDeclineReason]?: CardActioner } = {
  webhook_declined: "user",
  declined_by_stand_in_processing: "network",
};

function createAdditionalAmounts(given: CardAdditionalAmountsParams | undefined): CardAdditionalAmounts {
  return given === undefined ? noAdditionalAmounts : allAdditionalAmounts(given);
}

function allAdditionalAmounts(given: CardAdditionalAmountsParams): CardAdditionalAmounts {
  return {
    clinic: given.clinic ?? null,
    dental: given.dental ?? null,
    original: given.original ?? null,
    prescription: given.prescription ?? null,
    surcharge: given.surcharge ?? null,
    total_cumulative: given.total_cumulative ?? null,
    total_healthcare: given.total_healthcare ?? null,
    transit: given.transit ?? null,
    unknown: given.unknown ?? null,
    vision: given.vision ?? null,
  };
}

/** Shared by all messages without additional amounts, which saves memory. */
export const noAdditionalAmounts = allAdditionalAmounts({});
