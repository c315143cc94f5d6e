import * as z from "zod";
import { once } from "../once.ts";
import { currencySchema, decimal, enumeration, timestamp } from "../schema-kit.ts";

export const cardSchemeFeeTypeSchema = enumeration(
  "CardSchemeFeeType",
  "The service that a card network's fee is for.",
  {
    cardnet_international_service_assessment_single_currency:
      "An international payment in the cardholder's own currency.",
    cardnet_international_service_assessment_cross_currency: "An international payment in a foreign currency.",
    cardnet_authorization_domestic_point_of_sale: "An authorization at a domestic shop.",
    cardnet_authorization_international_point_of_sale: "An authorization at a foreign shop.",
    cardnet_authorization_canada_point_of_sale: "An authorization at a shop in Canada.",
    cardnet_authorization_reversal_point_of_sale: "The reversal of an authorization at a domestic shop.",
    cardnet_authorization_reversal_international_point_of_sale: "The reversal of an authorization at a foreign shop.",
    cardnet_authorization_address_verification_service: "An authorization with an address check.",
    cardnet_advanced_authorization: "The risk score of an authorization.",
    cardnet_message_transmission: "The transmission of a message.",
    cardnet_account_verification_domestic: "The validation of a card by a domestic merchant.",
    cardnet_account_verification_international: "The validation of a card by a foreign merchant.",
    cardnet_account_verification_canada: "The validation of a card by a merchant in Canada.",
    cardnet_corporate_acceptance_fee: "The acceptance of a corporate card.",
    cardnet_consumer_debit_acceptance_fee: "The acceptance of a consumer's debit card.",
    cardnet_business_debit_acceptance_fee: "The acceptance of a business's debit card.",
    cardnet_purchasing_acceptance_fee: "The acceptance of a purchasing card.",
    cardnet_purchase_domestic: "A domestic purchase.",
    cardnet_purchase_international: "An international purchase.",
    cardnet_credit_purchase_token: "A purchase with the token of a credit card.",
    cardnet_debit_purchase_token: "A purchase with the token of a debit card.",
    cardnet_clearing_transmission: "The transmission of a settlement.",
    cardnet_direct_authorization: "An authorization over a direct connection.",
    cardnet_direct_transaction_domestic: "A domestic payment over a direct connection.",
    cardnet_service_commercial_credit: "Service for a commercial credit card.",
    cardnet_advertising_service_commercial_credit: "Advertising for commercial credit cards.",
    cardnet_community_growth_acceleration_program: "The network's program for the growth of communities.",
    cardnet_processing_guarantee_commercial_credit: "The guarantee of processing for a commercial credit card.",
    debitnet_switch_fee: "The routing of a payment through the `debitnet` network.",
  },
);

export const cardSchemeFeeSchema = once(() =>
  z
    .strictObject({
      amount: decimal("The fee in whole units of `currency`", '`"0.05"` for five cents'),
      created_at: timestamp("When it was charged."),
      currency: currencySchema(),
      fee_type: cardSchemeFeeTypeSchema(),
      fixed_component: decimal(
        "The fixed part of the fee, in whole units of `currency`",
        '`"0.05"` for five cents',
        "Null if there is none.",
      ).nullable(),
      variable_rate: decimal(
        "The rate of the part of the fee that depends on the amount",
        '`"0.015"` for 1.5%',
        "Null if there is none.",
      ).nullable(),
    })
    .meta({ id: "CardSchemeFee", description: "A fee that a card network charges for a message." }),
);
