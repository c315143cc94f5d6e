// Generated from packages/contract/src by `npm run generate`. Do not edit.

import type { OperationTable } from "../core/operation-table.ts";

/**
 * Every operation, by its property and method: the kind of request, and `params` if it has parameters.
 * The path follows from the names. For `accountNumbers`, `list` (sent as `LIST params`) and `create`
 * (`POST params`) have `/account_numbers`; `retrieve` (`GET`) and `update` (`PATCH params`) have
 * `/account_numbers/{account_number}`; any other, such as `details: GET`, has
 * `/account_numbers/{account_number}/details`. A word after `params` replaces that last part of the
 * path.
 */
export const operations: OperationTable = {
  accounts: "list, create, retrieve, update, balance: GET params, close: POST",
  simulations: {
    accountRevenuePayments: "create",
    interestPayments: "create",
    physicalCards: "advanceShipment: POST params, addTrackingUpdate: POST params tracking_updates",
    inboundMailItems: "create",
    entities: "updateValidation: POST params",
    programs: "create",
    pendingTransactions: "releaseInboundFundsHold: POST",
    cardAuthorizations: "create",
    cardSettlements: "create",
    cardRefunds: "create",
    cardReversals: "create",
    cardIncrements: "create",
    cardAuthorizationExpirations: "create",
    cardBalanceInquiries: "create",
    checkDeposits: "submit: POST params, reject: POST params, return: POST",
    inboundAchTransfers: "create",
    inboundCheckDeposits: "create",
    inboundRealTimePaymentsTransfers: "create",
    inboundFednowTransfers: "create",
    inboundWireTransfers: "create",
    achTransfers:
      "submit: POST, acknowledge: POST, settle: POST params, return: POST params, reject: POST, createNotificationOfChange: POST params",
    wireTransfers: "submit: POST, reverse: POST, reject: POST",
    realTimePaymentsTransfers: "complete: POST params",
    fednowTransfers: "complete: POST params",
    checkTransfers: "mail: POST, reject: POST",
  },
  accountNumbers: "list, create, retrieve, update",
  physicalCards: "list, create, retrieve, update",
  limits: "list, create, retrieve, update",
  declinedTransactions: "list, retrieve",
  inboundMailItems: "list, retrieve, action: POST params",
  events: "list, retrieve",
  transactions: "list, retrieve",
  entities: "list, create, retrieve, update, archive: POST",
  programs: "list, retrieve",
  pendingTransactions: "list, create, retrieve, release: POST",
  cards: "list, create, retrieve, update, details: GET, createDetailsIframe: POST params",
  cardPayments: "list, retrieve",
  realTimeDecisions: "retrieve, action: POST params",
  physicalCardProfiles: "list, create, retrieve, archive: POST",
  digitalCardProfiles: "list, create, retrieve, archive: POST, clone: POST params",
  files: "list, create: UPLOAD params, retrieve, contents: DOWNLOAD",
  lockboxAddresses: "list, create, retrieve, update",
  lockboxRecipients: "list, create, retrieve, update",
  checkDeposits: "list, create, retrieve",
  inboundAchTransfers: "list, retrieve, decline: POST params, transferReturn: POST params",
  inboundCheckDeposits: "list, retrieve, decline: POST, return: POST params",
  inboundRealTimePaymentsTransfers: "list, retrieve",
  inboundFednowTransfers: "list, retrieve",
  inboundWireTransfers: "list, retrieve, reverse: POST params",
  accountTransfers: "list, create, retrieve, approve: POST, cancel: POST",
  achTransfers: "list, create, retrieve, approve: POST, cancel: POST",
  wireTransfers: "list, create, retrieve, approve: POST, cancel: POST",
  realTimePaymentsTransfers: "list, create, retrieve, approve: POST, cancel: POST",
  fednowTransfers: "list, create, retrieve, approve: POST, cancel: POST",
  checkTransfers: "list, create, retrieve, approve: POST, cancel: POST, stopPayment: POST params",
  externalAccounts: "list, create, retrieve, update",
  routingNumbers: "list",
  eventSubscriptions: "list, create, retrieve, update",
};

/** The prefixes of ids that differ from the name of the object in the path. */
export const idPrefixes: Readonly<Record<string, string>> = {
  lockboxRecipients: "lockbox",
};

/** Matches the prefixes that begin with a shorter one, followed by an underscore. */
export const nestedPrefixes =
  /^(account_number|account_transfer|card_payment|event_subscription|lockbox_address|physical_card_profile)_/;
