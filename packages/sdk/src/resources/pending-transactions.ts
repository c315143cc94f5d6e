// Generated from packages/contract/src/resources/pending-transactions by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { AccountTransferInstruction } from "./account-transfers.ts";
import type { AchTransferInstruction } from "./ach-transfers.ts";
import type { InboundFundsHold } from "./check-deposits.ts";
import type { CheckTransferInstruction } from "./check-transfers.ts";
import type {
  CardActioner,
  CardAdditionalAmounts,
  CardDirection,
  CardNetworkDetails,
  CardNetworkIdentifiers,
  CardProcessingCategory,
  CardSchemeFee,
  CardVerification,
} from "./declined-transactions.ts";
import type { FednowTransferInstruction } from "./fednow-transfers.ts";
import type {
  AccountId,
  CardAuthorizationId,
  CardPaymentId,
  CheckDepositId,
  DigitalWalletTokenId,
  FileId,
  PendingTransactionId,
  PhysicalCardId,
  RealTimeDecisionId,
} from "./ids.ts";
import type { RealTimePaymentsTransferInstruction } from "./real-time-payments-transfers.ts";
import type { AnyOf, Currency, Open, PageParams, RouteType, Variants } from "./shared.ts";
import type { WireTransferInstruction } from "./wire-transfers.ts";

/** Operations on Pending Transactions. */
export interface PendingTransactions {
  /**
   * List Pending Transactions, newest first.
   *
   * Complete Pending Transactions are listed only if `status.in` includes them.
   *
   * `GET /pending_transactions`. An extension of the contract.
   */
  list(params?: PendingTransactionListParams, options?: ListOptions): PageRequest<PendingTransaction>;

  /**
   * Hold money on an Account, so that it cannot be spent.
   *
   * The Account must be open. Creates a Pending Transaction of category `user_initiated_hold` that lasts
   * until you release it. Emits `pending_transaction.created`.
   *
   * `POST /pending_transactions`. An extension of the contract.
   */
  create(params: PendingTransactionCreateParams, options?: WriteOptions): ApiPromise<PendingTransaction>;

  /**
   * Retrieve a Pending Transaction.
   *
   * `GET /pending_transactions/{pending_transaction_id}`. An extension of the contract.
   */
  retrieve(id: PendingTransactionId, options?: RequestOptions): ApiPromise<PendingTransaction>;

  /**
   * Release a hold that you created, so that the money can be spent again.
   *
   * The Pending Transaction must be `pending` and of category `user_initiated_hold`. It becomes
   * `complete`. Emits `pending_transaction.updated`.
   *
   * `POST /pending_transactions/{pending_transaction_id}/release`. An extension of the contract.
   */
  release(id: PendingTransactionId, options?: WriteOptions): ApiPromise<PendingTransaction>;
}

/** An expected change of the balance of an Account. A debit is held until it is complete. */
export interface PendingTransaction {
  /** Identifier of the Pending Transaction. */
  id: PendingTransactionId;
  /** The Account whose balance it will change. */
  account_id: AccountId;
  /** Expected change of the balance in cents: positive for a credit, negative for a debit. */
  amount: number;
  /** When it was completed, or null while it is pending. ISO 8601, UTC. */
  completed_at: string | null;
  /** When it was created. ISO 8601, UTC. */
  created_at: string;
  /** Currency of the Account. */
  currency: Open<Currency>;
  /** Description in words. */
  description: string;
  /**
   * The amount that it holds from the available balance while it is pending, in cents, 0 or more. A
   * credit holds nothing.
   */
  held_amount: number;
  /** Identifier of the route (Account Number, Card or Lockbox Recipient) of the payment, or null. */
  route_id: string | null;
  /** The kind of `route_id`, or null. */
  route_type: Open<RouteType> | null;
  /** The cause of the Pending Transaction. */
  source: PendingTransactionSource;
  /** Whether a Pending Transaction is still open. */
  status: Open<PendingTransactionStatus>;
  /** Always `pending_transaction`. */
  type: "pending_transaction";
}

/** The cause of the Pending Transaction. */
export type PendingTransactionSource = Variants<PendingTransactionSourceFields, "category">;

/** The fields of `PendingTransactionSource`, each with its type when it is not null. */
export interface PendingTransactionSourceFields {
  /** The kind of event that caused it. Names the only key that is not null. */
  category:
    | "account_transfer_instruction"
    | "ach_transfer_instruction"
    | "card_authorization"
    | "check_deposit_instruction"
    | "check_transfer_instruction"
    | "fednow_transfer_instruction"
    | "inbound_funds_hold"
    | "real_time_payments_transfer_instruction"
    | "user_initiated_hold"
    | "wire_transfer_instruction"
    | "other";
  /** An Account Transfer that waits for your approval. */
  account_transfer_instruction: AccountTransferInstruction;
  /** An ACH Transfer that waits for your approval. */
  ach_transfer_instruction: AchTransferInstruction;
  /** A card payment that was authorized and is not settled yet. */
  card_authorization: CardAuthorization;
  /** A check that you deposited and that is under review. */
  check_deposit_instruction: CheckDepositInstruction;
  /** A check that is not paid yet. */
  check_transfer_instruction: CheckTransferInstruction;
  /** A FedNow Transfer whose money is on hold. */
  fednow_transfer_instruction: FednowTransferInstruction;
  /** Received money that cannot be spent yet. */
  inbound_funds_hold: InboundFundsHold;
  /** A Real-Time Payments Transfer whose money is on hold. */
  real_time_payments_transfer_instruction: RealTimePaymentsTransferInstruction;
  /** Empty: a hold that you create has no details. */
  user_initiated_hold: UserInitiatedHold;
  /** A Wire Transfer that waits for your approval. */
  wire_transfer_instruction: WireTransferInstruction;
  /** Empty: an event of category `other` has no details. */
  other: PendingTransactionOther;
}

/** A card payment that was authorized and is not settled yet. */
export interface CardAuthorization {
  /** Identifier of the authorization. */
  id: CardAuthorizationId;
  /** The authorized amount, in minor units of `currency`, 0 or more. */
  amount: number;
  /** When the authorization expires, if it is not settled or reversed first. ISO 8601, UTC. */
  expires_at: string;
  /** The details of a payment for health care, or null. */
  healthcare: CardHealthcare | null;
  /** The Pending Transaction that holds the money, or null. */
  pending_transaction_id: PendingTransactionId | null;
  /** The party that decided a card payment. */
  actioner: Open<CardActioner>;
  /**
   * The parts of the amount of a card payment, as far as the merchant specifies them. Most are included
   * in the amount.
   */
  additional_amounts: CardAdditionalAmounts;
  /** The Card Payment that it belongs to. */
  card_payment_id: CardPaymentId;
  /** Currency of the Account. */
  currency: Open<Currency>;
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
  /** The Real-Time Decision, or null if there was none. */
  real_time_decision_id: RealTimeDecisionId | null;
  /** Fees that the card network charges for it. */
  scheme_fees: CardSchemeFee[];
  /** Identifier of the merchant's terminal, or null. */
  terminal_id: string | null;
  /** The checks of the cardholder. */
  verification: CardVerification;
  /** The direction of the money of a card payment. */
  direction: Open<CardDirection>;
  /** Amount that the merchant requested, in minor units of `presentment_currency`, 0 or more. */
  presentment_amount: number;
  /** Currency that the merchant requested, a three-letter ISO 4217 code such as `USD`. */
  presentment_currency: string;
  /** The purpose of a card payment. */
  processing_category: Open<CardProcessingCategory>;
  /** Always `card_authorization`. */
  type: "card_authorization";
}

/** The details of a card payment for health care. */
export interface CardHealthcare {
  /** Whether at least 90% of the merchant's goods can be paid from a health care account. */
  merchant_ninety_percent_eligibility: Open<MerchantNinetyPercentEligibility>;
}

/**
 * Whether at least 90% of the merchant's goods can be paid from a health care account.
 *
 * - `eligible`: The merchant is eligible.
 * - `ineligible`: The merchant is not eligible.
 * - `unknown`: Not known.
 */
export type MerchantNinetyPercentEligibility = "eligible" | "ineligible" | "unknown";

/** A check that you deposited and that is under review. */
export interface CheckDepositInstruction {
  /** Amount of the check, in cents, at least 1. */
  amount: number;
  /** The File with the image of its back, or null. */
  back_image_file_id: FileId | null;
  /** The Check Deposit, or null. */
  check_deposit_id: CheckDepositId | null;
  /** ISO 4217 code of the currency. */
  currency: Open<Currency>;
  /** The File with the image of its front. */
  front_image_file_id: FileId;
}

/** Empty: a hold that you create has no details. */
export type UserInitiatedHold = Record<string, never>;

/** Empty: an event of category `other` has no details. */
export type PendingTransactionOther = Record<string, never>;

/**
 * Whether a Pending Transaction is still open.
 *
 * - `pending`: The change is expected, and the held money cannot be spent.
 * - `complete`: The change was posted, declined or released. It holds no money.
 */
export type PendingTransactionStatus = "pending" | "complete";

/** Parameters of `pendingTransactions.list`. */
export interface PendingTransactionListParams extends PageParams {
  /** Only Pending Transactions of this Account. */
  account_id?: AccountId | undefined;
  /** Only Pending Transactions of this route, text of at least 1 character. */
  route_id?: string | undefined;
  /** Only Pending Transactions of one of these categories. */
  category?: AnyOf<PendingTransactionCategory | NeverProducedPendingTransactionCategory>["filter"] | undefined;
  /** Only Pending Transactions in one of these states. Default: pending ones. Default: `pending`. */
  status?: AnyOf<PendingTransactionStatus>["filter"] | undefined;
}

/**
 * The kind of event that caused a Pending Transaction.
 *
 * - `account_transfer_instruction`: An Account Transfer waits for your approval.
 * - `ach_transfer_instruction`: An ACH Transfer waits for your approval.
 * - `card_authorization`: A card payment was authorized.
 * - `check_deposit_instruction`: A check was deposited and is under review.
 * - `check_transfer_instruction`: A check that you wrote is not paid yet.
 * - `fednow_transfer_instruction`: A FedNow Transfer waits for your approval, or for the network.
 * - `inbound_funds_hold`: The money of an ACH debit is on hold, because it may be returned yet.
 * - `real_time_payments_transfer_instruction`: A Real-Time Payments Transfer waits for your approval,
 *   or for the network.
 * - `user_initiated_hold`: You hold money.
 * - `wire_transfer_instruction`: A Wire Transfer waits for your approval.
 * - `other`: An event that is not documented, or no longer documented.
 */
export type PendingTransactionCategory =
  | "account_transfer_instruction"
  | "ach_transfer_instruction"
  | "card_authorization"
  | "check_deposit_instruction"
  | "check_transfer_instruction"
  | "fednow_transfer_instruction"
  | "inbound_funds_hold"
  | "real_time_payments_transfer_instruction"
  | "user_initiated_hold"
  | "wire_transfer_instruction"
  | "other";

/**
 * A category that filters of Pending Transactions accept. It is never produced: no Pending Transaction
 * of this bank has it.
 */
export type NeverProducedPendingTransactionCategory =
  | "blockchain_offramp_transfer"
  | "blockchain_onramp_transfer_instruction"
  | "card_push_transfer_instruction"
  | "inbound_wire_transfer_reversal"
  | "swift_transfer_instruction";

/** Parameters of `pendingTransactions.create`. */
export interface PendingTransactionCreateParams {
  /** The Account to hold money on. */
  account_id: AccountId;
  /** The amount to hold, in cents, as a negative number: at most -1. */
  amount: number;
  /** Your description, 1 to 200 characters. */
  description?: string | undefined;
}
