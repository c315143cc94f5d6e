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
import { readNow, type World } from "../../world/world.ts";

/** The network of a request with its details: `cardnet` by default. */
export function createNetworkDetails({
  debitnet = null,
  cardnet = null,
}: CardNetworkDetailsParams): CardNetworkDetails {
  if (debitnet !== null) return networkDetails("debitnet", {});
  return cardnet === null ? plainCardnet : cardnetDetails(cardnet);
}

function cardnetDetails(given: NonNullable<CardNetworkDetailsParams["cardnet"]>): CardNetworkDetails {
  return networkDetails("cardnet", {
    electronic_commerce_indicator: given.electronic_commerce_indicator ?? null,
    point_of_service_entry_mode: given.point_of_service_entry_mode ?? null,
    stand_in_processing_reason: given.stand_in_processing_reason ?? null,
    terminal_entry_capability: given.terminal_entry_capability ?? null,
  });
}

/** Shared by all messages without network details, which saves memory. */
const plainCardnet = cardnetDetails({});

/** The network details of a later message. The network stands in only for the authorization itself. */
export function laterNetworkDetails(details: CardNetworkDetails): CardNetworkDetails {
  if (details.cardnet === null) return details;
  return networkDetails("cardnet", { ...details.cardnet, stand_in_processing_reason: null });
}

/** The numbers of a first message. Absent numbers are derived from the id of the Card Payment. */
export function createNetworkIdentifiers(
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

/** The numbers of a later message of the same payment. Only the trace number differs. */
export function laterNetworkIdentifiers(messageId: string, first: CardNetworkIdentifiers): CardNetworkIdentifiers {
  return { ...first, trace_number: derivedDigits("trace number", messageId, 6) };
}

export function createSchemeFees(world: World, given: readonly CardSchemeFeeParams[] | undefined): CardSchemeFee[] {
  if (given === undefined) return noFees;
  return given.map((fee) => ({
    amount: fee.amount,
    created_at: fee.created_at === undefined ? readNow(world) : normalizeTimestamp(fee.created_at),
    currency: fee.currency ?? "USD",
    fee_type: fee.fee_type,
    fixed_component: fee.fixed_component ?? null,
    variable_rate: fee.variable_rate ?? null,
  }));
}

const noFees: CardSchemeFee[] = [];
