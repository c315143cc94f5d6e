import type {
  CardDeclineReason,
  CardholderAddressResult,
  CardRealTimeDecisionReason,
  RealTimeDecision,
  RealTimeDecisionChoice,
  RealTimeDecisionId,
} from "@sandbank/contract";
import type { CardMessage } from "../state/card-message.ts";
import type { Decision } from "../state/explanation.ts";
import type { OpenRequest } from "../state/open-request.ts";
import type { CardAnswer } from "./close-decision.ts";

/** The part of the outcome that the decline rules of cards read (D-102). */
export interface ClientVerdict {
  /** The client's choice, `timed_out` if it did not arrive in time, or `stood_in` if the network decided instead. */
  readonly verdict: RealTimeDecisionChoice | "timed_out" | "stood_in";
  /** The id of the Real-Time Decision; null if the network stood in. */
  readonly realTimeDecision: RealTimeDecisionId | null;
  /** The client's reason for declining, if it declined. */
  readonly declineReason: CardRealTimeDecisionReason | null;
}

/** The outcome of a Real-Time Decision. */
export interface Outcome {
  readonly realTimeDecision: RealTimeDecision["id"];
  /** Null if no answer arrived in time. */
  readonly answer: CardAnswer | null;
}

export function readVerdict({ realTimeDecision, answer }: Outcome): ClientVerdict {
  const { decision: verdict = "timed_out", decline } = answer ?? {};
  return { verdict, realTimeDecision, declineReason: decline?.reason ?? null };
}

/** The amount to authorize, in minor units: the requested amount, or less after a partial approval. */
export function approvedAmount({ params }: OpenRequest, { answer }: Outcome): number {
  return answer?.approval?.partial_amount ?? params.amount;
}

/** The message as the authorization or decline contains it. */
export function decidedMessage(
  { params, message }: OpenRequest,
  { realTimeDecision, answer }: Outcome,
  decline: Decision<CardDeclineReason> | null,
): CardMessage {
  // A rule can still decline after the client's approval. The service is then the actioner.
  const isClients = decline === null || decline.reason === "webhook_declined";
  const address = answer?.approval?.cardholder_address_verification_result;
  return {
    ...message,
    actioner: params.actioner ?? (isClients ? "user" : "increase"),
    real_time_decision_id: realTimeDecision,
    verification:
      address === undefined
        ? message.verification
        : {
            ...message.verification,
            cardholder_address: { ...message.verification.cardholder_address, result: combined(address) },
          },
  };
}

type AddressResult = NonNullable<NonNullable<CardAnswer["approval"]>["cardholder_address_verification_result"]>;

/** Combines the results of the two lines of an address (D-83). */
function combined({ line1, postal_code }: AddressResult): CardholderAddressResult {
  if (line1 === postal_code) return line1;
  return line1 === "match" ? "postal_code_no_match_address_match" : "postal_code_match_address_no_match";
}
