// Generated from packages/contract/src/resources/real-time-decisions by `npm run generate`. Do not edit.

import type {
  CardAdditionalAmounts,
  CardDirection,
  CardNetworkDetails,
  CardNetworkIdentifiers,
  CardProcessingCategory,
  CardRealTimeDecisionReason,
  CardVerification,
} from "./declined-transactions.ts";
import type {
  AccountId,
  CardAuthorizationId,
  CardId,
  CardPaymentId,
  DigitalWalletTokenId,
  PhysicalCardId,
  RealTimeDecisionId,
} from "./ids.ts";
import type { Currency } from "./shared.ts";

/** A card payment that waits for your decision, for 3 seconds of the bank's clock. */
export interface RealTimeDecision {
  /** Identifier of the Real-Time Decision. */
  id: RealTimeDecisionId;
  /** Null: the bank creates no Real-Time Decision of category `card_authentication_requested`. */
  card_authentication: null;
  /** Null: the bank creates no Real-Time Decision of category `card_authentication_challenge_requested`. */
  card_authentication_challenge: null;
  /** The request and your decision, or null unless `category` is `card_authorization_requested`. */
  card_authorization: RealTimeDecisionCardAuthorization | null;
  /** Null: the bank creates no Real-Time Decision of category `card_balance_inquiry_requested`. */
  card_balance_inquiry: null;
  /** The kind of request that a Real-Time Decision is about. */
  category: RealTimeDecisionCategory;
  /** When the Real-Time Decision was created. ISO 8601, UTC. */
  created_at: string;
  /** Null: the bank creates no Real-Time Decision of category `digital_wallet_authentication_requested`. */
  digital_wallet_authentication: null;
  /** Null: the bank creates no Real-Time Decision of category `digital_wallet_token_requested`. */
  digital_wallet_token: null;
  /** The state of a Real-Time Decision. */
  status: RealTimeDecisionStatus;
  /** When it times out: 3 seconds after `created_at`. ISO 8601, UTC. */
  timeout_at: string;
  /** Always `real_time_decision`. */
  type: "real_time_decision";
}

/** A card authorization, or an increment, that waits for your decision. */
export interface RealTimeDecisionCardAuthorization {
  /** The Account of the Card. */
  account_id: AccountId;
  /** Your approval, or null. */
  approval: RealTimeDecisionApproval | null;
  /** The Card of the payment. */
  card_id: CardId;
  /** Your decision, or null if you have not decided. */
  decision: RealTimeDecisionChoice | null;
  /** Your decline, or null. */
  decline: RealTimeDecisionDecline | null;
  /** Whether a merchant supports partial approvals. */
  partial_approval_capability: PartialApprovalCapability;
  /** The details of the request. */
  request_details: RealTimeDecisionRequestDetails;
  /** Amount to authorize, in minor units of `settlement_currency`, at least 1. */
  settlement_amount: number;
  /** Currency of the Account. */
  settlement_currency: Currency;
  /**
   * The Card Payment of the request. The Card Payment of an initial authorization is created only after
   * the decision.
   */
  upcoming_card_payment_id: CardPaymentId;
  /**
   * The parts of the amount of a card payment, as far as the merchant specifies them. Most are included
   * in the amount.
   */
  additional_amounts: CardAdditionalAmounts;
  /** The Digital Wallet Token of the payment, or null. */
  digital_wallet_token_id: DigitalWalletTokenId | null;
  /** The merchant's identifier in the network. */
  merchant_acceptor_id: string;
  /** Code for the merchant's trade, commonly four digits. */
  merchant_category_code: string;
  /** The merchant's country. */
  merchant_country: string;
  /** The merchant's postal code, or null; in the US `12345` or `12345-6789`. */
  merchant_postal_code: string | null;
  /** The merchant's state, or null. */
  merchant_state: string | null;
  /** The merchant's city, or null. */
  merchant_city: string | null;
  /** The merchant's name as shown on a statement. */
  merchant_descriptor: string;
  /** The card network's details of a card payment. */
  network_details: CardNetworkDetails;
  /** Numbers by which the card network identifies a card payment. */
  network_identifiers: CardNetworkIdentifiers;
  /**
   * The network's rating of the fraud risk, higher for a higher risk: 0 to 99 on `cardnet`, 0 to 999 on
   * `debitnet`, or null.
   */
  network_risk_score: number | null;
  /** The Physical Card that was used in person, or null. */
  physical_card_id: PhysicalCardId | null;
  /** Identifier of the merchant's terminal, or null. */
  terminal_id: string | null;
  /** The checks of the cardholder. */
  verification: CardVerification;
  /** The direction of the money of a card payment. */
  direction: CardDirection;
  /** Amount that the merchant requested, in minor units of `presentment_currency`, 0 or more. */
  presentment_amount: number;
  /** Currency that the merchant requested, a three-letter ISO 4217 code such as `USD`. */
  presentment_currency: string;
  /** The purpose of a card payment. */
  processing_category: CardProcessingCategory;
}

/** Your approval of a card payment. */
export interface RealTimeDecisionApproval {
  /**
   * The amount that you approved, in minor units of `settlement_currency`, at least 1, or null for the
   * whole amount.
   */
  partial_amount: number | null;
}

/**
 * Your decision on a card payment.
 *
 * - `approve`: Authorize it, unless a decline rule applies.
 * - `decline`: Decline it.
 */
export type RealTimeDecisionChoice = "approve" | "decline";

/** Your decline of a card payment. */
export interface RealTimeDecisionDecline {
  /** Your reason for declining a card payment. */
  reason: CardRealTimeDecisionReason;
}

/**
 * Whether a merchant supports partial approvals.
 *
 * - `supported`: The merchant accepts a lower amount.
 * - `not_supported`: The merchant accepts only the full amount.
 */
export type PartialApprovalCapability = "supported" | "not_supported";

/** The details of the request. */
export interface RealTimeDecisionRequestDetails {
  /** The kind of request. */
  category: RealTimeDecisionRequestCategory;
  /** The authorization to increment, or null for an initial authorization. */
  incremental_authorization: RealTimeDecisionIncrementalAuthorization | null;
}

/**
 * The kind of request.
 *
 * - `initial_authorization`: The first authorization of a Card Payment.
 * - `incremental_authorization`: An increment of an earlier authorization.
 */
export type RealTimeDecisionRequestCategory = "initial_authorization" | "incremental_authorization";

/** The authorization to increment. */
export interface RealTimeDecisionIncrementalAuthorization {
  /** The Card Payment of the authorization. */
  card_payment_id: CardPaymentId;
  /** The Card Authorization to increment. */
  original_card_authorization_id: CardAuthorizationId;
}

/**
 * The kind of request that a Real-Time Decision is about.
 *
 * - `card_authorization_requested`: A card authorization, or an increment.
 * - `card_balance_inquiry_requested`: A balance inquiry. The bank creates none.
 * - `card_authentication_requested`: The authentication of a cardholder. The bank creates none.
 * - `card_authentication_challenge_requested`: A code to send to a cardholder. The bank creates none.
 * - `digital_wallet_token_requested`: Adding a Card to a digital wallet. The bank creates none.
 * - `digital_wallet_authentication_requested`: A code to send for a digital wallet. The bank creates
 *   none.
 */
export type RealTimeDecisionCategory =
  | "card_authorization_requested"
  | "card_balance_inquiry_requested"
  | "card_authentication_requested"
  | "card_authentication_challenge_requested"
  | "digital_wallet_token_requested"
  | "digital_wallet_authentication_requested";

/**
 * The state of a Real-Time Decision.
 *
 * - `pending`: It waits for your decision until `timeout_at`.
 * - `responded`: You have approved or declined it.
 * - `timed_out`: You did not decide in time.
 */
export type RealTimeDecisionStatus = "pending" | "responded" | "timed_out";

/** Parameters of `realTimeDecisions.action`. */
export interface RealTimeDecisionActionParams {
  /** Your decision on a card payment. */
  card_authorization: RealTimeDecisionCardAuthorizationParams;
}

/** Your decision on a card payment. */
export interface RealTimeDecisionCardAuthorizationParams {
  /** Your decision on a card payment. */
  decision: RealTimeDecisionChoice;
  /** The terms of an approval. Allowed only with `approve`. */
  approval?: RealTimeDecisionApprovalParams | undefined;
  /** The terms of a decline. Required with `decline`, refused with `approve`. */
  decline?: RealTimeDecisionDeclineParams | undefined;
}

/** The terms of an approval. Allowed only with `approve`. */
export interface RealTimeDecisionApprovalParams {
  /**
   * The amount to approve, in minor units of `settlement_currency`, at least 1 and at most
   * `settlement_amount`. Allowed only if `partial_approval_capability` is `supported`. Default: the
   * whole amount.
   */
  partial_amount?: number | undefined;
  /**
   * Your own check of the cardholder's address. It replaces `verification.cardholder_address.result` of
   * the authorization. Default: the result in the request.
   */
  cardholder_address_verification_result?: CardholderAddressVerificationResultParams | undefined;
}

/**
 * Your own check of the cardholder's address. It replaces `verification.cardholder_address.result` of
 * the authorization. Default: the result in the request.
 */
export interface CardholderAddressVerificationResultParams {
  /** Whether the first line is the cardholder's. */
  line1: CardholderAddressPartResult;
  /** Whether the postal code is the cardholder's. */
  postal_code: CardholderAddressPartResult;
}

/**
 * Whether a part of the given address is the cardholder's.
 *
 * - `match`: It matches.
 * - `no_match`: It does not match.
 */
export type CardholderAddressPartResult = "match" | "no_match";

/** The terms of a decline. Required with `decline`, refused with `approve`. */
export interface RealTimeDecisionDeclineParams {
  /** Why you decline it: the `real_time_decision_reason` of the Declined Transaction. */
  reason: CardRealTimeDecisionReason;
}
