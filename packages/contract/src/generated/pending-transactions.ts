// Generated from packages/contract/src/resources/pending-transactions by `npm run generate`. Do not edit.

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
import type { CreatedAtFilter, Currency, RouteType } from "./shared.ts";

/** One page of a list. */
export interface PendingTransactionList {
  /** The objects of this page. */
  data: PendingTransaction[];
  /** Send it as `cursor` to get the next page. Null at the end of the list. */
  next_cursor: string | null;
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
  currency: Currency;
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
  route_type: RouteType | null;
  /** The cause of the Pending Transaction. */
  source: PendingTransactionSource;
  /** Whether a Pending Transaction is still open. */
  status: PendingTransactionStatus;
  /** Always `pending_transaction`. */
  type: "pending_transaction";
}

/** The cause of the Pending Transaction. */
export type PendingTransactionSource =
  | PendingTransactionSourceCardAuthorization
  | PendingTransactionSourceCheckDepositInstruction
  | PendingTransactionSourceUserInitiatedHold
  | PendingTransactionSourceOther;

/** The cause of the Pending Transaction. */
export interface PendingTransactionSourceCardAuthorization {
  /** The kind of event that caused it. Names the only key that is not null. */
  category: "card_authorization";
  /** A card payment that was authorized and is not settled yet. */
  card_authorization: CardAuthorization;
  /** Null: the category is `card_authorization`. */
  check_deposit_instruction: null;
  /** Null: the category is `card_authorization`. */
  user_initiated_hold: null;
  /** Null: the category is `card_authorization`. */
  other: null;
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
  actioner: CardActioner;
  /**
   * The parts of the amount of a card payment, as far as the merchant specifies them. Most are included
   * in the amount.
   */
  additional_amounts: CardAdditionalAmounts;
  /** The Card Payment that it belongs to. */
  card_payment_id: CardPaymentId;
  /** Currency of the Account. */
  currency: Currency;
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
  direction: CardDirection;
  /** Amount that the merchant requested, in minor units of `presentment_currency`, 0 or more. */
  presentment_amount: number;
  /** Currency that the merchant requested, a three-letter ISO 4217 code such as `USD`. */
  presentment_currency: string;
  /** The purpose of a card payment. */
  processing_category: CardProcessingCategory;
  /** Always `card_authorization`. */
  type: "card_authorization";
}

/** The details of a card payment for health care. */
export interface CardHealthcare {
  /** Whether at least 90% of the merchant's goods can be paid from a health care account. */
  merchant_ninety_percent_eligibility: MerchantNinetyPercentEligibility;
}

/**
 * Whether at least 90% of the merchant's goods can be paid from a health care account.
 *
 * - `eligible`: The merchant is eligible.
 * - `ineligible`: The merchant is not eligible.
 * - `unknown`: Not known.
 */
export type MerchantNinetyPercentEligibility = "eligible" | "ineligible" | "unknown";

/** The cause of the Pending Transaction. */
export interface PendingTransactionSourceCheckDepositInstruction {
  /** The kind of event that caused it. Names the only key that is not null. */
  category: "check_deposit_instruction";
  /** Null: the category is `check_deposit_instruction`. */
  card_authorization: null;
  /** A check that you deposited and that is under review. */
  check_deposit_instruction: CheckDepositInstruction;
  /** Null: the category is `check_deposit_instruction`. */
  user_initiated_hold: null;
  /** Null: the category is `check_deposit_instruction`. */
  other: null;
}

/** A check that you deposited and that is under review. */
export interface CheckDepositInstruction {
  /** Amount of the check, in cents, at least 1. */
  amount: number;
  /** The File with the image of its back, or null. */
  back_image_file_id: FileId | null;
  /** The Check Deposit, or null. */
  check_deposit_id: CheckDepositId | null;
  /** ISO 4217 code of the currency. */
  currency: Currency;
  /** The File with the image of its front. */
  front_image_file_id: FileId;
}

/** The cause of the Pending Transaction. */
export interface PendingTransactionSourceUserInitiatedHold {
  /** The kind of event that caused it. Names the only key that is not null. */
  category: "user_initiated_hold";
  /** Null: the category is `user_initiated_hold`. */
  card_authorization: null;
  /** Null: the category is `user_initiated_hold`. */
  check_deposit_instruction: null;
  /** Empty: a hold that you create has no details. */
  user_initiated_hold: UserInitiatedHold;
  /** Null: the category is `user_initiated_hold`. */
  other: null;
}

/** Empty: a hold that you create has no details. */
export type UserInitiatedHold = Record<string, never>;

/** The cause of the Pending Transaction. */
export interface PendingTransactionSourceOther {
  /** The kind of event that caused it. Names the only key that is not null. */
  category: "other";
  /** Null: the category is `other`. */
  card_authorization: null;
  /** Null: the category is `other`. */
  check_deposit_instruction: null;
  /** Null: the category is `other`. */
  user_initiated_hold: null;
  /** Empty: an event of category `other` has no details. */
  other: PendingTransactionOther;
}

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
export interface PendingTransactionListParams {
  /** The `next_cursor` of a page, to get the next one. Send it with the same filters. */
  cursor?: string | undefined;
  /** The largest number of objects in a page, 1 to 100. Default: `100`. */
  limit?: number | undefined;
  /** Bounds on the time of creation. All given bounds apply. */
  created_at?: CreatedAtFilter | undefined;
  /** Only Pending Transactions of this Account. */
  account_id?: AccountId | undefined;
  /** Only Pending Transactions of this route, text of at least 1 character. */
  route_id?: string | undefined;
  /** Only Pending Transactions of one of these categories. */
  category?:
    | {
        /** Only Pending Transactions of one of these categories. At least one value. */
        in: PendingTransactionCategory[];
      }
    | undefined;
  /** Only Pending Transactions in one of these states. Default: pending ones. Default: `pending`. */
  status?:
    | {
        /** Only Pending Transactions in one of these states. At least one value. */
        in: PendingTransactionStatus[];
      }
    | undefined;
}

/**
 * The kind of event that caused a Pending Transaction.
 *
 * - `card_authorization`: A card payment was authorized.
 * - `check_deposit_instruction`: A check was deposited and is under review.
 * - `user_initiated_hold`: You hold money.
 * - `other`: An event that is not documented, or no longer documented.
 */
export type PendingTransactionCategory =
  | "card_authorization"
  | "check_deposit_instruction"
  | "user_initiated_hold"
  | "other";

/** Parameters of `pendingTransactions.create`. */
export interface PendingTransactionCreateParams {
  /** The Account to hold money on. */
  account_id: AccountId;
  /** The amount to hold, in cents, as a negative number: at most -1. */
  amount: number;
  /** Your description, 1 to 200 characters. */
  description?: string | undefined;
}
