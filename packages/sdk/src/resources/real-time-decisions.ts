// Generated from packages/contract/src/resources/real-time-decisions by `npm run generate`. Do not edit.

import type { ApiPromise, RequestOptions, WriteOptions } from "../core/api.ts";
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
import type { Currency, Open, Variants } from "./shared.ts";

/** Operations on Real Time Decisions. */
export interface RealTimeDecisions {
  /**
   * Retrieve a Real-Time Decision.
   *
   * `GET /real_time_decisions/{real_time_decision_id}`. An extension of the contract.
   */
  retrieve(id: RealTimeDecisionId, options?: RequestOptions): ApiPromise<RealTimeDecision>;

  /**
   * Answer a Real-Time Decision.
   *
   * It must be `pending`, and is then `responded`. A `partial_amount` of more than the
   * `settlement_amount`, or where the merchant does not take one, is refused. The rules that decline
   * card payments are asked again, with your answer as the last of them: what you approve can still be
   * declined, for instance because the balance has gone down. An authorization emits
   * `pending_transaction.created` and `card_payment.created` if it is accepted,
   * `declined_transaction.created` and `card_payment.created` if it is declined; an increment emits
   * `pending_transaction.updated` and `card_payment.updated`, or `declined_transaction.created` and
   * `card_payment.updated`.
   *
   * - `card_authorization.approval` is only allowed when `decision` is `approve`.
   * - `card_authorization.decline` is required when `decision` is `decline`.
   * - `card_authorization.decline` is only allowed when `decision` is `decline`.
   *
   * `POST /real_time_decisions/{real_time_decision_id}/action`. An extension of the contract.
   */
  action(
    id: RealTimeDecisionId,
    params: RealTimeDecisionActionParams,
    options?: WriteOptions,
  ): ApiPromise<RealTimeDecision>;
}

/** A question about a card payment that waits for your answer, for 3 seconds of the bank's clock. */
export type RealTimeDecision = Variants<
  RealTimeDecisionFields,
  "category",
  {
    card_authorization_requested: "card_authorization";
    card_balance_inquiry_requested: "card_balance_inquiry";
    card_authentication_requested: "card_authentication";
    card_authentication_challenge_requested: "card_authentication_challenge";
    digital_wallet_token_requested: "digital_wallet_token";
    digital_wallet_authentication_requested: "digital_wallet_authentication";
  }
>;

/** The fields of `RealTimeDecision`, each with the type that it has where it is filled. */
export interface RealTimeDecisionFields {
  /** Identifier of the Real-Time Decision. */
  id: RealTimeDecisionId;
  /** Null: the bank makes no Real-Time Decision of category `card_authentication_requested`. */
  card_authentication: null;
  /** Null: the bank makes no Real-Time Decision of category `card_authentication_challenge_requested`. */
  card_authentication_challenge: null;
  /** What you are asked, and what you answered; null unless `category` is `card_authorization_requested`. */
  card_authorization: RealTimeDecisionCardAuthorization;
  /** Null: the bank makes no Real-Time Decision of category `card_balance_inquiry_requested`. */
  card_balance_inquiry: null;
  /** What a Real-Time Decision is about. */
  category: RealTimeDecisionCategory;
  /** When you were asked. ISO 8601, UTC. */
  created_at: string;
  /** Null: the bank makes no Real-Time Decision of category `digital_wallet_authentication_requested`. */
  digital_wallet_authentication: null;
  /** Null: the bank makes no Real-Time Decision of category `digital_wallet_token_requested`. */
  digital_wallet_token: null;
  /** Whether a Real-Time Decision waits for you. */
  status: Open<RealTimeDecisionStatus>;
  /** When it is too late to answer: 3 seconds after `created_at`. ISO 8601, UTC. */
  timeout_at: string;
  /** Always `real_time_decision`. */
  type: "real_time_decision";
}

/** A card payment, or a raise of one, that you are asked about. */
export interface RealTimeDecisionCardAuthorization {
  /** The Account that is to pay. */
  account_id: AccountId;
  /** Your approval, or null if you have not approved it. */
  approval: RealTimeDecisionApproval | null;
  /** The Card that is paid with. */
  card_id: CardId;
  /** What you decided, or null if you have not. */
  decision: Open<RealTimeDecisionChoice> | null;
  /** Your refusal, or null if you have not declined it. */
  decline: RealTimeDecisionDecline | null;
  /** Whether a merchant takes less than it asks for. */
  partial_approval_capability: Open<PartialApprovalCapability>;
  /** What kind of request a card payment is. */
  request_details: RealTimeDecisionRequestDetails;
  /** Amount that is to be authorized, in minor units of `settlement_currency`, at least 1. */
  settlement_amount: number;
  /** Currency of the Account. */
  settlement_currency: Open<Currency>;
  /** The Card Payment that it belongs to. That of a first authorization is made only when it is decided. */
  upcoming_card_payment_id: CardPaymentId;
  /**
   * What the amount of a card payment is made of, as far as the merchant says. Mostly contained in the
   * amount.
   */
  additional_amounts: CardAdditionalAmounts;
  /** The Digital Wallet Token that was paid with, or null if none was. */
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
  /** The merchant's name as it stands on a statement. */
  merchant_descriptor: string;
  /** What the card network says of a card payment. */
  network_details: CardNetworkDetails;
  /** Numbers by which the card network knows a card payment. */
  network_identifiers: CardNetworkIdentifiers;
  /**
   * The network's rating of the risk of fraud, the higher the riskier: 0 to 99 on `cardnet`, 0 to 999 on
   * `debitnet`; or null.
   */
  network_risk_score: number | null;
  /** The Physical Card that was paid with in person, or null if none was. */
  physical_card_id: PhysicalCardId | null;
  /** Identifier of the merchant's terminal, or null. */
  terminal_id: string | null;
  /** What was checked of the one who paid. */
  verification: CardVerification;
  /** Which way the money of a card payment goes. */
  direction: Open<CardDirection>;
  /** Amount that the merchant asked for, in minor units of `presentment_currency`, 0 or more. */
  presentment_amount: number;
  /** Currency that the merchant asked for, a three-letter ISO 4217 code such as `USD`. */
  presentment_currency: string;
  /** What a card payment is for. */
  processing_category: Open<CardProcessingCategory>;
}

/** Your approval of a card payment. */
export interface RealTimeDecisionApproval {
  /**
   * The amount that you approved, in minor units of `settlement_currency`, at least 1; null for all of
   * it.
   */
  partial_amount: number | null;
}

/**
 * What you decide about a card payment.
 *
 * - `approve`: It may be authorized, as far as nothing else declines it.
 * - `decline`: It is to be declined.
 */
export type RealTimeDecisionChoice = "approve" | "decline";

/** Your refusal of a card payment. */
export interface RealTimeDecisionDecline {
  /** The reason that you gave when you declined a card payment. */
  reason: Open<CardRealTimeDecisionReason>;
}

/**
 * Whether a merchant takes less than it asks for.
 *
 * - `supported`: It does.
 * - `not_supported`: It does not: all or nothing.
 */
export type PartialApprovalCapability = "supported" | "not_supported";

/** What kind of request a card payment is. */
export interface RealTimeDecisionRequestDetails {
  /** What a merchant asks for. */
  category: Open<RealTimeDecisionRequestCategory>;
  /** The authorization that is to be raised; null for a first one. */
  incremental_authorization: RealTimeDecisionIncrementalAuthorization | null;
}

/**
 * What a merchant asks for.
 *
 * - `initial_authorization`: An authorization, the first of its Card Payment.
 * - `incremental_authorization`: More than was authorized before.
 */
export type RealTimeDecisionRequestCategory = "initial_authorization" | "incremental_authorization";

/** The authorization that is to be raised. */
export interface RealTimeDecisionIncrementalAuthorization {
  /** The Card Payment of the authorization. */
  card_payment_id: CardPaymentId;
  /** The Card Authorization that is to be raised. */
  original_card_authorization_id: CardAuthorizationId;
}

/**
 * What a Real-Time Decision is about.
 *
 * - `card_authorization_requested`: Whether a card payment, or a raise of one, is to be authorized.
 * - `card_balance_inquiry_requested`: Whether a balance is to be told. The bank makes none.
 * - `card_authentication_requested`: Whether a cardholder is who they say. The bank makes none.
 * - `card_authentication_challenge_requested`: A code that is to be sent to a cardholder. The bank
 *   makes none.
 * - `digital_wallet_token_requested`: Whether a Card may be put into a digital wallet. The bank makes
 *   none.
 * - `digital_wallet_authentication_requested`: A code that is to be sent for a digital wallet. The
 *   bank makes none.
 */
export type RealTimeDecisionCategory =
  | "card_authorization_requested"
  | "card_balance_inquiry_requested"
  | "card_authentication_requested"
  | "card_authentication_challenge_requested"
  | "digital_wallet_token_requested"
  | "digital_wallet_authentication_requested";

/**
 * Whether a Real-Time Decision waits for you.
 *
 * - `pending`: Waits for your answer, until `timeout_at`.
 * - `responded`: You have answered.
 * - `timed_out`: You did not answer in time.
 */
export type RealTimeDecisionStatus = "pending" | "responded" | "timed_out";

/** Parameters of `realTimeDecisions.action`. */
export interface RealTimeDecisionActionParams {
  /** Your decision about a card payment. */
  card_authorization: RealTimeDecisionCardAuthorizationParams;
}

/** Your decision about a card payment. */
export type RealTimeDecisionCardAuthorizationParams = RealTimeDecisionCardAuthorizationParamsFields &
  (
    | { decision: "approve"; decline?: undefined }
    | { decision: "decline"; approval?: undefined; decline: RealTimeDecisionDeclineParams }
  );

/** The fields of `RealTimeDecisionCardAuthorizationParams`, whichever of them are given together. */
export interface RealTimeDecisionCardAuthorizationParamsFields {
  /** What you decide about a card payment. */
  decision: RealTimeDecisionChoice;
  /** What to say of an approval: only with `approve`. */
  approval?: RealTimeDecisionApprovalParams | undefined;
  /** Why to decline it: required with `decline`, refused with `approve`. */
  decline?: RealTimeDecisionDeclineParams | undefined;
}

/** What to say of an approval: only with `approve`. */
export interface RealTimeDecisionApprovalParams {
  /**
   * The amount to approve, in minor units of `settlement_currency`, at least 1 and at most
   * `settlement_amount`; only where `partial_approval_capability` is `supported`. By default all of it.
   */
  partial_amount?: number | undefined;
  /**
   * Your own check of the cardholder's address, in place of what the request said: the authorization
   * then has it as `verification.cardholder_address.result`. By default that stays.
   */
  cardholder_address_verification_result?: CardholderAddressVerificationResultParams | undefined;
}

/**
 * Your own check of the cardholder's address, in place of what the request said: the authorization
 * then has it as `verification.cardholder_address.result`. By default that stays.
 */
export interface CardholderAddressVerificationResultParams {
  /** Whether the first line is the cardholder's. */
  line1: CardholderAddressPartResult;
  /** Whether the postal code is the cardholder's. */
  postal_code: CardholderAddressPartResult;
}

/**
 * Whether a part of the address that was given is the cardholder's.
 *
 * - `match`: It is.
 * - `no_match`: It is not.
 */
export type CardholderAddressPartResult = "match" | "no_match";

/** Why to decline it: required with `decline`, refused with `approve`. */
export interface RealTimeDecisionDeclineParams {
  /** Why you decline it. The Declined Transaction has it as `real_time_decision_reason`. */
  reason: CardRealTimeDecisionReason;
}
