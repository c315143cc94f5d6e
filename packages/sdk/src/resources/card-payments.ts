// Generated from packages/contract/src/resources/card-payments by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions } from "../core/api.ts";
import type {
  CardActioner,
  CardAdditionalAmounts,
  CardDecline,
  CardDeclineReason,
  CardDirection,
  CardholderAddressResult,
  CardNetwork,
  CardNetworkDetails,
  CardNetworkIdentifiers,
  CardProcessingCategory,
  CardSchemeFee,
  CardSchemeFeeType,
  CardVerification,
  CardVerificationCodeResult,
  DeclinedTransaction,
  ElectronicCommerceIndicator,
  PointOfServiceEntryMode,
  StandInProcessingReason,
  TerminalEntryCapability,
} from "./declined-transactions.ts";
import type {
  AccountId,
  CardAuthenticationId,
  CardAuthorizationExpirationId,
  CardAuthorizationId,
  CardBalanceInquiryId,
  CardFinancialId,
  CardFuelConfirmationId,
  CardId,
  CardIncrementId,
  CardPaymentId,
  CardReversalId,
  CardValidationId,
  DigitalWalletTokenId,
  EventSubscriptionId,
  PendingTransactionId,
  PhysicalCardId,
  RealTimeDecisionId,
  TransactionId,
} from "./ids.ts";
import type { CardAuthorization, PendingTransaction } from "./pending-transactions.ts";
import type { PartialApprovalCapability } from "./real-time-decisions.ts";
import type { Currency, Open, PageParams, Variants } from "./shared.ts";
import type { CardRefund, CardSettlement } from "./transactions.ts";

/** Operations on Card Payments. */
export interface CardPayments {
  /**
   * List Card Payments, newest first.
   *
   * `GET /card_payments`. An extension of the contract.
   */
  list(params?: CardPaymentListParams, options?: ListOptions): PageRequest<CardPayment>;

  /**
   * Retrieve a Card Payment.
   *
   * `GET /card_payments/{card_payment_id}`. An extension of the contract.
   */
  retrieve(id: CardPaymentId, options?: RequestOptions): ApiPromise<CardPayment>;
}

/** All that belongs to one payment with a Card, from the merchant's first message on. */
export interface CardPayment {
  /** Identifier of the Card Payment. */
  id: CardPaymentId;
  /** The Account that is paid from. */
  account_id: AccountId;
  /** The Card that is paid with. */
  card_id: CardId;
  /** When the first message came. ISO 8601, UTC. */
  created_at: string;
  /** The Digital Wallet Token that is paid with, or null if none is. */
  digital_wallet_token_id: DigitalWalletTokenId | null;
  /** What happened, oldest first, at least one. */
  elements: CardPaymentElement[];
  /** The Physical Card that is paid with in person, or null if none is. */
  physical_card_id: PhysicalCardId | null;
  /** What the elements of a Card Payment come to. */
  state: CardPaymentState;
  /** Always `card_payment`. */
  type: "card_payment";
}

/** One thing that happened to a Card Payment. */
export type CardPaymentElement = Variants<CardPaymentElementFields, "category">;

/** The fields of `CardPaymentElement`, each with the type that it has where it is filled. */
export interface CardPaymentElementFields {
  /** What happened; names the only key that is not null. */
  category:
    | "card_authorization"
    | "card_authentication"
    | "card_balance_inquiry"
    | "card_validation"
    | "card_decline"
    | "card_reversal"
    | "card_authorization_expiration"
    | "card_increment"
    | "card_settlement"
    | "card_refund"
    | "card_fuel_confirmation"
    | "card_financial"
    | "other";
  /** When it happened. ISO 8601, UTC. */
  created_at: string;
  /** A card payment that was authorized and is yet to be settled. */
  card_authorization: CardAuthorization;
  /** An attempt to identify the cardholder by 3-D Secure. The bank makes none. */
  card_authentication: CardAuthentication;
  /** A look at the balance of an Account, at a cash machine say. */
  card_balance_inquiry: CardBalanceInquiry;
  /** A merchant's check that a Card is valid. The bank makes none. */
  card_validation: CardValidation;
  /** A card payment that was declined. */
  card_decline: CardDecline;
  /** An authorization that was taken back, in whole or in part. */
  card_reversal: CardReversal;
  /** An authorization that ended by itself. */
  card_authorization_expiration: CardAuthorizationExpiration;
  /** An authorization that was raised. */
  card_increment: CardIncrement;
  /** A card payment whose money the merchant got. */
  card_settlement: CardSettlement;
  /** Money that a merchant gave back to a card. */
  card_refund: CardRefund;
  /** The amount that was really tanked, after an authorization at a fuel pump. The bank makes none. */
  card_fuel_confirmation: CardFuelConfirmation;
  /** A payment that was authorized and settled in one message. The bank makes none. */
  card_financial: CardFinancial;
  /** Empty: an element of category `other` has no details. */
  other: CardPaymentOther;
}

/** An attempt to identify the cardholder by 3-D Secure. The bank makes none. */
export interface CardAuthentication {
  /** Identifier of the authentication. */
  id: CardAuthenticationId;
  /** The Card Payment that it belongs to. */
  card_payment_id: CardPaymentId;
  /** Always `card_authentication`. */
  type: "card_authentication";
}

/** A look at the balance of an Account, at a cash machine say. */
export interface CardBalanceInquiry {
  /** Identifier of the inquiry. */
  id: CardBalanceInquiryId;
  /** The balance that was answered, in minor units of `currency`; it can be negative. */
  balance: number;
  /** Who decided about a card payment. */
  actioner: Open<CardActioner>;
  /**
   * What the amount of a card payment is made of, as far as the merchant says. Mostly contained in the
   * amount.
   */
  additional_amounts: CardAdditionalAmounts;
  /** The Card Payment that it belongs to. */
  card_payment_id: CardPaymentId;
  /** Currency of the Account. */
  currency: Open<Currency>;
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
  /** The Real-Time Decision in which you were asked, or null if you were not. */
  real_time_decision_id: RealTimeDecisionId | null;
  /** Fees that the card network charges for it. */
  scheme_fees: CardSchemeFee[];
  /** Identifier of the merchant's terminal, or null. */
  terminal_id: string | null;
  /** What was checked of the one who paid. */
  verification: CardVerification;
  /** Always `card_balance_inquiry`. */
  type: "card_balance_inquiry";
}

/** A merchant's check that a Card is valid. The bank makes none. */
export interface CardValidation {
  /** Identifier of the validation. */
  id: CardValidationId;
  /** The Card Payment that it belongs to. */
  card_payment_id: CardPaymentId;
  /** Currency of the Account. */
  currency: Open<Currency>;
  /** Always `card_validation`. */
  type: "card_validation";
}

/** An authorization that was taken back, in whole or in part. */
export interface CardReversal {
  /** Identifier of the reversal. */
  id: CardReversalId;
  /** Amount that was taken back, in minor units of `currency`, at least 1. */
  reversal_amount: number;
  /** Amount that was taken back, in minor units of `presentment_currency`, 0 or more. */
  reversal_presentment_amount: number;
  /** Why it was taken back, or null. */
  reversal_reason: Open<CardReversalReason> | null;
  /** The Card Authorization that it is about. */
  card_authorization_id: CardAuthorizationId;
  /** Currency of the Account. */
  currency: Open<Currency>;
  /** The card network that it came through. */
  network: Open<CardNetwork>;
  /** Numbers by which the card network knows a card payment. */
  network_identifiers: CardNetworkIdentifiers;
  /** The Pending Transaction that holds the money, or null if there is none. */
  pending_transaction_id: PendingTransactionId | null;
  /** Fees that the card network charges for it. */
  scheme_fees: CardSchemeFee[];
  /** What is authorized after it, in minor units of `currency`, 0 or more. */
  updated_authorization_amount: number;
  /** Currency that the merchant asked for, a three-letter ISO 4217 code such as `USD`. */
  presentment_currency: string;
  /** What is authorized after it, in minor units of `presentment_currency`, 0 or more. */
  updated_authorization_presentment_amount: number;
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
  /** Identifier of the merchant's terminal, or null. */
  terminal_id: string | null;
  /** Always `card_reversal`. */
  type: "card_reversal";
}

/**
 * Why an authorization was reversed.
 *
 * - `reversed_by_customer`: The cardholder asked for it.
 * - `reversed_by_network_or_acquirer`: The card network or the merchant's bank took it back.
 * - `reversed_by_point_of_sale`: The merchant's terminal took it back.
 * - `partial_reversal`: A part of it is not needed any more.
 */
export type CardReversalReason =
  | "reversed_by_customer"
  | "reversed_by_network_or_acquirer"
  | "reversed_by_point_of_sale"
  | "partial_reversal";

/** An authorization that ended by itself. */
export interface CardAuthorizationExpiration {
  /** Identifier of the expiration. */
  id: CardAuthorizationExpirationId;
  /** The Card Authorization that it is about. */
  card_authorization_id: CardAuthorizationId;
  /** Currency of the Account. */
  currency: Open<Currency>;
  /** The card network that it came through. */
  network: Open<CardNetwork>;
  /** Amount that was still authorized, in minor units of `currency`, 0 or more. */
  expired_amount: number;
  /** Always `card_authorization_expiration`. */
  type: "card_authorization_expiration";
}

/** An authorization that was raised. */
export interface CardIncrement {
  /** Identifier of the increment. */
  id: CardIncrementId;
  /** Who decided about a card payment. */
  actioner: Open<CardActioner>;
  /** Amount by which it was raised, in minor units of `currency`, at least 1. */
  amount: number;
  /**
   * The network's rating of the risk of fraud, the higher the riskier: 0 to 99 on `cardnet`, 0 to 999 on
   * `debitnet`; or null.
   */
  network_risk_score: number | null;
  /** Amount by which it was raised, in minor units of `presentment_currency`, 0 or more. */
  presentment_amount: number;
  /** The Real-Time Decision in which you were asked, or null if you were not. */
  real_time_decision_id: RealTimeDecisionId | null;
  /** The Card Authorization that it is about. */
  card_authorization_id: CardAuthorizationId;
  /** Currency of the Account. */
  currency: Open<Currency>;
  /** The card network that it came through. */
  network: Open<CardNetwork>;
  /** Numbers by which the card network knows a card payment. */
  network_identifiers: CardNetworkIdentifiers;
  /** The Pending Transaction that holds the money, or null if there is none. */
  pending_transaction_id: PendingTransactionId | null;
  /** Fees that the card network charges for it. */
  scheme_fees: CardSchemeFee[];
  /** What is authorized after it, in minor units of `currency`, 0 or more. */
  updated_authorization_amount: number;
  /** Currency that the merchant asked for, a three-letter ISO 4217 code such as `USD`. */
  presentment_currency: string;
  /** What is authorized after it, in minor units of `presentment_currency`, 0 or more. */
  updated_authorization_presentment_amount: number;
  /** Always `card_increment`. */
  type: "card_increment";
}

/** The amount that was really tanked, after an authorization at a fuel pump. The bank makes none. */
export interface CardFuelConfirmation {
  /** Identifier of the confirmation. */
  id: CardFuelConfirmationId;
  /** The Card Authorization that it is about. */
  card_authorization_id: CardAuthorizationId;
  /** Currency of the Account. */
  currency: Open<Currency>;
  /** The card network that it came through. */
  network: Open<CardNetwork>;
  /** Numbers by which the card network knows a card payment. */
  network_identifiers: CardNetworkIdentifiers;
  /** The Pending Transaction that holds the money, or null if there is none. */
  pending_transaction_id: PendingTransactionId | null;
  /** Fees that the card network charges for it. */
  scheme_fees: CardSchemeFee[];
  /** What is authorized after it, in minor units of `currency`, 0 or more. */
  updated_authorization_amount: number;
  /** Always `card_fuel_confirmation`. */
  type: "card_fuel_confirmation";
}

/** A payment that was authorized and settled in one message. The bank makes none. */
export interface CardFinancial {
  /** Identifier of the payment. */
  id: CardFinancialId;
  /** Amount that moved, in minor units of `currency`, at least 1. */
  amount: number;
  /** The Card Payment that it belongs to. */
  card_payment_id: CardPaymentId;
  /** Currency of the Account. */
  currency: Open<Currency>;
  /** The Transaction that records it. */
  transaction_id: TransactionId;
  /** Always `card_financial`. */
  type: "card_financial";
}

/** Empty: an element of category `other` has no details. */
export type CardPaymentOther = Record<string, never>;

/** What the elements of a Card Payment come to. */
export interface CardPaymentState {
  /** The sum of what was authorized, without what was added later, in cents, 0 or more. */
  authorized_amount: number;
  /** The sum of what fuel pumps confirmed, in cents, 0 or more. */
  fuel_confirmed_amount: number;
  /** The sum of what was added to authorizations, in cents, 0 or more. */
  incremented_amount: number;
  /** The sum of the refunds that were authorized, in cents, 0 or more. */
  refund_authorized_amount: number;
  /** The sum of what was refunded, in cents, 0 or more. */
  refunded_amount: number;
  /** The sum of what was taken back of authorizations, in cents, 0 or more. */
  reversed_amount: number;
  /** The sum of what was settled, in cents, 0 or more. */
  settled_amount: number;
}

/** What came of a simulated authorization. While you are asked to decide, both objects are null. */
export interface CardAuthorizationResult {
  /** The record of the decline, or null if it is not declined. */
  declined_transaction: DeclinedTransaction | null;
  /** What holds the money, or null if it is not authorized. */
  pending_transaction: PendingTransaction | null;
  /** Always `inbound_card_authorization_simulation_result`. */
  type: "inbound_card_authorization_simulation_result";
}

/** Parameters of `cardPayments.list`. */
export interface CardPaymentListParams extends PageParams {
  /** Only Card Payments from this Account. */
  account_id?: AccountId | undefined;
  /** Only Card Payments with this Card. */
  card_id?: CardId | undefined;
}

/** Parameters of `simulations.cardAuthorizations.create`. */
export interface CardAuthorizationCreateParams {
  /** The amount to authorize, in cents, 1 to 1000000000. */
  amount: number;
  /** The Card to pay with. */
  card_id: CardId;
  /** Declines it for this reason, whatever else holds. You are then not asked to decide. */
  decline_reason?: CardDeclineReason | undefined;
  /**
   * The Event Subscription that is to ask you for a decision. By default the one that selects the
   * category.
   */
  event_subscription_id?: EventSubscriptionId | undefined;
  /** Who is said to have decided. By default the one who did. */
  actioner?: CardActioner | undefined;
  /** What the amount is made of. It changes nothing about the amount itself. By default nothing is said. */
  additional_amounts?: CardAdditionalAmountsParams | undefined;
  /** Fees that the card network charges for the message. By default there are none. */
  scheme_fees?: CardSchemeFeeParams[] | undefined;
  /** What is checked of the one who pays, and what the checks give. It declines nothing. */
  verification?: CardVerificationParams | undefined;
  /**
   * Which way the money is to go. By default `refund` when the processing category is `refund`,
   * `original_credit` or `cash_deposit`, else `settlement`. The last two take no other.
   */
  direction?: CardDirection | undefined;
  /**
   * Whether the merchant takes less than it asks for, if you are asked to decide. Ours: nothing else
   * sets it. Default: `supported`.
   */
  partial_approval_capability?: PartialApprovalCapability | undefined;
  /** What the card or the cardholder presents. What is wrong with it declines the payment. */
  presented?: PresentedParams | undefined;
  /** The merchant's identifier in the network, 1 to 200 characters. */
  merchant_acceptor_id?: string | undefined;
  /** Code for the merchant's trade, 1 to 200 characters. */
  merchant_category_code?: string | undefined;
  /** The merchant's city, 1 to 200 characters, or null. */
  merchant_city?: string | null | undefined;
  /** The merchant's country, 1 to 200 characters. */
  merchant_country?: string | undefined;
  /** The merchant's name as it stands on a statement, 1 to 200 characters. */
  merchant_descriptor?: string | undefined;
  /** The merchant's state, 1 to 200 characters, or null. */
  merchant_state?: string | null | undefined;
  /** The Physical Card that is used in person. One of another Card is `invalid_physical_card`. */
  physical_card_id?: PhysicalCardId | null | undefined;
  /** Identifier of the merchant's terminal, 1 to 200 characters. By default none. */
  terminal_id?: string | null | undefined;
  /**
   * The Digital Wallet Token that is paid with, `digital_wallet_token_` and 1 to 40 digits or small
   * letters. Kept as it is sent. Ours. By default none.
   */
  digital_wallet_token_id?: string | null | undefined;
  /** The merchant's postal code, 1 to 200 characters. Ours. By default none. */
  merchant_postal_code?: string | null | undefined;
  /**
   * Numbers by which the card network knows the payment. Ours. By default the bank makes them up; null
   * leaves one out.
   */
  network_identifiers?: CardNetworkIdentifiersParams | undefined;
  /** The card network that it comes through, by which of the two is given. By default `cardnet`. */
  network_details?: CardNetworkDetailsParams | undefined;
  /**
   * The network's rating of the risk of fraud, the higher the riskier: 0 to 99 on `cardnet`, 0 to 999 on
   * `debitnet`. By default none.
   */
  network_risk_score?: number | null | undefined;
  /**
   * What the merchant asks for, in minor units of `presentment_currency`, 1 to 1000000000. Ours. By
   * default as much as `amount`.
   */
  presentment_amount?: number | undefined;
  /**
   * Ours. Currency that the merchant asks for, a three-letter ISO 4217 code such as `USD`. Default:
   * `USD`.
   */
  presentment_currency?: string | undefined;
  /** What the payment is for. By default a `purchase`. */
  processing_category?: CardProcessingCategoryParams | undefined;
}

/** What the amount is made of. It changes nothing about the amount itself. By default nothing is said. */
export interface CardAdditionalAmountsParams {
  /** What is for care in a clinic. By default none. */
  clinic?: CardAdditionalAmountParams | null | undefined;
  /** What is for dental care. By default none. */
  dental?: CardAdditionalAmountParams | null | undefined;
  /** What was to be paid at first, before it was changed. By default none. */
  original?: CardAdditionalAmountParams | null | undefined;
  /** What is for medicine on prescription. By default none. */
  prescription?: CardAdditionalAmountParams | null | undefined;
  /** What the merchant charges extra. By default none. */
  surcharge?: CardAdditionalAmountParams | null | undefined;
  /** The sum of all parts of a payment that is made in several. By default none. */
  total_cumulative?: CardAdditionalAmountParams | null | undefined;
  /** The sum of all that is for health care. By default none. */
  total_healthcare?: CardAdditionalAmountParams | null | undefined;
  /** What is for public transport. By default none. */
  transit?: CardAdditionalAmountParams | null | undefined;
  /** What is for something that is not known. By default none. */
  unknown?: CardAdditionalAmountParams | null | undefined;
  /** What is for eye care. By default none. */
  vision?: CardAdditionalAmountParams | null | undefined;
}

/** A part of the amount of a card payment. */
export interface CardAdditionalAmountParams {
  /** Amount in minor units of `currency`: positive if it is added to the payment, negative if taken off. */
  amount: number;
  /** Currency of the amount, a three-letter ISO 4217 code such as `USD`. */
  currency: string;
}

/** A fee that the card network charges for the message. */
export interface CardSchemeFeeParams {
  /** The fee in whole units of `currency`, a decimal as text such as `"0.05"` for five cents. */
  amount: string;
  /** When it is charged. By default the present time. ISO 8601, with a zone. */
  created_at?: string | Date | undefined;
  /** ISO 4217 code of the currency. Default: `USD`. */
  currency?: Currency | undefined;
  /** What a card network charges a fee for. */
  fee_type: CardSchemeFeeType;
  /**
   * The part that does not vary with the amount, in whole units of `currency`, a decimal as text such as
   * `"0.05"` for five cents. By default none.
   */
  fixed_component?: string | null | undefined;
  /** The rate of the part that does, a decimal as text such as `"0.015"` for 1.5%. By default none. */
  variable_rate?: string | null | undefined;
}

/** What is checked of the one who pays, and what the checks give. It declines nothing. */
export interface CardVerificationParams {
  /** The check of the code printed on the card. By default what comes of what is presented. */
  card_verification_code?: CardVerificationCodeParams | undefined;
  /** The check of the cardholder's address. */
  cardholder_address?: CardholderAddressParams | undefined;
  /** The cardholder's name as the merchant sends it. */
  cardholder_name?: CardholderNameParams | null | undefined;
}

/** The check of the code printed on the card. By default what comes of what is presented. */
export interface CardVerificationCodeParams {
  /** Whether the verification code that was given is the card's. */
  result: CardVerificationCodeResult;
}

/** The check of the cardholder's address. */
export interface CardholderAddressParams {
  /** First line of the cardholder's address, 1 to 200 characters. By default the Card's. */
  actual_line1?: string | null | undefined;
  /** Postal code of the cardholder's address, 1 to 200 characters. By default the Card's. */
  actual_postal_code?: string | null | undefined;
  /** First line as the merchant sends it, 1 to 200 characters. By default none. */
  provided_line1?: string | null | undefined;
  /** Postal code as the merchant sends it, 1 to 200 characters. By default none. */
  provided_postal_code?: string | null | undefined;
  /** What the check gives. By default what comes of comparing the two. */
  result?: CardholderAddressResult | undefined;
}

/** The cardholder's name as the merchant sends it. */
export interface CardholderNameParams {
  /** First name as the merchant sends it, 1 to 200 characters. By default none. */
  provided_first_name?: string | null | undefined;
  /** Middle name as the merchant sends it, 1 to 200 characters. By default none. */
  provided_middle_name?: string | null | undefined;
  /** Last name as the merchant sends it, 1 to 200 characters. By default none. */
  provided_last_name?: string | null | undefined;
}

/** What the card or the cardholder presents. What is wrong with it declines the payment. */
export interface PresentedParams {
  /** The code from the back of the card, 3 digits. Another than the Card's is `cvv2_mismatch`. */
  cvv2?: string | undefined;
  /**
   * The date at which the card is said to expire. Another than the Card's is `card_expiration_mismatch`,
   * but only if `cvv2` is given too.
   */
  expiration?: PresentedExpirationParams | undefined;
  /** The personal identification number, 4 digits. Another than the Card's is `pin_mismatch`. */
  pin?: string | undefined;
  /** Whether the cryptogram of the card or token is right. */
  cryptogram?: PresentedCryptogram | undefined;
  /** Whether the cardholder was identified by 3-D Secure. */
  three_ds?: PresentedThreeDs | undefined;
  /** Whether what was read from the card is right. */
  card_read?: PresentedCardRead | undefined;
}

/**
 * The date at which the card is said to expire. Another than the Card's is `card_expiration_mismatch`,
 * but only if `cvv2` is given too.
 */
export interface PresentedExpirationParams {
  /** Month, 1 to 12. */
  month: number;
  /** Year, four digits: 1000 to 9999. */
  year: number;
}

/**
 * Whether the cryptogram of the card or token is right.
 *
 * - `valid`: It is.
 * - `invalid`: It is not: `invalid_cryptogram`.
 */
export type PresentedCryptogram = "valid" | "invalid";

/**
 * Whether the cardholder was identified by 3-D Secure.
 *
 * - `passed`: Identified.
 * - `failed`: Not identified: `failed_3ds_authentication`.
 */
export type PresentedThreeDs = "passed" | "failed";

/**
 * Whether what was read from the card is right.
 *
 * - `valid`: It is.
 * - `invalid`: It is not: `invalid_physical_card`.
 */
export type PresentedCardRead = "valid" | "invalid";

/**
 * Numbers by which the card network knows the payment. Ours. By default the bank makes them up; null
 * leaves one out.
 */
export interface CardNetworkIdentifiersParams {
  /** Code of the authorization, 6 characters. */
  authorization_identification_response?: string | null | undefined;
  /** Number that all messages of one payment share at the merchant's bank, 1 to 200 characters. */
  retrieval_reference_number?: string | null | undefined;
  /** Number of the message at the merchant's bank, 1 to 200 characters. */
  trace_number?: string | null | undefined;
  /** The network's own number of the payment, 1 to 200 characters. */
  transaction_id?: string | null | undefined;
}

/** The card network that it comes through, by which of the two is given. By default `cardnet`. */
export type CardNetworkDetailsParams = CardNetworkDetailsParamsFields &
  (
    | { cardnet: CardnetDetailsParams; debitnet?: null | undefined }
    | { debitnet: DebitnetDetailsParams; cardnet?: null | undefined }
  );

/** The fields of `CardNetworkDetailsParams`, whichever of them are given together. */
export interface CardNetworkDetailsParamsFields {
  /** Empty: there is nothing to say of `debitnet`. */
  debitnet?: DebitnetDetailsParams | null | undefined;
  /** Details of the `cardnet` network. */
  cardnet?: CardnetDetailsParams | null | undefined;
}

/** Empty: there is nothing to say of `debitnet`. */
export type DebitnetDetailsParams = Record<string, never>;

/** Details of the `cardnet` network. */
export interface CardnetDetailsParams {
  /** How the merchant came by the order. By default it is not said. */
  electronic_commerce_indicator?: ElectronicCommerceIndicator | null | undefined;
  /** How the merchant read the card's number. By default it is not said. */
  point_of_service_entry_mode?: PointOfServiceEntryMode | null | undefined;
  /** Why the network decides in place of the bank. Given alone, it makes `network` the `actioner`. */
  stand_in_processing_reason?: StandInProcessingReason | null | undefined;
  /** What the merchant's terminal can read. By default it is not said. */
  terminal_entry_capability?: TerminalEntryCapability | null | undefined;
}

/** What the payment is for. By default a `purchase`. */
export type CardProcessingCategoryParams = CardProcessingCategoryParamsFields &
  ({ category: "refund" } | { category: Exclude<CardProcessingCategory, "refund">; refund?: undefined });

/** The fields of `CardProcessingCategoryParams`, whichever of them are given together. */
export interface CardProcessingCategoryParamsFields {
  /** What a card payment is for. */
  category: CardProcessingCategory;
  /** What the money is given back for: only with `refund` as `category`. */
  refund?: CardProcessingCategoryRefundParams | undefined;
}

/** What the money is given back for: only with `refund` as `category`. */
export interface CardProcessingCategoryRefundParams {
  /** The Card Payment in which it was bought. */
  original_card_payment_id?: CardPaymentId | undefined;
}

/** Parameters of `simulations.cardSettlements.create`. */
export type CardSettlementCreateParams = CardSettlementCreateParamsFields &
  ({ amount: number } | { pending_transaction_id: PendingTransactionId });

/** The fields of `CardSettlementCreateParams`, whichever of them are given together. */
export interface CardSettlementCreateParamsFields {
  /** The Card that is paid with. */
  card_id: CardId;
  /**
   * The amount to settle, in cents, at least 1. It may differ from what was authorized. By default the
   * amount of the Pending Transaction.
   */
  amount?: number | undefined;
  /**
   * The Pending Transaction of the authorization. By default there was none: the settlement is posted by
   * force.
   */
  pending_transaction_id?: PendingTransactionId | undefined;
  /** Fees that the card network charges for the message. By default there are none. */
  scheme_fees?: CardSchemeFeeParams[] | undefined;
}

/** Parameters of `simulations.cardRefunds.create`. */
export type CardRefundCreateParams = CardRefundCreateParamsFields &
  (
    | { pending_transaction_id: PendingTransactionId; transaction_id?: undefined }
    | { transaction_id: TransactionId; pending_transaction_id?: undefined }
  );

/** The fields of `CardRefundCreateParams`, whichever of them are given together. */
export interface CardRefundCreateParamsFields {
  /**
   * The amount to give back, in cents, 1 to 1000000000. Of a settlement, at most what is not refunded
   * yet. By default the whole of what it refers to.
   */
  amount?: number | undefined;
  /** The Pending Transaction of a refund that was authorized. */
  pending_transaction_id?: PendingTransactionId | undefined;
  /** The Transaction of the settlement that is refunded. */
  transaction_id?: TransactionId | undefined;
  /** Fees that the card network charges for the message. By default there are none. */
  scheme_fees?: CardSchemeFeeParams[] | undefined;
}

/** Parameters of `simulations.cardReversals.create`. */
export interface CardReversalCreateParams {
  /** The Card Payment with the authorization. */
  card_payment_id: CardPaymentId;
  /** The amount to take back, in cents, 1 to 1000000000. By default all that is still authorized. */
  amount?: number | undefined;
  /**
   * Why it is taken back. Ours: nothing else sets it. By default `partial_reversal` where some is left,
   * else not said.
   */
  reversal_reason?: CardReversalReason | undefined;
  /** Fees that the card network charges for the message. By default there are none. */
  scheme_fees?: CardSchemeFeeParams[] | undefined;
}

/** Parameters of `simulations.cardIncrements.create`. */
export interface CardIncrementCreateParams {
  /** The amount to add to what is authorized, in cents, 1 to 1000000000. */
  amount: number;
  /** The Card Payment with the authorization. */
  card_payment_id: CardPaymentId;
  /**
   * Whether the merchant takes less than it asks for, if you are asked to decide. Ours: nothing else
   * sets it. Default: `supported`.
   */
  partial_approval_capability?: PartialApprovalCapability | undefined;
  /** Declines it for this reason, whatever else holds. You are then not asked to decide. */
  decline_reason?: CardDeclineReason | undefined;
  /**
   * The Event Subscription that is to ask you for a decision. By default the one that selects the
   * category.
   */
  event_subscription_id?: EventSubscriptionId | undefined;
  /** Who is said to have decided. By default the one who did. */
  actioner?: CardActioner | undefined;
  /** What the amount is made of. It changes nothing about the amount itself. By default nothing is said. */
  additional_amounts?: CardAdditionalAmountsParams | undefined;
  /** Fees that the card network charges for the message. By default there are none. */
  scheme_fees?: CardSchemeFeeParams[] | undefined;
  /** What is checked of the one who pays, and what the checks give. It declines nothing. */
  verification?: CardVerificationParams | undefined;
}

/** Parameters of `simulations.cardAuthorizationExpirations.create`. */
export interface CardAuthorizationExpirationCreateParams {
  /** The Card Payment with the authorization. */
  card_payment_id: CardPaymentId;
}

/** Parameters of `simulations.cardBalanceInquiries.create`. */
export type CardBalanceInquiryCreateParams = CardBalanceInquiryCreateParamsFields &
  ({ card_id: CardId } | { physical_card_id: PhysicalCardId });

/** The fields of `CardBalanceInquiryCreateParams`, whichever of them are given together. */
export interface CardBalanceInquiryCreateParamsFields {
  /** The balance to answer, in cents, 1 to 1000000000. By default the available balance of the Account. */
  balance?: number | undefined;
  /** The Card to ask with. By default the one of `physical_card_id`. */
  card_id?: CardId | undefined;
  /** Declines it for this reason, whatever else holds. You are then not asked to decide. */
  decline_reason?: CardDeclineReason | undefined;
  /** Has no effect: nobody is asked about a balance inquiry. It must exist. */
  event_subscription_id?: EventSubscriptionId | undefined;
  /** Who is said to have decided. By default the one who did. */
  actioner?: CardActioner | undefined;
  /** What the amount is made of. It changes nothing about the amount itself. By default nothing is said. */
  additional_amounts?: CardAdditionalAmountsParams | undefined;
  /** Fees that the card network charges for the message. By default there are none. */
  scheme_fees?: CardSchemeFeeParams[] | undefined;
  /** What is checked of the one who pays, and what the checks give. It declines nothing. */
  verification?: CardVerificationParams | undefined;
  /** The merchant's identifier in the network, 1 to 200 characters. */
  merchant_acceptor_id?: string | undefined;
  /** Code for the merchant's trade, 1 to 200 characters. */
  merchant_category_code?: string | undefined;
  /** The merchant's city, 1 to 200 characters, or null. */
  merchant_city?: string | null | undefined;
  /** The merchant's country, 1 to 200 characters. */
  merchant_country?: string | undefined;
  /** The merchant's name as it stands on a statement, 1 to 200 characters. */
  merchant_descriptor?: string | undefined;
  /** The merchant's state, 1 to 200 characters, or null. */
  merchant_state?: string | null | undefined;
  /** The Physical Card that is used in person. One of another Card is `invalid_physical_card`. */
  physical_card_id?: PhysicalCardId | null | undefined;
  /** Identifier of the merchant's terminal, 1 to 200 characters. By default none. */
  terminal_id?: string | null | undefined;
  /**
   * The Digital Wallet Token that is paid with, `digital_wallet_token_` and 1 to 40 digits or small
   * letters. Kept as it is sent. Ours. By default none.
   */
  digital_wallet_token_id?: string | null | undefined;
  /** The merchant's postal code, 1 to 200 characters. Ours. By default none. */
  merchant_postal_code?: string | null | undefined;
  /**
   * Numbers by which the card network knows the payment. Ours. By default the bank makes them up; null
   * leaves one out.
   */
  network_identifiers?: CardNetworkIdentifiersParams | undefined;
  /** The card network that it comes through, which is `cardnet`. */
  network_details?: CardBalanceInquiryNetworkDetailsParams | undefined;
  /** The network's rating of the risk of fraud, the higher the riskier: 0 to 99. By default none. */
  network_risk_score?: number | null | undefined;
}

/** The card network that it comes through, which is `cardnet`. */
export interface CardBalanceInquiryNetworkDetailsParams {
  /** Details of the `cardnet` network. */
  cardnet: CardBalanceInquiryCardnetDetailsParams;
}

/** Details of the `cardnet` network. */
export interface CardBalanceInquiryCardnetDetailsParams {
  /** Why the network decides in place of the bank. Given alone, it makes `network` the `actioner`. */
  stand_in_processing_reason?: StandInProcessingReason | null | undefined;
}

/**
 * What can happen to a Card Payment.
 *
 * - `card_authorization`: It was authorized.
 * - `card_authentication`: The cardholder was to be identified. The bank makes none.
 * - `card_balance_inquiry`: The balance was looked at.
 * - `card_validation`: The merchant checked the Card. The bank makes none.
 * - `card_decline`: An authorization, an increment or a balance inquiry was declined.
 * - `card_reversal`: The authorization was taken back, in whole or in part.
 * - `card_authorization_expiration`: The authorization ended by itself.
 * - `card_increment`: The authorization was raised.
 * - `card_settlement`: The merchant got the money.
 * - `card_refund`: The merchant gave money back.
 * - `card_fuel_confirmation`: A fuel pump said how much was tanked. The bank makes none.
 * - `card_financial`: It was authorized and settled in one message. The bank makes none.
 * - `other`: Something that is not documented, or no longer.
 */
export type CardPaymentElementCategory =
  | "card_authorization"
  | "card_authentication"
  | "card_balance_inquiry"
  | "card_validation"
  | "card_decline"
  | "card_reversal"
  | "card_authorization_expiration"
  | "card_increment"
  | "card_settlement"
  | "card_refund"
  | "card_fuel_confirmation"
  | "card_financial"
  | "other";
