// Generated from packages/contract/src by `npm run generate`. Do not edit.

import type { Api } from "../core/api.ts";
import { AccountNumbers } from "./account-numbers.ts";
import { Accounts } from "./accounts.ts";
import { CardPayments } from "./card-payments.ts";
import { Cards } from "./cards.ts";
import { CheckDeposits } from "./check-deposits.ts";
import { DeclinedTransactions } from "./declined-transactions.ts";
import { Entities } from "./entities.ts";
import { EventSubscriptions } from "./event-subscriptions.ts";
import { Events } from "./events.ts";
import { Files } from "./files.ts";
import { InboundAchTransfers } from "./inbound-ach-transfers.ts";
import { InboundCheckDeposits } from "./inbound-check-deposits.ts";
import { InboundFednowTransfers } from "./inbound-fednow-transfers.ts";
import { InboundMailItems } from "./inbound-mail-items.ts";
import { InboundRealTimePaymentsTransfers } from "./inbound-real-time-payments-transfers.ts";
import { InboundWireTransfers } from "./inbound-wire-transfers.ts";
import { Limits } from "./limits.ts";
import { LockboxAddresses } from "./lockbox-addresses.ts";
import { LockboxRecipients } from "./lockbox-recipients.ts";
import { PendingTransactions } from "./pending-transactions.ts";
import { PhysicalCardProfiles } from "./physical-card-profiles.ts";
import { PhysicalCards } from "./physical-cards.ts";
import { Programs } from "./programs.ts";
import { RealTimeDecisions } from "./real-time-decisions.ts";
import { Simulations } from "./simulations.ts";
import { Transactions } from "./transactions.ts";

export type * from "./account-numbers.ts";
export type * from "./accounts.ts";
export type * from "./card-payments.ts";
export type * from "./cards.ts";
export type * from "./check-deposits.ts";
export type * from "./declined-transactions.ts";
export type * from "./entities.ts";
export type * from "./event-objects.ts";
export type * from "./event-subscriptions.ts";
export type * from "./events.ts";
export type * from "./files.ts";
export type * from "./ids.ts";
export type * from "./inbound-ach-transfers.ts";
export type * from "./inbound-check-deposits.ts";
export type * from "./inbound-fednow-transfers.ts";
export type * from "./inbound-mail-items.ts";
export type * from "./inbound-real-time-payments-transfers.ts";
export type * from "./inbound-wire-transfers.ts";
export type * from "./limits.ts";
export type * from "./lockbox-addresses.ts";
export type * from "./lockbox-recipients.ts";
export type * from "./pending-transactions.ts";
export type * from "./physical-card-profiles.ts";
export type * from "./physical-cards.ts";
export type * from "./programs.ts";
export type * from "./real-time-decisions.ts";
export type * from "./shared.ts";
export type * from "./simulations.ts";
export type * from "./transactions.ts";

/** Every part of the API. The client is one of these, with a connection. */
export class Resources {
  /** Operations on Accounts. */
  readonly accounts: Accounts;

  /** What production or others do by themselves, set off by hand. Sandbox only. */
  readonly simulations: Simulations;

  /** Operations on Account Numbers. */
  readonly accountNumbers: AccountNumbers;

  /** Operations on Physical Cards. */
  readonly physicalCards: PhysicalCards;

  /** Operations on Limits. */
  readonly limits: Limits;

  /** Operations on Declined Transactions. */
  readonly declinedTransactions: DeclinedTransactions;

  /** Operations on Inbound Mail Items. */
  readonly inboundMailItems: InboundMailItems;

  /** Operations on Events. */
  readonly events: Events;

  /** Operations on Transactions. */
  readonly transactions: Transactions;

  /** Operations on Entities. */
  readonly entities: Entities;

  /** Operations on Programs. */
  readonly programs: Programs;

  /** Operations on Pending Transactions. */
  readonly pendingTransactions: PendingTransactions;

  /** Operations on Cards. */
  readonly cards: Cards;

  /** Operations on Card Payments. */
  readonly cardPayments: CardPayments;

  /** Operations on Real Time Decisions. */
  readonly realTimeDecisions: RealTimeDecisions;

  /** Operations on Physical Card Profiles. */
  readonly physicalCardProfiles: PhysicalCardProfiles;

  /** Operations on Files. */
  readonly files: Files;

  /** Operations on Lockbox Addresses. */
  readonly lockboxAddresses: LockboxAddresses;

  /** Operations on Lockbox Recipients. */
  readonly lockboxRecipients: LockboxRecipients;

  /** Operations on Check Deposits. */
  readonly checkDeposits: CheckDeposits;

  /** Operations on Inbound Ach Transfers. */
  readonly inboundAchTransfers: InboundAchTransfers;

  /** Operations on Inbound Check Deposits. */
  readonly inboundCheckDeposits: InboundCheckDeposits;

  /** Operations on Inbound Real Time Payments Transfers. */
  readonly inboundRealTimePaymentsTransfers: InboundRealTimePaymentsTransfers;

  /** Operations on Inbound Fednow Transfers. */
  readonly inboundFednowTransfers: InboundFednowTransfers;

  /** Operations on Inbound Wire Transfers. */
  readonly inboundWireTransfers: InboundWireTransfers;

  /** Operations on Event Subscriptions. */
  readonly eventSubscriptions: EventSubscriptions;

  constructor(api: Api) {
    this.accounts = new Accounts(api);
    this.simulations = new Simulations(api);
    this.accountNumbers = new AccountNumbers(api);
    this.physicalCards = new PhysicalCards(api);
    this.limits = new Limits(api);
    this.declinedTransactions = new DeclinedTransactions(api);
    this.inboundMailItems = new InboundMailItems(api);
    this.events = new Events(api);
    this.transactions = new Transactions(api);
    this.entities = new Entities(api);
    this.programs = new Programs(api);
    this.pendingTransactions = new PendingTransactions(api);
    this.cards = new Cards(api);
    this.cardPayments = new CardPayments(api);
    this.realTimeDecisions = new RealTimeDecisions(api);
    this.physicalCardProfiles = new PhysicalCardProfiles(api);
    this.files = new Files(api);
    this.lockboxAddresses = new LockboxAddresses(api);
    this.lockboxRecipients = new LockboxRecipients(api);
    this.checkDeposits = new CheckDeposits(api);
    this.inboundAchTransfers = new InboundAchTransfers(api);
    this.inboundCheckDeposits = new InboundCheckDeposits(api);
    this.inboundRealTimePaymentsTransfers = new InboundRealTimePaymentsTransfers(api);
    this.inboundFednowTransfers = new InboundFednowTransfers(api);
    this.inboundWireTransfers = new InboundWireTransfers(api);
    this.eventSubscriptions = new EventSubscriptions(api);
  }
}
