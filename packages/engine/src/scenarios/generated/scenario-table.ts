// Generated from packages/engine/src/scenarios/programs by `npm run generate`. Do not edit.

import type { StepOperation, StepOperations } from "../../steps/step.ts";

type Of<Name extends StepOperation> = StepOperations[Name]["result"];

/** The results of the named steps of each scenario, which `run` returns. */
export interface ScenarioResults {
  "reasons ach_decline.ach_route_canceled": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "reasons ach_decline.ach_route_disabled": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "reasons ach_decline.group_locked": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "reasons ach_decline.entity_not_active": {
    readonly entity: Of<"entities.create">;
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "reasons ach_decline.transaction_not_allowed": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "reasons ach_decline.breaches_limit": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "reasons ach_decline.insufficient_funds": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "reasons ach_decline.user_initiated": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "reasons ach_decline.returned_per_odfi_request": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "reasons ach_decline.authorization_revoked_by_customer": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "reasons ach_decline.payment_stopped": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "reasons ach_decline.customer_advised_unauthorized_improper_ineligible_or_incomplete": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "reasons ach_decline.representative_payee_deceased_or_unable_to_continue_in_that_capacity": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "reasons ach_decline.beneficiary_or_account_holder_deceased": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "reasons ach_decline.credit_entry_refused_by_receiver": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "reasons ach_decline.duplicate_entry": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "reasons ach_decline.corporate_customer_advised_not_authorized": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "reasons card_decline.card_canceled": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.card_not_active": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.physical_card_not_active": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.account_closed": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.entity_not_active": {
    readonly entity: Of<"entities.create">;
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.invalid_physical_card": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.invalid_cryptogram": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.cvv2_mismatch": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.card_expiration_mismatch": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly details: Of<"cards.details">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.pin_mismatch": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.failed_3ds_authentication": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.missing_original_authorization": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly payments: Of<"cardPayments.list">;
  };
  "reasons card_decline.breaches_limit": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.insufficient_funds": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.declined_by_stand_in_processing": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly subscription: Of<"eventSubscriptions.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.webhook_timed_out": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly subscription: Of<"eventSubscriptions.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.webhook_declined": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly subscription: Of<"eventSubscriptions.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
    readonly events: Of<"events.list">;
  };
  "reasons card_decline.group_locked": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.transaction_not_allowed": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.suspected_card_testing": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.suspected_fraud": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons check_decline.ach_route_canceled": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "reasons check_decline.ach_route_disabled": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "reasons check_decline.group_locked": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "reasons check_decline.entity_not_active": {
    readonly entity: Of<"entities.create">;
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "reasons check_decline.not_authorized": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "reasons check_decline.breaches_limit": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "reasons check_decline.insufficient_funds": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "reasons check_decline.altered_or_fictitious": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "reasons check_decline.amount_mismatch": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "reasons check_decline.duplicate_presentment": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "reasons check_decline.endorsement_irregular": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "reasons check_decline.no_account_number_found": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "reasons check_decline.not_our_item": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "reasons check_decline.refer_to_image": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "reasons check_decline.stop_payment_requested": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "reasons check_decline.unable_to_process": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "reasons check_decline.unusable_image": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "reasons check_decline.user_initiated": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "reasons inbound_real_time_payments_transfer_decline.account_number_canceled": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundRealTimePaymentsTransfers.create">;
  };
  "reasons inbound_real_time_payments_transfer_decline.account_number_disabled": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundRealTimePaymentsTransfers.create">;
  };
  "reasons inbound_real_time_payments_transfer_decline.account_restricted": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundRealTimePaymentsTransfers.create">;
  };
  "reasons inbound_real_time_payments_transfer_decline.entity_not_active": {
    readonly entity: Of<"entities.create">;
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundRealTimePaymentsTransfers.create">;
  };
  "reasons inbound_real_time_payments_transfer_decline.group_locked": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundRealTimePaymentsTransfers.create">;
  };
  "reasons inbound_real_time_payments_transfer_decline.real_time_payments_not_enabled": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundRealTimePaymentsTransfers.create">;
  };
  "reasons inbound_fednow_transfer_decline.account_number_canceled": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundFednowTransfers.create">;
  };
  "reasons inbound_fednow_transfer_decline.account_number_disabled": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundFednowTransfers.create">;
  };
  "reasons inbound_fednow_transfer_decline.account_restricted": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundFednowTransfers.create">;
  };
  "reasons inbound_fednow_transfer_decline.entity_not_active": {
    readonly entity: Of<"entities.create">;
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundFednowTransfers.create">;
  };
  "reasons inbound_fednow_transfer_decline.group_locked": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundFednowTransfers.create">;
  };
  "reasons inbound_fednow_transfer_decline.fednow_not_enabled": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundFednowTransfers.create">;
  };
  "reasons wire_decline.account_number_canceled": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundWireTransfers.create">;
  };
  "reasons wire_decline.account_number_disabled": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundWireTransfers.create">;
  };
  "reasons wire_decline.transaction_not_allowed": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundWireTransfers.create">;
  };
  "reasons wire_decline.entity_not_active": {
    readonly entity: Of<"entities.create">;
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundWireTransfers.create">;
  };
  "reasons wire_decline.group_locked": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundWireTransfers.create">;
  };
  "reasons wire_decline.no_account_number": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundWireTransfers.create">;
  };
  "reasons check_deposit_rejection.incomplete_image": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "reasons check_deposit_rejection.duplicate": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "reasons check_deposit_rejection.poor_image_quality": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "reasons check_deposit_rejection.incorrect_amount": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "reasons check_deposit_rejection.incorrect_recipient": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "reasons check_deposit_rejection.not_eligible_for_mobile_deposit": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "reasons check_deposit_rejection.missing_required_data_elements": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "reasons check_deposit_rejection.suspected_fraud": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "reasons check_deposit_rejection.deposit_window_expired": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "reasons check_deposit_rejection.requested_by_user": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "reasons check_deposit_rejection.international": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "reasons check_deposit_rejection.unknown": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "reasons card_decline.real_time_decision_reason.insufficient_funds": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly subscription: Of<"eventSubscriptions.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
    readonly events: Of<"events.list">;
  };
  "reasons card_decline.real_time_decision_reason.transaction_never_allowed": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly subscription: Of<"eventSubscriptions.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
    readonly events: Of<"events.list">;
  };
  "reasons card_decline.real_time_decision_reason.exceeds_approval_limit": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly subscription: Of<"eventSubscriptions.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
    readonly events: Of<"events.list">;
  };
  "reasons card_decline.real_time_decision_reason.card_temporarily_disabled": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly subscription: Of<"eventSubscriptions.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
    readonly events: Of<"events.list">;
  };
  "reasons card_decline.real_time_decision_reason.suspected_fraud": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly subscription: Of<"eventSubscriptions.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
    readonly events: Of<"events.list">;
  };
  "reasons card_decline.real_time_decision_reason.other": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly subscription: Of<"eventSubscriptions.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
    readonly events: Of<"events.list">;
  };
  "reasons card_decline.stand_in_processing_reason.issuer_error": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.stand_in_processing_reason.invalid_physical_card": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.stand_in_processing_reason.invalid_cryptogram": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.stand_in_processing_reason.invalid_cardholder_authentication_verification_value": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.stand_in_processing_reason.internal_cardnet_error": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.stand_in_processing_reason.merchant_transaction_advisory_service_authentication_required": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.stand_in_processing_reason.payment_fraud_disruption_acquirer_block": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons card_decline.stand_in_processing_reason.other": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "reasons inbound_mail_item.lockbox_address_not_active": {
    readonly address: Of<"lockboxAddresses.create">;
    readonly mail: Of<"simulations.inboundMailItems.create">;
  };
  "reasons inbound_mail_item.lockbox_recipient_not_active": {
    readonly account: Of<"accounts.create">;
    readonly address: Of<"lockboxAddresses.create">;
    readonly recipient: Of<"lockboxRecipients.create">;
    readonly mail: Of<"simulations.inboundMailItems.create">;
  };
  "reasons inbound_mail_item.lockbox_not_active": {
    readonly account: Of<"accounts.create">;
    readonly address: Of<"lockboxAddresses.create">;
    readonly recipient: Of<"lockboxRecipients.create">;
    readonly mail: Of<"simulations.inboundMailItems.create">;
  };
  "reasons invalid_api_key_error.no_header": Record<never, never>;
  "reasons invalid_api_key_error.no_credential": Record<never, never>;
  "reasons invalid_api_key_error.deleted_credential": Record<never, never>;
  "reasons invalid_api_key_error.expired_credential": Record<never, never>;
  "reasons invalid_api_key_error.ip_not_allowed": Record<never, never>;
  "reasons invalid_api_key_error.no_api_access": Record<never, never>;
  "reasons invalid_api_key_error.wrong_environment": Record<never, never>;
  "states account.status open": { readonly account: Of<"accounts.create"> };
  "states account.status closed": { readonly account: Of<"accounts.create"> };
  "states account_number.status active": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
  };
  "states account_number.status disabled": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
  };
  "states account_number.status canceled": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
  };
  "states card.status active": { readonly account: Of<"accounts.create">; readonly card: Of<"cards.create"> };
  "states card.status disabled": { readonly account: Of<"accounts.create">; readonly card: Of<"cards.create"> };
  "states card.status canceled": { readonly account: Of<"accounts.create">; readonly card: Of<"cards.create"> };
  "states physical_card.status active": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "states physical_card.status disabled": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "states physical_card.status canceled": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "states physical_card.shipment.status pending": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "states physical_card.shipment.status canceled": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "states physical_card.shipment.status submitted": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "states physical_card.shipment.status acknowledged": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "states physical_card.shipment.status rejected": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "states physical_card.shipment.status shipped": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "states physical_card.shipment.status returned": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "states physical_card.shipment.status requires_attention": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "states physical_card_profile.status active": Record<never, never>;
  "states physical_card_profile.status archived": {
    readonly files: Of<"files.list">;
    readonly profile: Of<"physicalCardProfiles.create">;
  };
  "states limit.status active": { readonly account: Of<"accounts.create">; readonly limit: Of<"limits.create"> };
  "states limit.status inactive": { readonly account: Of<"accounts.create">; readonly limit: Of<"limits.create"> };
  "states pending_transaction.status pending": {
    readonly account: Of<"accounts.create">;
    readonly hold: Of<"pendingTransactions.create">;
  };
  "states pending_transaction.status complete": {
    readonly account: Of<"accounts.create">;
    readonly hold: Of<"pendingTransactions.create">;
  };
  "states inbound_ach_transfer.status pending": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "states inbound_ach_transfer.status declined": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "states inbound_ach_transfer.status accepted": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "states inbound_ach_transfer.status returned": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "states inbound_check_deposit.status pending": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "states inbound_check_deposit.status declined": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "states inbound_check_deposit.status accepted": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "states inbound_check_deposit.status returned": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "states inbound_real_time_payments_transfer.status pending_confirming": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundRealTimePaymentsTransfers.create">;
  };
  "states inbound_real_time_payments_transfer.status confirmed": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundRealTimePaymentsTransfers.create">;
  };
  "states inbound_real_time_payments_transfer.status declined": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundRealTimePaymentsTransfers.create">;
  };
  "states inbound_fednow_transfer.status pending_confirming": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundFednowTransfers.create">;
  };
  "states inbound_fednow_transfer.status confirmed": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundFednowTransfers.create">;
  };
  "states inbound_fednow_transfer.status declined": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundFednowTransfers.create">;
  };
  "states inbound_wire_transfer.status pending": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundWireTransfers.create">;
  };
  "states inbound_wire_transfer.status accepted": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundWireTransfers.create">;
  };
  "states inbound_wire_transfer.status declined": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundWireTransfers.create">;
  };
  "states inbound_wire_transfer.status reversed": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundWireTransfers.create">;
  };
  "states check_deposit.status pending": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "states check_deposit.status submitted": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "states check_deposit.status rejected": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "states check_deposit.status returned": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "states inbound_mail_item.status pending": {
    readonly address: Of<"lockboxAddresses.create">;
    readonly mail: Of<"simulations.inboundMailItems.create">;
  };
  "states inbound_mail_item.status rejected": {
    readonly address: Of<"lockboxAddresses.create">;
    readonly mail: Of<"simulations.inboundMailItems.create">;
  };
  "states inbound_mail_item.status processed": {
    readonly address: Of<"lockboxAddresses.create">;
    readonly mail: Of<"simulations.inboundMailItems.create">;
  };
  "states inbound_mail_item.checks.status pending": {
    readonly address: Of<"lockboxAddresses.create">;
    readonly mail: Of<"simulations.inboundMailItems.create">;
  };
  "states inbound_mail_item.checks.status deposited": {
    readonly account: Of<"accounts.create">;
    readonly address: Of<"lockboxAddresses.create">;
    readonly recipient: Of<"lockboxRecipients.create">;
    readonly mail: Of<"simulations.inboundMailItems.create">;
  };
  "states inbound_mail_item.checks.status ignored": {
    readonly address: Of<"lockboxAddresses.create">;
    readonly mail: Of<"simulations.inboundMailItems.create">;
  };
  "states lockbox_address.status active": { readonly address: Of<"lockboxAddresses.create"> };
  "states lockbox_address.status disabled": { readonly address: Of<"lockboxAddresses.create"> };
  "states lockbox_address.status canceled": { readonly address: Of<"lockboxAddresses.create"> };
  "states lockbox_recipient.status active": {
    readonly account: Of<"accounts.create">;
    readonly address: Of<"lockboxAddresses.create">;
    readonly recipient: Of<"lockboxRecipients.create">;
  };
  "states lockbox_recipient.status disabled": {
    readonly account: Of<"accounts.create">;
    readonly address: Of<"lockboxAddresses.create">;
    readonly recipient: Of<"lockboxRecipients.create">;
  };
  "states lockbox_recipient.status canceled": {
    readonly account: Of<"accounts.create">;
    readonly address: Of<"lockboxAddresses.create">;
    readonly recipient: Of<"lockboxRecipients.create">;
  };
  "states event_subscription.status active": { readonly subscription: Of<"eventSubscriptions.create"> };
  "states event_subscription.status disabled": { readonly subscription: Of<"eventSubscriptions.create"> };
  "states event_subscription.status deleted": { readonly subscription: Of<"eventSubscriptions.create"> };
  "states real_time_decision.status pending": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly subscription: Of<"eventSubscriptions.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "states real_time_decision.status responded": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly subscription: Of<"eventSubscriptions.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
    readonly events: Of<"events.list">;
  };
  "states real_time_decision.status timed_out": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly subscription: Of<"eventSubscriptions.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "states entity.status active": { readonly entity: Of<"entities.create"> };
  "states entity.status archived": { readonly entity: Of<"entities.create"> };
  "states entity.status disabled": { readonly entity: Of<"entities.create"> };
  "transitions account.status open -> closed": { readonly account: Of<"accounts.create"> };
  "transitions account_number.status active -> disabled": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
  };
  "transitions account_number.status active -> canceled": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
  };
  "transitions account_number.status disabled -> active": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
  };
  "transitions account_number.status disabled -> canceled": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
  };
  "transitions card.status active -> disabled": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
  };
  "transitions card.status active -> canceled": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
  };
  "transitions card.status disabled -> active": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
  };
  "transitions card.status disabled -> canceled": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
  };
  "transitions physical_card.status active -> disabled": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.status active -> canceled": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.status disabled -> active": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.status disabled -> canceled": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status pending -> canceled": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status pending -> submitted": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status pending -> acknowledged": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status pending -> rejected": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status pending -> shipped": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status pending -> returned": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status pending -> requires_attention": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status canceled -> pending": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status canceled -> submitted": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status canceled -> acknowledged": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status canceled -> rejected": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status canceled -> shipped": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status canceled -> returned": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status canceled -> requires_attention": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status submitted -> pending": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status submitted -> canceled": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status submitted -> acknowledged": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status submitted -> rejected": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status submitted -> shipped": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status submitted -> returned": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status submitted -> requires_attention": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status acknowledged -> pending": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status acknowledged -> canceled": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status acknowledged -> submitted": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status acknowledged -> rejected": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status acknowledged -> shipped": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status acknowledged -> returned": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status acknowledged -> requires_attention": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status rejected -> pending": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status rejected -> canceled": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status rejected -> submitted": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status rejected -> acknowledged": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status rejected -> shipped": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status rejected -> returned": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status rejected -> requires_attention": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status shipped -> pending": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status shipped -> canceled": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status shipped -> submitted": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status shipped -> acknowledged": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status shipped -> rejected": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status shipped -> returned": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status shipped -> requires_attention": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status returned -> pending": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status returned -> canceled": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status returned -> submitted": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status returned -> acknowledged": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status returned -> rejected": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status returned -> shipped": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status returned -> requires_attention": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status requires_attention -> pending": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status requires_attention -> canceled": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status requires_attention -> submitted": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status requires_attention -> acknowledged": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status requires_attention -> rejected": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status requires_attention -> shipped": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card.shipment.status requires_attention -> returned": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "transitions physical_card_profile.status active -> archived": {
    readonly files: Of<"files.list">;
    readonly profile: Of<"physicalCardProfiles.create">;
  };
  "transitions limit.status active -> inactive": {
    readonly account: Of<"accounts.create">;
    readonly limit: Of<"limits.create">;
  };
  "transitions limit.status inactive -> active": {
    readonly account: Of<"accounts.create">;
    readonly limit: Of<"limits.create">;
  };
  "transitions pending_transaction.status pending -> complete": {
    readonly account: Of<"accounts.create">;
    readonly hold: Of<"pendingTransactions.create">;
  };
  "transitions inbound_ach_transfer.status pending -> declined": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "transitions inbound_ach_transfer.status pending -> accepted": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "transitions inbound_ach_transfer.status accepted -> returned": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "transitions inbound_check_deposit.status pending -> declined": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "transitions inbound_check_deposit.status pending -> accepted": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "transitions inbound_check_deposit.status accepted -> returned": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "transitions inbound_real_time_payments_transfer.status pending_confirming -> confirmed": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundRealTimePaymentsTransfers.create">;
  };
  "transitions inbound_real_time_payments_transfer.status pending_confirming -> declined": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundRealTimePaymentsTransfers.create">;
  };
  "transitions inbound_fednow_transfer.status pending_confirming -> confirmed": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundFednowTransfers.create">;
  };
  "transitions inbound_fednow_transfer.status pending_confirming -> declined": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundFednowTransfers.create">;
  };
  "transitions inbound_wire_transfer.status pending -> accepted": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundWireTransfers.create">;
  };
  "transitions inbound_wire_transfer.status pending -> declined": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundWireTransfers.create">;
  };
  "transitions inbound_wire_transfer.status accepted -> reversed": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundWireTransfers.create">;
  };
  "transitions check_deposit.status pending -> submitted": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "transitions check_deposit.status pending -> rejected": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "transitions check_deposit.status submitted -> returned": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "transitions inbound_mail_item.status pending -> processed": {
    readonly address: Of<"lockboxAddresses.create">;
    readonly mail: Of<"simulations.inboundMailItems.create">;
  };
  "transitions inbound_mail_item.checks.status pending -> deposited": {
    readonly account: Of<"accounts.create">;
    readonly address: Of<"lockboxAddresses.create">;
    readonly recipient: Of<"lockboxRecipients.create">;
    readonly mail: Of<"simulations.inboundMailItems.create">;
  };
  "transitions inbound_mail_item.checks.status pending -> ignored": {
    readonly address: Of<"lockboxAddresses.create">;
    readonly mail: Of<"simulations.inboundMailItems.create">;
  };
  "transitions lockbox_address.status active -> disabled": { readonly address: Of<"lockboxAddresses.create"> };
  "transitions lockbox_address.status active -> canceled": { readonly address: Of<"lockboxAddresses.create"> };
  "transitions lockbox_address.status disabled -> active": { readonly address: Of<"lockboxAddresses.create"> };
  "transitions lockbox_address.status disabled -> canceled": { readonly address: Of<"lockboxAddresses.create"> };
  "transitions lockbox_recipient.status active -> disabled": {
    readonly account: Of<"accounts.create">;
    readonly address: Of<"lockboxAddresses.create">;
    readonly recipient: Of<"lockboxRecipients.create">;
  };
  "transitions lockbox_recipient.status active -> canceled": {
    readonly account: Of<"accounts.create">;
    readonly address: Of<"lockboxAddresses.create">;
    readonly recipient: Of<"lockboxRecipients.create">;
  };
  "transitions lockbox_recipient.status disabled -> active": {
    readonly account: Of<"accounts.create">;
    readonly address: Of<"lockboxAddresses.create">;
    readonly recipient: Of<"lockboxRecipients.create">;
  };
  "transitions lockbox_recipient.status disabled -> canceled": {
    readonly account: Of<"accounts.create">;
    readonly address: Of<"lockboxAddresses.create">;
    readonly recipient: Of<"lockboxRecipients.create">;
  };
  "transitions event_subscription.status active -> disabled": {
    readonly subscription: Of<"eventSubscriptions.create">;
  };
  "transitions event_subscription.status active -> deleted": { readonly subscription: Of<"eventSubscriptions.create"> };
  "transitions event_subscription.status disabled -> active": {
    readonly subscription: Of<"eventSubscriptions.create">;
  };
  "transitions event_subscription.status disabled -> deleted": {
    readonly subscription: Of<"eventSubscriptions.create">;
  };
  "transitions real_time_decision.status pending -> responded": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly subscription: Of<"eventSubscriptions.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
    readonly events: Of<"events.list">;
  };
  "transitions real_time_decision.status pending -> timed_out": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly subscription: Of<"eventSubscriptions.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "transitions entity.status active -> archived": { readonly entity: Of<"entities.create"> };
  "transitions entity.status active -> disabled": { readonly entity: Of<"entities.create"> };
  "transitions entity.status disabled -> archived": { readonly entity: Of<"entities.create"> };
  "events account.created": { readonly account: Of<"accounts.create"> };
  "events account.updated": { readonly account: Of<"accounts.create"> };
  "events account_number.created": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
  };
  "events account_number.updated": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
  };
  "events card.created": { readonly account: Of<"accounts.create">; readonly card: Of<"cards.create"> };
  "events card.updated": { readonly account: Of<"accounts.create">; readonly card: Of<"cards.create"> };
  "events card_payment.created": { readonly account: Of<"accounts.create">; readonly card: Of<"cards.create"> };
  "events card_payment.updated": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly settlement: Of<"simulations.cardSettlements.create">;
  };
  "events check_deposit.created": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "events check_deposit.updated": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "events declined_transaction.created": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "events entity.created": { readonly entity: Of<"entities.create"> };
  "events entity.updated": { readonly entity: Of<"entities.create"> };
  "events event_subscription.created": { readonly subscription: Of<"eventSubscriptions.create"> };
  "events event_subscription.updated": { readonly subscription: Of<"eventSubscriptions.create"> };
  "events inbound_ach_transfer.created": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "events inbound_ach_transfer.updated": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "events inbound_check_deposit.created": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "events inbound_check_deposit.updated": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "events inbound_fednow_transfer.created": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundFednowTransfers.create">;
  };
  "events inbound_fednow_transfer.updated": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundFednowTransfers.create">;
  };
  "events inbound_mail_item.created": {
    readonly address: Of<"lockboxAddresses.create">;
    readonly mail: Of<"simulations.inboundMailItems.create">;
  };
  "events inbound_mail_item.updated": {
    readonly address: Of<"lockboxAddresses.create">;
    readonly mail: Of<"simulations.inboundMailItems.create">;
  };
  "events inbound_real_time_payments_transfer.created": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundRealTimePaymentsTransfers.create">;
  };
  "events inbound_real_time_payments_transfer.updated": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundRealTimePaymentsTransfers.create">;
  };
  "events inbound_wire_transfer.created": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundWireTransfers.create">;
  };
  "events inbound_wire_transfer.updated": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundWireTransfers.create">;
  };
  "events lockbox_address.created": { readonly address: Of<"lockboxAddresses.create"> };
  "events lockbox_address.updated": { readonly address: Of<"lockboxAddresses.create"> };
  "events lockbox_recipient.created": {
    readonly account: Of<"accounts.create">;
    readonly address: Of<"lockboxAddresses.create">;
    readonly recipient: Of<"lockboxRecipients.create">;
  };
  "events lockbox_recipient.updated": {
    readonly account: Of<"accounts.create">;
    readonly address: Of<"lockboxAddresses.create">;
    readonly recipient: Of<"lockboxRecipients.create">;
  };
  "events pending_transaction.created": {
    readonly account: Of<"accounts.create">;
    readonly hold: Of<"pendingTransactions.create">;
  };
  "events pending_transaction.updated": {
    readonly account: Of<"accounts.create">;
    readonly hold: Of<"pendingTransactions.create">;
  };
  "events physical_card.created": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "events physical_card.updated": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "events physical_card_profile.created": Record<never, never>;
  "events physical_card_profile.updated": {
    readonly files: Of<"files.list">;
    readonly profile: Of<"physicalCardProfiles.create">;
  };
  "events real_time_decision.card_authorization_requested": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly subscription: Of<"eventSubscriptions.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "events transaction.created": { readonly account: Of<"accounts.create"> };
  "errors invalid_parameters_error": Record<never, never>;
  "errors malformed_request_error": Record<never, never>;
  "errors invalid_api_key_error": Record<never, never>;
  "errors environment_mismatch_error": Record<never, never>;
  "errors insufficient_permissions_error": Record<never, never>;
  "errors private_feature_error": Record<never, never>;
  "errors api_method_not_found_error": Record<never, never>;
  "errors object_not_found_error": Record<never, never>;
  "errors idempotency_key_already_used_error": Record<never, never>;
  "errors invalid_operation_error": { readonly account: Of<"accounts.create"> };
  "errors rate_limited_error": Record<never, never>;
  "errors internal_server_error": Record<never, never>;
  "endpoints accounts.list": Record<never, never>;
  "endpoints accounts.create": { readonly account: Of<"accounts.create"> };
  "endpoints accounts.retrieve": { readonly account: Of<"accounts.create"> };
  "endpoints accounts.update": { readonly account: Of<"accounts.create"> };
  "endpoints accounts.balance": { readonly account: Of<"accounts.create"> };
  "endpoints accounts.close": { readonly account: Of<"accounts.create"> };
  "endpoints simulations.accountRevenuePayments.create": { readonly account: Of<"accounts.create"> };
  "endpoints simulations.interestPayments.create": { readonly account: Of<"accounts.create"> };
  "endpoints accountNumbers.list": Record<never, never>;
  "endpoints accountNumbers.create": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
  };
  "endpoints accountNumbers.retrieve": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
  };
  "endpoints accountNumbers.update": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
  };
  "endpoints physicalCards.list": Record<never, never>;
  "endpoints physicalCards.create": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "endpoints physicalCards.retrieve": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "endpoints physicalCards.update": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "endpoints simulations.physicalCards.advanceShipment": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "endpoints simulations.physicalCards.addTrackingUpdate": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly physicalCard: Of<"physicalCards.create">;
  };
  "endpoints limits.list": Record<never, never>;
  "endpoints limits.create": { readonly account: Of<"accounts.create">; readonly limit: Of<"limits.create"> };
  "endpoints limits.retrieve": { readonly account: Of<"accounts.create">; readonly limit: Of<"limits.create"> };
  "endpoints limits.update": { readonly account: Of<"accounts.create">; readonly limit: Of<"limits.create"> };
  "endpoints declinedTransactions.list": Record<never, never>;
  "endpoints declinedTransactions.retrieve": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "endpoints inboundMailItems.list": Record<never, never>;
  "endpoints inboundMailItems.retrieve": {
    readonly address: Of<"lockboxAddresses.create">;
    readonly mail: Of<"simulations.inboundMailItems.create">;
  };
  "endpoints inboundMailItems.action": {
    readonly address: Of<"lockboxAddresses.create">;
    readonly mail: Of<"simulations.inboundMailItems.create">;
  };
  "endpoints simulations.inboundMailItems.create": {
    readonly address: Of<"lockboxAddresses.create">;
    readonly mail: Of<"simulations.inboundMailItems.create">;
  };
  "endpoints events.list": Record<never, never>;
  "endpoints events.retrieve": { readonly account: Of<"accounts.create">; readonly events: Of<"events.list"> };
  "endpoints transactions.list": Record<never, never>;
  "endpoints transactions.retrieve": {
    readonly account: Of<"accounts.create">;
    readonly transaction: Of<"simulations.interestPayments.create">;
  };
  "endpoints entities.list": Record<never, never>;
  "endpoints entities.create": { readonly entity: Of<"entities.create"> };
  "endpoints entities.retrieve": { readonly entity: Of<"entities.create"> };
  "endpoints entities.update": { readonly entity: Of<"entities.create"> };
  "endpoints entities.archive": { readonly entity: Of<"entities.create"> };
  "endpoints programs.list": Record<never, never>;
  "endpoints programs.retrieve": { readonly programs: Of<"programs.list"> };
  "endpoints simulations.programs.create": Record<never, never>;
  "endpoints pendingTransactions.list": Record<never, never>;
  "endpoints pendingTransactions.create": {
    readonly account: Of<"accounts.create">;
    readonly hold: Of<"pendingTransactions.create">;
  };
  "endpoints pendingTransactions.retrieve": {
    readonly account: Of<"accounts.create">;
    readonly hold: Of<"pendingTransactions.create">;
  };
  "endpoints pendingTransactions.release": {
    readonly account: Of<"accounts.create">;
    readonly hold: Of<"pendingTransactions.create">;
  };
  "endpoints cards.list": Record<never, never>;
  "endpoints cards.create": { readonly account: Of<"accounts.create">; readonly card: Of<"cards.create"> };
  "endpoints cards.retrieve": { readonly account: Of<"accounts.create">; readonly card: Of<"cards.create"> };
  "endpoints cards.update": { readonly account: Of<"accounts.create">; readonly card: Of<"cards.create"> };
  "endpoints cards.details": { readonly account: Of<"accounts.create">; readonly card: Of<"cards.create"> };
  "endpoints cardPayments.list": Record<never, never>;
  "endpoints cardPayments.retrieve": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly payments: Of<"cardPayments.list">;
  };
  "endpoints simulations.cardAuthorizations.create": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
  };
  "endpoints simulations.cardSettlements.create": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
  };
  "endpoints simulations.cardRefunds.create": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly settlement: Of<"simulations.cardSettlements.create">;
  };
  "endpoints simulations.cardReversals.create": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly payments: Of<"cardPayments.list">;
  };
  "endpoints simulations.cardIncrements.create": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly payments: Of<"cardPayments.list">;
  };
  "endpoints simulations.cardAuthorizationExpirations.create": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly payments: Of<"cardPayments.list">;
  };
  "endpoints simulations.cardBalanceInquiries.create": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
  };
  "endpoints realTimeDecisions.retrieve": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly subscription: Of<"eventSubscriptions.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
    readonly events: Of<"events.list">;
  };
  "endpoints realTimeDecisions.action": {
    readonly account: Of<"accounts.create">;
    readonly card: Of<"cards.create">;
    readonly subscription: Of<"eventSubscriptions.create">;
    readonly authorization: Of<"simulations.cardAuthorizations.create">;
    readonly events: Of<"events.list">;
  };
  "endpoints physicalCardProfiles.list": Record<never, never>;
  "endpoints physicalCardProfiles.create": {
    readonly files: Of<"files.list">;
    readonly profile: Of<"physicalCardProfiles.create">;
  };
  "endpoints physicalCardProfiles.retrieve": {
    readonly files: Of<"files.list">;
    readonly profile: Of<"physicalCardProfiles.create">;
  };
  "endpoints physicalCardProfiles.archive": {
    readonly files: Of<"files.list">;
    readonly profile: Of<"physicalCardProfiles.create">;
  };
  "endpoints files.list": Record<never, never>;
  "endpoints files.create": Record<never, never>;
  "endpoints files.retrieve": { readonly files: Of<"files.list"> };
  "endpoints files.contents": { readonly files: Of<"files.list"> };
  "endpoints lockboxAddresses.list": Record<never, never>;
  "endpoints lockboxAddresses.create": { readonly address: Of<"lockboxAddresses.create"> };
  "endpoints lockboxAddresses.retrieve": { readonly address: Of<"lockboxAddresses.create"> };
  "endpoints lockboxAddresses.update": { readonly address: Of<"lockboxAddresses.create"> };
  "endpoints lockboxRecipients.list": Record<never, never>;
  "endpoints lockboxRecipients.create": {
    readonly account: Of<"accounts.create">;
    readonly address: Of<"lockboxAddresses.create">;
    readonly recipient: Of<"lockboxRecipients.create">;
  };
  "endpoints lockboxRecipients.retrieve": {
    readonly account: Of<"accounts.create">;
    readonly address: Of<"lockboxAddresses.create">;
    readonly recipient: Of<"lockboxRecipients.create">;
  };
  "endpoints lockboxRecipients.update": {
    readonly account: Of<"accounts.create">;
    readonly address: Of<"lockboxAddresses.create">;
    readonly recipient: Of<"lockboxRecipients.create">;
  };
  "endpoints checkDeposits.list": Record<never, never>;
  "endpoints checkDeposits.create": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "endpoints checkDeposits.retrieve": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "endpoints simulations.checkDeposits.submit": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "endpoints simulations.checkDeposits.reject": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "endpoints simulations.checkDeposits.return": {
    readonly account: Of<"accounts.create">;
    readonly files: Of<"files.list">;
    readonly deposit: Of<"checkDeposits.create">;
  };
  "endpoints inboundAchTransfers.list": Record<never, never>;
  "endpoints inboundAchTransfers.retrieve": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "endpoints inboundAchTransfers.decline": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "endpoints inboundAchTransfers.transferReturn": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "endpoints simulations.inboundAchTransfers.create": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundAchTransfers.create">;
  };
  "endpoints inboundCheckDeposits.list": Record<never, never>;
  "endpoints inboundCheckDeposits.retrieve": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "endpoints inboundCheckDeposits.decline": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "endpoints inboundCheckDeposits.return": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "endpoints simulations.inboundCheckDeposits.create": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundCheckDeposits.create">;
  };
  "endpoints inboundRealTimePaymentsTransfers.list": Record<never, never>;
  "endpoints inboundRealTimePaymentsTransfers.retrieve": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundRealTimePaymentsTransfers.create">;
  };
  "endpoints simulations.inboundRealTimePaymentsTransfers.create": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundRealTimePaymentsTransfers.create">;
  };
  "endpoints inboundFednowTransfers.list": Record<never, never>;
  "endpoints inboundFednowTransfers.retrieve": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundFednowTransfers.create">;
  };
  "endpoints simulations.inboundFednowTransfers.create": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundFednowTransfers.create">;
  };
  "endpoints inboundWireTransfers.list": Record<never, never>;
  "endpoints inboundWireTransfers.retrieve": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundWireTransfers.create">;
  };
  "endpoints inboundWireTransfers.reverse": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundWireTransfers.create">;
  };
  "endpoints simulations.inboundWireTransfers.create": {
    readonly account: Of<"accounts.create">;
    readonly number: Of<"accountNumbers.create">;
    readonly transfer: Of<"simulations.inboundWireTransfers.create">;
  };
  "endpoints eventSubscriptions.list": Record<never, never>;
  "endpoints eventSubscriptions.create": { readonly subscription: Of<"eventSubscriptions.create"> };
  "endpoints eventSubscriptions.retrieve": { readonly subscription: Of<"eventSubscriptions.create"> };
  "endpoints eventSubscriptions.update": { readonly subscription: Of<"eventSubscriptions.create"> };
}

/** The number of each scenario's program, in `programs`. */
export const programOf: Readonly<Record<keyof ScenarioResults, number>> = {
  "reasons ach_decline.ach_route_canceled": 182,
  "reasons ach_decline.ach_route_disabled": 183,
  "reasons ach_decline.group_locked": 184,
  "reasons ach_decline.entity_not_active": 185,
  "reasons ach_decline.transaction_not_allowed": 205,
  "reasons ach_decline.breaches_limit": 206,
  "reasons ach_decline.insufficient_funds": 207,
  "reasons ach_decline.user_initiated": 208,
  "reasons ach_decline.returned_per_odfi_request": 209,
  "reasons ach_decline.authorization_revoked_by_customer": 210,
  "reasons ach_decline.payment_stopped": 211,
  "reasons ach_decline.customer_advised_unauthorized_improper_ineligible_or_incomplete": 212,
  "reasons ach_decline.representative_payee_deceased_or_unable_to_continue_in_that_capacity": 213,
  "reasons ach_decline.beneficiary_or_account_holder_deceased": 214,
  "reasons ach_decline.credit_entry_refused_by_receiver": 215,
  "reasons ach_decline.duplicate_entry": 216,
  "reasons ach_decline.corporate_customer_advised_not_authorized": 217,
  "reasons card_decline.card_canceled": 144,
  "reasons card_decline.card_not_active": 145,
  "reasons card_decline.physical_card_not_active": 146,
  "reasons card_decline.account_closed": 147,
  "reasons card_decline.entity_not_active": 148,
  "reasons card_decline.invalid_physical_card": 149,
  "reasons card_decline.invalid_cryptogram": 150,
  "reasons card_decline.cvv2_mismatch": 151,
  "reasons card_decline.card_expiration_mismatch": 152,
  "reasons card_decline.pin_mismatch": 153,
  "reasons card_decline.failed_3ds_authentication": 154,
  "reasons card_decline.missing_original_authorization": 155,
  "reasons card_decline.breaches_limit": 156,
  "reasons card_decline.insufficient_funds": 157,
  "reasons card_decline.declined_by_stand_in_processing": 167,
  "reasons card_decline.webhook_timed_out": 166,
  "reasons card_decline.webhook_declined": 165,
  "reasons card_decline.group_locked": 178,
  "reasons card_decline.transaction_not_allowed": 179,
  "reasons card_decline.suspected_card_testing": 180,
  "reasons card_decline.suspected_fraud": 181,
  "reasons check_decline.ach_route_canceled": 186,
  "reasons check_decline.ach_route_disabled": 187,
  "reasons check_decline.group_locked": 188,
  "reasons check_decline.entity_not_active": 189,
  "reasons check_decline.not_authorized": 218,
  "reasons check_decline.breaches_limit": 220,
  "reasons check_decline.insufficient_funds": 219,
  "reasons check_decline.altered_or_fictitious": 232,
  "reasons check_decline.amount_mismatch": 233,
  "reasons check_decline.duplicate_presentment": 234,
  "reasons check_decline.endorsement_irregular": 235,
  "reasons check_decline.no_account_number_found": 236,
  "reasons check_decline.not_our_item": 237,
  "reasons check_decline.refer_to_image": 238,
  "reasons check_decline.stop_payment_requested": 239,
  "reasons check_decline.unable_to_process": 240,
  "reasons check_decline.unusable_image": 241,
  "reasons check_decline.user_initiated": 224,
  "reasons inbound_real_time_payments_transfer_decline.account_number_canceled": 190,
  "reasons inbound_real_time_payments_transfer_decline.account_number_disabled": 191,
  "reasons inbound_real_time_payments_transfer_decline.account_restricted": 192,
  "reasons inbound_real_time_payments_transfer_decline.entity_not_active": 193,
  "reasons inbound_real_time_payments_transfer_decline.group_locked": 242,
  "reasons inbound_real_time_payments_transfer_decline.real_time_payments_not_enabled": 243,
  "reasons inbound_fednow_transfer_decline.account_number_canceled": 194,
  "reasons inbound_fednow_transfer_decline.account_number_disabled": 195,
  "reasons inbound_fednow_transfer_decline.account_restricted": 196,
  "reasons inbound_fednow_transfer_decline.entity_not_active": 197,
  "reasons inbound_fednow_transfer_decline.group_locked": 244,
  "reasons inbound_fednow_transfer_decline.fednow_not_enabled": 245,
  "reasons wire_decline.account_number_canceled": 198,
  "reasons wire_decline.account_number_disabled": 199,
  "reasons wire_decline.transaction_not_allowed": 200,
  "reasons wire_decline.entity_not_active": 201,
  "reasons wire_decline.group_locked": 246,
  "reasons wire_decline.no_account_number": 247,
  "reasons check_deposit_rejection.incomplete_image": 251,
  "reasons check_deposit_rejection.duplicate": 252,
  "reasons check_deposit_rejection.poor_image_quality": 253,
  "reasons check_deposit_rejection.incorrect_amount": 254,
  "reasons check_deposit_rejection.incorrect_recipient": 255,
  "reasons check_deposit_rejection.not_eligible_for_mobile_deposit": 256,
  "reasons check_deposit_rejection.missing_required_data_elements": 257,
  "reasons check_deposit_rejection.suspected_fraud": 258,
  "reasons check_deposit_rejection.deposit_window_expired": 259,
  "reasons check_deposit_rejection.requested_by_user": 260,
  "reasons check_deposit_rejection.international": 261,
  "reasons check_deposit_rejection.unknown": 262,
  "reasons card_decline.real_time_decision_reason.insufficient_funds": 160,
  "reasons card_decline.real_time_decision_reason.transaction_never_allowed": 161,
  "reasons card_decline.real_time_decision_reason.exceeds_approval_limit": 162,
  "reasons card_decline.real_time_decision_reason.card_temporarily_disabled": 163,
  "reasons card_decline.real_time_decision_reason.suspected_fraud": 164,
  "reasons card_decline.real_time_decision_reason.other": 165,
  "reasons card_decline.stand_in_processing_reason.issuer_error": 170,
  "reasons card_decline.stand_in_processing_reason.invalid_physical_card": 171,
  "reasons card_decline.stand_in_processing_reason.invalid_cryptogram": 172,
  "reasons card_decline.stand_in_processing_reason.invalid_cardholder_authentication_verification_value": 173,
  "reasons card_decline.stand_in_processing_reason.internal_cardnet_error": 174,
  "reasons card_decline.stand_in_processing_reason.merchant_transaction_advisory_service_authentication_required": 175,
  "reasons card_decline.stand_in_processing_reason.payment_fraud_disruption_acquirer_block": 176,
  "reasons card_decline.stand_in_processing_reason.other": 177,
  "reasons inbound_mail_item.lockbox_address_not_active": 280,
  "reasons inbound_mail_item.lockbox_recipient_not_active": 281,
  "reasons inbound_mail_item.lockbox_not_active": 282,
  "reasons invalid_api_key_error.no_header": 285,
  "reasons invalid_api_key_error.no_credential": 286,
  "reasons invalid_api_key_error.deleted_credential": 287,
  "reasons invalid_api_key_error.expired_credential": 288,
  "reasons invalid_api_key_error.ip_not_allowed": 289,
  "reasons invalid_api_key_error.no_api_access": 290,
  "reasons invalid_api_key_error.wrong_environment": 291,
  "states account.status open": 0,
  "states account.status closed": 4,
  "states account_number.status active": 11,
  "states account_number.status disabled": 13,
  "states account_number.status canceled": 14,
  "states card.status active": 64,
  "states card.status disabled": 67,
  "states card.status canceled": 68,
  "states physical_card.status active": 71,
  "states physical_card.status disabled": 73,
  "states physical_card.status canceled": 74,
  "states physical_card.shipment.status pending": 71,
  "states physical_card.shipment.status canceled": 78,
  "states physical_card.shipment.status submitted": 79,
  "states physical_card.shipment.status acknowledged": 80,
  "states physical_card.shipment.status rejected": 81,
  "states physical_card.shipment.status shipped": 82,
  "states physical_card.shipment.status returned": 83,
  "states physical_card.shipment.status requires_attention": 84,
  "states physical_card_profile.status active": 51,
  "states physical_card_profile.status archived": 136,
  "states limit.status active": 17,
  "states limit.status inactive": 19,
  "states pending_transaction.status pending": 8,
  "states pending_transaction.status complete": 10,
  "states inbound_ach_transfer.status pending": 202,
  "states inbound_ach_transfer.status declined": 207,
  "states inbound_ach_transfer.status accepted": 202,
  "states inbound_ach_transfer.status returned": 204,
  "states inbound_check_deposit.status pending": 218,
  "states inbound_check_deposit.status declined": 218,
  "states inbound_check_deposit.status accepted": 221,
  "states inbound_check_deposit.status returned": 223,
  "states inbound_real_time_payments_transfer.status pending_confirming": 225,
  "states inbound_real_time_payments_transfer.status confirmed": 225,
  "states inbound_real_time_payments_transfer.status declined": 192,
  "states inbound_fednow_transfer.status pending_confirming": 227,
  "states inbound_fednow_transfer.status confirmed": 227,
  "states inbound_fednow_transfer.status declined": 196,
  "states inbound_wire_transfer.status pending": 229,
  "states inbound_wire_transfer.status accepted": 229,
  "states inbound_wire_transfer.status declined": 200,
  "states inbound_wire_transfer.status reversed": 231,
  "states check_deposit.status pending": 248,
  "states check_deposit.status submitted": 250,
  "states check_deposit.status rejected": 251,
  "states check_deposit.status returned": 263,
  "states inbound_mail_item.status pending": 276,
  "states inbound_mail_item.status rejected": 280,
  "states inbound_mail_item.status processed": 278,
  "states inbound_mail_item.checks.status pending": 276,
  "states inbound_mail_item.checks.status deposited": 279,
  "states inbound_mail_item.checks.status ignored": 278,
  "states lockbox_address.status active": 264,
  "states lockbox_address.status disabled": 266,
  "states lockbox_address.status canceled": 267,
  "states lockbox_recipient.status active": 270,
  "states lockbox_recipient.status disabled": 272,
  "states lockbox_recipient.status canceled": 273,
  "states event_subscription.status active": 57,
  "states event_subscription.status disabled": 61,
  "states event_subscription.status deleted": 60,
  "states real_time_decision.status pending": 159,
  "states real_time_decision.status responded": 169,
  "states real_time_decision.status timed_out": 166,
  "states entity.status active": 45,
  "states entity.status archived": 48,
  "states entity.status disabled": 49,
  "transitions account.status open -> closed": 4,
  "transitions account_number.status active -> disabled": 13,
  "transitions account_number.status active -> canceled": 14,
  "transitions account_number.status disabled -> active": 15,
  "transitions account_number.status disabled -> canceled": 16,
  "transitions card.status active -> disabled": 67,
  "transitions card.status active -> canceled": 68,
  "transitions card.status disabled -> active": 69,
  "transitions card.status disabled -> canceled": 70,
  "transitions physical_card.status active -> disabled": 73,
  "transitions physical_card.status active -> canceled": 74,
  "transitions physical_card.status disabled -> active": 75,
  "transitions physical_card.status disabled -> canceled": 76,
  "transitions physical_card.shipment.status pending -> canceled": 78,
  "transitions physical_card.shipment.status pending -> submitted": 79,
  "transitions physical_card.shipment.status pending -> acknowledged": 80,
  "transitions physical_card.shipment.status pending -> rejected": 81,
  "transitions physical_card.shipment.status pending -> shipped": 82,
  "transitions physical_card.shipment.status pending -> returned": 83,
  "transitions physical_card.shipment.status pending -> requires_attention": 84,
  "transitions physical_card.shipment.status canceled -> pending": 85,
  "transitions physical_card.shipment.status canceled -> submitted": 86,
  "transitions physical_card.shipment.status canceled -> acknowledged": 87,
  "transitions physical_card.shipment.status canceled -> rejected": 88,
  "transitions physical_card.shipment.status canceled -> shipped": 89,
  "transitions physical_card.shipment.status canceled -> returned": 90,
  "transitions physical_card.shipment.status canceled -> requires_attention": 91,
  "transitions physical_card.shipment.status submitted -> pending": 92,
  "transitions physical_card.shipment.status submitted -> canceled": 93,
  "transitions physical_card.shipment.status submitted -> acknowledged": 94,
  "transitions physical_card.shipment.status submitted -> rejected": 95,
  "transitions physical_card.shipment.status submitted -> shipped": 96,
  "transitions physical_card.shipment.status submitted -> returned": 97,
  "transitions physical_card.shipment.status submitted -> requires_attention": 98,
  "transitions physical_card.shipment.status acknowledged -> pending": 99,
  "transitions physical_card.shipment.status acknowledged -> canceled": 100,
  "transitions physical_card.shipment.status acknowledged -> submitted": 101,
  "transitions physical_card.shipment.status acknowledged -> rejected": 102,
  "transitions physical_card.shipment.status acknowledged -> shipped": 103,
  "transitions physical_card.shipment.status acknowledged -> returned": 104,
  "transitions physical_card.shipment.status acknowledged -> requires_attention": 105,
  "transitions physical_card.shipment.status rejected -> pending": 106,
  "transitions physical_card.shipment.status rejected -> canceled": 107,
  "transitions physical_card.shipment.status rejected -> submitted": 108,
  "transitions physical_card.shipment.status rejected -> acknowledged": 109,
  "transitions physical_card.shipment.status rejected -> shipped": 110,
  "transitions physical_card.shipment.status rejected -> returned": 111,
  "transitions physical_card.shipment.status rejected -> requires_attention": 112,
  "transitions physical_card.shipment.status shipped -> pending": 113,
  "transitions physical_card.shipment.status shipped -> canceled": 114,
  "transitions physical_card.shipment.status shipped -> submitted": 115,
  "transitions physical_card.shipment.status shipped -> acknowledged": 116,
  "transitions physical_card.shipment.status shipped -> rejected": 117,
  "transitions physical_card.shipment.status shipped -> returned": 118,
  "transitions physical_card.shipment.status shipped -> requires_attention": 119,
  "transitions physical_card.shipment.status returned -> pending": 120,
  "transitions physical_card.shipment.status returned -> canceled": 121,
  "transitions physical_card.shipment.status returned -> submitted": 122,
  "transitions physical_card.shipment.status returned -> acknowledged": 123,
  "transitions physical_card.shipment.status returned -> rejected": 124,
  "transitions physical_card.shipment.status returned -> shipped": 125,
  "transitions physical_card.shipment.status returned -> requires_attention": 126,
  "transitions physical_card.shipment.status requires_attention -> pending": 127,
  "transitions physical_card.shipment.status requires_attention -> canceled": 128,
  "transitions physical_card.shipment.status requires_attention -> submitted": 129,
  "transitions physical_card.shipment.status requires_attention -> acknowledged": 130,
  "transitions physical_card.shipment.status requires_attention -> rejected": 131,
  "transitions physical_card.shipment.status requires_attention -> shipped": 132,
  "transitions physical_card.shipment.status requires_attention -> returned": 133,
  "transitions physical_card_profile.status active -> archived": 136,
  "transitions limit.status active -> inactive": 19,
  "transitions limit.status inactive -> active": 20,
  "transitions pending_transaction.status pending -> complete": 10,
  "transitions inbound_ach_transfer.status pending -> declined": 207,
  "transitions inbound_ach_transfer.status pending -> accepted": 202,
  "transitions inbound_ach_transfer.status accepted -> returned": 204,
  "transitions inbound_check_deposit.status pending -> declined": 218,
  "transitions inbound_check_deposit.status pending -> accepted": 221,
  "transitions inbound_check_deposit.status accepted -> returned": 223,
  "transitions inbound_real_time_payments_transfer.status pending_confirming -> confirmed": 225,
  "transitions inbound_real_time_payments_transfer.status pending_confirming -> declined": 192,
  "transitions inbound_fednow_transfer.status pending_confirming -> confirmed": 227,
  "transitions inbound_fednow_transfer.status pending_confirming -> declined": 196,
  "transitions inbound_wire_transfer.status pending -> accepted": 229,
  "transitions inbound_wire_transfer.status pending -> declined": 200,
  "transitions inbound_wire_transfer.status accepted -> reversed": 231,
  "transitions check_deposit.status pending -> submitted": 250,
  "transitions check_deposit.status pending -> rejected": 251,
  "transitions check_deposit.status submitted -> returned": 263,
  "transitions inbound_mail_item.status pending -> processed": 278,
  "transitions inbound_mail_item.checks.status pending -> deposited": 279,
  "transitions inbound_mail_item.checks.status pending -> ignored": 278,
  "transitions lockbox_address.status active -> disabled": 266,
  "transitions lockbox_address.status active -> canceled": 267,
  "transitions lockbox_address.status disabled -> active": 268,
  "transitions lockbox_address.status disabled -> canceled": 269,
  "transitions lockbox_recipient.status active -> disabled": 272,
  "transitions lockbox_recipient.status active -> canceled": 273,
  "transitions lockbox_recipient.status disabled -> active": 274,
  "transitions lockbox_recipient.status disabled -> canceled": 275,
  "transitions event_subscription.status active -> disabled": 59,
  "transitions event_subscription.status active -> deleted": 60,
  "transitions event_subscription.status disabled -> active": 62,
  "transitions event_subscription.status disabled -> deleted": 63,
  "transitions real_time_decision.status pending -> responded": 169,
  "transitions real_time_decision.status pending -> timed_out": 166,
  "transitions entity.status active -> archived": 48,
  "transitions entity.status active -> disabled": 49,
  "transitions entity.status disabled -> archived": 50,
  "events account.created": 0,
  "events account.updated": 4,
  "events account_number.created": 11,
  "events account_number.updated": 13,
  "events card.created": 64,
  "events card.updated": 67,
  "events card_payment.created": 137,
  "events card_payment.updated": 139,
  "events check_deposit.created": 248,
  "events check_deposit.updated": 250,
  "events declined_transaction.created": 157,
  "events entity.created": 45,
  "events entity.updated": 48,
  "events event_subscription.created": 57,
  "events event_subscription.updated": 60,
  "events inbound_ach_transfer.created": 202,
  "events inbound_ach_transfer.updated": 202,
  "events inbound_check_deposit.created": 218,
  "events inbound_check_deposit.updated": 218,
  "events inbound_fednow_transfer.created": 227,
  "events inbound_fednow_transfer.updated": 227,
  "events inbound_mail_item.created": 276,
  "events inbound_mail_item.updated": 278,
  "events inbound_real_time_payments_transfer.created": 225,
  "events inbound_real_time_payments_transfer.updated": 225,
  "events inbound_wire_transfer.created": 229,
  "events inbound_wire_transfer.updated": 229,
  "events lockbox_address.created": 264,
  "events lockbox_address.updated": 266,
  "events lockbox_recipient.created": 270,
  "events lockbox_recipient.updated": 272,
  "events pending_transaction.created": 8,
  "events pending_transaction.updated": 10,
  "events physical_card.created": 71,
  "events physical_card.updated": 73,
  "events physical_card_profile.created": 51,
  "events physical_card_profile.updated": 136,
  "events real_time_decision.card_authorization_requested": 159,
  "events transaction.created": 5,
  "errors invalid_parameters_error": 283,
  "errors malformed_request_error": 284,
  "errors invalid_api_key_error": 285,
  "errors environment_mismatch_error": 292,
  "errors insufficient_permissions_error": 293,
  "errors private_feature_error": 294,
  "errors api_method_not_found_error": 295,
  "errors object_not_found_error": 296,
  "errors idempotency_key_already_used_error": 297,
  "errors invalid_operation_error": 298,
  "errors rate_limited_error": 299,
  "errors internal_server_error": 300,
  "endpoints accounts.list": 21,
  "endpoints accounts.create": 0,
  "endpoints accounts.retrieve": 1,
  "endpoints accounts.update": 2,
  "endpoints accounts.balance": 3,
  "endpoints accounts.close": 4,
  "endpoints simulations.accountRevenuePayments.create": 6,
  "endpoints simulations.interestPayments.create": 5,
  "endpoints accountNumbers.list": 22,
  "endpoints accountNumbers.create": 11,
  "endpoints accountNumbers.retrieve": 12,
  "endpoints accountNumbers.update": 13,
  "endpoints physicalCards.list": 23,
  "endpoints physicalCards.create": 71,
  "endpoints physicalCards.retrieve": 72,
  "endpoints physicalCards.update": 73,
  "endpoints simulations.physicalCards.advanceShipment": 82,
  "endpoints simulations.physicalCards.addTrackingUpdate": 77,
  "endpoints limits.list": 24,
  "endpoints limits.create": 17,
  "endpoints limits.retrieve": 18,
  "endpoints limits.update": 19,
  "endpoints declinedTransactions.list": 25,
  "endpoints declinedTransactions.retrieve": 158,
  "endpoints inboundMailItems.list": 26,
  "endpoints inboundMailItems.retrieve": 277,
  "endpoints inboundMailItems.action": 278,
  "endpoints simulations.inboundMailItems.create": 276,
  "endpoints events.list": 27,
  "endpoints events.retrieve": 56,
  "endpoints transactions.list": 28,
  "endpoints transactions.retrieve": 7,
  "endpoints entities.list": 29,
  "endpoints entities.create": 45,
  "endpoints entities.retrieve": 46,
  "endpoints entities.update": 47,
  "endpoints entities.archive": 48,
  "endpoints programs.list": 30,
  "endpoints programs.retrieve": 52,
  "endpoints simulations.programs.create": 51,
  "endpoints pendingTransactions.list": 31,
  "endpoints pendingTransactions.create": 8,
  "endpoints pendingTransactions.retrieve": 9,
  "endpoints pendingTransactions.release": 10,
  "endpoints cards.list": 32,
  "endpoints cards.create": 64,
  "endpoints cards.retrieve": 65,
  "endpoints cards.update": 67,
  "endpoints cards.details": 66,
  "endpoints cardPayments.list": 33,
  "endpoints cardPayments.retrieve": 140,
  "endpoints simulations.cardAuthorizations.create": 157,
  "endpoints simulations.cardSettlements.create": 138,
  "endpoints simulations.cardRefunds.create": 139,
  "endpoints simulations.cardReversals.create": 142,
  "endpoints simulations.cardIncrements.create": 141,
  "endpoints simulations.cardAuthorizationExpirations.create": 143,
  "endpoints simulations.cardBalanceInquiries.create": 137,
  "endpoints realTimeDecisions.retrieve": 168,
  "endpoints realTimeDecisions.action": 169,
  "endpoints physicalCardProfiles.list": 34,
  "endpoints physicalCardProfiles.create": 134,
  "endpoints physicalCardProfiles.retrieve": 135,
  "endpoints physicalCardProfiles.archive": 136,
  "endpoints files.list": 35,
  "endpoints files.create": 55,
  "endpoints files.retrieve": 53,
  "endpoints files.contents": 54,
  "endpoints lockboxAddresses.list": 36,
  "endpoints lockboxAddresses.create": 264,
  "endpoints lockboxAddresses.retrieve": 265,
  "endpoints lockboxAddresses.update": 266,
  "endpoints lockboxRecipients.list": 37,
  "endpoints lockboxRecipients.create": 270,
  "endpoints lockboxRecipients.retrieve": 271,
  "endpoints lockboxRecipients.update": 272,
  "endpoints checkDeposits.list": 38,
  "endpoints checkDeposits.create": 248,
  "endpoints checkDeposits.retrieve": 249,
  "endpoints simulations.checkDeposits.submit": 250,
  "endpoints simulations.checkDeposits.reject": 251,
  "endpoints simulations.checkDeposits.return": 263,
  "endpoints inboundAchTransfers.list": 39,
  "endpoints inboundAchTransfers.retrieve": 203,
  "endpoints inboundAchTransfers.decline": 208,
  "endpoints inboundAchTransfers.transferReturn": 204,
  "endpoints simulations.inboundAchTransfers.create": 202,
  "endpoints inboundCheckDeposits.list": 40,
  "endpoints inboundCheckDeposits.retrieve": 222,
  "endpoints inboundCheckDeposits.decline": 224,
  "endpoints inboundCheckDeposits.return": 223,
  "endpoints simulations.inboundCheckDeposits.create": 218,
  "endpoints inboundRealTimePaymentsTransfers.list": 41,
  "endpoints inboundRealTimePaymentsTransfers.retrieve": 226,
  "endpoints simulations.inboundRealTimePaymentsTransfers.create": 225,
  "endpoints inboundFednowTransfers.list": 42,
  "endpoints inboundFednowTransfers.retrieve": 228,
  "endpoints simulations.inboundFednowTransfers.create": 227,
  "endpoints inboundWireTransfers.list": 43,
  "endpoints inboundWireTransfers.retrieve": 230,
  "endpoints inboundWireTransfers.reverse": 231,
  "endpoints simulations.inboundWireTransfers.create": 229,
  "endpoints eventSubscriptions.list": 44,
  "endpoints eventSubscriptions.create": 57,
  "endpoints eventSubscriptions.retrieve": 58,
  "endpoints eventSubscriptions.update": 60,
};
