// Generated from packages/contract/src by `npm run generate`. Do not edit.

import type { AccountNumbers } from "./account-numbers.ts";
import type { AccountTransfers } from "./account-transfers.ts";
import type { Accounts } from "./accounts.ts";
import type { AchTransfers } from "./ach-transfers.ts";
import type { CardPayments } from "./card-payments.ts";
import type { Cards } from "./cards.ts";
import type { CheckDeposits } from "./check-deposits.ts";
import type { CheckTransfers } from "./check-transfers.ts";
import type { DeclinedTransactions } from "./declined-transactions.ts";
import type { DigitalCardProfiles } from "./digital-card-profiles.ts";
import type { Entities } from "./entities.ts";
import type { EventSubscriptions } from "./event-subscriptions.ts";
import type { Events } from "./events.ts";
import type { ExternalAccounts } from "./external-accounts.ts";
import type { FednowTransfers } from "./fednow-transfers.ts";
import type { Files } from "./files.ts";
import type { InboundAchTransfers } from "./inbound-ach-transfers.ts";
import type { InboundCheckDeposits } from "./inbound-check-deposits.ts";
import type { InboundFednowTransfers } from "./inbound-fednow-transfers.ts";
import type { InboundMailItems } from "./inbound-mail-items.ts";
import type { InboundRealTimePaymentsTransfers } from "./inbound-real-time-payments-transfers.ts";
import type { InboundWireTransfers } from "./inbound-wire-transfers.ts";
import type { Limits } from "./limits.ts";
import type { LockboxAddresses } from "./lockbox-addresses.ts";
import type { LockboxRecipients } from "./lockbox-recipients.ts";
import type { PendingTransactions } from "./pending-transactions.ts";
import type { PhysicalCardProfiles } from "./physical-card-profiles.ts";
import type { PhysicalCards } from "./physical-cards.ts";
import type { Programs } from "./programs.ts";
import type { RealTimeDecisions } from "./real-time-decisions.ts";
import type { RealTimePaymentsTransfers } from "./real-time-payments-transfers.ts";
import type { RoutingNumbers } from "./routing-numbers.ts";
import type { Simulations } from "./simulations.ts";
import type { Transactions } from "./transactions.ts";
import type { WireTransfers } from "./wire-transfers.ts";

export type * from "./account-numbers.ts";
export type * from "./account-transfers.ts";
export type * from "./accounts.ts";
export type * from "./ach-transfers.ts";
export type * from "./card-payments.ts";
export type * from "./cards.ts";
export type * from "./check-deposits.ts";
export type * from "./check-transfers.ts";
export type * from "./declined-transactions.ts";
export type * from "./digital-card-profiles.ts";
export type * from "./entities.ts";
export type * from "./event-objects.ts";
export type * from "./event-subscriptions.ts";
export type * from "./events.ts";
export type * from "./external-accounts.ts";
export type * from "./fednow-transfers.ts";
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
export type * from "./real-time-payments-transfers.ts";
export type * from "./routing-numbers.ts";
export type * from "./shared.ts";
export type * from "./simulations.ts";
export type * from "./transactions.ts";
export type * from "./wire-transfers.ts";

/** Every resource of the API. A client has these properties. */
export interface Resources {
  /** Operations on Accounts. */
  readonly accounts: Accounts;

  /** Simulations of events that production or other parties cause. Sandbox only. */
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

  /** Operations on Digital Card Profiles. */
  readonly digitalCardProfiles: DigitalCardProfiles;

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

  /** Operations on Account Transfers. */
  readonly accountTransfers: AccountTransfers;

  /** Operations on Ach Transfers. */
  readonly achTransfers: AchTransfers;

  /** Operations on Wire Transfers. */
  readonly wireTransfers: WireTransfers;

  /** Operations on Real Time Payments Transfers. */
  readonly realTimePaymentsTransfers: RealTimePaymentsTransfers;

  /** Operations on Fednow Transfers. */
  readonly fednowTransfers: FednowTransfers;

  /** Operations on Check Transfers. */
  readonly checkTransfers: CheckTransfers;

  /** Operations on External Accounts. */
  readonly externalAccounts: ExternalAccounts;

  /** Operations on Routing Numbers. */
  readonly routingNumbers: RoutingNumbers;

  /** Operations on Event Subscriptions. */
  readonly eventSubscriptions: EventSubscriptions;
}
