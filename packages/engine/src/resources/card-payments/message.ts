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
import { newId, type World } from "../../state/world.ts";
import type { Instruments } from "./facts.ts";
import { merchantOf } from "./merchant.ts";
import {
  laterNetworkDetails,
  laterNetworkIdentifiers,
  networkDetailsOf,
  networkIdentifiersOf,
  schemeFeesOf,
} from "./network.ts";
import { presentedAmount, presentmentOf } from "./presentment.ts";
import { verificationOf } from "./verification.ts";

// Three types of this folder say what a merchant sends. `CardRequest` is what a request says of Card, merchant and network;
// `CardMessage` adds the money that is asked for, and goes into authorizations, increments and declines; `DecidedRequest`
// and `DecidedMessage` are what the two are made from.

/** What any request with a Card says, be it for money or for a look at the balance, and whatever becomes of it. */
type CardRequest = Omit<CardBalanceInquiry, "id" | "balance" | "card_payment_id" | "type">;

/** The parameters that describe a request: each simulation has some of them. */
type MessageParams = Partial<Omit<CardAuthorizationCreateParams, "card_id" | "amount">>;

/** A request that has been decided. */
interface DecidedRequest {
  readonly cardPaymentId: CardAuthorization["card_payment_id"];
  readonly params: MessageParams;
  /** Null where it is accepted. */
  readonly decision: Decision<CardDeclineReason> | null;
}

export function requestOf(
  world: World,
  instruments: Instruments,
  { cardPaymentId, params, decision }: DecidedRequest,
): CardRequest {
  return {
    actioner: actionerOf(params, decision),
    additional_amounts: additionalAmountsOf(params.additional_amounts),
    currency: "USD",
    digital_wallet_token_id: (params.digital_wallet_token_id ?? null) as CardRequest["digital_wallet_token_id"],
    ...merchantOf(params),
    network_details: networkDetailsOf(params.network_details ?? {}),
    network_identifiers: networkIdentifiersOf(cardPaymentId, params.network_identifiers ?? {}),
    network_risk_score: params.network_risk_score ?? null,
    physical_card_id: params.physical_card_id ?? null,
    real_time_decision_id: null,
    scheme_fees: schemeFeesOf(world, params.scheme_fees),
    terminal_id: params.terminal_id ?? null,
    verification: verificationOf(instruments, params.presented ?? {}, params.verification),
  };
}

interface DecidedMessage extends DecidedRequest {
  /** Minor units. */
  readonly amount: number;
}

export function messageOf(world: World, instruments: Instruments, message: DecidedMessage): CardMessage {
  const { amount, params } = message;
  return {
    ...requestOf(world, instruments, message),
    direction: directionOf(params),
    presentment_amount: amount === 0 ? 0 : (params.presentment_amount ?? amount),
    presentment_currency: params.presentment_currency ?? "USD",
    processing_category: categoryOf(params),
  };
}

/** What a request to raise an authorization says: what was said then of merchant and card, and what is new. */
export function laterMessage(
  world: World,
  instruments: Instruments,
  { authorization, ...message }: DecidedMessage & { readonly authorization: CardAuthorization },
): CardMessage {
  const presentment = presentmentOf(world, authorization);
  return {
    ...messageOf(world, instruments, message),
    ...merchantOf(authorization),
    digital_wallet_token_id: authorization.digital_wallet_token_id,
    direction: authorization.direction,
    network_details: laterNetworkDetails(authorization.network_details),
    network_identifiers: laterNetworkIdentifiers(newId(world, "card_message"), authorization.network_identifiers),
    network_risk_score: authorization.network_risk_score,
    physical_card_id: authorization.physical_card_id,
    presentment_amount: presentedAmount(presentment, message.amount),
    presentment_currency: presentment.presentment_currency,
    processing_category: authorization.processing_category,
    terminal_id: authorization.terminal_id,
  };
}

/** What a request is for, in minor units: a balance inquiry is for no money (D-104). */
export function requestedAmount({ amount, ...params }: MessageParams & { readonly amount: number }): number {
  return categoryOf(params) === "balance_inquiry" ? 0 : amount;
}

function categoryOf({ processing_category: category }: MessageParams): CardAuthorization["processing_category"] {
  return category?.category ?? "purchase";
}

/** Refunds and credits go the other way than everything else (D-104). */
export function directionOf(params: MessageParams): CardAuthorization["direction"] {
  const category = categoryOf(params);
  return params.direction ?? (category === "refund" || isCreditCategory(category) ? "refund" : "settlement");
}

/** The one who decided, unless the simulation says who did; only the network stands in (contract). */
function actionerOf({ actioner, network_details }: MessageParams, decision: DecidedRequest["decision"]): CardActioner {
  const standsIn = (network_details?.cardnet?.stand_in_processing_reason ?? null) !== null;
  const decider = decision === null ? undefined : deciders[decision.reason];
  return actioner ?? (standsIn ? "network" : (decider ?? "increase"));
}

/** Who declines for a reason, where it is not the service. */
const deciders: { readonly [Reason in CardDeclineReason]?: CardActioner } = {
  webhook_declined: "user",
  declined_by_stand_in_processing: "network",
};

function additionalAmountsOf(said: CardAdditionalAmountsParams | undefined): CardAdditionalAmounts {
  return said === undefined ? noAdditionalAmounts : allAdditionalAmounts(said);
}

function allAdditionalAmounts(said: CardAdditionalAmountsParams): CardAdditionalAmounts {
  return {
    clinic: said.clinic ?? null,
    dental: said.dental ?? null,
    original: said.original ?? null,
    prescription: said.prescription ?? null,
    surcharge: said.surcharge ?? null,
    total_cumulative: said.total_cumulative ?? null,
    total_healthcare: said.total_healthcare ?? null,
    transit: said.transit ?? null,
    unknown: said.unknown ?? null,
    vision: said.vision ?? null,
  };
}

/** Shared by all messages that say nothing of them, which most do not. */
const noAdditionalAmounts = allAdditionalAmounts({});
