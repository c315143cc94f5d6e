// Generated from packages/contract/src by `npm run generate`. Do not edit.

import type { OperationTable } from "../core/operation-table.ts";

/**
 * Every operation, by the property and the method that call it: how it is sent, its path, and `params`
 * where it takes parameters. The braces hold the prefix of the identifiers that belong there.
 */
export const operations: OperationTable = {
  accounts: {
    list: "LIST /accounts params",
    create: "POST /accounts params",
    retrieve: "GET /accounts/{account}",
    update: "PATCH /accounts/{account} params",
    balance: "GET /accounts/{account}/balance params",
    close: "POST /accounts/{account}/close",
  },
  simulations: {
    accountRevenuePayments: {
      create: "POST /simulations/account_revenue_payments params",
    },
    interestPayments: {
      create: "POST /simulations/interest_payments params",
    },
    physicalCards: {
      advanceShipment: "POST /simulations/physical_cards/{physical_card}/advance_shipment params",
      addTrackingUpdate: "POST /simulations/physical_cards/{physical_card}/tracking_updates params",
    },
    inboundMailItems: {
      create: "POST /simulations/inbound_mail_items params",
    },
    programs: {
      create: "POST /simulations/programs params",
    },
    cardAuthorizations: {
      create: "POST /simulations/card_authorizations params",
    },
    cardSettlements: {
      create: "POST /simulations/card_settlements params",
    },
    cardRefunds: {
      create: "POST /simulations/card_refunds params",
    },
    cardReversals: {
      create: "POST /simulations/card_reversals params",
    },
    cardIncrements: {
      create: "POST /simulations/card_increments params",
    },
    cardAuthorizationExpirations: {
      create: "POST /simulations/card_authorization_expirations params",
    },
    cardBalanceInquiries: {
      create: "POST /simulations/card_balance_inquiries params",
    },
    checkDeposits: {
      submit: "POST /simulations/check_deposits/{check_deposit}/submit params",
      reject: "POST /simulations/check_deposits/{check_deposit}/reject params",
      return: "POST /simulations/check_deposits/{check_deposit}/return",
    },
    inboundAchTransfers: {
      create: "POST /simulations/inbound_ach_transfers params",
    },
    inboundCheckDeposits: {
      create: "POST /simulations/inbound_check_deposits params",
    },
    inboundRealTimePaymentsTransfers: {
      create: "POST /simulations/inbound_real_time_payments_transfers params",
    },
    inboundFednowTransfers: {
      create: "POST /simulations/inbound_fednow_transfers params",
    },
    inboundWireTransfers: {
      create: "POST /simulations/inbound_wire_transfers params",
    },
  },
  accountNumbers: {
    list: "LIST /account_numbers params",
    create: "POST /account_numbers params",
    retrieve: "GET /account_numbers/{account_number}",
    update: "PATCH /account_numbers/{account_number} params",
  },
  physicalCards: {
    list: "LIST /physical_cards params",
    create: "POST /physical_cards params",
    retrieve: "GET /physical_cards/{physical_card}",
    update: "PATCH /physical_cards/{physical_card} params",
  },
  limits: {
    list: "LIST /limits params",
    create: "POST /limits params",
    retrieve: "GET /limits/{limit}",
    update: "PATCH /limits/{limit} params",
  },
  declinedTransactions: {
    list: "LIST /declined_transactions params",
    retrieve: "GET /declined_transactions/{declined_transaction}",
  },
  inboundMailItems: {
    list: "LIST /inbound_mail_items params",
    retrieve: "GET /inbound_mail_items/{inbound_mail_item}",
    action: "POST /inbound_mail_items/{inbound_mail_item}/action params",
  },
  events: {
    list: "LIST /events params",
    retrieve: "GET /events/{event}",
  },
  transactions: {
    list: "LIST /transactions params",
    retrieve: "GET /transactions/{transaction}",
  },
  entities: {
    list: "LIST /entities params",
    create: "POST /entities params",
    retrieve: "GET /entities/{entity}",
    update: "PATCH /entities/{entity} params",
    archive: "POST /entities/{entity}/archive",
  },
  programs: {
    list: "LIST /programs params",
    retrieve: "GET /programs/{program}",
  },
  pendingTransactions: {
    list: "LIST /pending_transactions params",
    create: "POST /pending_transactions params",
    retrieve: "GET /pending_transactions/{pending_transaction}",
    release: "POST /pending_transactions/{pending_transaction}/release",
  },
  cards: {
    list: "LIST /cards params",
    create: "POST /cards params",
    retrieve: "GET /cards/{card}",
    update: "PATCH /cards/{card} params",
    details: "GET /cards/{card}/details",
  },
  cardPayments: {
    list: "LIST /card_payments params",
    retrieve: "GET /card_payments/{card_payment}",
  },
  realTimeDecisions: {
    retrieve: "GET /real_time_decisions/{real_time_decision}",
    action: "POST /real_time_decisions/{real_time_decision}/action params",
  },
  physicalCardProfiles: {
    list: "LIST /physical_card_profiles params",
    create: "POST /physical_card_profiles params",
    retrieve: "GET /physical_card_profiles/{physical_card_profile}",
    archive: "POST /physical_card_profiles/{physical_card_profile}/archive",
  },
  files: {
    list: "LIST /files params",
    create: "UPLOAD /files params",
    retrieve: "GET /files/{file}",
    contents: "DOWNLOAD /files/{file}/contents",
  },
  lockboxAddresses: {
    list: "LIST /lockbox_addresses params",
    create: "POST /lockbox_addresses params",
    retrieve: "GET /lockbox_addresses/{lockbox_address}",
    update: "PATCH /lockbox_addresses/{lockbox_address} params",
  },
  lockboxRecipients: {
    list: "LIST /lockbox_recipients params",
    create: "POST /lockbox_recipients params",
    retrieve: "GET /lockbox_recipients/{lockbox}",
    update: "PATCH /lockbox_recipients/{lockbox} params",
  },
  checkDeposits: {
    list: "LIST /check_deposits params",
    create: "POST /check_deposits params",
    retrieve: "GET /check_deposits/{check_deposit}",
  },
  inboundAchTransfers: {
    list: "LIST /inbound_ach_transfers params",
    retrieve: "GET /inbound_ach_transfers/{inbound_ach_transfer}",
    decline: "POST /inbound_ach_transfers/{inbound_ach_transfer}/decline params",
    transferReturn: "POST /inbound_ach_transfers/{inbound_ach_transfer}/transfer_return params",
  },
  inboundCheckDeposits: {
    list: "LIST /inbound_check_deposits params",
    retrieve: "GET /inbound_check_deposits/{inbound_check_deposit}",
    decline: "POST /inbound_check_deposits/{inbound_check_deposit}/decline",
    return: "POST /inbound_check_deposits/{inbound_check_deposit}/return params",
  },
  inboundRealTimePaymentsTransfers: {
    list: "LIST /inbound_real_time_payments_transfers params",
    retrieve: "GET /inbound_real_time_payments_transfers/{inbound_real_time_payments_transfer}",
  },
  inboundFednowTransfers: {
    list: "LIST /inbound_fednow_transfers params",
    retrieve: "GET /inbound_fednow_transfers/{inbound_fednow_transfer}",
  },
  inboundWireTransfers: {
    list: "LIST /inbound_wire_transfers params",
    retrieve: "GET /inbound_wire_transfers/{inbound_wire_transfer}",
    reverse: "POST /inbound_wire_transfers/{inbound_wire_transfer}/reverse params",
  },
  eventSubscriptions: {
    list: "LIST /event_subscriptions params",
    create: "POST /event_subscriptions params",
    retrieve: "GET /event_subscriptions/{event_subscription}",
    update: "PATCH /event_subscriptions/{event_subscription} params",
  },
};

/** Finds the prefix of an id where a shorter one begins in the same way. */
export const nestedPrefixes =
  /^(account_number|card_payment|event_subscription|lockbox_address|physical_card_profile)_/;
