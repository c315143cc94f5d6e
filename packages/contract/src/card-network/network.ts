import * as z from "zod";
import { once } from "../once.ts";
import { enumeration } from "../schema-kit.ts";
import { sourceUnion } from "../source-union.ts";

export const cardNetworkSchema = enumeration("CardNetwork", "A card network.", {
  cardnet: "The network whose details are under `cardnet`.",
  debitnet: "The network whose details are under `debitnet`.",
});

export const electronicCommerceIndicatorSchema = enumeration(
  "ElectronicCommerceIndicator",
  "How the merchant received the order, and how securely the cardholder was identified.",
  {
    mail_phone_order: "One order by mail or telephone.",
    recurring: "One of a series that continues until it is canceled.",
    installment: "One installment of a price.",
    unknown_mail_phone_order: "By mail or telephone, without further details.",
    secure_electronic_commerce: "Over the internet. 3-D Secure identified the cardholder.",
    non_authenticated_security_transaction_at_3ds_capable_merchant:
      "Over the internet. The merchant tried 3-D Secure, but the cardholder was not identified.",
    non_authenticated_security_transaction: "Over an encrypted connection, without 3-D Secure.",
    non_secure_transaction: "Over the internet, without any protection.",
  },
);

export const pointOfServiceEntryModeSchema = enumeration(
  "PointOfServiceEntryMode",
  "How the merchant read the card's number.",
  {
    unknown: "Not known.",
    manual: "It was entered manually.",
    magnetic_stripe_no_cvv: "From the magnetic stripe, without its verification value.",
    optical_code: "From a code that was scanned.",
    integrated_circuit_card: "From the chip, by contact.",
    contactless: "From the chip, without contact.",
    credential_on_file: "From stored credentials.",
    magnetic_stripe: "From the magnetic stripe.",
    contactless_magnetic_stripe: "From data in the form of a magnetic stripe, without contact.",
    integrated_circuit_card_no_cvv: "From the chip, by contact, without its verification value.",
  },
);

export const standInProcessingReasonSchema = enumeration(
  "StandInProcessingReason",
  "Why the network decided instead of the bank.",
  {
    issuer_error: "The bank responded with an error, or not at all.",
    invalid_physical_card: "The data read from the card is not valid.",
    invalid_cryptogram: "The cryptogram of the card or token is not valid.",
    invalid_cardholder_authentication_verification_value: "The 3-D Secure authentication value is not valid.",
    internal_cardnet_error: "Something failed within the network.",
    merchant_transaction_advisory_service_authentication_required:
      "The merchant's advisory service requires authentication of the cardholder first.",
    payment_fraud_disruption_acquirer_block: "The network blocks the merchant's bank because of fraud.",
    other: "Some other reason.",
  },
);

export const terminalEntryCapabilitySchema = enumeration(
  "TerminalEntryCapability",
  "What the merchant's terminal can read.",
  {
    unknown: "Not known.",
    terminal_not_used: "There was no terminal.",
    magnetic_stripe: "Magnetic stripes.",
    barcode: "Barcodes.",
    optical_character_recognition: "Print.",
    chip_or_contactless: "Chips, by contact and without.",
    contactless_only: "Contactless chips only.",
    no_capability: "Nothing.",
  },
);

export const cardnetDetailsSchema = once(() =>
  z
    .strictObject({
      electronic_commerce_indicator: electronicCommerceIndicatorSchema().nullable().meta({
        description: "How the merchant received the order, or null if it was not by mail, telephone or internet.",
      }),
      point_of_service_entry_mode: pointOfServiceEntryModeSchema()
        .nullable()
        .meta({ description: "How the merchant read the card's number, or null." }),
      stand_in_processing_reason: standInProcessingReasonSchema()
        .nullable()
        .meta({ description: "Why the network decided instead of the bank, or null unless `actioner` is `network`." }),
      terminal_entry_capability: terminalEntryCapabilitySchema()
        .nullable()
        .meta({ description: "What the merchant's terminal can read, or null." }),
    })
    .meta({ id: "CardnetDetails", description: "Details that only the `cardnet` network has." }),
);

/** D-83: the contract does not define its fields. */
export const debitnetDetailsSchema = once(() =>
  z
    .strictObject({})
    .meta({ id: "DebitnetDetails", description: "Details that only the `debitnet` network has: none so far." }),
);

export const cardNetworkDetailsSchema = once(() =>
  sourceUnion(
    "CardNetworkDetails",
    "The card network's details of a card payment.",
    { cardnet: cardnetDetailsSchema(), debitnet: debitnetDetailsSchema() },
    { category: "The card network of the message" },
  ),
);

export const cardNetworkIdentifiersSchema = once(() =>
  z
    .strictObject({
      authorization_identification_response: z
        .string()
        .length(6)
        .nullable()
        .meta({ description: "Code of the authorization, 6 characters, or null." }),
      retrieval_reference_number: z
        .string()
        .nullable()
        .meta({ description: "Number that all messages of one payment share at the merchant's bank, or null." }),
      trace_number: z
        .string()
        .nullable()
        .meta({ description: "Number of the message at the merchant's bank, or null." }),
      transaction_id: z
        .string()
        .nullable()
        .meta({ description: "The network's own number, the same in all messages of one payment, or null." }),
    })
    .meta({
      id: "CardNetworkIdentifiers",
      description: "Numbers by which the card network identifies a card payment.",
    }),
);
