// Generated from packages/contract/src and packages/engine/src by `npm run generate`. Do not edit.

import type { FormTable, ReasonTable } from "../tables/form-table.ts";

const shared1 = {
  key: "partial_approval_capability",
  description:
    "Whether the merchant supports partial approvals, for your decision. An extension of the contract. Default: `supported`.",
  kind: "choice",
  choice: "PartialApprovalCapability",
} as const;

const shared2 = {
  key: "digital_wallet_token_id",
  description:
    "The Digital Wallet Token of the payment, `digital_wallet_token_` and 1 to 40 digits or small letters. Stored as sent. An extension of the contract. Default: none.",
  kind: "text",
} as const;

const shared3 = [
  {
    key: "amount",
    isRequired: true,
    description:
      "Amount in minor units of `currency`: positive if it is added to the payment, negative if it is subtracted.",
    kind: "integer",
  },
  {
    key: "currency",
    isRequired: true,
    description: "Currency of the amount, a three-letter ISO 4217 code such as `USD`.",
    kind: "text",
  },
] as const;

const shared4 = {
  key: "additional_amounts",
  description: "The parts of the amount. They do not change the amount itself. Default: none.",
  kind: "object",
  fields: [
    { key: "clinic", description: "The part for care in a clinic. Default: none.", kind: "object", fields: shared3 },
    { key: "dental", description: "The part for dental care. Default: none.", kind: "object", fields: shared3 },
    {
      key: "original",
      description: "The original amount, before a change. Default: none.",
      kind: "object",
      fields: shared3,
    },
    {
      key: "prescription",
      description: "The part for prescription medicine. Default: none.",
      kind: "object",
      fields: shared3,
    },
    { key: "surcharge", description: "The merchant's surcharge. Default: none.", kind: "object", fields: shared3 },
    {
      key: "total_cumulative",
      description: "The total of a payment that is made in several parts. Default: none.",
      kind: "object",
      fields: shared3,
    },
    {
      key: "total_healthcare",
      description: "The total of the parts for health care. Default: none.",
      kind: "object",
      fields: shared3,
    },
    { key: "transit", description: "The part for public transport. Default: none.", kind: "object", fields: shared3 },
    { key: "unknown", description: "A part for an unknown purpose. Default: none.", kind: "object", fields: shared3 },
    { key: "vision", description: "The part for eye care. Default: none.", kind: "object", fields: shared3 },
  ],
} as const;

const shared5 = {
  key: "scheme_fees",
  description: "Fees that the card network charges for the message. Default: none.",
  kind: "list",
  item: {
    key: "scheme_fees",
    isRequired: true,
    description: "A fee that the card network charges for the message.",
    kind: "object",
    fields: [
      {
        key: "amount",
        isRequired: true,
        description: 'The fee in whole units of `currency`, a decimal as text such as `"0.05"` for five cents.',
        kind: "text",
      },
      {
        key: "fee_type",
        isRequired: true,
        description: "The service that a card network's fee is for.",
        kind: "choice",
        choice: "CardSchemeFeeType",
      },
      {
        key: "created_at",
        description: "When it is charged. Default: the present time. ISO 8601, with a zone.",
        kind: "instant",
      },
      {
        key: "currency",
        description: "ISO 4217 code of the currency. Default: `USD`.",
        kind: "choice",
        choice: "Currency",
      },
      {
        key: "fixed_component",
        description:
          'The fixed part of the fee, in whole units of `currency`, a decimal as text such as `"0.05"` for five cents. Default: none.',
        kind: "text",
      },
      {
        key: "variable_rate",
        description:
          'The rate of the part of the fee that depends on the amount, a decimal as text such as `"0.015"` for 1.5%. Default: none.',
        kind: "text",
      },
    ],
  },
} as const;

const shared6 = {
  key: "verification",
  description: "The checks of the cardholder and their results. They do not decline the payment.",
  kind: "object",
  fields: [
    {
      key: "card_verification_code",
      description: "The check of the code printed on the card. Default: the result of checking the presented data.",
      kind: "object",
      fields: [
        {
          key: "result",
          isRequired: true,
          description: "Whether the given verification code matches the card's.",
          kind: "choice",
          choice: "CardVerificationCodeResult",
        },
      ],
    },
    {
      key: "cardholder_address",
      description: "The check of the cardholder's address.",
      kind: "object",
      fields: [
        {
          key: "actual_line1",
          description: "First line of the cardholder's address, 1 to 200 characters. Default: the Card's.",
          kind: "text",
        },
        {
          key: "actual_postal_code",
          description: "Postal code of the cardholder's address, 1 to 200 characters. Default: the Card's.",
          kind: "text",
        },
        {
          key: "provided_line1",
          description: "First line as the merchant sends it, 1 to 200 characters. Default: none.",
          kind: "text",
        },
        {
          key: "provided_postal_code",
          description: "Postal code as the merchant sends it, 1 to 200 characters. Default: none.",
          kind: "text",
        },
        {
          key: "result",
          description: "The result of the check. Default: the result of comparing the two.",
          kind: "choice",
          choice: "CardholderAddressResult",
        },
      ],
    },
    {
      key: "cardholder_name",
      description: "The cardholder's name as the merchant sends it.",
      kind: "object",
      fields: [
        {
          key: "provided_first_name",
          description: "First name as the merchant sends it, 1 to 200 characters. Default: none.",
          kind: "text",
        },
        {
          key: "provided_middle_name",
          description: "Middle name as the merchant sends it, 1 to 200 characters. Default: none.",
          kind: "text",
        },
        {
          key: "provided_last_name",
          description: "Last name as the merchant sends it, 1 to 200 characters. Default: none.",
          kind: "text",
        },
      ],
    },
  ],
} as const;

const shared7 = {
  key: "network_identifiers",
  description:
    "Numbers by which the card network identifies the payment. An extension of the contract. Default: generated by the bank. Null omits a number.",
  kind: "object",
  fields: [
    {
      key: "authorization_identification_response",
      description: "Code of the authorization, 6 characters.",
      kind: "text",
    },
    {
      key: "retrieval_reference_number",
      description: "Number that all messages of one payment share at the merchant's bank, 1 to 200 characters.",
      kind: "text",
    },
    {
      key: "trace_number",
      description: "Number of the message at the merchant's bank, 1 to 200 characters.",
      kind: "text",
    },
    {
      key: "transaction_id",
      description: "The network's own number of the payment, 1 to 200 characters.",
      kind: "text",
    },
  ],
} as const;

const shared8 = {
  key: "stand_in_processing_reason",
  description: "Why the network decides instead of the bank. Without `actioner`, it sets `actioner` to `network`.",
  kind: "choice",
  choice: "StandInProcessingReason",
} as const;

const shared9 = {
  key: "resolve_at",
  description:
    "When the bank resolves it, not before the bank's present time. It is pending until then. Default: at once, or after an hour in live. ISO 8601, with a zone.",
  kind: "instant",
} as const;

export const formTables: readonly FormTable[] = [
  {
    operation: "simulations.accountRevenuePayments.create",
    path: "/simulations/account_revenue_payments",
    summary: "Pay account revenue into an Account.",
    details: "Simulates the payment that production makes on the first of each month. Emits `transaction.created`.",
    section: "Accounts",
    fields: [
      {
        key: "account_id",
        isRequired: true,
        description: "The Account to pay the revenue into.",
        kind: "id",
        prefixes: ["account"],
      },
      { key: "amount", isRequired: true, description: "The amount to pay, at least $0.01.", kind: "cents" },
      {
        key: "accrued_on_account_id",
        description: "The Account on which the revenue accrued. Default: `account_id`.",
        kind: "id",
        prefixes: ["account"],
      },
      {
        key: "period_start",
        description: "Start of the accrual period. Default: now. ISO 8601, with a zone.",
        kind: "instant",
      },
      {
        key: "period_end",
        description: "End of the accrual period. Default: now. ISO 8601, with a zone.",
        kind: "instant",
      },
    ],
  },
  {
    operation: "simulations.interestPayments.create",
    path: "/simulations/interest_payments",
    summary: "Pay interest into an Account.",
    details: "Simulates the payment that production makes on the first of each month. Emits `transaction.created`.",
    section: "Accounts",
    fields: [
      {
        key: "account_id",
        isRequired: true,
        description: "The Account to pay the interest into.",
        kind: "id",
        prefixes: ["account"],
      },
      { key: "amount", isRequired: true, description: "The amount to pay, at least $0.01.", kind: "cents" },
      {
        key: "accrued_on_account_id",
        description: "The Account on which the interest accrued. Default: `account_id`.",
        kind: "id",
        prefixes: ["account"],
      },
      {
        key: "period_start",
        description: "Start of the accrual period. Default: now. ISO 8601, with a zone.",
        kind: "instant",
      },
      {
        key: "period_end",
        description: "End of the accrual period. Default: now. ISO 8601, with a zone.",
        kind: "instant",
      },
    ],
  },
  {
    operation: "simulations.physicalCards.advanceShipment",
    path: "/simulations/physical_cards/{physical_card_id}/advance_shipment",
    summary: "Change the shipment of a Physical Card to any state.",
    details:
      "Any state can follow any other, so that you can test, for example, a failed delivery. The first `shipped` starts the tracking. Emits `physical_card.updated`.",
    section: "Physical Cards",
    fields: [
      { key: "physical_card_id", kind: "id", prefixes: ["physical_card"], isRequired: true },
      {
        key: "shipment_status",
        isRequired: true,
        description: "The new state of the shipment.",
        kind: "choice",
        choice: "PhysicalCardShipmentStatus",
      },
    ],
  },
  {
    operation: "simulations.physicalCards.addTrackingUpdate",
    path: "/simulations/physical_cards/{physical_card_id}/tracking_updates",
    summary: "Add a tracking update of the carrier to the shipment of a Physical Card.",
    details: "Does not change the state of the shipment. Emits `physical_card.updated`.",
    section: "Physical Cards",
    fields: [
      { key: "physical_card_id", kind: "id", prefixes: ["physical_card"], isRequired: true },
      {
        key: "category",
        isRequired: true,
        description: "The kind of a carrier's tracking update.",
        kind: "choice",
        choice: "PhysicalCardTrackingUpdateCategory",
      },
      {
        key: "carrier_estimated_delivery_at",
        description: "When the carrier expects to deliver. ISO 8601, with a zone.",
        kind: "instant",
      },
      { key: "city", description: "City where it happened, 1 to 200 characters.", kind: "text" },
      { key: "postal_code", description: "Postal code where it happened, 1 to 200 characters.", kind: "text" },
      { key: "state", description: "State where it happened, 1 to 200 characters.", kind: "text" },
    ],
  },
  {
    operation: "simulations.inboundMailItems.create",
    path: "/simulations/inbound_mail_items",
    summary: "Deliver a piece of mail with a check to a Lockbox Address or a Lockbox Recipient.",
    details:
      "For a Lockbox Recipient, the check is deposited at once into the Recipient's Account. For a Lockbox Address alone, the item waits for an action. If the Address or the Recipient is not active, or the Account is closed, the item is rejected. Emits `inbound_mail_item.created`; with a deposit also `check_deposit.created` and `pending_transaction.created`, and with its acceptance, by default at once, `pending_transaction.updated`, `transaction.created` and `check_deposit.updated`; last `inbound_mail_item.updated`.",
    section: "Inbound Mail Items",
    fields: [
      {
        key: "amount",
        isRequired: true,
        description: "The amount of the check in the mail, at least $0.01.",
        kind: "cents",
      },
      {
        key: "contents_file_id",
        description: "The File with the contents of the mail. Default: an image of a check.",
        kind: "id",
        prefixes: ["file"],
      },
      {
        key: "lockbox_address_id",
        description:
          "The Lockbox Address to send to. The check then waits for an action. Send either this or `lockbox_recipient_id`.",
        kind: "id",
        prefixes: ["lockbox_address"],
      },
      {
        key: "lockbox_recipient_id",
        description:
          "The Lockbox Recipient to send to. The check is then deposited at once. Send either this or `lockbox_address_id`.",
        kind: "id",
        prefixes: ["lockbox"],
      },
    ],
  },
  {
    operation: "simulations.programs.create",
    path: "/simulations/programs",
    summary: "Create another Program.",
    details:
      "Also creates a default Physical Card Profile for the Program. With several Programs, `program_id` is required to create an Account. Emits `physical_card_profile.created`.",
    section: "Programs",
    fields: [
      { key: "name", isRequired: true, description: "Name of the Program, 1 to 200 characters.", kind: "text" },
      {
        key: "bank",
        description: "The bank that holds the money. Default: `partner_bank_1`.",
        kind: "choice",
        choice: "BankName",
      },
      {
        key: "lending_maximum_extendable_credit",
        description:
          "The largest total credit that the Program can extend, $0.00 or more. Without it, the Program does not lend.",
        kind: "cents",
      },
      {
        key: "reserve_account_id",
        description: "An Account that serves as the Program's reserve.",
        kind: "id",
        prefixes: ["account"],
      },
    ],
  },
  {
    operation: "simulations.cardAuthorizations.create",
    path: "/simulations/card_authorizations",
    summary: "Request an authorization of a Card, as a merchant would.",
    details:
      "Creates a Card Payment. If the payment is authorized, a Pending Transaction of category `card_authorization` holds the money until it is settled, reversed or, after seven days, expires. If it is declined, a Declined Transaction of category `card_decline` records the reason. A decline is not an error: check which of the two objects is null. A `refund`, an `original_credit` and a `cash_deposit` hold nothing and credit the Account at settlement. A `balance_inquiry` always has the amount 0, and its Pending Transaction is `complete` at once. If an active Event Subscription selects `real_time_decision.card_authorization_requested`, the bank first emits that Event and waits for your decision; the other Events follow after the decision or the timeout. Emits `pending_transaction.created` and `card_payment.created` if it is authorized, `declined_transaction.created` and `card_payment.created` if it is declined.",
    section: "Card Payments",
    fields: [
      {
        key: "amount",
        isRequired: true,
        description: "The amount to authorize, $0.01 to $10,000,000.00.",
        kind: "cents",
      },
      { key: "card_id", isRequired: true, description: "The Card of the payment.", kind: "id", prefixes: ["card"] },
      {
        key: "decline_reason",
        description:
          "Declines the payment for this reason, without other decline rules and without a Real-Time Decision.",
        kind: "reason",
        rail: "card",
      },
      {
        key: "event_subscription_id",
        description:
          "The Event Subscription that receives the Real-Time Decision. Default: the one that selects the category.",
        kind: "id",
        prefixes: ["event_subscription"],
      },
      {
        key: "actioner",
        description: "The party that decided. Default: the party that actually decides.",
        kind: "choice",
        choice: "CardActioner",
      },
      {
        key: "direction",
        description:
          "The direction of the money. Default: `refund` if the processing category is `refund`, `original_credit` or `cash_deposit`, otherwise `settlement`. `original_credit` and `cash_deposit` allow only `refund`.",
        kind: "choice",
        choice: "CardDirection",
      },
      shared1,
      {
        key: "merchant_acceptor_id",
        description: "The merchant's identifier in the network, 1 to 200 characters.",
        kind: "text",
      },
      {
        key: "merchant_category_code",
        description: "Code for the merchant's trade, 1 to 200 characters.",
        kind: "text",
      },
      { key: "merchant_city", description: "The merchant's city, 1 to 200 characters, or null.", kind: "text" },
      { key: "merchant_country", description: "The merchant's country, 1 to 200 characters.", kind: "text" },
      {
        key: "merchant_descriptor",
        description: "The merchant's name as shown on a statement, 1 to 200 characters.",
        kind: "text",
      },
      { key: "merchant_state", description: "The merchant's state, 1 to 200 characters, or null.", kind: "text" },
      {
        key: "physical_card_id",
        description:
          "The Physical Card that is used in person. A Physical Card of another Card is declined with `invalid_physical_card`.",
        kind: "id",
        prefixes: ["physical_card"],
      },
      {
        key: "terminal_id",
        description: "Identifier of the merchant's terminal, 1 to 200 characters. Default: none.",
        kind: "text",
      },
      shared2,
      {
        key: "merchant_postal_code",
        description: "The merchant's postal code, 1 to 200 characters. An extension of the contract. Default: none.",
        kind: "text",
      },
      {
        key: "network_risk_score",
        description:
          "The network's rating of the fraud risk, higher for a higher risk: 0 to 99 on `cardnet`, 0 to 999 on `debitnet`. Default: none.",
        kind: "integer",
      },
      {
        key: "presentment_amount",
        description:
          "Amount that the merchant requests, in minor units of `presentment_currency`, 1 to 1000000000. An extension of the contract. Default: `amount`.",
        kind: "integer",
      },
      {
        key: "presentment_currency",
        description:
          "An extension of the contract. Currency that the merchant requests, a three-letter ISO 4217 code such as `USD`. Default: `USD`.",
        kind: "text",
      },
      shared4,
      shared5,
      shared6,
      {
        key: "presented",
        description: "The data that the card or the cardholder presents. Wrong data declines the payment.",
        kind: "object",
        fields: [
          {
            key: "cvv2",
            description: "The code from the back of the card, 3 digits. A wrong code is declined with `cvv2_mismatch`.",
            kind: "text",
          },
          {
            key: "pin",
            description: "The personal identification number, 4 digits. A wrong PIN is declined with `pin_mismatch`.",
            kind: "text",
          },
          {
            key: "cryptogram",
            description: "Whether the cryptogram of the card or token is valid.",
            kind: "choice",
            choice: "PresentedCryptogram",
          },
          {
            key: "three_ds",
            description: "Whether 3-D Secure identified the cardholder.",
            kind: "choice",
            choice: "PresentedThreeDs",
          },
          {
            key: "card_read",
            description: "Whether the data read from the card is valid.",
            kind: "choice",
            choice: "PresentedCardRead",
          },
          {
            key: "expiration",
            description:
              "The expiration date that the merchant sends. A wrong date is declined with `card_expiration_mismatch`, but only if `cvv2` is given too.",
            kind: "object",
            fields: [
              { key: "month", isRequired: true, description: "Month, 1 to 12.", kind: "integer" },
              { key: "year", isRequired: true, description: "Year, four digits: 1000 to 9999.", kind: "integer" },
            ],
          },
        ],
      },
      shared7,
      {
        key: "network_details",
        description: "The card network of the message: give one of the two. Default: `cardnet`.",
        kind: "object",
        fields: [
          { key: "debitnet", description: "Empty: `debitnet` has no details.", kind: "object", fields: [] },
          {
            key: "cardnet",
            description: "Details of the `cardnet` network.",
            kind: "object",
            fields: [
              {
                key: "electronic_commerce_indicator",
                description: "How the merchant received the order. Default: not specified.",
                kind: "choice",
                choice: "ElectronicCommerceIndicator",
              },
              {
                key: "point_of_service_entry_mode",
                description: "How the merchant read the card's number. Default: not specified.",
                kind: "choice",
                choice: "PointOfServiceEntryMode",
              },
              shared8,
              {
                key: "terminal_entry_capability",
                description: "What the merchant's terminal can read. Default: not specified.",
                kind: "choice",
                choice: "TerminalEntryCapability",
              },
            ],
          },
        ],
      },
      {
        key: "processing_category",
        description: "The purpose of the payment. Default: a `purchase`.",
        kind: "object",
        fields: [
          {
            key: "category",
            isRequired: true,
            description: "The purpose of a card payment.",
            kind: "choice",
            choice: "CardProcessingCategory",
          },
          {
            key: "refund",
            description: "The refunded purchase. Allowed only with the `category` `refund`.",
            kind: "object",
            fields: [
              {
                key: "original_card_payment_id",
                description: "The Card Payment of the original purchase.",
                kind: "id",
                prefixes: ["card_payment"],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    operation: "simulations.cardSettlements.create",
    path: "/simulations/card_settlements",
    summary: "Settle a card payment, as a merchant would.",
    details:
      "The Account must be open. The Pending Transaction must be `pending` and an authorization of that Card with direction `settlement`, or of an `original_credit` or a `cash_deposit`. It becomes `complete`. An `original_credit` and a `cash_deposit` credit the Account; any other payment debits it. Without a Pending Transaction, the settlement is a force post with its own Card Payment: Limits count it, but do not decline it. The Transaction is posted even if it overdraws the Account. Emits `pending_transaction.updated`, `transaction.created` and `card_payment.updated`; a force post emits `transaction.created` and `card_payment.created`.",
    section: "Card Payments",
    fields: [
      { key: "card_id", isRequired: true, description: "The Card of the payment.", kind: "id", prefixes: ["card"] },
      {
        key: "amount",
        description:
          "The amount to settle, at least $0.01. It may differ from the authorized amount. Default: the amount of the Pending Transaction.",
        kind: "cents",
      },
      {
        key: "pending_transaction_id",
        description: "The Pending Transaction of the authorization. Without it, the settlement is a force post.",
        kind: "id",
        prefixes: ["pending_transaction"],
      },
      shared5,
    ],
  },
  {
    operation: "simulations.cardRefunds.create",
    path: "/simulations/card_refunds",
    summary: "Refund money to a Card, as a merchant would.",
    details:
      "The Account must be open. The Transaction must be of category `card_settlement`; the Pending Transaction must be `pending` and an authorization with direction `refund`, other than an `original_credit` or a `cash_deposit`. It becomes `complete`. A refund does not change the totals of Limits. Emits `pending_transaction.updated` if there is one, `transaction.created` and `card_payment.updated`.",
    section: "Card Payments",
    fields: [
      {
        key: "amount",
        description:
          "The amount to refund, $0.01 to $10,000,000.00. For a settlement, at most the amount that is not refunded yet. Default: the whole amount of the Transaction or Pending Transaction.",
        kind: "cents",
      },
      {
        key: "pending_transaction_id",
        description: "The Pending Transaction of an authorized refund.",
        kind: "id",
        prefixes: ["pending_transaction"],
      },
      {
        key: "transaction_id",
        description: "The Transaction of the settlement to refund.",
        kind: "id",
        prefixes: ["transaction"],
      },
      shared5,
    ],
  },
  {
    operation: "simulations.cardReversals.create",
    path: "/simulations/card_reversals",
    summary: "Reverse an authorization, in whole or in part, as a merchant would.",
    details:
      "The Card Payment must have an authorization whose Pending Transaction is `pending`, of at least the amount. The reversed amount can be spent again and no longer counts towards a Limit. When nothing is left, the Pending Transaction becomes `complete`. You can reverse several times until then. Emits `pending_transaction.updated` and `card_payment.updated`.",
    section: "Card Payments",
    fields: [
      {
        key: "card_payment_id",
        isRequired: true,
        description: "The Card Payment with the authorization.",
        kind: "id",
        prefixes: ["card_payment"],
      },
      {
        key: "amount",
        description: "The amount to reverse, $0.01 to $10,000,000.00. Default: the remaining authorized amount.",
        kind: "cents",
      },
      {
        key: "reversal_reason",
        description:
          "Why it is reversed. An extension of the contract. Default: `partial_reversal` if an authorized amount remains, otherwise none.",
        kind: "choice",
        choice: "CardReversalReason",
      },
      shared5,
    ],
  },
  {
    operation: "simulations.cardIncrements.create",
    path: "/simulations/card_increments",
    summary: "Increment an authorization, as a merchant would.",
    details:
      "The Card Payment must begin with an authorization of direction `settlement` that is not a `balance_inquiry`. Its Pending Transaction then holds more. An increment is declined for the same reasons as an authorization, and with `missing_original_authorization` if the Pending Transaction is `complete`; a decline does not change the authorization. You can increment several times. Like an authorization, an increment can wait for your decision, which emits `real_time_decision.card_authorization_requested`. Emits `pending_transaction.updated` and `card_payment.updated` if it is accepted, `declined_transaction.created` and `card_payment.updated` if it is declined.",
    section: "Card Payments",
    fields: [
      {
        key: "amount",
        isRequired: true,
        description: "The amount to add to the authorization, $0.01 to $10,000,000.00.",
        kind: "cents",
      },
      {
        key: "card_payment_id",
        isRequired: true,
        description: "The Card Payment with the authorization.",
        kind: "id",
        prefixes: ["card_payment"],
      },
      shared1,
      {
        key: "decline_reason",
        description:
          "Declines the payment for this reason, without other decline rules and without a Real-Time Decision.",
        kind: "reason",
        rail: "card",
      },
      {
        key: "event_subscription_id",
        description:
          "The Event Subscription that receives the Real-Time Decision. Default: the one that selects the category.",
        kind: "id",
        prefixes: ["event_subscription"],
      },
      {
        key: "actioner",
        description: "The party that decided. Default: the party that actually decides.",
        kind: "choice",
        choice: "CardActioner",
      },
      shared4,
      shared5,
      shared6,
    ],
  },
  {
    operation: "simulations.cardAuthorizationExpirations.create",
    path: "/simulations/card_authorization_expirations",
    summary: "Expire an authorization before its `expires_at`.",
    details:
      "The Card Payment must have an authorization whose Pending Transaction is `pending`; it becomes `complete`, and the released amount no longer counts towards a Limit. Emits `pending_transaction.updated` and `card_payment.updated`.",
    section: "Card Payments",
    fields: [
      {
        key: "card_payment_id",
        isRequired: true,
        description: "The Card Payment with the authorization.",
        kind: "id",
        prefixes: ["card_payment"],
      },
    ],
  },
  {
    operation: "simulations.cardBalanceInquiries.create",
    path: "/simulations/card_balance_inquiries",
    summary: "Request the balance of a Card's Account, as a cash machine would.",
    details:
      "Creates a Card Payment that moves no money. If the inquiry is declined, a Declined Transaction of category `card_decline` has the amount 0. Emits `declined_transaction.created` if it is declined, and `card_payment.created`.",
    section: "Card Payments",
    fields: [
      {
        key: "balance",
        description: "The balance to return, $0.01 to $10,000,000.00. Default: the available balance of the Account.",
        kind: "cents",
      },
      {
        key: "card_id",
        description: "The Card of the inquiry. Default: the Card of `physical_card_id`.",
        kind: "id",
        prefixes: ["card"],
      },
      {
        key: "decline_reason",
        description:
          "Declines the payment for this reason, without other decline rules and without a Real-Time Decision.",
        kind: "reason",
        rail: "card",
      },
      {
        key: "event_subscription_id",
        description:
          "Has no effect: a balance inquiry creates no Real-Time Decision. The Event Subscription must exist.",
        kind: "id",
        prefixes: ["event_subscription"],
      },
      {
        key: "actioner",
        description: "The party that decided. Default: the party that actually decides.",
        kind: "choice",
        choice: "CardActioner",
      },
      {
        key: "merchant_acceptor_id",
        description: "The merchant's identifier in the network, 1 to 200 characters.",
        kind: "text",
      },
      {
        key: "merchant_category_code",
        description: "Code for the merchant's trade, 1 to 200 characters.",
        kind: "text",
      },
      { key: "merchant_city", description: "The merchant's city, 1 to 200 characters, or null.", kind: "text" },
      { key: "merchant_country", description: "The merchant's country, 1 to 200 characters.", kind: "text" },
      {
        key: "merchant_descriptor",
        description: "The merchant's name as shown on a statement, 1 to 200 characters.",
        kind: "text",
      },
      { key: "merchant_state", description: "The merchant's state, 1 to 200 characters, or null.", kind: "text" },
      {
        key: "physical_card_id",
        description:
          "The Physical Card that is used in person. A Physical Card of another Card is declined with `invalid_physical_card`.",
        kind: "id",
        prefixes: ["physical_card"],
      },
      {
        key: "terminal_id",
        description: "Identifier of the merchant's terminal, 1 to 200 characters. Default: none.",
        kind: "text",
      },
      shared2,
      {
        key: "merchant_postal_code",
        description: "The merchant's postal code, 1 to 200 characters. An extension of the contract. Default: none.",
        kind: "text",
      },
      {
        key: "network_risk_score",
        description: "The network's rating of the fraud risk, higher for a higher risk: 0 to 99. Default: none.",
        kind: "integer",
      },
      shared4,
      shared5,
      shared6,
      shared7,
      {
        key: "network_details",
        description: "The card network of the message, which is `cardnet`.",
        kind: "object",
        fields: [
          {
            key: "cardnet",
            isRequired: true,
            description: "Details of the `cardnet` network.",
            kind: "object",
            fields: [shared8],
          },
        ],
      },
    ],
  },
  {
    operation: "simulations.checkDeposits.submit",
    path: "/simulations/check_deposits/{check_deposit_id}/submit",
    summary: "Accept a Check Deposit and send it to the other bank.",
    details:
      "The Check Deposit must be `pending` and becomes `submitted`. Its Pending Transaction becomes complete, and a Transaction of category `check_deposit_acceptance` credits the Account. Emits `pending_transaction.updated`, `transaction.created` and `check_deposit.updated`.",
    section: "Check Deposits",
    fields: [
      { key: "check_deposit_id", kind: "id", prefixes: ["check_deposit"], isRequired: true },
      {
        key: "scan",
        description: "The data read from the check. Default: generated by the bank.",
        kind: "object",
        fields: [
          {
            key: "account_number",
            isRequired: true,
            description: "The account number that is printed on the check, 1 to 200 characters.",
            kind: "text",
          },
          {
            key: "routing_number",
            isRequired: true,
            description: "The routing number that is printed on the check, 1 to 200 characters.",
            kind: "text",
          },
          {
            key: "auxiliary_on_us",
            description: "An additional number that is printed on some checks, 1 to 200 characters.",
            kind: "text",
          },
          { key: "serial_number", description: "The number of the check, 1 to 200 characters.", kind: "text" },
        ],
      },
    ],
  },
  {
    operation: "simulations.checkDeposits.reject",
    path: "/simulations/check_deposits/{check_deposit_id}/reject",
    summary: "Reject a Check Deposit.",
    details:
      "The Check Deposit must be `pending` and becomes `rejected`. Its Pending Transaction becomes complete, and a Declined Transaction of category `check_deposit_rejection` records it. Emits `pending_transaction.updated`, `declined_transaction.created` and `check_deposit.updated`.",
    section: "Check Deposits",
    fields: [
      { key: "check_deposit_id", kind: "id", prefixes: ["check_deposit"], isRequired: true },
      {
        key: "decline_reason",
        description: "Why to reject it. Default: `incomplete_image`.",
        kind: "reason",
        rail: "check_deposit",
      },
    ],
  },
  {
    operation: "simulations.checkDeposits.return",
    path: "/simulations/check_deposits/{check_deposit_id}/return",
    summary: "Return a Check Deposit, as the other bank would.",
    details:
      "The Check Deposit must be `submitted` and becomes `returned`. A Transaction of category `check_deposit_return` debits the Account, even if this overdraws it. Emits `transaction.created` and `check_deposit.updated`.",
    section: "Check Deposits",
    fields: [{ key: "check_deposit_id", kind: "id", prefixes: ["check_deposit"], isRequired: true }],
  },
  {
    operation: "simulations.inboundAchTransfers.create",
    path: "/simulations/inbound_ach_transfers",
    summary: "Send an ACH transfer to an Account Number.",
    details:
      "The transfer starts `pending` and resolves at once or at `resolve_at`. It becomes `accepted`, and a Transaction of category `inbound_ach_transfer` moves the money; or it becomes `declined`, and a Declined Transaction of category `ach_decline` records the reason. It is declined for `decline_reason`, or if the Account Number, the Account, its Entity, a Limit or the balance does not allow it. Emits `inbound_ach_transfer.created`, and when it resolves `transaction.created` or `declined_transaction.created`, then `inbound_ach_transfer.updated`.",
    section: "Inbound ACH Transfers",
    fields: [
      {
        key: "account_number_id",
        isRequired: true,
        description: "The Account Number that the transfer is sent to.",
        kind: "id",
        prefixes: ["account_number"],
      },
      {
        key: "amount",
        isRequired: true,
        description: "Amount, not $0.00: positive is a credit, negative a debit.",
        kind: "cents",
      },
      {
        key: "company_descriptive_date",
        description: "Date as written by the originator, in no fixed form, 1 to 6 characters of printable ASCII.",
        kind: "text",
      },
      {
        key: "company_discretionary_data",
        description: "Data that the originator adds for its own use, 1 to 20 characters of printable ASCII.",
        kind: "text",
      },
      {
        key: "company_entry_description",
        description:
          "The purpose of the payment, 1 to 10 characters of printable ASCII. Default: generated by the bank.",
        kind: "text",
      },
      {
        key: "company_id",
        description:
          "Identifier of the originator, 1 to 15 characters of printable ASCII. Default: generated by the bank.",
        kind: "text",
      },
      {
        key: "company_name",
        description: "Name of the originator, 1 to 16 characters of printable ASCII. Default: generated by the bank.",
        kind: "text",
      },
      {
        key: "decline_reason",
        description: "Declines it for this reason when it resolves, even without a natural cause.",
        kind: "reason",
        rail: "ach",
      },
      {
        key: "receiver_id_number",
        description: "The originator's identifier of the receiver, 1 to 200 characters.",
        kind: "text",
      },
      { key: "receiver_name", description: "Name of the receiver, 1 to 200 characters.", kind: "text" },
      shared9,
      {
        key: "standard_entry_class_code",
        description: "The kind of payment. Default: `corporate_credit_or_debit`.",
        kind: "choice",
        choice: "InboundAchTransferStandardEntryClassCode",
      },
      {
        key: "addenda",
        description: "Additional information to send with the transfer.",
        kind: "object",
        fields: [
          {
            key: "category",
            isRequired: true,
            description: "The form of an ACH transfer's addenda.",
            kind: "choice",
            choice: "InboundAchTransferAddendaCategory",
          },
          {
            key: "freeform",
            description: "Addenda in no fixed form.",
            kind: "object",
            fields: [
              {
                key: "entries",
                isRequired: true,
                description: "The records, in order.",
                kind: "list",
                item: {
                  key: "entries",
                  isRequired: true,
                  description: "One record of addenda.",
                  kind: "object",
                  fields: [
                    {
                      key: "payment_related_information",
                      isRequired: true,
                      description: "The originator's message about the payment, 1 to 80 characters of printable ASCII.",
                      kind: "text",
                    },
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    operation: "simulations.inboundCheckDeposits.create",
    path: "/simulations/inbound_check_deposits",
    summary: "Present a check that is drawn on an Account Number and was deposited at another bank.",
    details:
      "The check starts `pending` and resolves at once or at `resolve_at`. It becomes `accepted`, and a Transaction of category `inbound_check_deposit_acceptance` debits the Account; or it becomes `declined`, and a Declined Transaction of category `check_decline` records the reason. It is declined for `decline_reason`, or if the Account Number, the Account, its Entity, a Limit or the balance does not allow it. Emits `inbound_check_deposit.created`, and when it resolves `transaction.created` or `declined_transaction.created`, then `inbound_check_deposit.updated`.",
    section: "Inbound Check Deposits",
    fields: [
      {
        key: "account_number_id",
        isRequired: true,
        description: "The Account Number that the check is drawn on.",
        kind: "id",
        prefixes: ["account_number"],
      },
      { key: "amount", isRequired: true, description: "Amount of the check, $0.00 or more.", kind: "cents" },
      { key: "check_number", isRequired: true, description: "The number of the check, 1 to 10 digits.", kind: "text" },
      {
        key: "decline_reason",
        description: "Declines it for this reason when it resolves, even without a natural cause.",
        kind: "reason",
        rail: "check",
      },
      {
        key: "payee_name_analysis",
        description: "The result of comparing the names of the payee and the depositor. Default: `not_evaluated`.",
        kind: "choice",
        choice: "InboundCheckDepositPayeeNameAnalysis",
      },
      shared9,
    ],
  },
  {
    operation: "simulations.inboundRealTimePaymentsTransfers.create",
    path: "/simulations/inbound_real_time_payments_transfers",
    summary: "Send money to an Account Number by Real-Time Payments.",
    details:
      "The transfer starts `pending_confirming` and resolves at once. It becomes `confirmed`, and a Transaction of category `inbound_real_time_payments_transfer_confirmation` credits the Account; or it becomes `declined`, and a Declined Transaction of category `inbound_real_time_payments_transfer_decline` records the reason. It is declined for `decline_reason`, or if the Account Number, the Account or its Entity does not allow it. Emits `inbound_real_time_payments_transfer.created`, then `transaction.created` or `declined_transaction.created`, then `inbound_real_time_payments_transfer.updated`.",
    section: "Inbound Real-Time Payments Transfers",
    fields: [
      {
        key: "account_number_id",
        isRequired: true,
        description: "The Account Number that the transfer is sent to.",
        kind: "id",
        prefixes: ["account_number"],
      },
      { key: "amount", isRequired: true, description: "Amount of the transfer, at least $0.01.", kind: "cents" },
      {
        key: "debtor_account_number",
        description: "Account number of the sender, 1 to 200 characters. Default: generated by the bank.",
        kind: "text",
      },
      {
        key: "debtor_name",
        description: "Name of the sender, 1 to 200 characters. Default: generated by the bank.",
        kind: "text",
      },
      {
        key: "debtor_routing_number",
        description: "Routing number of the sender's bank, 9 characters. Default: generated by the bank.",
        kind: "text",
      },
      {
        key: "decline_reason",
        description: "Declines it for this reason, even without a natural cause.",
        kind: "reason",
        rail: "real_time_payments",
      },
      {
        key: "request_for_payment_id",
        description: "The Request for Payment that it responds to, 1 to 200 characters.",
        kind: "text",
      },
      {
        key: "unstructured_remittance_information",
        description: "The sender's message about the payment, 1 to 140 characters.",
        kind: "text",
      },
    ],
  },
  {
    operation: "simulations.inboundFednowTransfers.create",
    path: "/simulations/inbound_fednow_transfers",
    summary: "Send money to an Account Number by FedNow.",
    details:
      "The transfer starts `pending_confirming` and resolves at once. It becomes `confirmed`, and a Transaction of category `inbound_fednow_transfer_confirmation` credits the Account; or it becomes `declined`, and a Declined Transaction of category `inbound_fednow_transfer_decline` records the reason. It is declined for `decline_reason`, or if the Account Number, the Account or its Entity does not allow it. Emits `inbound_fednow_transfer.created`, then `transaction.created` or `declined_transaction.created`, then `inbound_fednow_transfer.updated`.",
    section: "Inbound FedNow Transfers",
    fields: [
      {
        key: "account_number_id",
        isRequired: true,
        description: "The Account Number that the transfer is sent to.",
        kind: "id",
        prefixes: ["account_number"],
      },
      { key: "amount", isRequired: true, description: "Amount of the transfer, at least $0.01.", kind: "cents" },
      {
        key: "debtor_account_number",
        description: "Account number of the sender, 1 to 200 characters. Default: generated by the bank.",
        kind: "text",
      },
      {
        key: "debtor_name",
        description: "Name of the sender, 1 to 200 characters. Default: generated by the bank.",
        kind: "text",
      },
      {
        key: "debtor_routing_number",
        description: "Routing number of the sender's bank, 9 characters. Default: generated by the bank.",
        kind: "text",
      },
      {
        key: "decline_reason",
        description: "Declines it for this reason, even without a natural cause.",
        kind: "reason",
        rail: "fednow",
      },
      {
        key: "unstructured_remittance_information",
        description: "The sender's message about the payment, 1 to 200 characters.",
        kind: "text",
      },
    ],
  },
  {
    operation: "simulations.inboundWireTransfers.create",
    path: "/simulations/inbound_wire_transfers",
    summary: "Send a wire to an Account Number.",
    details:
      "The wire starts `pending` and resolves at once. It becomes `accepted`, and a Transaction of category `inbound_wire_transfer` credits the Account; or it becomes `declined`, and a Declined Transaction of category `wire_decline` records the reason. It is declined for `decline_reason`, or if the Account Number, the Account or its Entity does not allow it. Emits `inbound_wire_transfer.created`, then `transaction.created` or `declined_transaction.created`, then `inbound_wire_transfer.updated`.",
    section: "Inbound Wire Transfers",
    fields: [
      {
        key: "account_number_id",
        isRequired: true,
        description: "The Account Number that the wire is sent to.",
        kind: "id",
        prefixes: ["account_number"],
      },
      { key: "amount", isRequired: true, description: "Amount of the wire, at least $0.01.", kind: "cents" },
      {
        key: "creditor_address_line1",
        description: "First line of the receiver's address, 1 to 200 characters.",
        kind: "text",
      },
      {
        key: "creditor_address_line2",
        description: "Second line of the receiver's address, 1 to 200 characters.",
        kind: "text",
      },
      {
        key: "creditor_address_line3",
        description: "Third line of the receiver's address, 1 to 200 characters.",
        kind: "text",
      },
      { key: "creditor_name", description: "Name of the receiver, 1 to 200 characters.", kind: "text" },
      {
        key: "debtor_address_line1",
        description: "First line of the sender's address, 1 to 200 characters.",
        kind: "text",
      },
      {
        key: "debtor_address_line2",
        description: "Second line of the sender's address, 1 to 200 characters.",
        kind: "text",
      },
      {
        key: "debtor_address_line3",
        description: "Third line of the sender's address, 1 to 200 characters.",
        kind: "text",
      },
      { key: "debtor_name", description: "Name of the sender, 1 to 200 characters.", kind: "text" },
      {
        key: "decline_reason",
        description: "Declines it for this reason, even without a natural cause.",
        kind: "reason",
        rail: "wire",
      },
      {
        key: "end_to_end_identification",
        description: "The sender's own identifier of the payment, 1 to 200 characters.",
        kind: "text",
      },
      {
        key: "instructing_agent_routing_number",
        description: "Routing number of the bank that sends the wire, 1 to 200 characters.",
        kind: "text",
      },
      {
        key: "instruction_identification",
        description: "Identifier of the instruction at the sending bank, 1 to 200 characters.",
        kind: "text",
      },
      { key: "purpose", description: "The purpose of the payment, 1 to 200 characters.", kind: "text" },
      {
        key: "unique_end_to_end_transaction_reference",
        description: "Reference that identifies the payment at every bank (UETR), 1 to 200 characters.",
        kind: "text",
      },
      {
        key: "unstructured_remittance_information",
        description: "The sender's message about the payment, 1 to 200 characters.",
        kind: "text",
      },
      {
        key: "wire_drawdown_request_id",
        description: "The Wire Drawdown Request that it responds to, 1 to 200 characters.",
        kind: "text",
      },
    ],
  },
];

/** The values of each enumeration, by its name. */
export const choices: Readonly<Record<string, readonly string[]>> = {
  PhysicalCardShipmentStatus: [
    "pending",
    "canceled",
    "submitted",
    "acknowledged",
    "rejected",
    "shipped",
    "returned",
    "requires_attention",
  ],
  PhysicalCardTrackingUpdateCategory: [
    "in_transit",
    "processed_for_delivery",
    "delivered",
    "delivery_issue",
    "returned_to_sender",
  ],
  BankName: ["core_bank", "partner_bank_1", "partner_bank_2"],
  CardActioner: ["user", "increase", "network"],
  Currency: ["USD"],
  CardSchemeFeeType: [
    "cardnet_international_service_assessment_single_currency",
    "cardnet_international_service_assessment_cross_currency",
    "cardnet_authorization_domestic_point_of_sale",
    "cardnet_authorization_international_point_of_sale",
    "cardnet_authorization_canada_point_of_sale",
    "cardnet_authorization_reversal_point_of_sale",
    "cardnet_authorization_reversal_international_point_of_sale",
    "cardnet_authorization_address_verification_service",
    "cardnet_advanced_authorization",
    "cardnet_message_transmission",
    "cardnet_account_verification_domestic",
    "cardnet_account_verification_international",
    "cardnet_account_verification_canada",
    "cardnet_corporate_acceptance_fee",
    "cardnet_consumer_debit_acceptance_fee",
    "cardnet_business_debit_acceptance_fee",
    "cardnet_purchasing_acceptance_fee",
    "cardnet_purchase_domestic",
    "cardnet_purchase_international",
    "cardnet_credit_purchase_token",
    "cardnet_debit_purchase_token",
    "cardnet_clearing_transmission",
    "cardnet_direct_authorization",
    "cardnet_direct_transaction_domestic",
    "cardnet_service_commercial_credit",
    "cardnet_advertising_service_commercial_credit",
    "cardnet_community_growth_acceleration_program",
    "cardnet_processing_guarantee_commercial_credit",
    "debitnet_switch_fee",
  ],
  CardVerificationCodeResult: ["not_checked", "match", "no_match"],
  CardholderAddressResult: [
    "not_checked",
    "postal_code_match_address_no_match",
    "postal_code_no_match_address_match",
    "match",
    "no_match",
    "postal_code_match_address_not_checked",
  ],
  CardDirection: ["settlement", "refund"],
  PartialApprovalCapability: ["supported", "not_supported"],
  PresentedCryptogram: ["valid", "invalid"],
  PresentedThreeDs: ["passed", "failed"],
  PresentedCardRead: ["valid", "invalid"],
  ElectronicCommerceIndicator: [
    "mail_phone_order",
    "recurring",
    "installment",
    "unknown_mail_phone_order",
    "secure_electronic_commerce",
    "non_authenticated_security_transaction_at_3ds_capable_merchant",
    "non_authenticated_security_transaction",
    "non_secure_transaction",
  ],
  PointOfServiceEntryMode: [
    "unknown",
    "manual",
    "magnetic_stripe_no_cvv",
    "optical_code",
    "integrated_circuit_card",
    "contactless",
    "credential_on_file",
    "magnetic_stripe",
    "contactless_magnetic_stripe",
    "integrated_circuit_card_no_cvv",
  ],
  StandInProcessingReason: [
    "issuer_error",
    "invalid_physical_card",
    "invalid_cryptogram",
    "invalid_cardholder_authentication_verification_value",
    "internal_cardnet_error",
    "merchant_transaction_advisory_service_authentication_required",
    "payment_fraud_disruption_acquirer_block",
    "other",
  ],
  TerminalEntryCapability: [
    "unknown",
    "terminal_not_used",
    "magnetic_stripe",
    "barcode",
    "optical_character_recognition",
    "chip_or_contactless",
    "contactless_only",
    "no_capability",
  ],
  CardProcessingCategory: [
    "account_funding",
    "automatic_fuel_dispenser",
    "bill_payment",
    "original_credit",
    "purchase",
    "quasi_cash",
    "refund",
    "cash_disbursement",
    "cash_deposit",
    "balance_inquiry",
    "unknown",
  ],
  CardReversalReason: [
    "reversed_by_customer",
    "reversed_by_network_or_acquirer",
    "reversed_by_point_of_sale",
    "partial_reversal",
  ],
  InboundAchTransferAddendaCategory: ["freeform"],
  InboundAchTransferStandardEntryClassCode: [
    "corporate_credit_or_debit",
    "corporate_trade_exchange",
    "prearranged_payments_and_deposit",
    "internet_initiated",
    "point_of_sale",
    "telephone_initiated",
    "customer_initiated",
    "accounts_receivable",
    "machine_transfer",
    "shared_network_transaction",
    "represented_check",
    "back_office_conversion",
    "point_of_purchase",
    "check_truncation",
    "destroyed_check",
    "international_ach_transaction",
  ],
  InboundCheckDepositPayeeNameAnalysis: ["name_matches", "does_not_match", "not_evaluated"],
};

/** The reasons of each rail, in the order of its rules. */
export const reasonTables: Readonly<Record<string, ReasonTable>> = {
  ach: {
    rules: {
      ach_route_canceled: ["The Account Number is canceled."],
      ach_route_disabled: ["The Account Number is disabled."],
      group_locked: ["The Account is closed."],
      entity_not_active: ["The Entity that owns the Account is not active."],
      transaction_not_allowed: ["The Account Number blocks ACH debits.", "The balance would exceed the safe integers."],
      breaches_limit: ["The debit exceeds an active Limit of the Account, Account Number or Card."],
      insufficient_funds: ["The available balance does not cover the amount."],
    },
    forced: {
      user_initiated: "The client gives this reason when it declines a pending transfer.",
      returned_per_odfi_request: "The client gives this reason when it declines a pending transfer.",
      authorization_revoked_by_customer: "The client gives this reason when it declines a pending transfer.",
      payment_stopped: "The client gives this reason when it declines a pending debit; it is also the default reason.",
      customer_advised_unauthorized_improper_ineligible_or_incomplete:
        "The client gives this reason when it declines a pending transfer.",
      representative_payee_deceased_or_unable_to_continue_in_that_capacity:
        "The client gives this reason when it declines a pending transfer.",
      beneficiary_or_account_holder_deceased: "The client gives this reason when it declines a pending transfer.",
      credit_entry_refused_by_receiver:
        "The client gives this reason when it declines a pending credit; it is also the default reason.",
      duplicate_entry: "The client gives this reason when it declines a pending transfer.",
      corporate_customer_advised_not_authorized: "The client gives this reason when it declines a pending transfer.",
    },
  },
  card: {
    rules: {
      card_canceled: ["The Card is canceled."],
      card_not_active: ["The Card is disabled."],
      physical_card_not_active: ["The Physical Card is not active."],
      account_closed: ["The Account is closed."],
      entity_not_active: [
        "The Entity that owns the Account is not active.",
        "The Entity that holds the Card is not active.",
      ],
      invalid_physical_card: ["The Physical Card belongs to another Card, or cannot be read."],
      invalid_cryptogram: ["The cryptogram of the chip or token is invalid."],
      cvv2_mismatch: ["The presented verification code is not the Card's."],
      card_expiration_mismatch: ["The presented expiration is not the Card's."],
      pin_mismatch: ["The presented PIN is not the Card's."],
      failed_3ds_authentication: ["3-D Secure did not authenticate the cardholder."],
      missing_original_authorization: ["The authorization to increment is no longer open."],
      breaches_limit: [
        "An authorization control of the Card does not allow the payment.",
        "The debit exceeds an active Limit of the Account, Account Number or Card.",
      ],
      insufficient_funds: ["The available balance does not cover the amount."],
      declined_by_stand_in_processing: ["The network stood in for your Real-Time Decision, and declined."],
      webhook_timed_out: ["Your Real-Time Decision did not arrive in time."],
      webhook_declined: ["Your Real-Time Decision declined the payment."],
    },
    forced: {
      group_locked: "Groups of Accounts cannot be locked; a closed Account gives `account_closed` (D-39).",
      transaction_not_allowed: "Every kind of card payment is allowed.",
      suspected_card_testing: "The emulator does not detect fraud or card testing.",
      suspected_fraud: "The emulator does not detect fraud or card testing.",
    },
  },
  check: {
    rules: {
      ach_route_canceled: ["The Account Number is canceled."],
      ach_route_disabled: ["The Account Number is disabled."],
      group_locked: ["The Account is closed."],
      entity_not_active: ["The Entity that owns the Account is not active."],
      not_authorized: ["The Account Number accepts only checks that match a Check Transfer."],
      breaches_limit: ["The debit exceeds an active Limit of the Account, Account Number or Card."],
      insufficient_funds: ["The available balance does not cover the amount."],
    },
    forced: {
      altered_or_fictitious: "The reason depends on the paper or its image, and a simulated check has neither.",
      amount_mismatch: "The reason depends on the paper or its image, and a simulated check has neither.",
      duplicate_presentment: "Simulated checks may repeat a check number, so a number does not identify a duplicate.",
      endorsement_irregular: "The reason depends on the paper or its image, and a simulated check has neither.",
      no_account_number_found: "A simulated check names an existing Account Number; an unknown id is a 404.",
      not_our_item: "A simulated check is always drawn on this bank.",
      refer_to_image: "The reason depends on the paper or its image, and a simulated check has neither.",
      stop_payment_requested: "There are no Check Transfers whose payment could be stopped.",
      unable_to_process: "Processing of a simulated check does not fail.",
      unusable_image: "The reason depends on the paper or its image, and a simulated check has neither.",
      user_initiated: "The client gives this reason when it declines a pending check.",
    },
  },
  real_time_payments: {
    rules: {
      account_number_canceled: ["The Account Number is canceled."],
      account_number_disabled: ["The Account Number is disabled."],
      account_restricted: ["The Account is closed."],
      entity_not_active: ["The Entity that owns the Account is not active."],
    },
    forced: {
      group_locked: "Groups of Accounts cannot be locked; a closed Account gives `account_restricted` (D-39).",
      real_time_payments_not_enabled: "Every Account Number accepts Real-Time Payments.",
    },
  },
  fednow: {
    rules: {
      account_number_canceled: ["The Account Number is canceled."],
      account_number_disabled: ["The Account Number is disabled."],
      account_restricted: ["The Account is closed."],
      entity_not_active: ["The Entity that owns the Account is not active."],
    },
    forced: {
      group_locked: "Groups of Accounts cannot be locked; a closed Account gives `account_restricted` (D-39).",
      fednow_not_enabled: "Every Account Number accepts FedNow transfers.",
    },
  },
  wire: {
    rules: {
      account_number_canceled: ["The Account Number is canceled."],
      account_number_disabled: ["The Account Number is disabled."],
      transaction_not_allowed: ["The Account is closed."],
      entity_not_active: ["The Entity that owns the Account is not active."],
    },
    forced: {
      group_locked: "Groups of Accounts cannot be locked; a closed Account gives `transaction_not_allowed` (D-39).",
      no_account_number: "A simulated wire names an existing Account Number; an unknown id is a 404.",
    },
  },
  check_deposit: {
    rules: {},
    forced: {
      incomplete_image: "The emulator does not examine checks. The simulation gives this reason, also by default.",
      duplicate: "The emulator does not examine checks. Only the simulation gives this reason.",
      poor_image_quality: "The emulator does not examine checks. Only the simulation gives this reason.",
      incorrect_amount: "The emulator does not examine checks. Only the simulation gives this reason.",
      incorrect_recipient: "The emulator does not examine checks. Only the simulation gives this reason.",
      not_eligible_for_mobile_deposit: "The emulator does not examine checks. Only the simulation gives this reason.",
      missing_required_data_elements: "The emulator does not examine checks. Only the simulation gives this reason.",
      suspected_fraud: "The emulator does not examine checks. Only the simulation gives this reason.",
      deposit_window_expired: "The emulator does not examine checks. Only the simulation gives this reason.",
      requested_by_user: "No endpoint requests a rejection. Only the simulation gives this reason.",
      international: "The emulator does not examine checks. Only the simulation gives this reason.",
      unknown: "The emulator does not examine checks. Only the simulation gives this reason.",
    },
  },
};
