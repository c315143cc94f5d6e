// Generated from packages/contract/src/resources/declined-transactions by `npm run generate`. Do not edit.

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
import type { CreatedAtFilter, Currency, RouteType } from "./shared.ts";

/** A fee that a card network charges for a message. */
export interface CardSchemeFee {
  /** The fee in whole units of `currency`, a decimal as text such as `"0.05"` for five cents. */
  amount: string;
  /** When it was charged. ISO 8601, UTC. */
  created_at: string;
  /** ISO 4217 code of the currency. */
  currency: Currency;
  /** What a card network charges a fee for. */
  fee_type: CardSchemeFeeType;
  /**
   * The part that does not vary with the amount, in whole units of `currency`, a decimal as text such as
   * `"0.05"` for five cents. Null when there is none.
   */
  fixed_component: string | null;
  /**
   * The rate of the part that does, a decimal as text such as `"0.015"` for 1.5%. Null when there is
   * none.
   */
  variable_rate: string | null;
}

/**
 * What a card network charges a fee for.
 *
 * - `cardnet_international_service_assessment_single_currency`: A payment abroad in the cardholder's
 *   own currency.
 * - `cardnet_international_service_assessment_cross_currency`: A payment abroad in a foreign currency.
 * - `cardnet_authorization_domestic_point_of_sale`: An authorization at a shop at home.
 * - `cardnet_authorization_international_point_of_sale`: An authorization at a shop abroad.
 * - `cardnet_authorization_canada_point_of_sale`: An authorization at a shop in Canada.
 * - `cardnet_authorization_reversal_point_of_sale`: The reversal of an authorization at a shop at
 *   home.
 * - `cardnet_authorization_reversal_international_point_of_sale`: The reversal of an authorization at
 *   a shop abroad.
 * - `cardnet_authorization_address_verification_service`: An authorization in which an address was
 *   checked.
 * - `cardnet_advanced_authorization`: The rating of an authorization's risk.
 * - `cardnet_message_transmission`: The passing on of a message.
 * - `cardnet_account_verification_domestic`: The check of a card by a merchant at home.
 * - `cardnet_account_verification_international`: The check of a card by a merchant abroad.
 * - `cardnet_account_verification_canada`: The check of a card by a merchant in Canada.
 * - `cardnet_corporate_acceptance_fee`: The acceptance of a corporate card.
 * - `cardnet_consumer_debit_acceptance_fee`: The acceptance of a consumer's debit card.
 * - `cardnet_business_debit_acceptance_fee`: The acceptance of a business's debit card.
 * - `cardnet_purchasing_acceptance_fee`: The acceptance of a purchasing card.
 * - `cardnet_purchase_domestic`: A purchase at home.
 * - `cardnet_purchase_international`: A purchase abroad.
 * - `cardnet_credit_purchase_token`: A purchase with the token of a credit card.
 * - `cardnet_debit_purchase_token`: A purchase with the token of a debit card.
 * - `cardnet_clearing_transmission`: The passing on of a settlement.
 * - `cardnet_direct_authorization`: An authorization over a direct connection.
 * - `cardnet_direct_transaction_domestic`: A payment at home over a direct connection.
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

/** One page of a list. */
export interface DeclinedTransactionList {
  /** The objects of this page. */
  data: DeclinedTransaction[];
  /** Send it as `cursor` to get the next page; null at the end of the list. */
  next_cursor: string | null;
}

/** An addition to or removal from the balance of an Account that was declined, and so did not happen. */
export interface DeclinedTransaction {
  /** Identifier of the Declined Transaction. */
  id: DeclinedTransactionId;
  /** The Account whose balance it would have changed. */
  account_id: AccountId;
  /**
   * Amount that was declined, in cents: negative for cards, checks and check deposits, positive for
   * every other category.
   */
  amount: number;
  /** When it was declined. ISO 8601, UTC. */
  created_at: string;
  /** Currency of the Account. */
  currency: Currency;
  /** What it was, in words of the other side. */
  description: string;
  /** Identifier of the route (Account Number, Card or Lockbox Recipient) it came through, or null. */
  route_id: string | null;
  /** The kind of `route_id`, or null. */
  route_type: RouteType | null;
  /** What was declined, and why. */
  source: DeclinedTransactionSource;
  /** Always `declined_transaction`. */
  type: "declined_transaction";
}

/** What was declined, and why. */
export type DeclinedTransactionSource =
  | DeclinedTransactionSourceAchDecline
  | DeclinedTransactionSourceCardDecline
  | DeclinedTransactionSourceCheckDecline
  | DeclinedTransactionSourceInboundRealTimePaymentsTransferDecline
  | DeclinedTransactionSourceInboundFednowTransferDecline
  | DeclinedTransactionSourceWireDecline
  | DeclinedTransactionSourceCheckDepositRejection
  | DeclinedTransactionSourceOther;

/** What was declined, and why. */
export interface DeclinedTransactionSourceAchDecline {
  /** The kind of event behind this; names the only key that is not null. */
  category: "ach_decline";
  /** An ACH transfer that was declined. */
  ach_decline: AchDecline;
  /** Null: the category is `ach_decline`. */
  card_decline: null;
  /** Null: the category is `ach_decline`. */
  check_decline: null;
  /** Null: the category is `ach_decline`. */
  inbound_real_time_payments_transfer_decline: null;
  /** Null: the category is `ach_decline`. */
  inbound_fednow_transfer_decline: null;
  /** Null: the category is `ach_decline`. */
  wire_decline: null;
  /** Null: the category is `ach_decline`. */
  check_deposit_rejection: null;
  /** Null: the category is `ach_decline`. */
  other: null;
}

/** What was declined, and why. */
export interface DeclinedTransactionSourceCardDecline {
  /** The kind of event behind this; names the only key that is not null. */
  category: "card_decline";
  /** Null: the category is `card_decline`. */
  ach_decline: null;
  /** A card payment that was declined. */
  card_decline: CardDecline;
  /** Null: the category is `card_decline`. */
  check_decline: null;
  /** Null: the category is `card_decline`. */
  inbound_real_time_payments_transfer_decline: null;
  /** Null: the category is `card_decline`. */
  inbound_fednow_transfer_decline: null;
  /** Null: the category is `card_decline`. */
  wire_decline: null;
  /** Null: the category is `card_decline`. */
  check_deposit_rejection: null;
  /** Null: the category is `card_decline`. */
  other: null;
}

/** A card payment that was declined. */
export interface CardDecline {
  /** Identifier of the decline. */
  id: CardDeclineId;
  /** Amount that was declined, in minor units of `currency`, 0 or more. */
  amount: number;
  /** The Declined Transaction that records it. */
  declined_transaction_id: DeclinedTransactionId;
  /** The Card Authorization that was to be raised, or null if none was. */
  incremented_card_authorization_id: CardAuthorizationId | null;
  /** The reason that you gave in a Real-Time Decision, or null. */
  real_time_decision_reason: CardRealTimeDecisionReason | null;
  /** Why a card payment was declined. */
  reason: CardDeclineReason;
  /** Who decided about a card payment. */
  actioner: CardActioner;
  /**
   * What the amount of a card payment is made of, as far as the merchant says. Mostly contained in the
   * amount.
   */
  additional_amounts: CardAdditionalAmounts;
  /** The Card Payment that it belongs to. */
  card_payment_id: CardPaymentId;
  /** Currency of the Account. */
  currency: Currency;
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
  /** Which way the money of a card payment goes. */
  direction: CardDirection;
  /** Amount that the merchant asked for, in minor units of `presentment_currency`, 0 or more. */
  presentment_amount: number;
  /** Currency that the merchant asked for, a three-letter ISO 4217 code such as `USD`. */
  presentment_currency: string;
  /** What a card payment is for. */
  processing_category: CardProcessingCategory;
}

/**
 * The reason that you gave when you declined a card payment.
 *
 * - `insufficient_funds`: The cardholder has not enough money.
 * - `transaction_never_allowed`: The card is not for payments of this kind.
 * - `exceeds_approval_limit`: It is more than the cardholder may spend.
 * - `card_temporarily_disabled`: The card is switched off for now.
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
 * - `entity_not_active`: The Entity that owns the Account, or the one that holds the Card, is not
 *   active.
 * - `group_locked`: The Account takes no activity.
 * - `insufficient_funds`: The available balance does not cover it.
 * - `cvv2_mismatch`: The code from the back of the card is wrong.
 * - `pin_mismatch`: The PIN is wrong.
 * - `card_expiration_mismatch`: The expiration date is wrong. Looked at only if the code from the back
 *   was given.
 * - `transaction_not_allowed`: The Card does not take payments of this kind.
 * - `breaches_limit`: It would pass a Limit, or is ruled out by the Card's authorization controls.
 * - `webhook_declined`: You declined it.
 * - `webhook_timed_out`: You did not decide in time.
 * - `declined_by_stand_in_processing`: The card network declined it, standing in for the service.
 * - `invalid_physical_card`: What was read from the card is not valid, or it is a Physical Card of
 *   another Card.
 * - `missing_original_authorization`: It continues an authorization that does not exist.
 * - `invalid_cryptogram`: The cryptogram of the card or token is not valid.
 * - `failed_3ds_authentication`: The cardholder was not identified by 3-D Secure.
 * - `suspected_card_testing`: It looks like somebody trying out card numbers.
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
 * Who decided about a card payment.
 *
 * - `user`: You, by a real-time decision.
 * - `increase`: The service itself.
 * - `network`: The card network, standing in for the service.
 */
export type CardActioner = "user" | "increase" | "network";

/**
 * What the amount of a card payment is made of, as far as the merchant says. Mostly contained in the
 * amount.
 */
export interface CardAdditionalAmounts {
  /** What is for care in a clinic, or null if there is none. */
  clinic: CardAdditionalAmount | null;
  /** What is for dental care, or null if there is none. */
  dental: CardAdditionalAmount | null;
  /** What was to be paid at first, before it was changed, or null if there is none. */
  original: CardAdditionalAmount | null;
  /** What is for medicine on prescription, or null if there is none. */
  prescription: CardAdditionalAmount | null;
  /** What the merchant charges extra, or null if there is none. */
  surcharge: CardAdditionalAmount | null;
  /** The sum of all parts of a payment that is made in several, or null if there is none. */
  total_cumulative: CardAdditionalAmount | null;
  /** The sum of all that is for health care, or null if there is none. */
  total_healthcare: CardAdditionalAmount | null;
  /** What is for public transport, or null if there is none. */
  transit: CardAdditionalAmount | null;
  /** What is for something that is not known, or null if there is none. */
  unknown: CardAdditionalAmount | null;
  /** What is for eye care, or null if there is none. */
  vision: CardAdditionalAmount | null;
}

/** A part of the amount of a card payment. */
export interface CardAdditionalAmount {
  /**
   * Amount in minor units of `currency`: positive if it was added to the payment, a surcharge for
   * instance, negative if it was taken off.
   */
  amount: number;
  /** Currency of the amount, a three-letter ISO 4217 code such as `USD`. */
  currency: string;
}

/** What the card network says of a card payment. */
export type CardNetworkDetails = CardNetworkDetailsCardnet | CardNetworkDetailsDebitnet;

/** What the card network says of a card payment. */
export interface CardNetworkDetailsCardnet {
  /** The card network that it came through; names the only key that is not null. */
  category: "cardnet";
  /** Details that only the `cardnet` network has. */
  cardnet: CardnetDetails;
  /** Null: the category is `cardnet`. */
  debitnet: null;
}

/** Details that only the `cardnet` network has. */
export interface CardnetDetails {
  /** How the merchant came by the order, or null if it was not by mail, telephone or internet. */
  electronic_commerce_indicator: ElectronicCommerceIndicator | null;
  /** How the merchant read the card's number, or null. */
  point_of_service_entry_mode: PointOfServiceEntryMode | null;
  /** Why the network decided in place of the bank; null unless `actioner` is `network`. */
  stand_in_processing_reason: StandInProcessingReason | null;
  /** What the merchant's terminal can read, or null. */
  terminal_entry_capability: TerminalEntryCapability | null;
}

/**
 * How the merchant came by the order, and how safely the cardholder was identified.
 *
 * - `mail_phone_order`: One order by mail or telephone.
 * - `recurring`: One of a series that goes on until it is called off.
 * - `installment`: One part of a price that is paid in parts.
 * - `unknown_mail_phone_order`: By mail or telephone, nothing more is known.
 * - `secure_electronic_commerce`: Over the internet; the cardholder was identified by 3-D Secure.
 * - `non_authenticated_security_transaction_at_3ds_capable_merchant`: Over the internet; the merchant
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
 * - `manual`: It was typed in.
 * - `magnetic_stripe_no_cvv`: From the magnetic stripe, without its verification value.
 * - `optical_code`: From a code that was scanned.
 * - `integrated_circuit_card`: From the chip, by contact.
 * - `contactless`: From the chip, without contact.
 * - `credential_on_file`: From what the merchant had kept.
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
 * Why the network decided in place of the bank.
 *
 * - `issuer_error`: The bank answered in error, or not at all.
 * - `invalid_physical_card`: What was read from the card is not valid.
 * - `invalid_cryptogram`: The cryptogram of the card or token is not valid.
 * - `invalid_cardholder_authentication_verification_value`: The proof of 3-D Secure is not valid.
 * - `internal_cardnet_error`: Something failed within the network.
 * - `merchant_transaction_advisory_service_authentication_required`: The merchant's advisory service
 *   asks that the cardholder be identified first.
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
 * - `contactless_only`: Chips, without contact only.
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

/** What the card network says of a card payment. */
export interface CardNetworkDetailsDebitnet {
  /** The card network that it came through; names the only key that is not null. */
  category: "debitnet";
  /** Null: the category is `debitnet`. */
  cardnet: null;
  /** Details that only the `debitnet` network has: none so far. */
  debitnet: DebitnetDetails;
}

/** Details that only the `debitnet` network has: none so far. */
export type DebitnetDetails = Record<string, never>;

/** Numbers by which the card network knows a card payment. */
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

/** What was checked of the one who paid. */
export interface CardVerification {
  /** The check of the code printed on the card. */
  card_verification_code: CardVerificationCode;
  /** The check of the cardholder's address. */
  cardholder_address: CardholderAddress;
  /** The cardholder's name as the merchant sent it, or null if it sent none. */
  cardholder_name: CardholderName | null;
}

/** The check of the code printed on the card. */
export interface CardVerificationCode {
  /** Whether the verification code that was given is the card's. */
  result: CardVerificationCodeResult;
}

/**
 * Whether the verification code that was given is the card's.
 *
 * - `not_checked`: No code was given, or it was not looked at.
 * - `match`: It is the card's.
 * - `no_match`: It is another.
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
  /** Whether the address that was given is the cardholder's. */
  result: CardholderAddressResult;
}

/**
 * Whether the address that was given is the cardholder's.
 *
 * - `not_checked`: No address was given, or it was not looked at.
 * - `postal_code_match_address_no_match`: The postal code is the cardholder's, the first line is not.
 * - `postal_code_no_match_address_match`: The first line is the cardholder's, the postal code is not.
 * - `match`: Both the postal code and the first line are the cardholder's.
 * - `no_match`: Neither the postal code nor the first line is the cardholder's.
 * - `postal_code_match_address_not_checked`: The postal code is the cardholder's; the first line was
 *   not looked at.
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
 * Which way the money of a card payment goes.
 *
 * - `settlement`: From the cardholder to the merchant.
 * - `refund`: From the merchant to the cardholder.
 */
export type CardDirection = "settlement" | "refund";

/**
 * What a card payment is for.
 *
 * - `account_funding`: To put money into another account.
 * - `automatic_fuel_dispenser`: Fuel at a pump without staff.
 * - `bill_payment`: A bill.
 * - `original_credit`: Money sent to the card without a purchase before it.
 * - `purchase`: Goods or services.
 * - `quasi_cash`: Something as good as cash, such as chips or vouchers.
 * - `refund`: Money back for something bought before.
 * - `cash_disbursement`: Cash taken out.
 * - `cash_deposit`: Cash paid in.
 * - `balance_inquiry`: No money: a look at the balance.
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

/** What was declined, and why. */
export interface DeclinedTransactionSourceCheckDecline {
  /** The kind of event behind this; names the only key that is not null. */
  category: "check_decline";
  /** Null: the category is `check_decline`. */
  ach_decline: null;
  /** Null: the category is `check_decline`. */
  card_decline: null;
  /** A check drawn on an Account Number that was declined. */
  check_decline: CheckDecline;
  /** Null: the category is `check_decline`. */
  inbound_real_time_payments_transfer_decline: null;
  /** Null: the category is `check_decline`. */
  inbound_fednow_transfer_decline: null;
  /** Null: the category is `check_decline`. */
  wire_decline: null;
  /** Null: the category is `check_decline`. */
  check_deposit_rejection: null;
  /** Null: the category is `check_decline`. */
  other: null;
}

/** What was declined, and why. */
export interface DeclinedTransactionSourceInboundRealTimePaymentsTransferDecline {
  /** The kind of event behind this; names the only key that is not null. */
  category: "inbound_real_time_payments_transfer_decline";
  /** Null: the category is `inbound_real_time_payments_transfer_decline`. */
  ach_decline: null;
  /** Null: the category is `inbound_real_time_payments_transfer_decline`. */
  card_decline: null;
  /** Null: the category is `inbound_real_time_payments_transfer_decline`. */
  check_decline: null;
  /** A Real-Time Payments transfer to an Account Number that was declined. */
  inbound_real_time_payments_transfer_decline: InboundRealTimePaymentsTransferDecline;
  /** Null: the category is `inbound_real_time_payments_transfer_decline`. */
  inbound_fednow_transfer_decline: null;
  /** Null: the category is `inbound_real_time_payments_transfer_decline`. */
  wire_decline: null;
  /** Null: the category is `inbound_real_time_payments_transfer_decline`. */
  check_deposit_rejection: null;
  /** Null: the category is `inbound_real_time_payments_transfer_decline`. */
  other: null;
}

/** What was declined, and why. */
export interface DeclinedTransactionSourceInboundFednowTransferDecline {
  /** The kind of event behind this; names the only key that is not null. */
  category: "inbound_fednow_transfer_decline";
  /** Null: the category is `inbound_fednow_transfer_decline`. */
  ach_decline: null;
  /** Null: the category is `inbound_fednow_transfer_decline`. */
  card_decline: null;
  /** Null: the category is `inbound_fednow_transfer_decline`. */
  check_decline: null;
  /** Null: the category is `inbound_fednow_transfer_decline`. */
  inbound_real_time_payments_transfer_decline: null;
  /** A FedNow transfer to an Account Number that was declined. */
  inbound_fednow_transfer_decline: InboundFednowTransferDecline;
  /** Null: the category is `inbound_fednow_transfer_decline`. */
  wire_decline: null;
  /** Null: the category is `inbound_fednow_transfer_decline`. */
  check_deposit_rejection: null;
  /** Null: the category is `inbound_fednow_transfer_decline`. */
  other: null;
}

/** What was declined, and why. */
export interface DeclinedTransactionSourceWireDecline {
  /** The kind of event behind this; names the only key that is not null. */
  category: "wire_decline";
  /** Null: the category is `wire_decline`. */
  ach_decline: null;
  /** Null: the category is `wire_decline`. */
  card_decline: null;
  /** Null: the category is `wire_decline`. */
  check_decline: null;
  /** Null: the category is `wire_decline`. */
  inbound_real_time_payments_transfer_decline: null;
  /** Null: the category is `wire_decline`. */
  inbound_fednow_transfer_decline: null;
  /** A wire to an Account Number that was declined. */
  wire_decline: WireDecline;
  /** Null: the category is `wire_decline`. */
  check_deposit_rejection: null;
  /** Null: the category is `wire_decline`. */
  other: null;
}

/** What was declined, and why. */
export interface DeclinedTransactionSourceCheckDepositRejection {
  /** The kind of event behind this; names the only key that is not null. */
  category: "check_deposit_rejection";
  /** Null: the category is `check_deposit_rejection`. */
  ach_decline: null;
  /** Null: the category is `check_deposit_rejection`. */
  card_decline: null;
  /** Null: the category is `check_deposit_rejection`. */
  check_decline: null;
  /** Null: the category is `check_deposit_rejection`. */
  inbound_real_time_payments_transfer_decline: null;
  /** Null: the category is `check_deposit_rejection`. */
  inbound_fednow_transfer_decline: null;
  /** Null: the category is `check_deposit_rejection`. */
  wire_decline: null;
  /** A check that you deposited and that was rejected. */
  check_deposit_rejection: CheckDepositRejection;
  /** Null: the category is `check_deposit_rejection`. */
  other: null;
}

/** What was declined, and why. */
export interface DeclinedTransactionSourceOther {
  /** The kind of event behind this; names the only key that is not null. */
  category: "other";
  /** Null: the category is `other`. */
  ach_decline: null;
  /** Null: the category is `other`. */
  card_decline: null;
  /** Null: the category is `other`. */
  check_decline: null;
  /** Null: the category is `other`. */
  inbound_real_time_payments_transfer_decline: null;
  /** Null: the category is `other`. */
  inbound_fednow_transfer_decline: null;
  /** Null: the category is `other`. */
  wire_decline: null;
  /** Null: the category is `other`. */
  check_deposit_rejection: null;
  /** Empty: an event of category `other` has no details. */
  other: DeclinedTransactionOther;
}

/** Empty: an event of category `other` has no details. */
export type DeclinedTransactionOther = Record<string, never>;

/** Parameters of `declinedTransactions.list`. */
export interface DeclinedTransactionListParams {
  /** The `next_cursor` of a page, sent with the same filters; the list then goes on after that page. */
  cursor?: string | undefined;
  /** The most objects in one page, 1 to 100. Default: `100`. */
  limit?: number | undefined;
  /** Bounds on the time of creation; all that are given apply. */
  created_at?: CreatedAtFilter | undefined;
  /** Only Declined Transactions of this Account. */
  account_id?: AccountId | undefined;
  /** Only Declined Transactions that came through this route, text of at least 1 character. */
  route_id?: string | undefined;
  /** Only Declined Transactions of one of these categories. */
  category?:
    | {
        /** Only Declined Transactions of one of these categories. At least one value. */
        in: DeclinedTransactionCategory[];
      }
    | undefined;
}

/**
 * The kind of event behind a Declined Transaction.
 *
 * - `ach_decline`: An ACH transfer was declined.
 * - `card_decline`: A card payment was declined.
 * - `check_decline`: A check drawn on an Account Number was declined.
 * - `inbound_real_time_payments_transfer_decline`: A Real-Time Payments transfer was declined.
 * - `inbound_fednow_transfer_decline`: A FedNow transfer was declined.
 * - `wire_decline`: A wire was declined.
 * - `check_deposit_rejection`: A check that you deposited was rejected.
 * - `other`: Something that is not documented, or no longer.
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
