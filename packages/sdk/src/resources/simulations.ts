// Generated from packages/contract/src by `npm run generate`. Do not edit.

import type { ApiPromise, WriteOptions } from "../core/api.ts";
import type { AccountRevenuePaymentCreateParams, InterestPaymentCreateParams } from "./accounts.ts";
import type {
  AchTransfer,
  AchTransferCreateNotificationOfChangeParams,
  AchTransferReturnParams,
  AchTransferSettleParams,
} from "./ach-transfers.ts";
import type {
  CardAuthorizationCreateParams,
  CardAuthorizationExpirationCreateParams,
  CardAuthorizationResult,
  CardBalanceInquiryCreateParams,
  CardIncrementCreateParams,
  CardPayment,
  CardRefundCreateParams,
  CardReversalCreateParams,
  CardSettlementCreateParams,
} from "./card-payments.ts";
import type { CheckDeposit, CheckDepositRejectParams, CheckDepositSubmitParams } from "./check-deposits.ts";
import type { CheckTransfer } from "./check-transfers.ts";
import type { Entity, EntityUpdateValidationParams } from "./entities.ts";
import type { FednowTransfer, FednowTransferCompleteParams } from "./fednow-transfers.ts";
import type {
  AchTransferId,
  CheckDepositId,
  CheckTransferId,
  EntityId,
  FednowTransferId,
  PendingTransactionId,
  PhysicalCardId,
  RealTimePaymentsTransferId,
  WireTransferId,
} from "./ids.ts";
import type { InboundAchTransfer, InboundAchTransferCreateParams } from "./inbound-ach-transfers.ts";
import type { InboundCheckDeposit, InboundCheckDepositCreateParams } from "./inbound-check-deposits.ts";
import type { InboundFednowTransfer, InboundFednowTransferCreateParams } from "./inbound-fednow-transfers.ts";
import type { InboundMailItem, InboundMailItemCreateParams } from "./inbound-mail-items.ts";
import type {
  InboundRealTimePaymentsTransfer,
  InboundRealTimePaymentsTransferCreateParams,
} from "./inbound-real-time-payments-transfers.ts";
import type { InboundWireTransfer, InboundWireTransferCreateParams } from "./inbound-wire-transfers.ts";
import type { PendingTransaction } from "./pending-transactions.ts";
import type {
  PhysicalCard,
  PhysicalCardAddTrackingUpdateParams,
  PhysicalCardAdvanceShipmentParams,
} from "./physical-cards.ts";
import type { Program, ProgramCreateParams } from "./programs.ts";
import type {
  RealTimePaymentsTransfer,
  RealTimePaymentsTransferCompleteParams,
} from "./real-time-payments-transfers.ts";
import type { Transaction } from "./transactions.ts";
import type { WireTransfer } from "./wire-transfers.ts";

/** Simulations of Account Revenue Payments. Sandbox only. */
export interface SimulationsAccountRevenuePayments {
  /**
   * Pay account revenue into an Account.
   *
   * Simulates the payment that production makes on the first of each month. Emits `transaction.created`.
   *
   * `POST /simulations/account_revenue_payments`. Sandbox only.
   */
  create(params: AccountRevenuePaymentCreateParams, options?: WriteOptions): ApiPromise<Transaction>;
}

/** Simulations of Interest Payments. Sandbox only. */
export interface SimulationsInterestPayments {
  /**
   * Pay interest into an Account.
   *
   * Simulates the payment that production makes on the first of each month. Emits `transaction.created`.
   *
   * `POST /simulations/interest_payments`. Sandbox only.
   */
  create(params: InterestPaymentCreateParams, options?: WriteOptions): ApiPromise<Transaction>;
}

/** Simulations of Physical Cards. Sandbox only. */
export interface SimulationsPhysicalCards {
  /**
   * Change the shipment of a Physical Card to any state.
   *
   * Any state can follow any other, so that you can test, for example, a failed delivery. The first
   * `shipped` starts the tracking. Emits `physical_card.updated`.
   *
   * `POST /simulations/physical_cards/{physical_card_id}/advance_shipment`. Sandbox only.
   */
  advanceShipment(
    id: PhysicalCardId,
    params: PhysicalCardAdvanceShipmentParams,
    options?: WriteOptions,
  ): ApiPromise<PhysicalCard>;

  /**
   * Add a tracking update of the carrier to the shipment of a Physical Card.
   *
   * Does not change the state of the shipment. Emits `physical_card.updated`.
   *
   * `POST /simulations/physical_cards/{physical_card_id}/tracking_updates`. Sandbox only.
   */
  addTrackingUpdate(
    id: PhysicalCardId,
    params: PhysicalCardAddTrackingUpdateParams,
    options?: WriteOptions,
  ): ApiPromise<PhysicalCard>;
}

/** Simulations of Inbound Mail Items. Sandbox only. */
export interface SimulationsInboundMailItems {
  /**
   * Deliver a piece of mail with a check to a Lockbox Address or a Lockbox Recipient.
   *
   * For a Lockbox Recipient, the check is deposited at once into the Recipient's Account. For a Lockbox
   * Address alone, the item waits for an action. If the Address or the Recipient is not active, or the
   * Account is closed, the item is rejected. Emits `inbound_mail_item.created`; with a deposit also
   * `check_deposit.created` and `pending_transaction.created`, and with its acceptance, by default at
   * once, `pending_transaction.updated`, `transaction.created` and `check_deposit.updated`; last
   * `inbound_mail_item.updated`.
   *
   * - `lockbox_address_id` is required unless `lockbox_recipient_id` is given.
   * - `lockbox_recipient_id` is not allowed beside `lockbox_address_id`: give exactly one of the two.
   *
   * `POST /simulations/inbound_mail_items`. Sandbox only.
   */
  create(params: InboundMailItemCreateParams, options?: WriteOptions): ApiPromise<InboundMailItem>;
}

/** Simulations of Entities. Sandbox only. */
export interface SimulationsEntities {
  /**
   * Set the validation of an Entity.
   *
   * Without issues the Entity is `valid`, otherwise `invalid`. An issue of a beneficial owner is about
   * the first one, and is refused if the Entity has none. Nothing else depends on the validation. Emits
   * `entity.updated`.
   *
   * `POST /simulations/entities/{entity_id}/update_validation`. Sandbox only. An extension of the
   * contract.
   */
  updateValidation(id: EntityId, params: EntityUpdateValidationParams, options?: WriteOptions): ApiPromise<Entity>;
}

/** Simulations of Programs. Sandbox only. */
export interface SimulationsPrograms {
  /**
   * Create another Program.
   *
   * Also creates a default Physical Card Profile for the Program. With several Programs, `program_id` is
   * required to create an Account. Emits `program.created` and `physical_card_profile.created`.
   *
   * `POST /simulations/programs`. Sandbox only. An extension of the contract.
   */
  create(params: ProgramCreateParams, options?: WriteOptions): ApiPromise<Program>;
}

/** Simulations of Pending Transactions. Sandbox only. */
export interface SimulationsPendingTransactions {
  /**
   * Release the hold of the money of an ACH debit, so that it can be spent.
   *
   * The Pending Transaction must be `pending` and of category `inbound_funds_hold`. It becomes
   * `complete`. Emits `pending_transaction.updated` and `ach_transfer.updated`.
   *
   * `POST /simulations/pending_transactions/{pending_transaction_id}/release_inbound_funds_hold`.
   * Sandbox only. An extension of the contract.
   */
  releaseInboundFundsHold(id: PendingTransactionId, options?: WriteOptions): ApiPromise<PendingTransaction>;
}

/** Simulations of Card Authorizations. Sandbox only. */
export interface SimulationsCardAuthorizations {
  /**
   * Request an authorization of a Card, as a merchant would.
   *
   * Creates a Card Payment. If the payment is authorized, a Pending Transaction of category
   * `card_authorization` holds the money until it is settled, reversed or, after seven days, expires. If
   * it is declined, a Declined Transaction of category `card_decline` records the reason. A decline is
   * not an error: check which of the two objects is null. A `refund`, an `original_credit` and a
   * `cash_deposit` hold nothing and credit the Account at settlement. A `balance_inquiry` always has the
   * amount 0, and its Pending Transaction is `complete` at once. If an active Event Subscription selects
   * `real_time_decision.card_authorization_requested`, the bank first emits that Event and waits for
   * your decision; the other Events follow after the decision or the timeout. Emits
   * `pending_transaction.created` and `card_payment.created` if it is authorized,
   * `declined_transaction.created` and `card_payment.created` if it is declined.
   *
   * - `network_details.cardnet` is required unless `network_details.debitnet` is given.
   * - `network_details.debitnet` is not allowed beside `network_details.cardnet`: give exactly one of
   *   the two.
   * - `network_details.cardnet.stand_in_processing_reason` is only allowed when `actioner` is `network`
   *   or is not given.
   * - `network_risk_score` must be at most 99 unless `network_details.debitnet` is given.
   * - `processing_category.refund` is only allowed when `category` is `refund`.
   * - `direction` must be `refund` when `processing_category.category` is `original_credit` or
   *   `cash_deposit`.
   *
   * `POST /simulations/card_authorizations`. Sandbox only. An extension of the contract.
   */
  create(params: CardAuthorizationCreateParams, options?: WriteOptions): ApiPromise<CardAuthorizationResult>;
}

/** Simulations of Card Settlements. Sandbox only. */
export interface SimulationsCardSettlements {
  /**
   * Settle a card payment, as a merchant would.
   *
   * The Account must be open. The Pending Transaction must be `pending` and an authorization of that
   * Card with direction `settlement`, or of an `original_credit` or a `cash_deposit`. It becomes
   * `complete`. An `original_credit` and a `cash_deposit` credit the Account; any other payment debits
   * it. Without a Pending Transaction, the settlement is a force post with its own Card Payment: Limits
   * count it, but do not decline it. The Transaction is posted even if it overdraws the Account. Emits
   * `pending_transaction.updated`, `transaction.created` and `card_payment.updated`; a force post emits
   * `transaction.created` and `card_payment.created`.
   *
   * - `amount` is required unless `pending_transaction_id` is given.
   *
   * `POST /simulations/card_settlements`. Sandbox only. An extension of the contract.
   */
  create(params: CardSettlementCreateParams, options?: WriteOptions): ApiPromise<Transaction>;
}

/** Simulations of Card Refunds. Sandbox only. */
export interface SimulationsCardRefunds {
  /**
   * Refund money to a Card, as a merchant would.
   *
   * The Account must be open. The Transaction must be of category `card_settlement`; the Pending
   * Transaction must be `pending` and an authorization with direction `refund`, other than an
   * `original_credit` or a `cash_deposit`. It becomes `complete`. A refund does not change the totals of
   * Limits. Emits `pending_transaction.updated` if there is one, `transaction.created` and
   * `card_payment.updated`.
   *
   * - `pending_transaction_id` is required unless `transaction_id` is given.
   * - `transaction_id` is not allowed beside `pending_transaction_id`: give exactly one of the two.
   *
   * `POST /simulations/card_refunds`. Sandbox only. An extension of the contract.
   */
  create(params: CardRefundCreateParams, options?: WriteOptions): ApiPromise<Transaction>;
}

/** Simulations of Card Reversals. Sandbox only. */
export interface SimulationsCardReversals {
  /**
   * Reverse an authorization, in whole or in part, as a merchant would.
   *
   * The Card Payment must have an authorization whose Pending Transaction is `pending`, of at least the
   * amount. The reversed amount can be spent again and no longer counts towards a Limit. When nothing is
   * left, the Pending Transaction becomes `complete`. You can reverse several times until then. Emits
   * `pending_transaction.updated` and `card_payment.updated`.
   *
   * `POST /simulations/card_reversals`. Sandbox only. An extension of the contract.
   */
  create(params: CardReversalCreateParams, options?: WriteOptions): ApiPromise<CardPayment>;
}

/** Simulations of Card Increments. Sandbox only. */
export interface SimulationsCardIncrements {
  /**
   * Increment an authorization, as a merchant would.
   *
   * The Card Payment must begin with an authorization of direction `settlement` that is not a
   * `balance_inquiry`. Its Pending Transaction then holds more. An increment is declined for the same
   * reasons as an authorization, and with `missing_original_authorization` if the Pending Transaction is
   * `complete`; a decline does not change the authorization. You can increment several times. Like an
   * authorization, an increment can wait for your decision, which emits
   * `real_time_decision.card_authorization_requested`. Emits `pending_transaction.updated` and
   * `card_payment.updated` if it is accepted, `declined_transaction.created` and `card_payment.updated`
   * if it is declined.
   *
   * `POST /simulations/card_increments`. Sandbox only. An extension of the contract.
   */
  create(params: CardIncrementCreateParams, options?: WriteOptions): ApiPromise<CardPayment>;
}

/** Simulations of Card Authorization Expirations. Sandbox only. */
export interface SimulationsCardAuthorizationExpirations {
  /**
   * Expire an authorization before its `expires_at`.
   *
   * The Card Payment must have an authorization whose Pending Transaction is `pending`; it becomes
   * `complete`, and the released amount no longer counts towards a Limit. Emits
   * `pending_transaction.updated` and `card_payment.updated`.
   *
   * `POST /simulations/card_authorization_expirations`. Sandbox only. An extension of the contract.
   */
  create(params: CardAuthorizationExpirationCreateParams, options?: WriteOptions): ApiPromise<CardPayment>;
}

/** Simulations of Card Balance Inquiries. Sandbox only. */
export interface SimulationsCardBalanceInquiries {
  /**
   * Request the balance of a Card's Account, as a cash machine would.
   *
   * Creates a Card Payment that moves no money. If the inquiry is declined, a Declined Transaction of
   * category `card_decline` has the amount 0. Emits `declined_transaction.created` if it is declined,
   * and `card_payment.created`.
   *
   * - `card_id` is required unless `physical_card_id` is given.
   * - `network_details.cardnet.stand_in_processing_reason` is only allowed when `actioner` is `network`
   *   or is not given.
   *
   * `POST /simulations/card_balance_inquiries`. Sandbox only. An extension of the contract.
   */
  create(params: CardBalanceInquiryCreateParams, options?: WriteOptions): ApiPromise<CardPayment>;
}

/** Simulations of Check Deposits. Sandbox only. */
export interface SimulationsCheckDeposits {
  /**
   * Accept a Check Deposit and send it to the other bank.
   *
   * The Check Deposit must be `pending` and becomes `submitted`. Its Pending Transaction becomes
   * complete, and a Transaction of category `check_deposit_acceptance` credits the Account. Emits
   * `pending_transaction.updated`, `transaction.created` and `check_deposit.updated`. A Check Deposit
   * from mail that the bank accepted by itself is returned as it is, once, while it is `submitted` and
   * if you send no `scan`.
   *
   * `POST /simulations/check_deposits/{check_deposit_id}/submit`. Sandbox only. An extension of the
   * contract.
   */
  submit(id: CheckDepositId, params?: CheckDepositSubmitParams, options?: WriteOptions): ApiPromise<CheckDeposit>;

  /**
   * Reject a Check Deposit.
   *
   * The Check Deposit must be `pending` and becomes `rejected`. Its Pending Transaction becomes
   * complete, and a Declined Transaction of category `check_deposit_rejection` records it. Emits
   * `pending_transaction.updated`, `declined_transaction.created` and `check_deposit.updated`.
   *
   * `POST /simulations/check_deposits/{check_deposit_id}/reject`. Sandbox only. An extension of the
   * contract.
   */
  reject(id: CheckDepositId, params?: CheckDepositRejectParams, options?: WriteOptions): ApiPromise<CheckDeposit>;

  /**
   * Return a Check Deposit, as the other bank would.
   *
   * The Check Deposit must be `submitted` and becomes `returned`. A Transaction of category
   * `check_deposit_return` debits the Account, even if this overdraws it. Emits `transaction.created`
   * and `check_deposit.updated`.
   *
   * `POST /simulations/check_deposits/{check_deposit_id}/return`. Sandbox only. An extension of the
   * contract.
   */
  return(id: CheckDepositId, options?: WriteOptions): ApiPromise<CheckDeposit>;
}

/** Simulations of Inbound Ach Transfers. Sandbox only. */
export interface SimulationsInboundAchTransfers {
  /**
   * Send an ACH transfer to an Account Number.
   *
   * The transfer starts `pending` and resolves at once or at `resolve_at`. It becomes `accepted`, and a
   * Transaction of category `inbound_ach_transfer` moves the money; or it becomes `declined`, and a
   * Declined Transaction of category `ach_decline` records the reason. It is declined for
   * `decline_reason`, or if the Account Number, the Account, its Entity, a Limit or the balance does not
   * allow it. Emits `inbound_ach_transfer.created`, and when it resolves `transaction.created` or
   * `declined_transaction.created`, then `inbound_ach_transfer.updated`.
   *
   * - `amount` must not be 0: positive is a credit, negative a debit.
   * - `addenda.freeform` is required when `category` is `freeform`.
   *
   * `POST /simulations/inbound_ach_transfers`. Sandbox only. An extension of the contract.
   */
  create(params: InboundAchTransferCreateParams, options?: WriteOptions): ApiPromise<InboundAchTransfer>;
}

/** Simulations of Inbound Check Deposits. Sandbox only. */
export interface SimulationsInboundCheckDeposits {
  /**
   * Present a check that is drawn on an Account Number and was deposited at another bank.
   *
   * The check starts `pending` and resolves at once or at `resolve_at`. It belongs to the Check Transfer
   * with its Account Number and its number, if there is one. It becomes `accepted`, and a Transaction of
   * category `check_transfer_deposit` debits the Account; or it becomes `declined`, and a Declined
   * Transaction of category `check_decline` records the reason. It is declined for `decline_reason`, or
   * if the Account Number, the Account, its Entity, the Check Transfer, a Limit or the balance does not
   * allow it. Emits `inbound_check_deposit.created`, and when it resolves `pending_transaction.updated`
   * if it pays a Check Transfer, `transaction.created` or `declined_transaction.created`,
   * `inbound_check_deposit.updated`, and `check_transfer.updated` if it pays one.
   *
   * `POST /simulations/inbound_check_deposits`. Sandbox only. An extension of the contract.
   */
  create(params: InboundCheckDepositCreateParams, options?: WriteOptions): ApiPromise<InboundCheckDeposit>;
}

/** Simulations of Inbound Real Time Payments Transfers. Sandbox only. */
export interface SimulationsInboundRealTimePaymentsTransfers {
  /**
   * Send money to an Account Number by Real-Time Payments.
   *
   * The transfer starts `pending_confirming` and resolves at once. It becomes `confirmed`, and a
   * Transaction of category `inbound_real_time_payments_transfer_confirmation` credits the Account; or
   * it becomes `declined`, and a Declined Transaction of category
   * `inbound_real_time_payments_transfer_decline` records the reason. It is declined for
   * `decline_reason`, or if the Account Number, the Account or its Entity does not allow it. Emits
   * `inbound_real_time_payments_transfer.created`, then `transaction.created` or
   * `declined_transaction.created`, then `inbound_real_time_payments_transfer.updated`.
   *
   * `POST /simulations/inbound_real_time_payments_transfers`. Sandbox only. An extension of the
   * contract.
   */
  create(
    params: InboundRealTimePaymentsTransferCreateParams,
    options?: WriteOptions,
  ): ApiPromise<InboundRealTimePaymentsTransfer>;
}

/** Simulations of Inbound Fednow Transfers. Sandbox only. */
export interface SimulationsInboundFednowTransfers {
  /**
   * Send money to an Account Number by FedNow.
   *
   * The transfer starts `pending_confirming` and resolves at once. It becomes `confirmed`, and a
   * Transaction of category `inbound_fednow_transfer_confirmation` credits the Account; or it becomes
   * `declined`, and a Declined Transaction of category `inbound_fednow_transfer_decline` records the
   * reason. It is declined for `decline_reason`, or if the Account Number, the Account or its Entity
   * does not allow it. Emits `inbound_fednow_transfer.created`, then `transaction.created` or
   * `declined_transaction.created`, then `inbound_fednow_transfer.updated`.
   *
   * `POST /simulations/inbound_fednow_transfers`. Sandbox only. An extension of the contract.
   */
  create(params: InboundFednowTransferCreateParams, options?: WriteOptions): ApiPromise<InboundFednowTransfer>;
}

/** Simulations of Inbound Wire Transfers. Sandbox only. */
export interface SimulationsInboundWireTransfers {
  /**
   * Send a wire to an Account Number.
   *
   * The wire starts `pending` and resolves at once. It becomes `accepted`, and a Transaction of category
   * `inbound_wire_transfer` credits the Account; or it becomes `declined`, and a Declined Transaction of
   * category `wire_decline` records the reason. It is declined for `decline_reason`, or if the Account
   * Number, the Account or its Entity does not allow it. Emits `inbound_wire_transfer.created`, then
   * `transaction.created` or `declined_transaction.created`, then `inbound_wire_transfer.updated`.
   *
   * `POST /simulations/inbound_wire_transfers`. Sandbox only. An extension of the contract.
   */
  create(params: InboundWireTransferCreateParams, options?: WriteOptions): ApiPromise<InboundWireTransfer>;
}

/** Simulations of Ach Transfers. Sandbox only. */
export interface SimulationsAchTransfers {
  /**
   * Submit an ACH Transfer to the network.
   *
   * The transfer must be `pending_submission`, or `pending_approval`: then it is approved first. It
   * becomes `submitted`. For one that is approved first it emits `pending_transaction.updated`,
   * `transaction.created`, for a debit `pending_transaction.created`, and `ach_transfer.updated`; then
   * `ach_transfer.updated`.
   *
   * `POST /simulations/ach_transfers/{ach_transfer_id}/submit`. Sandbox only. An extension of the
   * contract.
   */
  submit(id: AchTransferId, options?: WriteOptions): ApiPromise<AchTransfer>;

  /**
   * Acknowledge an ACH Transfer, as the network does after its submission.
   *
   * The transfer must be `submitted` and not acknowledged. Emits `ach_transfer.updated`.
   *
   * `POST /simulations/ach_transfers/{ach_transfer_id}/acknowledge`. Sandbox only. An extension of the
   * contract.
   */
  acknowledge(id: AchTransferId, options?: WriteOptions): ApiPromise<AchTransfer>;

  /**
   * Settle an ACH Transfer.
   *
   * The transfer must be `submitted` and not settled, or `pending_submission`: then it is submitted
   * first. It stays `submitted`. The hold of a debit is released, or kept until a later time. For one
   * that is submitted first it emits `ach_transfer.updated`; then `pending_transaction.updated` if a
   * hold was open, and `ach_transfer.updated`.
   *
   * `POST /simulations/ach_transfers/{ach_transfer_id}/settle`. Sandbox only. An extension of the
   * contract.
   */
  settle(id: AchTransferId, params?: AchTransferSettleParams, options?: WriteOptions): ApiPromise<AchTransfer>;

  /**
   * Return an ACH Transfer, as the receiving bank does.
   *
   * The transfer must be `submitted`, settled or not, and the Account open. It becomes `returned`. A
   * Transaction of category `ach_transfer_return` moves the money back, even if this overdraws the
   * Account; an open hold ends before. Emits `pending_transaction.updated` if a hold was open,
   * `transaction.created` and `ach_transfer.updated`.
   *
   * `POST /simulations/ach_transfers/{ach_transfer_id}/return`. Sandbox only. An extension of the
   * contract.
   */
  return(id: AchTransferId, params?: AchTransferReturnParams, options?: WriteOptions): ApiPromise<AchTransfer>;

  /**
   * Reject an ACH Transfer before its submission.
   *
   * The transfer must be `pending_submission` and the Account open. It becomes `rejected`. A Transaction
   * of category `ach_transfer_rejection` moves the money back, even if this overdraws the Account; an
   * open hold ends before. Emits `pending_transaction.updated` if a hold was open, `transaction.created`
   * and `ach_transfer.updated`.
   *
   * `POST /simulations/ach_transfers/{ach_transfer_id}/reject`. Sandbox only. An extension of the
   * contract.
   */
  reject(id: AchTransferId, options?: WriteOptions): ApiPromise<AchTransfer>;

  /**
   * Send a notification of change of an ACH Transfer, as the receiving bank does.
   *
   * The transfer must be `submitted` or `returned`, and gets one more element in
   * `notifications_of_change`. Which correction it is follows from the parameters. Its own numbers stay,
   * and so do those of the External Account. Emits `ach_transfer.updated`.
   *
   * - `corrected_account_number` is required unless another correction is given.
   * - `corrected_account_number` is required when `corrected_account_funding` and
   *   `corrected_routing_number` are given.
   * - `corrected_individual_id` is not allowed beside another correction.
   *
   * `POST /simulations/ach_transfers/{ach_transfer_id}/create_notification_of_change`. Sandbox only. An
   * extension of the contract.
   */
  createNotificationOfChange(
    id: AchTransferId,
    params?: AchTransferCreateNotificationOfChangeParams,
    options?: WriteOptions,
  ): ApiPromise<AchTransfer>;
}

/** Simulations of Wire Transfers. Sandbox only. */
export interface SimulationsWireTransfers {
  /**
   * Submit a Wire Transfer to the network.
   *
   * The transfer must be `pending_creating`, or `pending_approval`: then it is approved first. It
   * becomes `complete`. For one that is approved first it emits `pending_transaction.updated`,
   * `transaction.created` and `wire_transfer.updated`; then `wire_transfer.updated`.
   *
   * `POST /simulations/wire_transfers/{wire_transfer_id}/submit`. Sandbox only. An extension of the
   * contract.
   */
  submit(id: WireTransferId, options?: WriteOptions): ApiPromise<WireTransfer>;

  /**
   * Reverse a Wire Transfer, as the receiving bank does.
   *
   * The transfer must be `complete` and the Account open. It becomes `reversed`, and a Transaction of
   * category `inbound_wire_reversal` moves the money back. Emits `transaction.created` and
   * `wire_transfer.updated`.
   *
   * `POST /simulations/wire_transfers/{wire_transfer_id}/reverse`. Sandbox only. An extension of the
   * contract.
   */
  reverse(id: WireTransferId, options?: WriteOptions): ApiPromise<WireTransfer>;

  /**
   * Reject a Wire Transfer before its submission.
   *
   * The transfer must be `pending_creating` and the Account open. It becomes `rejected`, and a
   * Transaction of category `other` moves the money back. Emits `transaction.created` and
   * `wire_transfer.updated`.
   *
   * `POST /simulations/wire_transfers/{wire_transfer_id}/reject`. Sandbox only. An extension of the
   * contract.
   */
  reject(id: WireTransferId, options?: WriteOptions): ApiPromise<WireTransfer>;
}

/** Simulations of Real Time Payments Transfers. Sandbox only. */
export interface SimulationsRealTimePaymentsTransfers {
  /**
   * Complete a Real-Time Payments Transfer, as the network does.
   *
   * The transfer must be `pending_submission`. Its hold ends. It becomes `complete`, and a Transaction
   * of category `real_time_payments_transfer_acknowledgement` moves the money; or it becomes `rejected`
   * for `rejection`, or if it is above $10,000,000.00, or if its routing number is that of this bank and
   * the Account Number does not exist, is disabled or canceled, or its Account is closed. Emits
   * `pending_transaction.updated`, `transaction.created` unless it is rejected, and
   * `real_time_payments_transfer.updated`.
   *
   * `POST /simulations/real_time_payments_transfers/{real_time_payments_transfer_id}/complete`. Sandbox
   * only. An extension of the contract.
   */
  complete(
    id: RealTimePaymentsTransferId,
    params?: RealTimePaymentsTransferCompleteParams,
    options?: WriteOptions,
  ): ApiPromise<RealTimePaymentsTransfer>;
}

/** Simulations of Fednow Transfers. Sandbox only. */
export interface SimulationsFednowTransfers {
  /**
   * Complete a FedNow Transfer, as the network does.
   *
   * The transfer must be `pending_submitting`. Its hold ends. It becomes `complete`, and a Transaction
   * of category `fednow_transfer_acknowledgement` moves the money; or it becomes `rejected` for
   * `rejection`, or if it is above $10,000,000.00, or if its routing number is that of this bank and the
   * Account Number does not exist, is disabled or canceled, or its Account is closed. Emits
   * `pending_transaction.updated`, `transaction.created` unless it is rejected, and
   * `fednow_transfer.updated`.
   *
   * `POST /simulations/fednow_transfers/{fednow_transfer_id}/complete`. Sandbox only. An extension of
   * the contract.
   */
  complete(
    id: FednowTransferId,
    params?: FednowTransferCompleteParams,
    options?: WriteOptions,
  ): ApiPromise<FednowTransfer>;
}

/** Simulations of Check Transfers. Sandbox only. */
export interface SimulationsCheckTransfers {
  /**
   * Mail a check, as the printer does.
   *
   * The bank must print the check. The transfer must be `pending_submission` or `pending_mailing`, or
   * `pending_approval`: then it is approved first. It becomes `mailed`. For one that is approved first
   * it emits `check_transfer.updated`; then `check_transfer.updated`.
   *
   * `POST /simulations/check_transfers/{check_transfer_id}/mail`. Sandbox only. An extension of the
   * contract.
   */
  mail(id: CheckTransferId, options?: WriteOptions): ApiPromise<CheckTransfer>;

  /**
   * Reject a Check Transfer before it is printed.
   *
   * The transfer must be `pending_submission`. It becomes `rejected`, and its hold ends. Emits
   * `pending_transaction.updated` and `check_transfer.updated`.
   *
   * `POST /simulations/check_transfers/{check_transfer_id}/reject`. Sandbox only. An extension of the
   * contract.
   */
  reject(id: CheckTransferId, options?: WriteOptions): ApiPromise<CheckTransfer>;
}

/** Simulations of events that production or other parties cause. Sandbox only. */
export interface Simulations {
  /** Simulations of Account Revenue Payments. Sandbox only. */
  readonly accountRevenuePayments: SimulationsAccountRevenuePayments;

  /** Simulations of Interest Payments. Sandbox only. */
  readonly interestPayments: SimulationsInterestPayments;

  /** Simulations of Physical Cards. Sandbox only. */
  readonly physicalCards: SimulationsPhysicalCards;

  /** Simulations of Inbound Mail Items. Sandbox only. */
  readonly inboundMailItems: SimulationsInboundMailItems;

  /** Simulations of Entities. Sandbox only. */
  readonly entities: SimulationsEntities;

  /** Simulations of Programs. Sandbox only. */
  readonly programs: SimulationsPrograms;

  /** Simulations of Pending Transactions. Sandbox only. */
  readonly pendingTransactions: SimulationsPendingTransactions;

  /** Simulations of Card Authorizations. Sandbox only. */
  readonly cardAuthorizations: SimulationsCardAuthorizations;

  /** Simulations of Card Settlements. Sandbox only. */
  readonly cardSettlements: SimulationsCardSettlements;

  /** Simulations of Card Refunds. Sandbox only. */
  readonly cardRefunds: SimulationsCardRefunds;

  /** Simulations of Card Reversals. Sandbox only. */
  readonly cardReversals: SimulationsCardReversals;

  /** Simulations of Card Increments. Sandbox only. */
  readonly cardIncrements: SimulationsCardIncrements;

  /** Simulations of Card Authorization Expirations. Sandbox only. */
  readonly cardAuthorizationExpirations: SimulationsCardAuthorizationExpirations;

  /** Simulations of Card Balance Inquiries. Sandbox only. */
  readonly cardBalanceInquiries: SimulationsCardBalanceInquiries;

  /** Simulations of Check Deposits. Sandbox only. */
  readonly checkDeposits: SimulationsCheckDeposits;

  /** Simulations of Inbound Ach Transfers. Sandbox only. */
  readonly inboundAchTransfers: SimulationsInboundAchTransfers;

  /** Simulations of Inbound Check Deposits. Sandbox only. */
  readonly inboundCheckDeposits: SimulationsInboundCheckDeposits;

  /** Simulations of Inbound Real Time Payments Transfers. Sandbox only. */
  readonly inboundRealTimePaymentsTransfers: SimulationsInboundRealTimePaymentsTransfers;

  /** Simulations of Inbound Fednow Transfers. Sandbox only. */
  readonly inboundFednowTransfers: SimulationsInboundFednowTransfers;

  /** Simulations of Inbound Wire Transfers. Sandbox only. */
  readonly inboundWireTransfers: SimulationsInboundWireTransfers;

  /** Simulations of Ach Transfers. Sandbox only. */
  readonly achTransfers: SimulationsAchTransfers;

  /** Simulations of Wire Transfers. Sandbox only. */
  readonly wireTransfers: SimulationsWireTransfers;

  /** Simulations of Real Time Payments Transfers. Sandbox only. */
  readonly realTimePaymentsTransfers: SimulationsRealTimePaymentsTransfers;

  /** Simulations of Fednow Transfers. Sandbox only. */
  readonly fednowTransfers: SimulationsFednowTransfers;

  /** Simulations of Check Transfers. Sandbox only. */
  readonly checkTransfers: SimulationsCheckTransfers;
}
