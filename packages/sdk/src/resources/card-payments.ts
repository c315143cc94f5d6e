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

/** All messages of one payment with a Card, beginning with the merchant's first. */
export interface CardPayment {
  /** Identifier of the Card Payment. */
  id: CardPaymentId;
  /** The Account of the Card. */
  account_id: AccountId;
  /** The Card of the payment. */
  card_id: CardId;
  /** When the first message arrived. ISO 8601, UTC. */
  created_at: string;
  /** The Digital Wallet Token of the payment, or null. */
  digital_wallet_token_id: DigitalWalletTokenId | null;
  /** The elements, oldest first, at least one. */
  elements: CardPaymentElement[];
  /** The Physical Card that was used in person, or null. */
  physical_card_id: PhysicalCardId | null;
  /** The totals of the elements of a Card Payment. */
  state: CardPaymentState;
  /** Always `card_payment`. */
  type: "card_payment";
}

/** An element of a Card Payment: a message of the card network. */
export type CardPaymentElement = Variants<CardPaymentElementFields, "category">;

/** The fields of `CardPaymentElement`, each with its type when it is not null. */
export interface CardPaymentElementFields {
  /** What happened. Names the only key that is not null. */
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
  /** A card payment that was authorized and is not settled yet. */
  card_authorization: CardAuthorization;
  /** An attempt to identify the cardholder by 3-D Secure. The bank creates none. */
  card_authentication: CardAuthentication;
  /** A balance inquiry, for example at a cash machine. */
  card_balance_inquiry: CardBalanceInquiry;
  /** A merchant's check that a Card is valid. The bank creates none. */
  card_validation: CardValidation;
  /** A card payment that was declined. */
  card_decline: CardDecline;
  /** A reversal of an authorization, in whole or in part. */
  card_reversal: CardReversal;
  /** An authorization that expired. */
  card_authorization_expiration: CardAuthorizationExpiration;
  /** An increment of an authorization. */
  card_increment: CardIncrement;
  /** A settled card payment. */
  card_settlement: CardSettlement;
  /** Money that a merchant refunded to a Card. */
  card_refund: CardRefund;
  /** The final amount after an authorization at a fuel pump. The bank creates none. */
  card_fuel_confirmation: CardFuelConfirmation;
  /** A payment that was authorized and settled in one message. The bank creates none. */
  card_financial: CardFinancial;
  /** Empty: an element of category `other` has no details. */
  other: CardPaymentOther;
}

/** An attempt to identify the cardholder by 3-D Secure. The bank creates none. */
export interface CardAuthentication {
  /** Identifier of the authentication. */
  id: CardAuthenticationId;
  /** The Card Payment that it belongs to. */
  card_payment_id: CardPaymentId;
  /** Always `card_authentication`. */
  type: "card_authentication";
}

/** A balance inquiry, for example at a cash machine. */
export interface CardBalanceInquiry {
  /** Identifier of the inquiry. */
  id: CardBalanceInquiryId;
  /** The returned balance, in minor units of `currency`. It can be negative. */
  balance: number;
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
  /** Always `card_balance_inquiry`. */
  type: "card_balance_inquiry";
}

/** A merchant's check that a Card is valid. The bank creates none. */
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

/** A reversal of an authorization, in whole or in part. */
export interface CardReversal {
  /** Identifier of the reversal. */
  id: CardReversalId;
  /** The reversed amount, in minor units of `currency`, at least 1. */
  reversal_amount: number;
  /** The reversed amount, in minor units of `presentment_currency`, 0 or more. */
  reversal_presentment_amount: number;
  /** Why it was reversed, or null. */
  reversal_reason: Open<CardReversalReason> | null;
  /** The Card Authorization. */
  card_authorization_id: CardAuthorizationId;
  /** Currency of the Account. */
  currency: Open<Currency>;
  /** The card network of the message. */
  network: Open<CardNetwork>;
  /** Numbers by which the card network identifies a card payment. */
  network_identifiers: CardNetworkIdentifiers;
  /** The Pending Transaction that holds the money, or null. */
  pending_transaction_id: PendingTransactionId | null;
  /** Fees that the card network charges for it. */
  scheme_fees: CardSchemeFee[];
  /** The authorized amount afterwards, in minor units of `currency`, 0 or more. */
  updated_authorization_amount: number;
  /** Currency that the merchant requested, a three-letter ISO 4217 code such as `USD`. */
  presentment_currency: string;
  /** The authorized amount afterwards, in minor units of `presentment_currency`, 0 or more. */
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
  /** The merchant's name as shown on a statement. */
  merchant_descriptor: string;
  /** Identifier of the merchant's terminal, or null. */
  terminal_id: string | null;
  /** Always `card_reversal`. */
  type: "card_reversal";
}

/**
 * Why an authorization was reversed.
 *
 * - `reversed_by_customer`: The cardholder requested it.
 * - `reversed_by_network_or_acquirer`: The card network or the merchant's bank reversed it.
 * - `reversed_by_point_of_sale`: The merchant's terminal reversed it.
 * - `partial_reversal`: A part of it is no longer needed.
 */
export type CardReversalReason =
  | "reversed_by_customer"
  | "reversed_by_network_or_acquirer"
  | "reversed_by_point_of_sale"
  | "partial_reversal";

/** An authorization that expired. */
export interface CardAuthorizationExpiration {
  /** Identifier of the expiration. */
  id: CardAuthorizationExpirationId;
  /** The Card Authorization. */
  card_authorization_id: CardAuthorizationId;
  /** Currency of the Account. */
  currency: Open<Currency>;
  /** The card network of the message. */
  network: Open<CardNetwork>;
  /** Remaining authorized amount, in minor units of `currency`, 0 or more. */
  expired_amount: number;
  /** Always `card_authorization_expiration`. */
  type: "card_authorization_expiration";
}

/** An increment of an authorization. */
export interface CardIncrement {
  /** Identifier of the increment. */
  id: CardIncrementId;
  /** The party that decided a card payment. */
  actioner: Open<CardActioner>;
  /**
   * The parts of the amount of a card payment, as far as the merchant specifies them. Most are included
   * in the amount.
   */
  additional_amounts: CardAdditionalAmounts;
  /** The amount of the increment, in minor units of `currency`, at least 1. */
  amount: number;
  /**
   * The network's rating of the fraud risk, higher for a higher risk: 0 to 99 on `cardnet`, 0 to 999 on
   * `debitnet`, or null.
   */
  network_risk_score: number | null;
  /** The amount of the increment, in minor units of `presentment_currency`, 0 or more. */
  presentment_amount: number;
  /** The Real-Time Decision, or null if there was none. */
  real_time_decision_id: RealTimeDecisionId | null;
  /** The Card Authorization. */
  card_authorization_id: CardAuthorizationId;
  /** Currency of the Account. */
  currency: Open<Currency>;
  /** The card network of the message. */
  network: Open<CardNetwork>;
  /** Numbers by which the card network identifies a card payment. */
  network_identifiers: CardNetworkIdentifiers;
  /** The Pending Transaction that holds the money, or null. */
  pending_transaction_id: PendingTransactionId | null;
  /** Fees that the card network charges for it. */
  scheme_fees: CardSchemeFee[];
  /** The authorized amount afterwards, in minor units of `currency`, 0 or more. */
  updated_authorization_amount: number;
  /** Currency that the merchant requested, a three-letter ISO 4217 code such as `USD`. */
  presentment_currency: string;
  /** The authorized amount afterwards, in minor units of `presentment_currency`, 0 or more. */
  updated_authorization_presentment_amount: number;
  /** Always `card_increment`. */
  type: "card_increment";
}

/** The final amount after an authorization at a fuel pump. The bank creates none. */
export interface CardFuelConfirmation {
  /** Identifier of the confirmation. */
  id: CardFuelConfirmationId;
  /** The Card Authorization. */
  card_authorization_id: CardAuthorizationId;
  /** Currency of the Account. */
  currency: Open<Currency>;
  /** The card network of the message. */
  network: Open<CardNetwork>;
  /** Numbers by which the card network identifies a card payment. */
  network_identifiers: CardNetworkIdentifiers;
  /** The Pending Transaction that holds the money, or null. */
  pending_transaction_id: PendingTransactionId | null;
  /** Fees that the card network charges for it. */
  scheme_fees: CardSchemeFee[];
  /** The authorized amount afterwards, in minor units of `currency`, 0 or more. */
  updated_authorization_amount: number;
  /** Always `card_fuel_confirmation`. */
  type: "card_fuel_confirmation";
}

/** A payment that was authorized and settled in one message. The bank creates none. */
export interface CardFinancial {
  /** Identifier of the payment. */
  id: CardFinancialId;
  /** The moved amount, in minor units of `currency`, at least 1. */
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

/** The totals of the elements of a Card Payment. */
export interface CardPaymentState {
  /** The sum of the authorizations, without increments, in cents, 0 or more. */
  authorized_amount: number;
  /** The sum of the fuel confirmations, in cents, 0 or more. */
  fuel_confirmed_amount: number;
  /** The sum of the increments, in cents, 0 or more. */
  incremented_amount: number;
  /** The sum of the authorized refunds, in cents, 0 or more. */
  refund_authorized_amount: number;
  /** The sum of the refunds, in cents, 0 or more. */
  refunded_amount: number;
  /** The sum of the reversals, in cents, 0 or more. */
  reversed_amount: number;
  /** The sum of the settlements, in cents, 0 or more. */
  settled_amount: number;
}

/**
 * The result of a simulated authorization. While a Real-Time Decision is pending, both objects are
 * null.
 */
export interface CardAuthorizationResult {
  /** The Declined Transaction, or null if the payment is not declined. */
  declined_transaction: DeclinedTransaction | null;
  /** The Pending Transaction, which holds the money, or null if the payment is not authorized. */
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
  /** The Card of the payment. */
  card_id: CardId;
  /** The Card Payment of this Card in which the cardholder was authenticated. It has no further effect. */
  authenticated_card_payment_id?: CardPaymentId | undefined;
  /** Declines the payment for this reason, without other decline rules and without a Real-Time Decision. */
  decline_reason?: CardDeclineReason | undefined;
  /**
   * The Event Subscription that receives the Real-Time Decision. Default: the one that selects the
   * category.
   */
  event_subscription_id?: EventSubscriptionId | undefined;
  /** The party that decided. Default: the party that actually decides. */
  actioner?: CardActioner | undefined;
  /** The parts of the amount. They do not change the amount itself. Default: none. */
  additional_amounts?: CardAdditionalAmountsParams | undefined;
  /** Fees that the card network charges for the message. Default: none. */
  scheme_fees?: readonly CardSchemeFeeParams[] | undefined;
  /** The checks of the cardholder and their results. They do not decline the payment. */
  verification?: CardVerificationParams | undefined;
  /**
   * The direction of the money. Default: `refund` if the processing category is `refund`,
   * `original_credit` or `cash_deposit`, otherwise `settlement`. `original_credit` and `cash_deposit`
   * allow only `refund`.
   */
  direction?: CardDirection | undefined;
  /**
   * Whether the merchant supports partial approvals, for your decision. An extension of the contract.
   * Default: `supported`.
   */
  partial_approval_capability?: PartialApprovalCapability | undefined;
  /** The data that the card or the cardholder presents. Wrong data declines the payment. */
  presented?: PresentedParams | undefined;
  /** The merchant's identifier in the network, 1 to 200 characters. */
  merchant_acceptor_id?: string | undefined;
  /** Code for the merchant's trade, 1 to 200 characters. */
  merchant_category_code?: string | undefined;
  /** The merchant's city, 1 to 200 characters, or null. */
  merchant_city?: string | null | undefined;
  /** The merchant's country, 1 to 200 characters. */
  merchant_country?: string | undefined;
  /** The merchant's name as shown on a statement, 1 to 200 characters. */
  merchant_descriptor?: string | undefined;
  /** The merchant's state, 1 to 200 characters, or null. */
  merchant_state?: string | null | undefined;
  /**
   * The Physical Card that is used in person. A Physical Card of another Card is declined with
   * `invalid_physical_card`.
   */
  physical_card_id?: PhysicalCardId | null | undefined;
  /** Identifier of the merchant's terminal, 1 to 200 characters. Default: none. */
  terminal_id?: string | null | undefined;
  /**
   * The Digital Wallet Token of the payment, `digital_wallet_token_` and 1 to 40 digits or small
   * letters. Stored as sent. An extension of the contract. Default: none.
   */
  digital_wallet_token_id?: string | null | undefined;
  /** The merchant's postal code, 1 to 200 characters. An extension of the contract. Default: none. */
  merchant_postal_code?: string | null | undefined;
  /**
   * Numbers by which the card network identifies the payment. An extension of the contract. Default:
   * generated by the bank. Null omits a number.
   */
  network_identifiers?: CardNetworkIdentifiersParams | undefined;
  /** The card network of the message: give one of the two. Default: `cardnet`. */
  network_details?: CardNetworkDetailsParams | undefined;
  /**
   * The network's rating of the fraud risk, higher for a higher risk: 0 to 99 on `cardnet`, 0 to 999 on
   * `debitnet`. Default: none.
   */
  network_risk_score?: number | null | undefined;
  /**
   * Amount that the merchant requests, in minor units of `presentment_currency`, 1 to 1000000000. An
   * extension of the contract. Default: `amount`.
   */
  presentment_amount?: number | undefined;
  /**
   * An extension of the contract. Currency that the merchant requests, a three-letter ISO 4217 code such
   * as `USD`. Default: `USD`.
   */
  presentment_currency?: string | undefined;
  /** The purpose of the payment. Default: a `purchase`. */
  processing_category?: CardProcessingCategoryParams | undefined;
}

/** The parts of the amount. They do not change the amount itself. Default: none. */
export interface CardAdditionalAmountsParams {
  /** The part for care in a clinic. Default: none. */
  clinic?: CardAdditionalAmountParams | null | undefined;
  /** The part for dental care. Default: none. */
  dental?: CardAdditionalAmountParams | null | undefined;
  /** The original amount, before a change. Default: none. */
  original?: CardAdditionalAmountParams | null | undefined;
  /** The part for prescription medicine. Default: none. */
  prescription?: CardAdditionalAmountParams | null | undefined;
  /** The merchant's surcharge. Default: none. */
  surcharge?: CardAdditionalAmountParams | null | undefined;
  /** The total of a payment that is made in several parts. Default: none. */
  total_cumulative?: CardAdditionalAmountParams | null | undefined;
  /** The total of the parts for health care. Default: none. */
  total_healthcare?: CardAdditionalAmountParams | null | undefined;
  /** The part for public transport. Default: none. */
  transit?: CardAdditionalAmountParams | null | undefined;
  /** A part for an unknown purpose. Default: none. */
  unknown?: CardAdditionalAmountParams | null | undefined;
  /** The part for eye care. Default: none. */
  vision?: CardAdditionalAmountParams | null | undefined;
}

/** A part of the amount of a card payment. */
export interface CardAdditionalAmountParams {
  /**
   * Amount in minor units of `currency`: positive if it is added to the payment, negative if it is
   * subtracted.
   */
  amount: number;
  /** Currency of the amount, a three-letter ISO 4217 code such as `USD`. */
  currency: string;
}

/** A fee that the card network charges for the message. */
export interface CardSchemeFeeParams {
  /** The fee in whole units of `currency`, a decimal as text such as `"0.05"` for five cents. */
  amount: string;
  /** When it is charged. Default: the present time. ISO 8601, with a zone. */
  created_at?: string | Date | undefined;
  /** ISO 4217 code of the currency. Default: `USD`. */
  currency?: Currency | undefined;
  /** The service that a card network's fee is for. */
  fee_type: CardSchemeFeeType;
  /**
   * The fixed part of the fee, in whole units of `currency`, a decimal as text such as `"0.05"` for five
   * cents. Default: none.
   */
  fixed_component?: string | null | undefined;
  /**
   * The rate of the part of the fee that depends on the amount, a decimal as text such as `"0.015"` for
   * 1.5%. Default: none.
   */
  variable_rate?: string | null | undefined;
}

/** The checks of the cardholder and their results. They do not decline the payment. */
export interface CardVerificationParams {
  /** The check of the code printed on the card. Default: the result of checking the presented data. */
  card_verification_code?: CardVerificationCodeParams | undefined;
  /** The check of the cardholder's address. */
  cardholder_address?: CardholderAddressParams | undefined;
  /** The cardholder's name as the merchant sends it. */
  cardholder_name?: CardholderNameParams | null | undefined;
}

/** The check of the code printed on the card. Default: the result of checking the presented data. */
export interface CardVerificationCodeParams {
  /** Whether the given verification code matches the card's. */
  result: CardVerificationCodeResult;
}

/** The check of the cardholder's address. */
export interface CardholderAddressParams {
  /** First line of the cardholder's address, 1 to 200 characters. Default: the Card's. */
  actual_line1?: string | null | undefined;
  /** Postal code of the cardholder's address, 1 to 200 characters. Default: the Card's. */
  actual_postal_code?: string | null | undefined;
  /** First line as the merchant sends it, 1 to 200 characters. Default: none. */
  provided_line1?: string | null | undefined;
  /** Postal code as the merchant sends it, 1 to 200 characters. Default: none. */
  provided_postal_code?: string | null | undefined;
  /** The result of the check. Default: the result of comparing the two. */
  result?: CardholderAddressResult | undefined;
}

/** The cardholder's name as the merchant sends it. */
export interface CardholderNameParams {
  /** First name as the merchant sends it, 1 to 200 characters. Default: none. */
  provided_first_name?: string | null | undefined;
  /** Middle name as the merchant sends it, 1 to 200 characters. Default: none. */
  provided_middle_name?: string | null | undefined;
  /** Last name as the merchant sends it, 1 to 200 characters. Default: none. */
  provided_last_name?: string | null | undefined;
}

/** The data that the card or the cardholder presents. Wrong data declines the payment. */
export interface PresentedParams {
  /** The code from the back of the card, 3 digits. A wrong code is declined with `cvv2_mismatch`. */
  cvv2?: string | undefined;
  /**
   * The expiration date that the merchant sends. A wrong date is declined with
   * `card_expiration_mismatch`, but only if `cvv2` is given too.
   */
  expiration?: PresentedExpirationParams | undefined;
  /** The personal identification number, 4 digits. A wrong PIN is declined with `pin_mismatch`. */
  pin?: string | undefined;
  /** Whether the cryptogram of the card or token is valid. */
  cryptogram?: PresentedCryptogram | undefined;
  /** Whether 3-D Secure identified the cardholder. */
  three_ds?: PresentedThreeDs | undefined;
  /** Whether the data read from the card is valid. */
  card_read?: PresentedCardRead | undefined;
}

/**
 * The expiration date that the merchant sends. A wrong date is declined with
 * `card_expiration_mismatch`, but only if `cvv2` is given too.
 */
export interface PresentedExpirationParams {
  /** Month, 1 to 12. */
  month: number;
  /** Year, four digits: 1000 to 9999. */
  year: number;
}

/**
 * Whether the cryptogram of the card or token is valid.
 *
 * - `valid`: It is valid.
 * - `invalid`: It is invalid: declined with `invalid_cryptogram`.
 */
export type PresentedCryptogram = "valid" | "invalid";

/**
 * Whether 3-D Secure identified the cardholder.
 *
 * - `passed`: Identified.
 * - `failed`: Not identified: declined with `failed_3ds_authentication`.
 */
export type PresentedThreeDs = "passed" | "failed";

/**
 * Whether the data read from the card is valid.
 *
 * - `valid`: It is valid.
 * - `invalid`: It is invalid: declined with `invalid_physical_card`.
 */
export type PresentedCardRead = "valid" | "invalid";

/**
 * Numbers by which the card network identifies the payment. An extension of the contract. Default:
 * generated by the bank. Null omits a number.
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

/** The card network of the message: give one of the two. Default: `cardnet`. */
export type CardNetworkDetailsParams = CardNetworkDetailsParamsFields &
  (
    | { cardnet: CardnetDetailsParams; debitnet?: null | undefined }
    | { debitnet: DebitnetDetailsParams; cardnet?: null | undefined }
  );

/** All fields of `CardNetworkDetailsParams`, without the cross-field rules. */
export interface CardNetworkDetailsParamsFields {
  /** Empty: `debitnet` has no details. */
  debitnet?: DebitnetDetailsParams | null | undefined;
  /** Details of the `cardnet` network. */
  cardnet?: CardnetDetailsParams | null | undefined;
}

/** Empty: `debitnet` has no details. */
export type DebitnetDetailsParams = Record<string, never>;

/** Details of the `cardnet` network. */
export interface CardnetDetailsParams {
  /** How the merchant received the order. Default: not specified. */
  electronic_commerce_indicator?: ElectronicCommerceIndicator | null | undefined;
  /** How the merchant read the card's number. Default: not specified. */
  point_of_service_entry_mode?: PointOfServiceEntryMode | null | undefined;
  /** Why the network decides instead of the bank. Without `actioner`, it sets `actioner` to `network`. */
  stand_in_processing_reason?: StandInProcessingReason | null | undefined;
  /** What the merchant's terminal can read. Default: not specified. */
  terminal_entry_capability?: TerminalEntryCapability | null | undefined;
}

/** The purpose of the payment. Default: a `purchase`. */
export type CardProcessingCategoryParams = CardProcessingCategoryParamsFields &
  ({ category: "refund" } | { category: Exclude<CardProcessingCategory, "refund">; refund?: undefined });

/** All fields of `CardProcessingCategoryParams`, without the cross-field rules. */
export interface CardProcessingCategoryParamsFields {
  /** The purpose of a card payment. */
  category: CardProcessingCategory;
  /** The refunded purchase. Allowed only with the `category` `refund`. */
  refund?: CardProcessingCategoryRefundParams | undefined;
}

/** The refunded purchase. Allowed only with the `category` `refund`. */
export interface CardProcessingCategoryRefundParams {
  /** The Card Payment of the original purchase. */
  original_card_payment_id?: CardPaymentId | undefined;
}

/** Parameters of `simulations.cardSettlements.create`. */
export type CardSettlementCreateParams = CardSettlementCreateParamsFields &
  ({ amount: number } | { pending_transaction_id: PendingTransactionId });

/** All fields of `CardSettlementCreateParams`, without the cross-field rules. */
export interface CardSettlementCreateParamsFields {
  /** The Card of the payment. */
  card_id: CardId;
  /**
   * The amount to settle, in cents, at least 1. It may differ from the authorized amount. Default: the
   * amount of the Pending Transaction.
   */
  amount?: number | undefined;
  /** The Pending Transaction of the authorization. Without it, the settlement is a force post. */
  pending_transaction_id?: PendingTransactionId | undefined;
  /** Fees that the card network charges for the message. Default: none. */
  scheme_fees?: readonly CardSchemeFeeParams[] | undefined;
}

/** Parameters of `simulations.cardRefunds.create`. */
export type CardRefundCreateParams = CardRefundCreateParamsFields &
  (
    | { pending_transaction_id: PendingTransactionId; transaction_id?: undefined }
    | { transaction_id: TransactionId; pending_transaction_id?: undefined }
  );

/** All fields of `CardRefundCreateParams`, without the cross-field rules. */
export interface CardRefundCreateParamsFields {
  /**
   * The amount to refund, in cents, 1 to 1000000000. For a settlement, at most the amount that is not
   * refunded yet. Default: the whole amount of the Transaction or Pending Transaction.
   */
  amount?: number | undefined;
  /** The Pending Transaction of an authorized refund. */
  pending_transaction_id?: PendingTransactionId | undefined;
  /** The Transaction of the settlement to refund. */
  transaction_id?: TransactionId | undefined;
  /** Fees that the card network charges for the message. Default: none. */
  scheme_fees?: readonly CardSchemeFeeParams[] | undefined;
}

/** Parameters of `simulations.cardReversals.create`. */
export interface CardReversalCreateParams {
  /** The Card Payment with the authorization. */
  card_payment_id: CardPaymentId;
  /** The amount to reverse, in cents, 1 to 1000000000. Default: the remaining authorized amount. */
  amount?: number | undefined;
  /**
   * Why it is reversed. An extension of the contract. Default: `partial_reversal` if an authorized
   * amount remains, otherwise none.
   */
  reversal_reason?: CardReversalReason | undefined;
  /** Fees that the card network charges for the message. Default: none. */
  scheme_fees?: readonly CardSchemeFeeParams[] | undefined;
}

/** Parameters of `simulations.cardIncrements.create`. */
export interface CardIncrementCreateParams {
  /** The amount to add to the authorization, in cents, 1 to 1000000000. */
  amount: number;
  /** The Card Payment with the authorization. */
  card_payment_id: CardPaymentId;
  /**
   * Whether the merchant supports partial approvals, for your decision. An extension of the contract.
   * Default: `supported`.
   */
  partial_approval_capability?: PartialApprovalCapability | undefined;
  /** Declines the payment for this reason, without other decline rules and without a Real-Time Decision. */
  decline_reason?: CardDeclineReason | undefined;
  /**
   * The Event Subscription that receives the Real-Time Decision. Default: the one that selects the
   * category.
   */
  event_subscription_id?: EventSubscriptionId | undefined;
  /** The party that decided. Default: the party that actually decides. */
  actioner?: CardActioner | undefined;
  /** The parts of the amount. They do not change the amount itself. Default: none. */
  additional_amounts?: CardAdditionalAmountsParams | undefined;
  /** Fees that the card network charges for the message. Default: none. */
  scheme_fees?: readonly CardSchemeFeeParams[] | undefined;
  /** The checks of the cardholder and their results. They do not decline the payment. */
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

/** All fields of `CardBalanceInquiryCreateParams`, without the cross-field rules. */
export interface CardBalanceInquiryCreateParamsFields {
  /** The balance to return, in cents, 1 to 1000000000. Default: the available balance of the Account. */
  balance?: number | undefined;
  /** The Card of the inquiry. Default: the Card of `physical_card_id`. */
  card_id?: CardId | undefined;
  /** Declines the payment for this reason, without other decline rules and without a Real-Time Decision. */
  decline_reason?: CardDeclineReason | undefined;
  /** Has no effect: a balance inquiry creates no Real-Time Decision. The Event Subscription must exist. */
  event_subscription_id?: EventSubscriptionId | undefined;
  /** The party that decided. Default: the party that actually decides. */
  actioner?: CardActioner | undefined;
  /** The parts of the amount. They do not change the amount itself. Default: none. */
  additional_amounts?: CardAdditionalAmountsParams | undefined;
  /** Fees that the card network charges for the message. Default: none. */
  scheme_fees?: readonly CardSchemeFeeParams[] | undefined;
  /** The checks of the cardholder and their results. They do not decline the payment. */
  verification?: CardVerificationParams | undefined;
  /** The merchant's identifier in the network, 1 to 200 characters. */
  merchant_acceptor_id?: string | undefined;
  /** Code for the merchant's trade, 1 to 200 characters. */
  merchant_category_code?: string | undefined;
  /** The merchant's city, 1 to 200 characters, or null. */
  merchant_city?: string | null | undefined;
  /** The merchant's country, 1 to 200 characters. */
  merchant_country?: string | undefined;
  /** The merchant's name as shown on a statement, 1 to 200 characters. */
  merchant_descriptor?: string | undefined;
  /** The merchant's state, 1 to 200 characters, or null. */
  merchant_state?: string | null | undefined;
  /**
   * The Physical Card that is used in person. A Physical Card of another Card is declined with
   * `invalid_physical_card`.
   */
  physical_card_id?: PhysicalCardId | null | undefined;
  /** Identifier of the merchant's terminal, 1 to 200 characters. Default: none. */
  terminal_id?: string | null | undefined;
  /**
   * The Digital Wallet Token of the payment, `digital_wallet_token_` and 1 to 40 digits or small
   * letters. Stored as sent. An extension of the contract. Default: none.
   */
  digital_wallet_token_id?: string | null | undefined;
  /** The merchant's postal code, 1 to 200 characters. An extension of the contract. Default: none. */
  merchant_postal_code?: string | null | undefined;
  /**
   * Numbers by which the card network identifies the payment. An extension of the contract. Default:
   * generated by the bank. Null omits a number.
   */
  network_identifiers?: CardNetworkIdentifiersParams | undefined;
  /** The card network of the message, which is `cardnet`. */
  network_details?: CardBalanceInquiryNetworkDetailsParams | undefined;
  /** The network's rating of the fraud risk, higher for a higher risk: 0 to 99. Default: none. */
  network_risk_score?: number | null | undefined;
}

/** The card network of the message, which is `cardnet`. */
export interface CardBalanceInquiryNetworkDetailsParams {
  /** Details of the `cardnet` network. */
  cardnet: CardBalanceInquiryCardnetDetailsParams;
}

/** Details of the `cardnet` network. */
export interface CardBalanceInquiryCardnetDetailsParams {
  /** Why the network decides instead of the bank. Without `actioner`, it sets `actioner` to `network`. */
  stand_in_processing_reason?: StandInProcessingReason | null | undefined;
}

/**
 * The kind of an element of a Card Payment.
 *
 * - `card_authorization`: It was authorized.
 * - `card_authentication`: 3-D Secure was used to identify the cardholder. The bank creates none.
 * - `card_balance_inquiry`: A balance inquiry was made.
 * - `card_validation`: The merchant checked the Card. The bank creates none.
 * - `card_decline`: An authorization, an increment or a balance inquiry was declined.
 * - `card_reversal`: The authorization was reversed, in whole or in part.
 * - `card_authorization_expiration`: The authorization expired.
 * - `card_increment`: The authorization was incremented.
 * - `card_settlement`: The payment was settled.
 * - `card_refund`: The merchant refunded money.
 * - `card_fuel_confirmation`: A fuel pump confirmed the final amount. The bank creates none.
 * - `card_financial`: It was authorized and settled in one message. The bank creates none.
 * - `other`: An event that is not documented, or no longer documented.
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
