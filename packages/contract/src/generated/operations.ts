// Generated from packages/contract/src by `npm run generate`. Do not edit.

import type {
  AccountNumber,
  AccountNumberCreateParams,
  AccountNumberList,
  AccountNumberListParams,
  AccountNumberUpdateParams,
} from "./account-numbers.ts";
import type {
  Account,
  AccountBalanceParams,
  AccountCreateParams,
  AccountList,
  AccountListParams,
  AccountRevenuePaymentCreateParams,
  AccountUpdateParams,
  BalanceLookup,
  InterestPaymentCreateParams,
} from "./accounts.ts";
import type {
  CardAuthorizationCreateParams,
  CardAuthorizationExpirationCreateParams,
  CardAuthorizationResult,
  CardBalanceInquiryCreateParams,
  CardIncrementCreateParams,
  CardPayment,
  CardPaymentList,
  CardPaymentListParams,
  CardRefundCreateParams,
  CardReversalCreateParams,
  CardSettlementCreateParams,
} from "./card-payments.ts";
import type { Card, CardCreateParams, CardDetails, CardList, CardListParams, CardUpdateParams } from "./cards.ts";
import type {
  CheckDeposit,
  CheckDepositCreateParams,
  CheckDepositList,
  CheckDepositListParams,
  CheckDepositRejectParams,
  CheckDepositSubmitParams,
} from "./check-deposits.ts";
import type {
  DeclinedTransaction,
  DeclinedTransactionList,
  DeclinedTransactionListParams,
} from "./declined-transactions.ts";
import type { Entity, EntityCreateParams, EntityList, EntityListParams, EntityUpdateParams } from "./entities.ts";
import type {
  EventSubscription,
  EventSubscriptionCreateParams,
  EventSubscriptionList,
  EventSubscriptionListParams,
  EventSubscriptionUpdateParams,
} from "./event-subscriptions.ts";
import type { Event, EventList, EventListParams } from "./events.ts";
import type { File, FileContents, FileCreateParams, FileList, FileListParams } from "./files.ts";
import type {
  AccountId,
  AccountNumberId,
  CardId,
  CardPaymentId,
  CheckDepositId,
  DeclinedTransactionId,
  EntityId,
  EventId,
  EventSubscriptionId,
  FileId,
  InboundAchTransferId,
  InboundCheckDepositId,
  InboundFednowTransferId,
  InboundMailItemId,
  InboundRealTimePaymentsTransferId,
  InboundWireTransferId,
  LimitId,
  LockboxAddressId,
  LockboxId,
  PendingTransactionId,
  PhysicalCardId,
  PhysicalCardProfileId,
  ProgramId,
  RealTimeDecisionId,
  TransactionId,
} from "./ids.ts";
import type {
  InboundAchTransfer,
  InboundAchTransferCreateParams,
  InboundAchTransferDeclineParams,
  InboundAchTransferList,
  InboundAchTransferListParams,
  InboundAchTransferTransferReturnParams,
} from "./inbound-ach-transfers.ts";
import type {
  InboundCheckDeposit,
  InboundCheckDepositCreateParams,
  InboundCheckDepositList,
  InboundCheckDepositListParams,
  InboundCheckDepositReturnParams,
} from "./inbound-check-deposits.ts";
import type {
  InboundFednowTransfer,
  InboundFednowTransferCreateParams,
  InboundFednowTransferList,
  InboundFednowTransferListParams,
} from "./inbound-fednow-transfers.ts";
import type {
  InboundMailItem,
  InboundMailItemActionParams,
  InboundMailItemCreateParams,
  InboundMailItemList,
  InboundMailItemListParams,
} from "./inbound-mail-items.ts";
import type {
  InboundRealTimePaymentsTransfer,
  InboundRealTimePaymentsTransferCreateParams,
  InboundRealTimePaymentsTransferList,
  InboundRealTimePaymentsTransferListParams,
} from "./inbound-real-time-payments-transfers.ts";
import type {
  InboundWireTransfer,
  InboundWireTransferCreateParams,
  InboundWireTransferList,
  InboundWireTransferListParams,
  InboundWireTransferReverseParams,
} from "./inbound-wire-transfers.ts";
import type { Limit, LimitCreateParams, LimitList, LimitListParams, LimitUpdateParams } from "./limits.ts";
import type {
  LockboxAddress,
  LockboxAddressCreateParams,
  LockboxAddressList,
  LockboxAddressListParams,
  LockboxAddressUpdateParams,
} from "./lockbox-addresses.ts";
import type {
  LockboxRecipient,
  LockboxRecipientCreateParams,
  LockboxRecipientList,
  LockboxRecipientListParams,
  LockboxRecipientUpdateParams,
} from "./lockbox-recipients.ts";
import type {
  PendingTransaction,
  PendingTransactionCreateParams,
  PendingTransactionList,
  PendingTransactionListParams,
} from "./pending-transactions.ts";
import type {
  PhysicalCardProfile,
  PhysicalCardProfileCreateParams,
  PhysicalCardProfileList,
  PhysicalCardProfileListParams,
} from "./physical-card-profiles.ts";
import type {
  PhysicalCard,
  PhysicalCardAddTrackingUpdateParams,
  PhysicalCardAdvanceShipmentParams,
  PhysicalCardCreateParams,
  PhysicalCardList,
  PhysicalCardListParams,
  PhysicalCardUpdateParams,
} from "./physical-cards.ts";
import type { Program, ProgramCreateParams, ProgramList, ProgramListParams } from "./programs.ts";
import type { RealTimeDecision, RealTimeDecisionActionParams } from "./real-time-decisions.ts";
import type { Transaction, TransactionList, TransactionListParams } from "./transactions.ts";

/** Options of a call that creates or acts. */
export interface WriteOptions {
  /** A retry with the same key returns the response to the first call and does nothing twice. 1 to 200 characters. */
  idempotencyKey?: string | undefined;
}

/** The parameters and the response of each operation. */
export interface OperationTypes {
  "accounts.list": { id: undefined; params: AccountListParams; result: AccountList };
  "accounts.create": { id: undefined; params: AccountCreateParams; result: Account };
  "accounts.retrieve": { id: AccountId; params: undefined; result: Account };
  "accounts.update": { id: AccountId; params: AccountUpdateParams; result: Account };
  "accounts.balance": { id: AccountId; params: AccountBalanceParams; result: BalanceLookup };
  "accounts.close": { id: AccountId; params: undefined; result: Account };
  "simulations.accountRevenuePayments.create": {
    id: undefined;
    params: AccountRevenuePaymentCreateParams;
    result: Transaction;
  };
  "simulations.interestPayments.create": { id: undefined; params: InterestPaymentCreateParams; result: Transaction };
  "accountNumbers.list": { id: undefined; params: AccountNumberListParams; result: AccountNumberList };
  "accountNumbers.create": { id: undefined; params: AccountNumberCreateParams; result: AccountNumber };
  "accountNumbers.retrieve": { id: AccountNumberId; params: undefined; result: AccountNumber };
  "accountNumbers.update": { id: AccountNumberId; params: AccountNumberUpdateParams; result: AccountNumber };
  "physicalCards.list": { id: undefined; params: PhysicalCardListParams; result: PhysicalCardList };
  "physicalCards.create": { id: undefined; params: PhysicalCardCreateParams; result: PhysicalCard };
  "physicalCards.retrieve": { id: PhysicalCardId; params: undefined; result: PhysicalCard };
  "physicalCards.update": { id: PhysicalCardId; params: PhysicalCardUpdateParams; result: PhysicalCard };
  "simulations.physicalCards.advanceShipment": {
    id: PhysicalCardId;
    params: PhysicalCardAdvanceShipmentParams;
    result: PhysicalCard;
  };
  "simulations.physicalCards.addTrackingUpdate": {
    id: PhysicalCardId;
    params: PhysicalCardAddTrackingUpdateParams;
    result: PhysicalCard;
  };
  "limits.list": { id: undefined; params: LimitListParams; result: LimitList };
  "limits.create": { id: undefined; params: LimitCreateParams; result: Limit };
  "limits.retrieve": { id: LimitId; params: undefined; result: Limit };
  "limits.update": { id: LimitId; params: LimitUpdateParams; result: Limit };
  "declinedTransactions.list": {
    id: undefined;
    params: DeclinedTransactionListParams;
    result: DeclinedTransactionList;
  };
  "declinedTransactions.retrieve": { id: DeclinedTransactionId; params: undefined; result: DeclinedTransaction };
  "inboundMailItems.list": { id: undefined; params: InboundMailItemListParams; result: InboundMailItemList };
  "inboundMailItems.retrieve": { id: InboundMailItemId; params: undefined; result: InboundMailItem };
  "inboundMailItems.action": { id: InboundMailItemId; params: InboundMailItemActionParams; result: InboundMailItem };
  "simulations.inboundMailItems.create": {
    id: undefined;
    params: InboundMailItemCreateParams;
    result: InboundMailItem;
  };
  "events.list": { id: undefined; params: EventListParams; result: EventList };
  "events.retrieve": { id: EventId; params: undefined; result: Event };
  "transactions.list": { id: undefined; params: TransactionListParams; result: TransactionList };
  "transactions.retrieve": { id: TransactionId; params: undefined; result: Transaction };
  "entities.list": { id: undefined; params: EntityListParams; result: EntityList };
  "entities.create": { id: undefined; params: EntityCreateParams; result: Entity };
  "entities.retrieve": { id: EntityId; params: undefined; result: Entity };
  "entities.update": { id: EntityId; params: EntityUpdateParams; result: Entity };
  "entities.archive": { id: EntityId; params: undefined; result: Entity };
  "programs.list": { id: undefined; params: ProgramListParams; result: ProgramList };
  "programs.retrieve": { id: ProgramId; params: undefined; result: Program };
  "simulations.programs.create": { id: undefined; params: ProgramCreateParams; result: Program };
  "pendingTransactions.list": { id: undefined; params: PendingTransactionListParams; result: PendingTransactionList };
  "pendingTransactions.create": { id: undefined; params: PendingTransactionCreateParams; result: PendingTransaction };
  "pendingTransactions.retrieve": { id: PendingTransactionId; params: undefined; result: PendingTransaction };
  "pendingTransactions.release": { id: PendingTransactionId; params: undefined; result: PendingTransaction };
  "cards.list": { id: undefined; params: CardListParams; result: CardList };
  "cards.create": { id: undefined; params: CardCreateParams; result: Card };
  "cards.retrieve": { id: CardId; params: undefined; result: Card };
  "cards.update": { id: CardId; params: CardUpdateParams; result: Card };
  "cards.details": { id: CardId; params: undefined; result: CardDetails };
  "cardPayments.list": { id: undefined; params: CardPaymentListParams; result: CardPaymentList };
  "cardPayments.retrieve": { id: CardPaymentId; params: undefined; result: CardPayment };
  "simulations.cardAuthorizations.create": {
    id: undefined;
    params: CardAuthorizationCreateParams;
    result: CardAuthorizationResult;
  };
  "simulations.cardSettlements.create": { id: undefined; params: CardSettlementCreateParams; result: Transaction };
  "simulations.cardRefunds.create": { id: undefined; params: CardRefundCreateParams; result: Transaction };
  "simulations.cardReversals.create": { id: undefined; params: CardReversalCreateParams; result: CardPayment };
  "simulations.cardIncrements.create": { id: undefined; params: CardIncrementCreateParams; result: CardPayment };
  "simulations.cardAuthorizationExpirations.create": {
    id: undefined;
    params: CardAuthorizationExpirationCreateParams;
    result: CardPayment;
  };
  "simulations.cardBalanceInquiries.create": {
    id: undefined;
    params: CardBalanceInquiryCreateParams;
    result: CardPayment;
  };
  "realTimeDecisions.retrieve": { id: RealTimeDecisionId; params: undefined; result: RealTimeDecision };
  "realTimeDecisions.action": {
    id: RealTimeDecisionId;
    params: RealTimeDecisionActionParams;
    result: RealTimeDecision;
  };
  "physicalCardProfiles.list": {
    id: undefined;
    params: PhysicalCardProfileListParams;
    result: PhysicalCardProfileList;
  };
  "physicalCardProfiles.create": {
    id: undefined;
    params: PhysicalCardProfileCreateParams;
    result: PhysicalCardProfile;
  };
  "physicalCardProfiles.retrieve": { id: PhysicalCardProfileId; params: undefined; result: PhysicalCardProfile };
  "physicalCardProfiles.archive": { id: PhysicalCardProfileId; params: undefined; result: PhysicalCardProfile };
  "files.list": { id: undefined; params: FileListParams; result: FileList };
  "files.create": { id: undefined; params: FileCreateParams; result: File };
  "files.retrieve": { id: FileId; params: undefined; result: File };
  "files.contents": { id: FileId; params: undefined; result: FileContents };
  "lockboxAddresses.list": { id: undefined; params: LockboxAddressListParams; result: LockboxAddressList };
  "lockboxAddresses.create": { id: undefined; params: LockboxAddressCreateParams; result: LockboxAddress };
  "lockboxAddresses.retrieve": { id: LockboxAddressId; params: undefined; result: LockboxAddress };
  "lockboxAddresses.update": { id: LockboxAddressId; params: LockboxAddressUpdateParams; result: LockboxAddress };
  "lockboxRecipients.list": { id: undefined; params: LockboxRecipientListParams; result: LockboxRecipientList };
  "lockboxRecipients.create": { id: undefined; params: LockboxRecipientCreateParams; result: LockboxRecipient };
  "lockboxRecipients.retrieve": { id: LockboxId; params: undefined; result: LockboxRecipient };
  "lockboxRecipients.update": { id: LockboxId; params: LockboxRecipientUpdateParams; result: LockboxRecipient };
  "checkDeposits.list": { id: undefined; params: CheckDepositListParams; result: CheckDepositList };
  "checkDeposits.create": { id: undefined; params: CheckDepositCreateParams; result: CheckDeposit };
  "checkDeposits.retrieve": { id: CheckDepositId; params: undefined; result: CheckDeposit };
  "simulations.checkDeposits.submit": { id: CheckDepositId; params: CheckDepositSubmitParams; result: CheckDeposit };
  "simulations.checkDeposits.reject": { id: CheckDepositId; params: CheckDepositRejectParams; result: CheckDeposit };
  "simulations.checkDeposits.return": { id: CheckDepositId; params: undefined; result: CheckDeposit };
  "inboundAchTransfers.list": { id: undefined; params: InboundAchTransferListParams; result: InboundAchTransferList };
  "inboundAchTransfers.retrieve": { id: InboundAchTransferId; params: undefined; result: InboundAchTransfer };
  "inboundAchTransfers.decline": {
    id: InboundAchTransferId;
    params: InboundAchTransferDeclineParams;
    result: InboundAchTransfer;
  };
  "inboundAchTransfers.transferReturn": {
    id: InboundAchTransferId;
    params: InboundAchTransferTransferReturnParams;
    result: InboundAchTransfer;
  };
  "simulations.inboundAchTransfers.create": {
    id: undefined;
    params: InboundAchTransferCreateParams;
    result: InboundAchTransfer;
  };
  "inboundCheckDeposits.list": {
    id: undefined;
    params: InboundCheckDepositListParams;
    result: InboundCheckDepositList;
  };
  "inboundCheckDeposits.retrieve": { id: InboundCheckDepositId; params: undefined; result: InboundCheckDeposit };
  "inboundCheckDeposits.decline": { id: InboundCheckDepositId; params: undefined; result: InboundCheckDeposit };
  "inboundCheckDeposits.return": {
    id: InboundCheckDepositId;
    params: InboundCheckDepositReturnParams;
    result: InboundCheckDeposit;
  };
  "simulations.inboundCheckDeposits.create": {
    id: undefined;
    params: InboundCheckDepositCreateParams;
    result: InboundCheckDeposit;
  };
  "inboundRealTimePaymentsTransfers.list": {
    id: undefined;
    params: InboundRealTimePaymentsTransferListParams;
    result: InboundRealTimePaymentsTransferList;
  };
  "inboundRealTimePaymentsTransfers.retrieve": {
    id: InboundRealTimePaymentsTransferId;
    params: undefined;
    result: InboundRealTimePaymentsTransfer;
  };
  "simulations.inboundRealTimePaymentsTransfers.create": {
    id: undefined;
    params: InboundRealTimePaymentsTransferCreateParams;
    result: InboundRealTimePaymentsTransfer;
  };
  "inboundFednowTransfers.list": {
    id: undefined;
    params: InboundFednowTransferListParams;
    result: InboundFednowTransferList;
  };
  "inboundFednowTransfers.retrieve": { id: InboundFednowTransferId; params: undefined; result: InboundFednowTransfer };
  "simulations.inboundFednowTransfers.create": {
    id: undefined;
    params: InboundFednowTransferCreateParams;
    result: InboundFednowTransfer;
  };
  "inboundWireTransfers.list": {
    id: undefined;
    params: InboundWireTransferListParams;
    result: InboundWireTransferList;
  };
  "inboundWireTransfers.retrieve": { id: InboundWireTransferId; params: undefined; result: InboundWireTransfer };
  "inboundWireTransfers.reverse": {
    id: InboundWireTransferId;
    params: InboundWireTransferReverseParams;
    result: InboundWireTransfer;
  };
  "simulations.inboundWireTransfers.create": {
    id: undefined;
    params: InboundWireTransferCreateParams;
    result: InboundWireTransfer;
  };
  "eventSubscriptions.list": { id: undefined; params: EventSubscriptionListParams; result: EventSubscriptionList };
  "eventSubscriptions.create": { id: undefined; params: EventSubscriptionCreateParams; result: EventSubscription };
  "eventSubscriptions.retrieve": { id: EventSubscriptionId; params: undefined; result: EventSubscription };
  "eventSubscriptions.update": {
    id: EventSubscriptionId;
    params: EventSubscriptionUpdateParams;
    result: EventSubscription;
  };
}

/** Every operation as a method, grouped as in the SDK. Synchronous: so are those of the bank in memory. */
export interface Operations {
  /** Operations on Accounts. */
  accounts: {
    /**
     * List Accounts, newest first.
     *
     * `GET /accounts`.
     */
    list(params?: AccountListParams): AccountList;
    /**
     * Create an Account.
     *
     * The Entities in the request must be active. Emits `account.created`.
     *
     * - `loan` is required when `funding` is `loan`.
     * - `loan` is only allowed when `funding` is `loan`.
     *
     * `POST /accounts`.
     */
    create(params: AccountCreateParams, options?: WriteOptions): Account;
    /**
     * Retrieve an Account.
     *
     * `GET /accounts/{account_id}`.
     */
    retrieve(id: AccountId): Account;
    /**
     * Change the name of an Account, or the credit limit of a loan Account.
     *
     * Emits `account.updated` when something changed. A closed Account cannot be changed; an update that
     * changes nothing succeeds.
     *
     * `PATCH /accounts/{account_id}`.
     */
    update(id: AccountId, params: AccountUpdateParams): Account;
    /**
     * Look up the balances of an Account, now or at an earlier instant.
     *
     * `GET /accounts/{account_id}/balance`.
     */
    balance(id: AccountId, params?: AccountBalanceParams): BalanceLookup;
    /**
     * Close an Account permanently.
     *
     * The current balance must be zero, and no Pending Transaction may be open. Emits `account.updated`.
     *
     * `POST /accounts/{account_id}/close`.
     */
    close(id: AccountId, options?: WriteOptions): Account;
  };
  /** Simulations of events that production or other parties cause. Sandbox only. */
  simulations: {
    /** Simulations of Account Revenue Payments. Sandbox only. */
    accountRevenuePayments: {
      /**
       * Pay account revenue into an Account.
       *
       * Simulates the payment that production makes on the first of each month. Emits `transaction.created`.
       *
       * `POST /simulations/account_revenue_payments`. Sandbox only.
       */
      create(params: AccountRevenuePaymentCreateParams, options?: WriteOptions): Transaction;
    };
    /** Simulations of Interest Payments. Sandbox only. */
    interestPayments: {
      /**
       * Pay interest into an Account.
       *
       * Simulates the payment that production makes on the first of each month. Emits `transaction.created`.
       *
       * `POST /simulations/interest_payments`. Sandbox only.
       */
      create(params: InterestPaymentCreateParams, options?: WriteOptions): Transaction;
    };
    /** Simulations of Physical Cards. Sandbox only. */
    physicalCards: {
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
      ): PhysicalCard;
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
      ): PhysicalCard;
    };
    /** Simulations of Inbound Mail Items. Sandbox only. */
    inboundMailItems: {
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
      create(params: InboundMailItemCreateParams, options?: WriteOptions): InboundMailItem;
    };
    /** Simulations of Programs. Sandbox only. */
    programs: {
      /**
       * Create another Program.
       *
       * Also creates a default Physical Card Profile for the Program. With several Programs, `program_id` is
       * required to create an Account. Emits `physical_card_profile.created`.
       *
       * `POST /simulations/programs`. Sandbox only. An extension of the contract.
       */
      create(params: ProgramCreateParams, options?: WriteOptions): Program;
    };
    /** Simulations of Card Authorizations. Sandbox only. */
    cardAuthorizations: {
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
      create(params: CardAuthorizationCreateParams, options?: WriteOptions): CardAuthorizationResult;
    };
    /** Simulations of Card Settlements. Sandbox only. */
    cardSettlements: {
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
      create(params: CardSettlementCreateParams, options?: WriteOptions): Transaction;
    };
    /** Simulations of Card Refunds. Sandbox only. */
    cardRefunds: {
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
      create(params: CardRefundCreateParams, options?: WriteOptions): Transaction;
    };
    /** Simulations of Card Reversals. Sandbox only. */
    cardReversals: {
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
      create(params: CardReversalCreateParams, options?: WriteOptions): CardPayment;
    };
    /** Simulations of Card Increments. Sandbox only. */
    cardIncrements: {
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
      create(params: CardIncrementCreateParams, options?: WriteOptions): CardPayment;
    };
    /** Simulations of Card Authorization Expirations. Sandbox only. */
    cardAuthorizationExpirations: {
      /**
       * Expire an authorization before its `expires_at`.
       *
       * The Card Payment must have an authorization whose Pending Transaction is `pending`; it becomes
       * `complete`, and the released amount no longer counts towards a Limit. Emits
       * `pending_transaction.updated` and `card_payment.updated`.
       *
       * `POST /simulations/card_authorization_expirations`. Sandbox only. An extension of the contract.
       */
      create(params: CardAuthorizationExpirationCreateParams, options?: WriteOptions): CardPayment;
    };
    /** Simulations of Card Balance Inquiries. Sandbox only. */
    cardBalanceInquiries: {
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
      create(params: CardBalanceInquiryCreateParams, options?: WriteOptions): CardPayment;
    };
    /** Simulations of Check Deposits. Sandbox only. */
    checkDeposits: {
      /**
       * Accept a Check Deposit and send it to the other bank.
       *
       * The Check Deposit must be `pending` and becomes `submitted`. Its Pending Transaction becomes
       * complete, and a Transaction of category `check_deposit_acceptance` credits the Account. Emits
       * `pending_transaction.updated`, `transaction.created` and `check_deposit.updated`.
       *
       * `POST /simulations/check_deposits/{check_deposit_id}/submit`. Sandbox only. An extension of the
       * contract.
       */
      submit(id: CheckDepositId, params?: CheckDepositSubmitParams, options?: WriteOptions): CheckDeposit;
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
      reject(id: CheckDepositId, params?: CheckDepositRejectParams, options?: WriteOptions): CheckDeposit;
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
      return(id: CheckDepositId, options?: WriteOptions): CheckDeposit;
    };
    /** Simulations of Inbound Ach Transfers. Sandbox only. */
    inboundAchTransfers: {
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
      create(params: InboundAchTransferCreateParams, options?: WriteOptions): InboundAchTransfer;
    };
    /** Simulations of Inbound Check Deposits. Sandbox only. */
    inboundCheckDeposits: {
      /**
       * Present a check that is drawn on an Account Number and was deposited at another bank.
       *
       * The check starts `pending` and resolves at once or at `resolve_at`. It becomes `accepted`, and a
       * Transaction of category `inbound_check_deposit_acceptance` debits the Account; or it becomes
       * `declined`, and a Declined Transaction of category `check_decline` records the reason. It is
       * declined for `decline_reason`, or if the Account Number, the Account, its Entity, a Limit or the
       * balance does not allow it. Emits `inbound_check_deposit.created`, and when it resolves
       * `transaction.created` or `declined_transaction.created`, then `inbound_check_deposit.updated`.
       *
       * `POST /simulations/inbound_check_deposits`. Sandbox only. An extension of the contract.
       */
      create(params: InboundCheckDepositCreateParams, options?: WriteOptions): InboundCheckDeposit;
    };
    /** Simulations of Inbound Real Time Payments Transfers. Sandbox only. */
    inboundRealTimePaymentsTransfers: {
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
      ): InboundRealTimePaymentsTransfer;
    };
    /** Simulations of Inbound Fednow Transfers. Sandbox only. */
    inboundFednowTransfers: {
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
      create(params: InboundFednowTransferCreateParams, options?: WriteOptions): InboundFednowTransfer;
    };
    /** Simulations of Inbound Wire Transfers. Sandbox only. */
    inboundWireTransfers: {
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
      create(params: InboundWireTransferCreateParams, options?: WriteOptions): InboundWireTransfer;
    };
  };
  /** Operations on Account Numbers. */
  accountNumbers: {
    /**
     * List Account Numbers, newest first.
     *
     * `GET /account_numbers`.
     */
    list(params?: AccountNumberListParams): AccountNumberList;
    /**
     * Create an Account Number.
     *
     * The Account must be open and its Entity active. Emits `account_number.created`.
     *
     * `POST /account_numbers`.
     */
    create(params: AccountNumberCreateParams, options?: WriteOptions): AccountNumber;
    /**
     * Retrieve an Account Number.
     *
     * `GET /account_numbers/{account_number_id}`.
     */
    retrieve(id: AccountNumberId): AccountNumber;
    /**
     * Change the name, the state or the handling of debits of an Account Number.
     *
     * Emits `account_number.updated` when something changed. A canceled Account Number cannot be changed.
     *
     * `PATCH /account_numbers/{account_number_id}`.
     */
    update(id: AccountNumberId, params: AccountNumberUpdateParams): AccountNumber;
  };
  /** Operations on Physical Cards. */
  physicalCards: {
    /**
     * List Physical Cards, newest first.
     *
     * `GET /physical_cards`.
     */
    list(params?: PhysicalCardListParams): PhysicalCardList;
    /**
     * Order a Physical Card for a Card, to be printed and sent.
     *
     * The Card's Account must be open and its Entity active. Starts `active`, with a `pending` shipment.
     * Printing costs a fee. Emits `physical_card.created`. In live, the shipment then progresses over
     * time, and each step emits an Event.
     *
     * - `shipment.method` must be `courier_b_worldwide_express` when `shipment.address.country` is not
     *   `US`.
     * - `shipment.address.country` must be a country other than `US` when `shipment.method` is
     *   `courier_b_worldwide_express`.
     *
     * `POST /physical_cards`.
     */
    create(params: PhysicalCardCreateParams, options?: WriteOptions): PhysicalCard;
    /**
     * Retrieve a Physical Card.
     *
     * `GET /physical_cards/{physical_card_id}`.
     */
    retrieve(id: PhysicalCardId): PhysicalCard;
    /**
     * Disable, enable or cancel a Physical Card.
     *
     * Cancellation is permanent: a canceled Physical Card cannot change to another state. Emits
     * `physical_card.updated` when something changed.
     *
     * `PATCH /physical_cards/{physical_card_id}`.
     */
    update(id: PhysicalCardId, params: PhysicalCardUpdateParams): PhysicalCard;
  };
  /** Operations on Limits. */
  limits: {
    /**
     * List Limits, newest first.
     *
     * `GET /limits`.
     */
    list(params?: LimitListParams): LimitList;
    /**
     * Set a Limit on an Account, an Account Number or a Card.
     *
     * The Account must be open. The Limit also counts debits from before its creation. A debit that would
     * exceed the Limit is declined with `breaches_limit`.
     *
     * - `model_id` must be the identifier of an Account, an Account Number or a Card.
     *
     * `POST /limits`.
     */
    create(params: LimitCreateParams, options?: WriteOptions): Limit;
    /**
     * Retrieve a Limit.
     *
     * `GET /limits/{limit_id}`.
     */
    retrieve(id: LimitId): Limit;
    /**
     * Deactivate a Limit, or activate it again.
     *
     * `PATCH /limits/{limit_id}`.
     */
    update(id: LimitId, params: LimitUpdateParams): Limit;
  };
  /** Operations on Declined Transactions. */
  declinedTransactions: {
    /**
     * List Declined Transactions, newest first.
     *
     * `GET /declined_transactions`.
     */
    list(params?: DeclinedTransactionListParams): DeclinedTransactionList;
    /**
     * Retrieve a Declined Transaction.
     *
     * `GET /declined_transactions/{declined_transaction_id}`.
     */
    retrieve(id: DeclinedTransactionId): DeclinedTransaction;
  };
  /** Operations on Inbound Mail Items. */
  inboundMailItems: {
    /**
     * List Inbound Mail Items, newest first.
     *
     * `GET /inbound_mail_items`.
     */
    list(params?: InboundMailItemListParams): InboundMailItemList;
    /**
     * Retrieve an Inbound Mail Item.
     *
     * `GET /inbound_mail_items/{inbound_mail_item_id}`.
     */
    retrieve(id: InboundMailItemId): InboundMailItem;
    /**
     * Deposit or ignore each check of an Inbound Mail Item.
     *
     * The Inbound Mail Item must be pending and the Accounts open. Send one element for each check, in the
     * order of the checks. Each deposit creates a Check Deposit. Emits for each Check Deposit
     * `check_deposit.created` and `pending_transaction.created`, and with its acceptance, by default at
     * once, `pending_transaction.updated`, `transaction.created` and `check_deposit.updated`; last
     * `inbound_mail_item.updated`.
     *
     * - `checks.*.account_id` is required when `action` is `deposit`.
     * - `checks.*.account_id` is only allowed when `action` is `deposit`.
     *
     * `POST /inbound_mail_items/{inbound_mail_item_id}/action`.
     */
    action(id: InboundMailItemId, params: InboundMailItemActionParams, options?: WriteOptions): InboundMailItem;
  };
  /** Operations on Events. */
  events: {
    /**
     * List the Events of the last 30 days, newest first or oldest first.
     *
     * In the order oldest first, `next_cursor` is always present. A page without data means that you have
     * reached the newest Event: keep the cursor and poll again later.
     *
     * `GET /events`.
     */
    list(params?: EventListParams): EventList;
    /**
     * Retrieve an Event.
     *
     * `GET /events/{event_id}`. An extension of the contract.
     */
    retrieve(id: EventId): Event;
  };
  /** Operations on Transactions. */
  transactions: {
    /**
     * List Transactions, newest first.
     *
     * `GET /transactions`. An extension of the contract.
     */
    list(params?: TransactionListParams): TransactionList;
    /**
     * Retrieve a Transaction.
     *
     * `GET /transactions/{transaction_id}`. An extension of the contract.
     */
    retrieve(id: TransactionId): Transaction;
  };
  /** Operations on Entities. */
  entities: {
    /**
     * List Entities, newest first.
     *
     * `GET /entities`. An extension of the contract.
     */
    list(params?: EntityListParams): EntityList;
    /**
     * Create an Entity.
     *
     * The object that is named like the `structure` describes the Entity. Without that object, the bank
     * uses sample data. Emits `entity.created`.
     *
     * - `corporation` is only allowed when `structure` is `corporation`.
     * - `natural_person` is only allowed when `structure` is `natural_person`.
     * - `joint` is only allowed when `structure` is `joint`.
     * - `trust` is only allowed when `structure` is `trust`.
     * - `government_authority` is only allowed when `structure` is `government_authority`.
     *
     * `POST /entities`. An extension of the contract.
     */
    create(params: EntityCreateParams, options?: WriteOptions): Entity;
    /**
     * Retrieve an Entity.
     *
     * `GET /entities/{entity_id}`. An extension of the contract.
     */
    retrieve(id: EntityId): Entity;
    /**
     * Change the description of an Entity.
     *
     * Emits `entity.updated` when something changed.
     *
     * `PATCH /entities/{entity_id}`. An extension of the contract.
     */
    update(id: EntityId, params: EntityUpdateParams): Entity;
    /**
     * Archive an Entity, which keeps it but allows no new activity.
     *
     * An archived Entity cannot own a new Account or hold a new Card, and its Accounts cannot get a new
     * Account Number, Card or Lockbox Recipient. A second archive is refused. Emits `entity.updated`.
     *
     * `POST /entities/{entity_id}/archive`. An extension of the contract.
     */
    archive(id: EntityId, options?: WriteOptions): Entity;
  };
  /** Operations on Programs. */
  programs: {
    /**
     * List Programs, newest first.
     *
     * `GET /programs`. An extension of the contract.
     */
    list(params?: ProgramListParams): ProgramList;
    /**
     * Retrieve a Program.
     *
     * `GET /programs/{program_id}`. An extension of the contract.
     */
    retrieve(id: ProgramId): Program;
  };
  /** Operations on Pending Transactions. */
  pendingTransactions: {
    /**
     * List Pending Transactions, newest first.
     *
     * Complete Pending Transactions are listed only if `status.in` includes them.
     *
     * `GET /pending_transactions`. An extension of the contract.
     */
    list(params?: PendingTransactionListParams): PendingTransactionList;
    /**
     * Hold money on an Account, so that it cannot be spent.
     *
     * The Account must be open. Creates a Pending Transaction of category `user_initiated_hold` that lasts
     * until you release it. Emits `pending_transaction.created`.
     *
     * `POST /pending_transactions`. An extension of the contract.
     */
    create(params: PendingTransactionCreateParams, options?: WriteOptions): PendingTransaction;
    /**
     * Retrieve a Pending Transaction.
     *
     * `GET /pending_transactions/{pending_transaction_id}`. An extension of the contract.
     */
    retrieve(id: PendingTransactionId): PendingTransaction;
    /**
     * Release a hold that you created, so that the money can be spent again.
     *
     * The Pending Transaction must be `pending` and of category `user_initiated_hold`. It becomes
     * `complete`. Emits `pending_transaction.updated`.
     *
     * `POST /pending_transactions/{pending_transaction_id}/release`. An extension of the contract.
     */
    release(id: PendingTransactionId, options?: WriteOptions): PendingTransaction;
  };
  /** Operations on Cards. */
  cards: {
    /**
     * List Cards, newest first.
     *
     * `GET /cards`. An extension of the contract.
     */
    list(params?: CardListParams): CardList;
    /**
     * Create a Card.
     *
     * The Account must be open, and its Entity and the Card's holder must be active. Starts `active`.
     * Emits `card.created`.
     *
     * - `authorization_controls.usage.multi_use` is required when `category` is `multi_use`.
     * - `authorization_controls.usage.multi_use` is not allowed when `category` is `single_use`.
     * - `authorization_controls.usage.single_use` is required when `category` is `single_use`.
     * - `authorization_controls.usage.single_use` is not allowed when `category` is `multi_use`.
     *
     * `POST /cards`. An extension of the contract.
     */
    create(params: CardCreateParams, options?: WriteOptions): Card;
    /**
     * Retrieve a Card.
     *
     * `GET /cards/{card_id}`. An extension of the contract.
     */
    retrieve(id: CardId): Card;
    /**
     * Disable, enable or cancel a Card, or change its holder and its authorization controls.
     *
     * A canceled Card cannot be changed. Emits `card.updated` when something changed.
     *
     * - `authorization_controls.usage.multi_use` is required when `category` is `multi_use`.
     * - `authorization_controls.usage.multi_use` is not allowed when `category` is `single_use`.
     * - `authorization_controls.usage.single_use` is required when `category` is `single_use`.
     * - `authorization_controls.usage.single_use` is not allowed when `category` is `multi_use`.
     *
     * `PATCH /cards/{card_id}`. An extension of the contract.
     */
    update(id: CardId, params: CardUpdateParams): Card;
    /**
     * Reveal the secret numbers of a Card.
     *
     * They are test numbers.
     *
     * `GET /cards/{card_id}/details`. An extension of the contract.
     */
    details(id: CardId): CardDetails;
  };
  /** Operations on Card Payments. */
  cardPayments: {
    /**
     * List Card Payments, newest first.
     *
     * `GET /card_payments`. An extension of the contract.
     */
    list(params?: CardPaymentListParams): CardPaymentList;
    /**
     * Retrieve a Card Payment.
     *
     * `GET /card_payments/{card_payment_id}`. An extension of the contract.
     */
    retrieve(id: CardPaymentId): CardPayment;
  };
  /** Operations on Real Time Decisions. */
  realTimeDecisions: {
    /**
     * Retrieve a Real-Time Decision.
     *
     * `GET /real_time_decisions/{real_time_decision_id}`. An extension of the contract.
     */
    retrieve(id: RealTimeDecisionId): RealTimeDecision;
    /**
     * Approve or decline a Real-Time Decision.
     *
     * The Real-Time Decision must be `pending` and becomes `responded`. A `partial_amount` is refused if
     * it exceeds the `settlement_amount`, or if the merchant does not support partial approvals. The bank
     * checks its decline rules again, with your decision as the last rule: an approved payment can still
     * be declined, for example because the balance has decreased. An authorization emits
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
    action(id: RealTimeDecisionId, params: RealTimeDecisionActionParams, options?: WriteOptions): RealTimeDecision;
  };
  /** Operations on Physical Card Profiles. */
  physicalCardProfiles: {
    /**
     * List Physical Card Profiles, newest first.
     *
     * A new Program has one, `active` and its default.
     *
     * `GET /physical_card_profiles`. An extension of the contract.
     */
    list(params?: PhysicalCardProfileListParams): PhysicalCardProfileList;
    /**
     * Create a Physical Card Profile.
     *
     * Emits `physical_card_profile.created`.
     *
     * `POST /physical_card_profiles`. An extension of the contract.
     */
    create(params: PhysicalCardProfileCreateParams, options?: WriteOptions): PhysicalCardProfile;
    /**
     * Retrieve a Physical Card Profile.
     *
     * `GET /physical_card_profiles/{physical_card_profile_id}`. An extension of the contract.
     */
    retrieve(id: PhysicalCardProfileId): PhysicalCardProfile;
    /**
     * Archive a Physical Card Profile, so that it cannot be used for new Physical Cards.
     *
     * The default profile of a Program is refused, and so is a second archive. Emits
     * `physical_card_profile.updated`.
     *
     * `POST /physical_card_profiles/{physical_card_profile_id}/archive`. An extension of the contract.
     */
    archive(id: PhysicalCardProfileId, options?: WriteOptions): PhysicalCardProfile;
  };
  /** Operations on Files. */
  files: {
    /**
     * List Files, newest first.
     *
     * A new bank has one File for each of the purposes `check_image_front`, `check_image_back` and
     * `inbound_mail_item`.
     *
     * `GET /files`. An extension of the contract.
     */
    list(params?: FileListParams): FileList;
    /**
     * Upload a File.
     *
     * Send the request as `multipart/form-data`. The file is at most 10 MiB, and the rest of the body at
     * most 64 KiB. Use the id of the File as the contents of a simulated mail item or the image of a check
     * that you deposit.
     *
     * `POST /files`. An extension of the contract.
     */
    create(params: FileCreateParams, options?: WriteOptions): File;
    /**
     * Retrieve a File.
     *
     * `GET /files/{file_id}`. An extension of the contract.
     */
    retrieve(id: FileId): File;
    /**
     * Download the contents of a File.
     *
     * The response body is the bytes of the File, with its media type as the `Content-Type`. Files that
     * the bank creates contain a small picture or document.
     *
     * `GET /files/{file_id}/contents`. An extension of the contract.
     */
    contents(id: FileId): FileContents;
  };
  /** Operations on Lockbox Addresses. */
  lockboxAddresses: {
    /**
     * List Lockbox Addresses, newest first.
     *
     * `GET /lockbox_addresses`. An extension of the contract.
     */
    list(params?: LockboxAddressListParams): LockboxAddressList;
    /**
     * Create a Lockbox Address.
     *
     * In production, setting it up takes time. Here it is `active` at once. Emits
     * `lockbox_address.created`.
     *
     * `POST /lockbox_addresses`. An extension of the contract.
     */
    create(params?: LockboxAddressCreateParams, options?: WriteOptions): LockboxAddress;
    /**
     * Retrieve a Lockbox Address.
     *
     * `GET /lockbox_addresses/{lockbox_address_id}`. An extension of the contract.
     */
    retrieve(id: LockboxAddressId): LockboxAddress;
    /**
     * Change the description of a Lockbox Address, or disable, enable or cancel it.
     *
     * Cancellation is permanent: a canceled Lockbox Address cannot be changed. Emits
     * `lockbox_address.updated` when something changed.
     *
     * `PATCH /lockbox_addresses/{lockbox_address_id}`. An extension of the contract.
     */
    update(id: LockboxAddressId, params: LockboxAddressUpdateParams): LockboxAddress;
  };
  /** Operations on Lockbox Recipients. */
  lockboxRecipients: {
    /**
     * List Lockbox Recipients, newest first.
     *
     * `GET /lockbox_recipients`. An extension of the contract.
     */
    list(params?: LockboxRecipientListParams): LockboxRecipientList;
    /**
     * Create a Lockbox Recipient.
     *
     * The Account must be open and its Entity active. Starts `active`. Emits `lockbox_recipient.created`.
     *
     * `POST /lockbox_recipients`. An extension of the contract.
     */
    create(params: LockboxRecipientCreateParams, options?: WriteOptions): LockboxRecipient;
    /**
     * Retrieve a Lockbox Recipient.
     *
     * `GET /lockbox_recipients/{lockbox_recipient_id}`. An extension of the contract.
     */
    retrieve(id: LockboxId): LockboxRecipient;
    /**
     * Change the description or name of a Lockbox Recipient, or disable, enable or cancel it.
     *
     * Cancellation is permanent: a canceled Lockbox Recipient cannot be changed. Emits
     * `lockbox_recipient.updated` when something changed.
     *
     * `PATCH /lockbox_recipients/{lockbox_recipient_id}`. An extension of the contract.
     */
    update(id: LockboxId, params: LockboxRecipientUpdateParams): LockboxRecipient;
  };
  /** Operations on Check Deposits. */
  checkDeposits: {
    /**
     * List Check Deposits, newest first.
     *
     * `GET /check_deposits`. An extension of the contract.
     */
    list(params?: CheckDepositListParams): CheckDepositList;
    /**
     * Deposit a check by its images.
     *
     * The Account must be open. Starts `pending`, with a Pending Transaction for the amount. Emits
     * `check_deposit.created` and `pending_transaction.created`.
     *
     * `POST /check_deposits`. An extension of the contract.
     */
    create(params: CheckDepositCreateParams, options?: WriteOptions): CheckDeposit;
    /**
     * Retrieve a Check Deposit.
     *
     * `GET /check_deposits/{check_deposit_id}`. An extension of the contract.
     */
    retrieve(id: CheckDepositId): CheckDeposit;
  };
  /** Operations on Inbound Ach Transfers. */
  inboundAchTransfers: {
    /**
     * List Inbound ACH Transfers, newest first.
     *
     * `GET /inbound_ach_transfers`. An extension of the contract.
     */
    list(params?: InboundAchTransferListParams): InboundAchTransferList;
    /**
     * Retrieve an Inbound ACH Transfer.
     *
     * `GET /inbound_ach_transfers/{inbound_ach_transfer_id}`. An extension of the contract.
     */
    retrieve(id: InboundAchTransferId): InboundAchTransfer;
    /**
     * Decline an Inbound ACH Transfer before its money moves.
     *
     * The transfer must be `pending` and becomes `declined`. A Declined Transaction of category
     * `ach_decline` records it. You cannot give a reason that only the bank determines, such as a disabled
     * Account Number. Emits `declined_transaction.created` and `inbound_ach_transfer.updated`.
     *
     * `POST /inbound_ach_transfers/{inbound_ach_transfer_id}/decline`. An extension of the contract.
     */
    decline(
      id: InboundAchTransferId,
      params?: InboundAchTransferDeclineParams,
      options?: WriteOptions,
    ): InboundAchTransfer;
    /**
     * Return an Inbound ACH Transfer after its money moved.
     *
     * The transfer must be `accepted` and the Account open. The transfer becomes `returned`. A Transaction
     * of category `inbound_ach_transfer_return_intention` moves the money back, even if this overdraws the
     * Account. A returned debit no longer counts towards a Limit. Emits `transaction.created` and
     * `inbound_ach_transfer.updated`.
     *
     * `POST /inbound_ach_transfers/{inbound_ach_transfer_id}/transfer_return`. An extension of the
     * contract.
     */
    transferReturn(
      id: InboundAchTransferId,
      params: InboundAchTransferTransferReturnParams,
      options?: WriteOptions,
    ): InboundAchTransfer;
  };
  /** Operations on Inbound Check Deposits. */
  inboundCheckDeposits: {
    /**
     * List Inbound Check Deposits, newest first.
     *
     * `GET /inbound_check_deposits`. An extension of the contract.
     */
    list(params?: InboundCheckDepositListParams): InboundCheckDepositList;
    /**
     * Retrieve an Inbound Check Deposit.
     *
     * `GET /inbound_check_deposits/{inbound_check_deposit_id}`. An extension of the contract.
     */
    retrieve(id: InboundCheckDepositId): InboundCheckDeposit;
    /**
     * Decline an Inbound Check Deposit before it is paid.
     *
     * The check must be `pending` and becomes `declined`. A Declined Transaction of category
     * `check_decline` records it, with the reason `user_initiated`. Emits `declined_transaction.created`
     * and `inbound_check_deposit.updated`.
     *
     * `POST /inbound_check_deposits/{inbound_check_deposit_id}/decline`. An extension of the contract.
     */
    decline(id: InboundCheckDepositId, options?: WriteOptions): InboundCheckDeposit;
    /**
     * Return an Inbound Check Deposit after it was paid.
     *
     * The check must be `accepted` and the Account open. The check becomes `returned`. A Transaction of
     * category `other` credits the Account, and the check no longer counts towards a Limit. Emits
     * `transaction.created` and `inbound_check_deposit.updated`.
     *
     * `POST /inbound_check_deposits/{inbound_check_deposit_id}/return`. An extension of the contract.
     */
    return(
      id: InboundCheckDepositId,
      params: InboundCheckDepositReturnParams,
      options?: WriteOptions,
    ): InboundCheckDeposit;
  };
  /** Operations on Inbound Real Time Payments Transfers. */
  inboundRealTimePaymentsTransfers: {
    /**
     * List Inbound Real-Time Payments Transfers, newest first.
     *
     * `GET /inbound_real_time_payments_transfers`. An extension of the contract.
     */
    list(params?: InboundRealTimePaymentsTransferListParams): InboundRealTimePaymentsTransferList;
    /**
     * Retrieve an Inbound Real-Time Payments Transfer.
     *
     * `GET /inbound_real_time_payments_transfers/{inbound_real_time_payments_transfer_id}`. An extension
     * of the contract.
     */
    retrieve(id: InboundRealTimePaymentsTransferId): InboundRealTimePaymentsTransfer;
  };
  /** Operations on Inbound Fednow Transfers. */
  inboundFednowTransfers: {
    /**
     * List Inbound FedNow Transfers, newest first.
     *
     * `GET /inbound_fednow_transfers`. An extension of the contract.
     */
    list(params?: InboundFednowTransferListParams): InboundFednowTransferList;
    /**
     * Retrieve an Inbound FedNow Transfer.
     *
     * `GET /inbound_fednow_transfers/{inbound_fednow_transfer_id}`. An extension of the contract.
     */
    retrieve(id: InboundFednowTransferId): InboundFednowTransfer;
  };
  /** Operations on Inbound Wire Transfers. */
  inboundWireTransfers: {
    /**
     * List Inbound Wire Transfers, newest first.
     *
     * `GET /inbound_wire_transfers`. An extension of the contract.
     */
    list(params?: InboundWireTransferListParams): InboundWireTransferList;
    /**
     * Retrieve an Inbound Wire Transfer.
     *
     * `GET /inbound_wire_transfers/{inbound_wire_transfer_id}`. An extension of the contract.
     */
    retrieve(id: InboundWireTransferId): InboundWireTransfer;
    /**
     * Reverse an Inbound Wire Transfer, which sends the money back.
     *
     * The wire must be `accepted` and the Account open. The wire becomes `reversed`. A Transaction of
     * category `other` debits the Account, even if this overdraws it. Emits `transaction.created` and
     * `inbound_wire_transfer.updated`.
     *
     * `POST /inbound_wire_transfers/{inbound_wire_transfer_id}/reverse`. An extension of the contract.
     */
    reverse(
      id: InboundWireTransferId,
      params: InboundWireTransferReverseParams,
      options?: WriteOptions,
    ): InboundWireTransfer;
  };
  /** Operations on Event Subscriptions. */
  eventSubscriptions: {
    /**
     * List Event Subscriptions, newest first.
     *
     * `GET /event_subscriptions`. An extension of the contract.
     */
    list(params?: EventSubscriptionListParams): EventSubscriptionList;
    /**
     * Subscribe a URL to all Events or to the Events of one category.
     *
     * The bank sends the Events of this environment, each as a POST signed with the shared secret. Emits
     * `event_subscription.created`.
     *
     * `POST /event_subscriptions`. An extension of the contract.
     */
    create(params: EventSubscriptionCreateParams, options?: WriteOptions): EventSubscription;
    /**
     * Retrieve an Event Subscription.
     *
     * `GET /event_subscriptions/{event_subscription_id}`. An extension of the contract.
     */
    retrieve(id: EventSubscriptionId): EventSubscription;
    /**
     * Disable, enable or delete an Event Subscription.
     *
     * Deletion is permanent: a deleted Event Subscription cannot change to another state. Emits
     * `event_subscription.updated` when something changed.
     *
     * `PATCH /event_subscriptions/{event_subscription_id}`. An extension of the contract.
     */
    update(id: EventSubscriptionId, params: EventSubscriptionUpdateParams): EventSubscription;
  };
}
