// Generated from packages/contract/src/resources/declined-transactions by `npm run generate`. Do not edit.

import { type Api, at, type PageRequest, type RequestOptions } from "../core/api.ts";
import type {
  AccountId,
  AchDeclineId,
  CardAuthorizationId,
  CardDeclineId,
  CardPaymentId,
  CheckDepositId,
  CheckTransferId,
  DeclinedTransactionId,
  DigitalWalletTokenId,
  FileId,
  InboundAchTransferId,
  InboundCheckDepositId,
  InboundFednowTransferId,
  InboundRealTimePaymentsTransferId,
  InboundWireTransferId,
  PhysicalCardId,
  RealTimeDecisionId,
} from "./ids.ts";
import type { CreatedAtFilter, Currency, Open, RouteType } from "./shared.ts";

/** Operations on Declined Transactions. */
export class DeclinedTransactions {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * List Declined Transactions, newest first.
   *
   * `GET /declined_transactions`.
   */
  list(params?: DeclinedTransactionListParams, options?: RequestOptions): PageRequest<DeclinedTransaction> {
    return this.#api.list("/declined_transactions", params, options);
  }

  /**
   * Retrieve a Declined Transaction.
   *
   * `GET /declined_transactions/{declined_transaction_id}`.
   */
  async retrieve(id: DeclinedTransactionId, options?: RequestOptions): Promise<DeclinedTransaction> {
    return this.#api.get(at("/declined_transactions/", id), undefined, options);
  }
}

/** A fee that a card network charges for a message. */
export interface CardSchemeFee {
  /** The fee in whole units of `currency`, a decimal as text such as `"0.05"` for five cents. */
  amount: string;
  /** When it was charged. ISO 8601, UTC. */
  created_at: string;
  /** ISO 4217 code of the currency. */
  currency: Open<Currency>;
  /** What a card network charges a fee for. */
  fee_type: Open<CardSchemeFeeType>;
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
  currency: Open<Currency>;
  /** What it was, in words of the other side. */
  description: string;
  /** Identifier of the route (Account Number, Card or Lockbox Recipient) it came through, or null. */
  route_id: string | null;
  /** The kind of `route_id`, or null. */
  route_type: Open<RouteType> | null;
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

/** An ACH transfer that was declined. */
export interface AchDecline {
  /** Amount that was declined, in US cents, 0 or more. */
  amount: number;
  /** Identifier of the decline. */
  id: AchDeclineId;
  /** The Inbound ACH Transfer that was declined. */
  inbound_ach_transfer_id: InboundAchTransferId;
  /** Date as the originator wrote it, in no fixed form, or null. */
  originator_company_descriptive_date: string | null;
  /** Data that the originator added for its own use, or null. */
  originator_company_discretionary_data: string | null;
  /** Identifier of the originator in the ACH network. */
  originator_company_id: string;
  /** Name of the originator. */
  originator_company_name: string;
  /** Why an ACH transfer was declined. */
  reason: Open<AchDeclineReason>;
  /** The originator's identifier of the receiver, or null. */
  receiver_id_number: string | null;
  /** The receiver's name as the originator wrote it, or null. */
  receiver_name: string | null;
  /** Number that follows the transfer through the ACH network. */
  trace_number: string;
  /** Always `ach_decline`. */
  type: "ach_decline";
}

/**
 * Why an ACH transfer was declined.
 *
 * - `ach_route_canceled`: The Account Number is canceled.
 * - `ach_route_disabled`: The Account Number is disabled.
 * - `breaches_limit`: It would pass a Limit.
 * - `entity_not_active`: The Entity that owns the Account is not active.
 * - `group_locked`: The Account takes no activity.
 * - `transaction_not_allowed`: The Account Number does not take transfers of this kind, debits for
 *   instance.
 * - `returned_per_odfi_request`: The bank that sent it asked for it back.
 * - `user_initiated`: You declined it through the API.
 * - `insufficient_funds`: The available balance does not cover it.
 * - `authorization_revoked_by_customer`: The payer withdrew the permission that was given to the
 *   originator.
 * - `payment_stopped`: The payer stopped this payment.
 * - `customer_advised_unauthorized_improper_ineligible_or_incomplete`: The payer says that it was
 *   never authorized, or is improper, ineligible or incomplete.
 * - `representative_payee_deceased_or_unable_to_continue_in_that_capacity`: The person who receives
 *   money on another's behalf died or can no longer do so.
 * - `beneficiary_or_account_holder_deceased`: The one whom the money is for, or the holder of the
 *   Account, died.
 * - `credit_entry_refused_by_receiver`: The receiver does not want the money.
 * - `duplicate_entry`: It was sent twice.
 * - `corporate_customer_advised_not_authorized`: The payer, a company, says that it was never
 *   authorized.
 */
export type AchDeclineReason =
  | "ach_route_canceled"
  | "ach_route_disabled"
  | "breaches_limit"
  | "entity_not_active"
  | "group_locked"
  | "transaction_not_allowed"
  | "returned_per_odfi_request"
  | "user_initiated"
  | "insufficient_funds"
  | "authorization_revoked_by_customer"
  | "payment_stopped"
  | "customer_advised_unauthorized_improper_ineligible_or_incomplete"
  | "representative_payee_deceased_or_unable_to_continue_in_that_capacity"
  | "beneficiary_or_account_holder_deceased"
  | "credit_entry_refused_by_receiver"
  | "duplicate_entry"
  | "corporate_customer_advised_not_authorized";

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
  real_time_decision_reason: Open<CardRealTimeDecisionReason> | null;
  /** Why a card payment was declined. */
  reason: Open<CardDeclineReason>;
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
  /** Which way the money of a card payment goes. */
  direction: Open<CardDirection>;
  /** Amount that the merchant asked for, in minor units of `presentment_currency`, 0 or more. */
  presentment_amount: number;
  /** Currency that the merchant asked for, a three-letter ISO 4217 code such as `USD`. */
  presentment_currency: string;
  /** What a card payment is for. */
  processing_category: Open<CardProcessingCategory>;
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
 * - `missing_original_authorization`: It continues an authorization that there is not.
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
  electronic_commerce_indicator: Open<ElectronicCommerceIndicator> | null;
  /** How the merchant read the card's number, or null. */
  point_of_service_entry_mode: Open<PointOfServiceEntryMode> | null;
  /** Why the network decided in place of the bank; null unless `actioner` is `network`. */
  stand_in_processing_reason: Open<StandInProcessingReason> | null;
  /** What the merchant's terminal can read, or null. */
  terminal_entry_capability: Open<TerminalEntryCapability> | null;
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
  result: Open<CardVerificationCodeResult>;
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
  result: Open<CardholderAddressResult>;
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

/** A check drawn on an Account Number that was declined. */
export interface CheckDecline {
  /** Amount that was declined, in US cents, 0 or more. */
  amount: number;
  /** Number at the edge of the check, commonly the check's own; may be empty. */
  auxiliary_on_us: string;
  /** The File with the image of its back, or null. */
  back_image_file_id: FileId | null;
  /** The Check Transfer that the check belongs to. */
  check_transfer_id: CheckTransferId;
  /** The File with the image of its front, or null. */
  front_image_file_id: FileId | null;
  /** The Inbound Check Deposit that was declined. */
  inbound_check_deposit_id: InboundCheckDepositId;
  /** Why a check was declined. */
  reason: Open<CheckDeclineReason>;
}

/**
 * Why a check was declined.
 *
 * - `ach_route_disabled`: The Account Number that it is drawn on is disabled.
 * - `ach_route_canceled`: The Account Number that it is drawn on is canceled.
 * - `altered_or_fictitious`: It was altered, or is no real check.
 * - `breaches_limit`: It would pass a Limit.
 * - `endorsement_irregular`: Something is wrong with the endorsement on its back.
 * - `entity_not_active`: The Entity that owns the Account is not active.
 * - `group_locked`: The Account takes no activity.
 * - `insufficient_funds`: The available balance does not cover it.
 * - `stop_payment_requested`: Its payment was stopped by the one who wrote it.
 * - `duplicate_presentment`: It was presented before.
 * - `not_authorized`: The Account Number does not pay such checks.
 * - `amount_mismatch`: It was presented for another amount than it was written for.
 * - `not_our_item`: It is not drawn on this bank.
 * - `no_account_number_found`: There is no such Account Number.
 * - `refer_to_image`: What is wrong with it can be seen on its image.
 * - `unable_to_process`: It could not be processed.
 * - `unusable_image`: Its image cannot be used.
 * - `user_initiated`: You declined it through the API.
 */
export type CheckDeclineReason =
  | "ach_route_disabled"
  | "ach_route_canceled"
  | "altered_or_fictitious"
  | "breaches_limit"
  | "endorsement_irregular"
  | "entity_not_active"
  | "group_locked"
  | "insufficient_funds"
  | "stop_payment_requested"
  | "duplicate_presentment"
  | "not_authorized"
  | "amount_mismatch"
  | "not_our_item"
  | "no_account_number_found"
  | "refer_to_image"
  | "unable_to_process"
  | "unusable_image"
  | "user_initiated";

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

/** A Real-Time Payments transfer to an Account Number that was declined. */
export interface InboundRealTimePaymentsTransferDecline {
  /** Amount that was declined, in US cents, 0 or more. */
  amount: number;
  /** Name of the receiver as the sender wrote it. */
  creditor_name: string;
  /** ISO 4217 code of the currency. */
  currency: Open<Currency>;
  /** Account number of the sender. */
  debtor_account_number: string;
  /** Name of the sender. */
  debtor_name: string;
  /** Routing number of the sender's bank. */
  debtor_routing_number: string;
  /** Why a Real-Time Payments transfer was declined. */
  reason: Open<InboundRealTimePaymentsTransferDeclineReason>;
  /** Identifier of the transfer in the network. */
  transaction_identification: string;
  /** The Inbound Real-Time Payments Transfer that was declined. */
  transfer_id: InboundRealTimePaymentsTransferId;
  /** What the sender wrote about the payment; empty if nothing. */
  unstructured_remittance_information: string;
}

/**
 * Why a Real-Time Payments transfer was declined.
 *
 * - `account_number_canceled`: The Account Number is canceled.
 * - `account_number_disabled`: The Account Number is disabled.
 * - `account_restricted`: The Account cannot take it, being closed for instance.
 * - `group_locked`: The Account takes no activity.
 * - `entity_not_active`: The Entity that owns the Account is not active.
 * - `real_time_payments_not_enabled`: The Account cannot receive Real-Time Payments.
 */
export type InboundRealTimePaymentsTransferDeclineReason =
  | "account_number_canceled"
  | "account_number_disabled"
  | "account_restricted"
  | "group_locked"
  | "entity_not_active"
  | "real_time_payments_not_enabled";

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

/** A FedNow transfer to an Account Number that was declined. */
export interface InboundFednowTransferDecline {
  /** The Inbound FedNow Transfer that was declined. */
  transfer_id: InboundFednowTransferId;
  /** Why a FedNow transfer was declined. */
  reason: Open<InboundFednowTransferDeclineReason>;
}

/**
 * Why a FedNow transfer was declined.
 *
 * - `account_number_canceled`: The Account Number is canceled.
 * - `account_number_disabled`: The Account Number is disabled.
 * - `account_restricted`: The Account cannot take it, being closed for instance.
 * - `group_locked`: The Account takes no activity.
 * - `entity_not_active`: The Entity that owns the Account is not active.
 * - `fednow_not_enabled`: The Account cannot receive FedNow transfers.
 */
export type InboundFednowTransferDeclineReason =
  | "account_number_canceled"
  | "account_number_disabled"
  | "account_restricted"
  | "group_locked"
  | "entity_not_active"
  | "fednow_not_enabled";

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

/** A wire to an Account Number that was declined. */
export interface WireDecline {
  /** The Inbound Wire Transfer that was declined. */
  inbound_wire_transfer_id: InboundWireTransferId;
  /** Why a wire was declined. */
  reason: Open<WireDeclineReason>;
}

/**
 * Why a wire was declined.
 *
 * - `account_number_canceled`: The Account Number is canceled.
 * - `account_number_disabled`: The Account Number is disabled.
 * - `entity_not_active`: The Entity that owns the Account is not active.
 * - `group_locked`: The Account takes no activity.
 * - `no_account_number`: There is no such Account Number.
 * - `transaction_not_allowed`: The Account cannot take it, being closed for instance.
 */
export type WireDeclineReason =
  | "account_number_canceled"
  | "account_number_disabled"
  | "entity_not_active"
  | "group_locked"
  | "no_account_number"
  | "transaction_not_allowed";

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

/** A check that you deposited and that was rejected. */
export interface CheckDepositRejection {
  /** Amount of the check, in cents, 0 or more. */
  amount: number;
  /** The Check Deposit that was rejected. */
  check_deposit_id: CheckDepositId;
  /** ISO 4217 code of the currency. */
  currency: Open<Currency>;
  /** The Declined Transaction that records it. */
  declined_transaction_id: DeclinedTransactionId;
  /** Why a check that you deposited was rejected. */
  reason: Open<CheckDepositRejectionReason>;
  /** When it was rejected. ISO 8601, UTC. */
  rejected_at: string;
}

/**
 * Why a check that you deposited was rejected.
 *
 * - `incomplete_image`: Part of the check is missing from the image.
 * - `duplicate`: The check was deposited before.
 * - `poor_image_quality`: The image cannot be read well enough.
 * - `incorrect_amount`: It was deposited for another amount than it was written for.
 * - `incorrect_recipient`: It is made out to somebody else.
 * - `not_eligible_for_mobile_deposit`: Checks of this kind cannot be deposited by image.
 * - `missing_required_data_elements`: Something that a check must have is not on it.
 * - `suspected_fraud`: It looks like fraud.
 * - `deposit_window_expired`: It came too late to be deposited.
 * - `requested_by_user`: You asked for it to be rejected.
 * - `international`: It is a check from abroad.
 * - `unknown`: The reason is not known.
 */
export type CheckDepositRejectionReason =
  | "incomplete_image"
  | "duplicate"
  | "poor_image_quality"
  | "incorrect_amount"
  | "incorrect_recipient"
  | "not_eligible_for_mobile_deposit"
  | "missing_required_data_elements"
  | "suspected_fraud"
  | "deposit_window_expired"
  | "requested_by_user"
  | "international"
  | "unknown";

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
  /** The `next_cursor` of the page before; the list then goes on after it. */
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
