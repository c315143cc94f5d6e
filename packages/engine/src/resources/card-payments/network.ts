import type {
  CardNetworkDetails,
  CardNetworkDetailsParams,
  CardNetworkIdentifiers,
  CardNetworkIdentifiersParams,
  CardSchemeFee,
  CardSchemeFeeParams,
} from "@sandbank/contract";
import { derivedDigits } from "../../digits/derived-digits.ts";
import { networkDetails } from "../../objects/sources.ts";
import { normalizeTimestamp } from "../../ports/instant.ts";
import { nowOf, type World } from "../../state/world.ts";

/** By which of the two networks a request comes, and what that says: `cardnet` unless the simulation says otherwise. */
export function networkDetailsOf({ debitnet = null, cardnet = null }: CardNetworkDetailsParams): CardNetworkDetails {
  if (debitnet !== null) return networkDetails("debitnet", {});
  return cardnet === null ? plainCardnet : cardnetDetails(cardnet);
}

function cardnetDetails(said: NonNullable<CardNetworkDetailsParams["cardnet"]>): CardNetworkDetails {
  return networkDetails("cardnet", {
    electronic_commerce_indicator: said.electronic_commerce_indicator ?? null,
    point_of_service_entry_mode: said.point_of_service_entry_mode ?? null,
    stand_in_processing_reason: said.stand_in_processing_reason ?? null,
    terminal_entry_capability: said.terminal_entry_capability ?? null,
  });
}

/** Shared by all messages that say nothing of it, which most do not. */
const plainCardnet = cardnetDetails({});

/** The same of a later message: the network may have stood in for the authorization, it does not for what follows. */
export function laterNetworkDetails(details: CardNetworkDetails): CardNetworkDetails {
  if (details.cardnet === null) return details;
  return networkDetails("cardnet", { ...details.cardnet, stand_in_processing_reason: null });
}

/** Numbers of a first message. What is not given follows from the id of its Card Payment. */
export function networkIdentifiersOf(
  cardPaymentId: string,
  given: CardNetworkIdentifiersParams,
): CardNetworkIdentifiers {
  const givenOr = (number: string | null | undefined, what: string, count: number) =>
    number === undefined ? derivedDigits(what, cardPaymentId, count) : number;
  return {
    authorization_identification_response: givenOr(
      given.authorization_identification_response,
      "authorization code",
      6,
    ),
    retrieval_reference_number: givenOr(given.retrieval_reference_number, "retrieval reference number", 12),
    trace_number: givenOr(given.trace_number, "trace number", 6),
    transaction_id: givenOr(given.transaction_id, "transaction id", 15),
  };
}

/** Numbers of a later message of the same payment: all are the payment's, but that of the message itself. */
export function laterNetworkIdentifiers(messageId: string, first: CardNetworkIdentifiers): CardNetworkIdentifiers {
  return { ...first, trace_number: derivedDigits("trace number", messageId, 6) };
}

export function schemeFeesOf(world: World, given: readonly CardSchemeFeeParams[] | undefined): CardSchemeFee[] {
  if (given === undefined) return noFees;
  return given.map((fee) => ({
    amount: fee.amount,
    created_at: fee.created_at === undefined ? nowOf(world) : normalizeTimestamp(fee.created_at),
    currency: fee.currency ?? "USD",
    fee_type: fee.fee_type,
    fixed_component: fee.fixed_component ?? null,
    variable_rate: fee.variable_rate ?? null,
  }));
}

const noFees: CardSchemeFee[] = [];
