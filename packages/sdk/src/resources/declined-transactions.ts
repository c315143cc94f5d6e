// Generated from packages/contract/src/resources/declined-transactions by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions } from "../core/api.ts";
import type { CheckDepositRejection } from "./check-deposits.ts";
import type {
  AccountId,
  CardAuthorizationId,
  CardDeclineId,
  CardPaymentId,
  DeclinedTransactionId,
  DigitalWalletTokenId,
  PhysicalCardId,
  RealTimeDecisionId,
} from "./ids.ts";
import type { AchDecline } from "./inbound-ach-transfers.ts";
import type { CheckDecline } from "./inbound-check-deposits.ts";
import type { InboundFednowTransferDecline } from "./inbound-fednow-transfers.ts";
import type { InboundRealTimePaymentsTransferDecline } from "./inbound-real-time-payments-transfers.ts";
import type { WireDecline } from "./inbound-wire-transfers.ts";
import type { AnyOf, Currency, Open, PageParams, RouteType, Variants } from "./shared.ts";

/** Operations on Declined Transactions. */
export interface DeclinedTransactions {
  /**
   * List Declined Transactions, newest first.
   *
   * `GET /declined_transactions`.
   */
  list(params?: DeclinedTransactionListParams, options?: ListOptions): PageRequest<DeclinedTransaction>;

  /**
   * Retrieve a Declined Transaction.
   *
   * `GET /declined_transactions/{declined_transaction_id}`.
   */
  retrieve(id: DeclinedTransactionId, options?: RequestOptions): ApiPromise<DeclinedTransaction>;
}

/** A fee that a card network charges for a message. */
export interface CardSchemeFee {
  /** The fee in whole units of `currency`, a decimal as text such as `"0.05"` for five cents. */
  amount: string;
  /** When it was charged. ISO 8601, UTC. */
  created_at: string;
  /** ISO 4217 code of the currency. */
  currency: Open<Currency>;
  /** The service that a card network's fee is for. */
  fee_type: Open<CardSchemeFeeType>;
  /**
   * The fixed part of the fee, in whole units of `currency`, a decimal as text such as `"0.05"` for five
   * cents. Null if there is none.
   */
  fixed_component: string | null;
  /**
   * The rate of the part of the fee that depends on the amount, a decimal as text such as `"0.015"` for
   * 1.5%. Null if there is none.
   */
  variable_rate: string | null;
}

/**
 * The service that a card network's fee is for.
 *
 * - `cardnet_international_service_assessment_single_currency`: An international payment in the
 *   cardholder's own currency.
 * - `cardnet_international_service_assessment_cross_currency`: An international payment in a foreign
 *   currency.
 * - `cardnet_authorization_domestic_point_of_sale`: An authorization at a domestic shop.
 * - `cardnet_authorization_international_point_of_sale`: An authorization at a foreign shop.
 * - `cardnet_authorization_canada_point_of_sale`: An authorization at a shop in Canada.
 * - `cardnet_authorization_reversal_point_of_sale`: The reversal of an authorization at a domestic
 *   shop.
 * - `cardnet_authorization_reversal_international_point_of_sale`: The reversal of an authorization at
 *   a foreign shop.
 * - `cardnet_authorization_address_verification_service`: An authorization with an address check.
 * - `cardnet_advanced_authorization`: The risk score of an authorization.
 * - `cardnet_message_transmission`: The transmission of a message.
 * - `cardnet_account_verification_domestic`: The validation of a card by a domestic merchant.
 * - `cardnet_account_verification_international`: The validation of a card by a foreign merchant.
 * - `cardnet_account_verification_canada`: The validation of a card by a merchant in Canada.
 * - `cardnet_corporate_acceptance_fee`: The acceptance of a corporate card.
 * - `cardnet_consumer_debit_acceptance_fee`: The acceptance of a consumer's debit card.
 * - `cardnet_business_debit_acceptance_fee`: The acceptance of a business's debit card.
 * - `cardnet_purchasing_acceptance_fee`: The acceptance of a purchasing card.
 * - `cardnet_purchase_domestic`: A domestic purchase.
 * - `cardnet_purchase_international`: An international purchase.
 * - `cardnet_credit_purchase_token`: A purchase with the token of a credit card.
 * - `cardnet_debit_purchase_token`: A purchase with the token of a debit card.
 * - `cardnet_clearing_transmission`: The transmission of a settlement.
 * - `cardnet_direct_authorization`: An authorization over a direct connection.
 * - `cardnet_direct_transaction_domestic`: A domestic payment over a direct connection.
 * - `cardnet_service_commercial_credit`: Service for a commercial credit card.
 * - `cardnet_advertising_service_commercial_credit`: Advertising for commercial credit cards.
 * - `cardnet_community_growth_acceleration_program`: The network's program for the growth of
 *   communities.
 * - `cardnet_processing_guarantee_commercial_credit`: The guarantee of processing for a commercial
 *   credit card.
 * - `debitnet_switch_fee`: The routing of a payment through the `debitnet` network.
 */
export type CardSchemeFeeType =
  | "cardnet_international_service_assessment_single_currency"
  | "cardnet_international_service_assessment_cross_currency"
  | "cardnet_authorization_domestic_point_of_sale"
  | "cardnet_authorization_international_point_of_sale"
  | "cardnet_authorization_canada_point_of_sale"
  | "cardnet_authorization_reversal_point_of_sale"
  | "cardnet_authorization_reversal_international_point_of_sale"
  | "cardnet_authorization_address_verification_service"
  | "cardnet_advanced_authorization"
  | "cardnet_message_transmission"
  | "cardnet_account_verification_domestic"
  | "cardnet_account_verification_international"
  | "cardnet_account_verification_canada"
  | "cardnet_corporate_acceptance_fee"
  | "cardnet_consumer_debit_acceptance_fee"
  | "cardnet_business_debit_acceptance_fee"
  | "cardnet_purchasing_acceptance_fee"
  | "cardnet_purchase_domestic"
  | "cardnet_purchase_international"
  | "cardnet_credit_purchase_token"
  | "cardnet_debit_purchase_token"
  | "cardnet_clearing_transmission"
  | "cardnet_direct_authorization"
  | "cardnet_direct_transaction_domestic"
  | "cardnet_service_commercial_credit"
  | "cardnet_advertising_service_commercial_credit"
  | "cardnet_community_growth_acceleration_program"
  | "cardnet_processing_guarantee_commercial_credit"
  | "debitnet_switch_fee";

/**
 * A card network.
 *
 * - `cardnet`: The network whose details are under `cardnet`.
 * - `debitnet`: The network whose details are under `debitnet`.
 */
export type CardNetwork = "cardnet" | "debitnet";

/** A declined credit or debit, which did not change the balance of the Account. */
export interface DeclinedTransaction {
  /** Identifier of the Declined Transaction. */
  id: DeclinedTransactionId;
  /** The Account whose balance it would have changed. */
  account_id: AccountId;
  /**
   * The declined amount, in cents: negative for cards, checks and check deposits, positive for every
   * other category.
   */
  amount: number;
  /** When it was declined. ISO 8601, UTC. */
  created_at: string;
  /** Currency of the Account. */
  currency: Open<Currency>;
  /** Description of the payment by the other party. */
  description: string;
  /** Identifier of the route (Account Number, Card or Lockbox Recipient) of the payment, or null. */
  route_id: string | null;
  /** The kind of `route_id`, or null. */
  route_type: Open<RouteType> | null;
  /** The declined payment and the reason. */
  source: DeclinedTransactionSource;
  /** Always `declined_transaction`. */
  type: "declined_transaction";
}

/** The declined payment and the reason. */
export type DeclinedTransactionSource = Variants<DeclinedTransactionSourceFields, "category">;

/** The fields of `DeclinedTransactionSource`, each with its type when it is not null. */
export interface DeclinedTransactionSourceFields {
  /** The kind of event that caused it. Names the only key that is not null. */
  category:
    | "ach_decline"
    | "card_decline"
    | "check_decline"
    | "inbound_real_time_payments_transfer_decline"
    | "inbound_fednow_transfer_decline"
    | "wire_decline"
    | "check_deposit_rejection"
    | "other";
  /** An ACH transfer that was declined. */
  ach_decline: AchDecline;
  /** A card payment that was declined. */
  card_decline: CardDecline;
  /** A check drawn on an Account Number that was declined. */
  check_decline: CheckDecline;
  /** A Real-Time Payments transfer to an Account Number that was declined. */
  inbound_real_time_payments_transfer_decline: InboundRealTimePaymentsTransferDecline;
  /** A FedNow transfer to an Account Number that was declined. */
  inbound_fednow_transfer_decline: InboundFednowTransferDecline;
  /** A wire to an Account Number that was declined. */
  wire_decline: WireDecline;
  /** A check that you deposited and that was rejected. */
  check_deposit_rejection: CheckDepositRejection;
  /** Empty: an event of category `other` has no details. */
  other: DeclinedTransactionOther;
}

/** A card payment that was declined. */
export interface CardDecline {
  /** Identifier of the decline. */
  id: CardDeclineId;
  /** The declined amount, in minor units of `currency`, 0 or more. */
  amount: number;
  /** The Declined Transaction that records it. */
  declined_transaction_id: DeclinedTransactionId;
  /** The Card Authorization of a declined increment, or null. */
  incremented_card_authorization_id: CardAuthorizationId | null;
  /** Your reason in a Real-Time Decision, or null. */
  real_time_decision_reason: Open<CardRealTimeDecisionReason> | null;
  /** Why a card payment was declined. */
  reason: Open<CardDeclineReason>;
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
}

/**
 * Your reason for declining a card payment.
 *
 * - `insufficient_funds`: The cardholder does not have enough money.
 * - `transaction_never_allowed`: The card does not allow payments of this kind.
 * - `exceeds_approval_limit`: It exceeds the cardholder's approval limit.
 * - `card_temporarily_disabled`: The card is temporarily disabled.
 * - `suspected_fraud`: It looks like fraud.
 * - `other`: Some other reason.
 */
export type CardRealTimeDecisionReason =
  | "insufficient_funds"
  | "transaction_never_allowed"
  | "exceeds_approval_limit"
  | "card_temporarily_disabled"
  | "suspected_fraud"
  | "other";

/**
 * Why a card payment was declined.
 *
 * - `account_closed`: The Account is closed.
 * - `card_not_active`: The Card is not active.
 * - `card_canceled`: The Card is canceled.
 * - `physical_card_not_active`: The Physical Card is not active.
 * - `entity_not_active`: The Entity that owns the Account, or the Entity that holds the Card, is not
 *   active.
 * - `group_locked`: The Account does not allow any activity.
 * - `insufficient_funds`: The available balance does not cover it.
 * - `cvv2_mismatch`: The code from the back of the card is wrong.
 * - `pin_mismatch`: The PIN is wrong.
 * - `card_expiration_mismatch`: The expiration date is wrong. Checked only if the code from the back
 *   was given.
 * - `transaction_not_allowed`: The Card does not allow payments of this kind.
 * - `breaches_limit`: It would exceed a Limit, or the Card's authorization controls do not allow it.
 * - `webhook_declined`: You declined it.
 * - `webhook_timed_out`: You did not decide in time.
 * - `declined_by_stand_in_processing`: The card network declined it on behalf of the bank.
 * - `invalid_physical_card`: The data read from the card is not valid, or it is a Physical Card of
 *   another Card.
 * - `missing_original_authorization`: The original authorization does not exist.
 * - `invalid_cryptogram`: The cryptogram of the card or token is not valid.
 * - `failed_3ds_authentication`: The cardholder was not identified by 3-D Secure.
 * - `suspected_card_testing`: It looks like an attempt to test card numbers.
 * - `suspected_fraud`: It looks like fraud.
 */
export type CardDeclineReason =
  | "account_closed"
  | "card_not_active"
  | "card_canceled"
  | "physical_card_not_active"
  | "entity_not_active"
  | "group_locked"
  | "insufficient_funds"
  | "cvv2_mismatch"
  | "pin_mismatch"
  | "card_expiration_mismatch"
  | "transaction_not_allowed"
  | "breaches_limit"
  | "webhook_declined"
  | "webhook_timed_out"
  | "declined_by_stand_in_processing"
  | "invalid_physical_card"
  | "missing_original_authorization"
  | "invalid_cryptogram"
  | "failed_3ds_authentication"
  | "suspected_card_testing"
  | "suspected_fraud";

/**
 * The party that decided a card payment.
 *
 * - `user`: You, in a Real-Time Decision.
 * - `increase`: The service itself, that is the bank. The specification has this value.
 * - `network`: The card network, on behalf of the bank.
 */
export type CardActioner = "user" | "increase" | "network";

/**
 * The parts of the amount of a card payment, as far as the merchant specifies them. Most are included
 * in the amount.
 */
export interface CardAdditionalAmounts {
  /** The part for care in a clinic, or null if there is none. */
  clinic: CardAdditionalAmount | null;
  /** The part for dental care, or null if there is none. */
  dental: CardAdditionalAmount | null;
  /** The original amount, before a change, or null if there is none. */
  original: CardAdditionalAmount | null;
  /** The part for prescription medicine, or null if there is none. */
  prescription: CardAdditionalAmount | null;
  /** The merchant's surcharge, or null if there is none. */
  surcharge: CardAdditionalAmount | null;
  /** The total of a payment that is made in several parts, or null if there is none. */
  total_cumulative: CardAdditionalAmount | null;
  /** The total of the parts for health care, or null if there is none. */
  total_healthcare: CardAdditionalAmount | null;
  /** The part for public transport, or null if there is none. */
  transit: CardAdditionalAmount | null;
  /** A part for an unknown purpose, or null if there is none. */
  unknown: CardAdditionalAmount | null;
  /** The part for eye care, or null if there is none. */
  vision: CardAdditionalAmount | null;
}

/** A part of the amount of a card payment. */
export interface CardAdditionalAmount {
  /**
   * Amount in minor units of `currency`: positive if it was added to the payment, such as a surcharge,
   * negative if it was subtracted.
   */
  amount: number;
  /** Currency of the amount, a three-letter ISO 4217 code such as `USD`. */
  currency: string;
}

/** The card network's details of a card payment. */
export type CardNetworkDetails = Variants<CardNetworkDetailsFields, "category">;

/** The fields of `CardNetworkDetails`, each with its type when it is not null. */
export interface CardNetworkDetailsFields {
  /** The card network of the message. Names the only key that is not null. */
  category: "cardnet" | "debitnet";
  /** Details that only the `cardnet` network has. */
  cardnet: CardnetDetails;
  /** Details that only the `debitnet` network has: none so far. */
  debitnet: DebitnetDetails;
}

/** Details that only the `cardnet` network has. */
export interface CardnetDetails {
  /** How the merchant received the order, or null if it was not by mail, telephone or internet. */
  electronic_commerce_indicator: Open<ElectronicCommerceIndicator> | null;
  /** How the merchant read the card's number, or null. */
  point_of_service_entry_mode: Open<PointOfServiceEntryMode> | null;
  /** Why the network decided instead of the bank, or null unless `actioner` is `network`. */
  stand_in_processing_reason: Open<StandInProcessingReason> | null;
  /** What the merchant's terminal can read, or null. */
  terminal_entry_capability: Open<TerminalEntryCapability> | null;
}

/**
 * How the merchant received the order, and how securely the cardholder was identified.
 *
 * - `mail_phone_order`: One order by mail or telephone.
 * - `recurring`: One of a series that continues until it is canceled.
 * - `installment`: One installment of a price.
 * - `unknown_mail_phone_order`: By mail or telephone, without further details.
 * - `secure_electronic_commerce`: Over the internet. 3-D Secure identified the cardholder.
 * - `non_authenticated_security_transaction_at_3ds_capable_merchant`: Over the internet. The merchant
 *   tried 3-D Secure, but the cardholder was not identified.
 * - `non_authenticated_security_transaction`: Over an encrypted connection, without 3-D Secure.
 * - `non_secure_transaction`: Over the internet, without any protection.
 */
export type ElectronicCommerceIndicator =
  | "mail_phone_order"
  | "recurring"
  | "installment"
  | "unknown_mail_phone_order"
  | "secure_electronic_commerce"
  | "non_authenticated_security_transaction_at_3ds_capable_merchant"
  | "non_authenticated_security_transaction"
  | "non_secure_transaction";

/**
 * How the merchant read the card's number.
 *
 * - `unknown`: Not known.
 * - `manual`: It was entered manually.
 * - `magnetic_stripe_no_cvv`: From the magnetic stripe, without its verification value.
 * - `optical_code`: From a code that was scanned.
 * - `integrated_circuit_card`: From the chip, by contact.
 * - `contactless`: From the chip, without contact.
 * - `credential_on_file`: From stored credentials.
 * - `magnetic_stripe`: From the magnetic stripe.
 * - `contactless_magnetic_stripe`: From data in the form of a magnetic stripe, without contact.
 * - `integrated_circuit_card_no_cvv`: From the chip, by contact, without its verification value.
 */
export type PointOfServiceEntryMode =
  | "unknown"
  | "manual"
  | "magnetic_stripe_no_cvv"
  | "optical_code"
  | "integrated_circuit_card"
  | "contactless"
  | "credential_on_file"
  | "magnetic_stripe"
  | "contactless_magnetic_stripe"
  | "integrated_circuit_card_no_cvv";

/**
 * Why the network decided instead of the bank.
 *
 * - `issuer_error`: The bank responded with an error, or not at all.
 * - `invalid_physical_card`: The data read from the card is not valid.
 * - `invalid_cryptogram`: The cryptogram of the card or token is not valid.
 * - `invalid_cardholder_authentication_verification_value`: The 3-D Secure authentication value is not
 *   valid.
 * - `internal_cardnet_error`: Something failed within the network.
 * - `merchant_transaction_advisory_service_authentication_required`: The merchant's advisory service
 *   requires authentication of the cardholder first.
 * - `payment_fraud_disruption_acquirer_block`: The network blocks the merchant's bank because of
 *   fraud.
 * - `other`: Some other reason.
 */
export type StandInProcessingReason =
  | "issuer_error"
  | "invalid_physical_card"
  | "invalid_cryptogram"
  | "invalid_cardholder_authentication_verification_value"
  | "internal_cardnet_error"
  | "merchant_transaction_advisory_service_authentication_required"
  | "payment_fraud_disruption_acquirer_block"
  | "other";

/**
 * What the merchant's terminal can read.
 *
 * - `unknown`: Not known.
 * - `terminal_not_used`: There was no terminal.
 * - `magnetic_stripe`: Magnetic stripes.
 * - `barcode`: Barcodes.
 * - `optical_character_recognition`: Print.
 * - `chip_or_contactless`: Chips, by contact and without.
 * - `contactless_only`: Contactless chips only.
 * - `no_capability`: Nothing.
 */
export type TerminalEntryCapability =
  | "unknown"
  | "terminal_not_used"
  | "magnetic_stripe"
  | "barcode"
  | "optical_character_recognition"
  | "chip_or_contactless"
  | "contactless_only"
  | "no_capability";

/** Details that only the `debitnet` network has: none so far. */
export type DebitnetDetails = Record<string, never>;

/** Numbers by which the card network identifies a card payment. */
export interface CardNetworkIdentifiers {
  /** Code of the authorization, 6 characters, or null. */
  authorization_identification_response: string | null;
  /** Number that all messages of one payment share at the merchant's bank, or null. */
  retrieval_reference_number: string | null;
  /** Number of the message at the merchant's bank, or null. */
  trace_number: string | null;
  /** The network's own number, the same in all messages of one payment, or null. */
  transaction_id: string | null;
}

/** The checks of the cardholder. */
export interface CardVerification {
  /** The check of the code printed on the card. */
  card_verification_code: CardVerificationCode;
  /** The check of the cardholder's address. */
  cardholder_address: CardholderAddress;
  /** The cardholder's name as the merchant sent it, or null. */
  cardholder_name: CardholderName | null;
}

/** The check of the code printed on the card. */
export interface CardVerificationCode {
  /** Whether the given verification code matches the card's. */
  result: Open<CardVerificationCodeResult>;
}

/**
 * Whether the given verification code matches the card's.
 *
 * - `not_checked`: No code was given, or it was not checked.
 * - `match`: It matches.
 * - `no_match`: It does not match.
 */
export type CardVerificationCodeResult = "not_checked" | "match" | "no_match";

/** The check of the cardholder's address. */
export interface CardholderAddress {
  /** First line of the cardholder's address, or null. */
  actual_line1: string | null;
  /** Postal code of the cardholder's address, or null. */
  actual_postal_code: string | null;
  /** First line as the merchant sent it, or null. */
  provided_line1: string | null;
  /** Postal code as the merchant sent it, or null. */
  provided_postal_code: string | null;
  /** Whether the given address matches the cardholder's. */
  result: Open<CardholderAddressResult>;
}

/**
 * Whether the given address matches the cardholder's.
 *
 * - `not_checked`: No address was given, or it was not checked.
 * - `postal_code_match_address_no_match`: The postal code matches, the first line does not.
 * - `postal_code_no_match_address_match`: The first line matches, the postal code does not.
 * - `match`: Both the postal code and the first line match.
 * - `no_match`: Neither the postal code nor the first line matches.
 * - `postal_code_match_address_not_checked`: The postal code matches. The first line was not checked.
 */
export type CardholderAddressResult =
  | "not_checked"
  | "postal_code_match_address_no_match"
  | "postal_code_no_match_address_match"
  | "match"
  | "no_match"
  | "postal_code_match_address_not_checked";

/** The cardholder's name as the merchant sent it. */
export interface CardholderName {
  /** First name as the merchant sent it, or null. */
  provided_first_name: string | null;
  /** Middle name as the merchant sent it, or null. */
  provided_middle_name: string | null;
  /** Last name as the merchant sent it, or null. */
  provided_last_name: string | null;
}

/**
 * The direction of the money of a card payment.
 *
 * - `settlement`: From the cardholder to the merchant.
 * - `refund`: From the merchant to the cardholder.
 */
export type CardDirection = "settlement" | "refund";

/**
 * The purpose of a card payment.
 *
 * - `account_funding`: Funding another account.
 * - `automatic_fuel_dispenser`: Fuel at a pump without staff.
 * - `bill_payment`: A bill.
 * - `original_credit`: Money sent to the card without an earlier purchase.
 * - `purchase`: Goods or services.
 * - `quasi_cash`: Something as good as cash, such as chips or vouchers.
 * - `refund`: A refund for an earlier purchase.
 * - `cash_disbursement`: A cash withdrawal.
 * - `cash_deposit`: A cash deposit.
 * - `balance_inquiry`: A balance inquiry, which moves no money.
 * - `unknown`: Not known.
 */
export type CardProcessingCategory =
  | "account_funding"
  | "automatic_fuel_dispenser"
  | "bill_payment"
  | "original_credit"
  | "purchase"
  | "quasi_cash"
  | "refund"
  | "cash_disbursement"
  | "cash_deposit"
  | "balance_inquiry"
  | "unknown";

/** Empty: an event of category `other` has no details. */
export type DeclinedTransactionOther = Record<string, never>;

/** Parameters of `declinedTransactions.list`. */
export interface DeclinedTransactionListParams extends PageParams {
  /** Only Declined Transactions of this Account. */
  account_id?: AccountId | undefined;
  /** Only Declined Transactions of this route, text of at least 1 character. */
  route_id?: string | undefined;
  /** Only Declined Transactions of one of these categories. */
  category?: AnyOf<DeclinedTransactionCategory>["filter"] | undefined;
}

/**
 * The kind of event that caused a Declined Transaction.
 *
 * - `ach_decline`: An ACH transfer was declined.
 * - `card_decline`: A card payment was declined.
 * - `check_decline`: A check drawn on an Account Number was declined.
 * - `inbound_real_time_payments_transfer_decline`: A Real-Time Payments transfer was declined.
 * - `inbound_fednow_transfer_decline`: A FedNow transfer was declined.
 * - `wire_decline`: A wire was declined.
 * - `check_deposit_rejection`: A check that you deposited was rejected.
 * - `other`: An event that is not documented, or no longer documented.
 */
export type DeclinedTransactionCategory =
  | "ach_decline"
  | "card_decline"
  | "check_decline"
  | "inbound_real_time_payments_transfer_decline"
  | "inbound_fednow_transfer_decline"
  | "wire_decline"
  | "check_deposit_rejection"
  | "other";
