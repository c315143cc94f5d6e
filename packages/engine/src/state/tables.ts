import type {
  Account,
  AccountNumber,
  Card,
  CardPayment,
  CheckDeposit,
  DeclinedTransaction,
  Entity,
  Event,
  EventSubscription,
  File,
  InboundAchTransfer,
  InboundCheckDeposit,
  InboundFednowTransfer,
  InboundMailItem,
  InboundRealTimePaymentsTransfer,
  InboundWireTransfer,
  Limit,
  LockboxAddress,
  LockboxRecipient,
  PendingTransaction,
  PhysicalCard,
  PhysicalCardProfile,
  Program,
  RealTimeDecision,
  Transaction,
} from "@sandbank/contract";
import { cardNumberOf } from "../digits/card-number.ts";
import { createTable, type Table } from "../store/table.ts";
import type { Debit } from "./debit-index.ts";
import { subjectOf } from "./declined-subject.ts";
import { type Delivery, hasDue } from "./delivery.ts";

/** The objects of every type. */
export interface Tables {
  readonly accounts: Table<Account>;
  readonly accountNumbers: Table<AccountNumber>;
  readonly cards: Table<Card>;
  readonly cardPayments: Table<CardPayment>;
  readonly checkDeposits: Table<CheckDeposit>;
  /** No object of the API: what Limits count. */
  readonly debits: Table<Debit>;
  readonly declinedTransactions: Table<DeclinedTransaction>;
  /** No object of the API: the webhooks. */
  readonly deliveries: Table<Delivery>;
  readonly entities: Table<Entity>;
  readonly events: Table<Event>;
  readonly eventSubscriptions: Table<EventSubscription>;
  readonly files: Table<File>;
  readonly inboundAchTransfers: Table<InboundAchTransfer>;
  readonly inboundCheckDeposits: Table<InboundCheckDeposit>;
  readonly inboundFednowTransfers: Table<InboundFednowTransfer>;
  readonly inboundMailItems: Table<InboundMailItem>;
  readonly inboundRealTimePaymentsTransfers: Table<InboundRealTimePaymentsTransfer>;
  readonly inboundWireTransfers: Table<InboundWireTransfer>;
  readonly limits: Table<Limit>;
  readonly lockboxAddresses: Table<LockboxAddress>;
  readonly lockboxRecipients: Table<LockboxRecipient>;
  readonly pendingTransactions: Table<PendingTransaction>;
  readonly physicalCardProfiles: Table<PhysicalCardProfile>;
  readonly physicalCards: Table<PhysicalCard>;
  readonly programs: Table<Program>;
  readonly realTimeDecisions: Table<RealTimeDecision>;
  readonly transactions: Table<Transaction>;
}

/** What the lists of all inbound transfers filter by. */
const transferIndexes = {
  account_id: (transfer: Transfer) => transfer.account_id,
  account_number_id: (transfer: Transfer) => transfer.account_number_id,
  status: (transfer: Transfer) => transfer.status,
};

interface Transfer {
  readonly account_id: string;
  readonly account_number_id: string | null;
  readonly status: string;
}

/** Each table, with an index for each filter of its list. */
export function createTables(): Tables {
  return {
    accounts: createTable<Account>({
      entity_id: (account) => account.entity_id,
      informational_entity_id: (account) => account.informational_entity_id,
      program_id: (account) => account.program_id,
      idempotency_key: (account) => account.idempotency_key,
      status: (account) => account.status,
    }),
    accountNumbers: createTable<AccountNumber>({
      account_id: (number) => number.account_id,
      account_number: (number) => number.account_number,
      ach_debit_status: (number) => number.inbound_ach.debit_status,
      idempotency_key: (number) => number.idempotency_key,
      status: (number) => number.status,
    }),
    cards: createTable<Card>({
      account_id: (card) => card.account_id,
      /** No list filters by it: a new one must not be taken. */
      card_number: (card) => cardNumberOf(card.id),
      idempotency_key: (card) => card.idempotency_key,
      status: (card) => card.status,
    }),
    cardPayments: createTable<CardPayment>({
      account_id: (payment) => payment.account_id,
      card_id: (payment) => payment.card_id,
    }),
    checkDeposits: createTable<CheckDeposit>({
      account_id: (deposit) => deposit.account_id,
      idempotency_key: (deposit) => deposit.idempotency_key,
    }),
    debits: createTable<Debit>({}),
    declinedTransactions: createTable<DeclinedTransaction>({
      account_id: (declined) => declined.account_id,
      route_id: (declined) => declined.route_id,
      category: (declined) => declined.source.category,
      /** What was declined, which may not name it: `bank.explain` takes either. */
      subject: subjectOf,
    }),
    deliveries: createTable<Delivery>({
      due: (delivery) => (hasDue(delivery) ? "due" : null),
      event: ({ event }) => event.id,
      subscription: (delivery) => delivery.subscription,
    }),
    entities: createTable<Entity>({
      idempotency_key: (entity) => entity.idempotency_key,
      status: (entity) => entity.status,
    }),
    events: createTable<Event>({
      associated_object_id: (event) => event.associated_object_id,
      category: (event) => event.category,
    }),
    eventSubscriptions: createTable<EventSubscription>({
      idempotency_key: (subscription) => subscription.idempotency_key,
      /** The category that an active one is sent; `*` for all. */
      sends: ({ selected_event_categories: selected, status }) =>
        status === "active" ? (selected?.[0]?.event_category ?? "*") : null,
    }),
    files: createTable<File>({
      idempotency_key: (file) => file.idempotency_key,
      purpose: (file) => file.purpose,
    }),
    inboundAchTransfers: createTable<InboundAchTransfer>(transferIndexes),
    inboundCheckDeposits: createTable<InboundCheckDeposit>(transferIndexes),
    inboundFednowTransfers: createTable<InboundFednowTransfer>(transferIndexes),
    inboundMailItems: createTable<InboundMailItem>({
      lockbox_address_id: (item) => item.lockbox_address_id,
      lockbox_recipient_id: (item) => item.lockbox_recipient_id,
    }),
    inboundRealTimePaymentsTransfers: createTable<InboundRealTimePaymentsTransfer>(transferIndexes),
    inboundWireTransfers: createTable<InboundWireTransfer>(transferIndexes),
    limits: createTable<Limit>({
      idempotency_key: (limit) => limit.idempotency_key,
      model_id: (limit) => limit.model_id,
      status: (limit) => limit.status,
    }),
    lockboxAddresses: createTable<LockboxAddress>({ idempotency_key: (address) => address.idempotency_key }),
    lockboxRecipients: createTable<LockboxRecipient>({
      account_id: (recipient) => recipient.account_id,
      idempotency_key: (recipient) => recipient.idempotency_key,
      lockbox_address_id: (recipient) => recipient.lockbox_address_id,
      /** No list filters by it: a new one must not be taken. */
      mail_stop_code: (recipient) => recipient.mail_stop_code,
    }),
    pendingTransactions: createTable<PendingTransaction>({
      account_id: (pending) => pending.account_id,
      category: (pending) => pending.source.category,
      /** The Check Deposit that it stands for, which does not name it. */
      check_deposit_id: (pending) => pending.source.check_deposit_instruction?.check_deposit_id ?? null,
      route_id: (pending) => pending.route_id,
      status: (pending) => pending.status,
    }),
    physicalCardProfiles: createTable<PhysicalCardProfile>({
      /** The Program for which a profile is a default one. */
      default_of: (profile) => (profile.is_default ? profile.program_id : null),
      idempotency_key: (profile) => profile.idempotency_key,
      status: (profile) => profile.status,
    }),
    physicalCards: createTable<PhysicalCard>({
      card_id: (card) => card.card_id,
      idempotency_key: (card) => card.idempotency_key,
    }),
    programs: createTable<Program>({}),
    realTimeDecisions: createTable<RealTimeDecision>({}),
    transactions: createTable<Transaction>({
      account_id: (transaction) => transaction.account_id,
      category: (transaction) => transaction.source.category,
      route_id: (transaction) => transaction.route_id,
    }),
  };
}
