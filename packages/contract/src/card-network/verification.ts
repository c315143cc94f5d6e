import * as z from "zod";
import { once } from "../once.ts";
import { enumeration } from "../schema-kit.ts";

export const cardVerificationCodeResultSchema = enumeration(
  "CardVerificationCodeResult",
  "Whether the given verification code matches the card's.",
  {
    not_checked: "No code was given, or it was not checked.",
    match: "It matches.",
    no_match: "It does not match.",
  },
);

/** D-83. */
export const cardholderAddressResultSchema = enumeration(
  "CardholderAddressResult",
  "Whether the given address matches the cardholder's.",
  {
    not_checked: "No address was given, or it was not checked.",
    postal_code_match_address_no_match: "The postal code matches, the first line does not.",
    postal_code_no_match_address_match: "The first line matches, the postal code does not.",
    match: "Both the postal code and the first line match.",
    no_match: "Neither the postal code nor the first line matches.",
    postal_code_match_address_not_checked: "The postal code matches. The first line was not checked.",
  },
);

export const cardVerificationCodeSchema = once(() =>
  z
    .strictObject({ result: cardVerificationCodeResultSchema() })
    .meta({ id: "CardVerificationCode", description: "The check of the code printed on the card." }),
);

export const cardholderAddressSchema = once(() =>
  z
    .strictObject({
      actual_line1: z.string().nullable().meta({ description: "First line of the cardholder's address, or null." }),
      actual_postal_code: z
        .string()
        .nullable()
        .meta({ description: "Postal code of the cardholder's address, or null." }),
      provided_line1: z.string().nullable().meta({ description: "First line as the merchant sent it, or null." }),
      provided_postal_code: z
        .string()
        .nullable()
        .meta({ description: "Postal code as the merchant sent it, or null." }),
      result: cardholderAddressResultSchema(),
    })
    .meta({ id: "CardholderAddress", description: "The check of the cardholder's address." }),
);

export const cardholderNameSchema = once(() =>
  z
    .strictObject({
      provided_first_name: z.string().nullable().meta({ description: "First name as the merchant sent it, or null." }),
      provided_middle_name: z
        .string()
        .nullable()
        .meta({ description: "Middle name as the merchant sent it, or null." }),
      provided_last_name: z.string().nullable().meta({ description: "Last name as the merchant sent it, or null." }),
    })
    .meta({ id: "CardholderName", description: "The cardholder's name as the merchant sent it." }),
);

export const cardVerificationSchema = once(() =>
  z
    .strictObject({
      card_verification_code: cardVerificationCodeSchema(),
      cardholder_address: cardholderAddressSchema(),
      cardholder_name: cardholderNameSchema()
        .nullable()
        .meta({ description: "The cardholder's name as the merchant sent it, or null." }),
    })
    .meta({ id: "CardVerification", description: "The checks of the cardholder." }),
);
