import * as z from "zod";
import { once } from "../../once.ts";
import { enumeration, timestamp } from "../../schema-kit.ts";
import { sourceUnion } from "../../source-union.ts";
import { cardAuthenticationSchema } from "./card-authentication.ts";
import { cardAuthorizationSchema } from "./card-authorization.ts";
import { cardAuthorizationExpirationSchema } from "./card-authorization-expiration.ts";
import { cardBalanceInquirySchema } from "./card-balance-inquiry.ts";
import { cardDeclineSchema } from "./card-decline.ts";
import { cardFinancialSchema } from "./card-financial.ts";
import { cardFuelConfirmationSchema } from "./card-fuel-confirmation.ts";
import { cardIncrementSchema } from "./card-increment.ts";
import { cardRefundSchema } from "./card-refund.ts";
import { cardReversalSchema } from "./card-reversal.ts";
import { cardSettlementSchema } from "./card-settlement.ts";
import { cardValidationSchema } from "./card-validation.ts";

/** D-86: it has no details. */
export const cardPaymentOtherSchema = once(() =>
  z
    .strictObject({})
    .meta({ id: "CardPaymentOther", description: "Empty: an element of category `other` has no details." }),
);

export const cardPaymentElementCategorySchema = enumeration(
  "CardPaymentElementCategory",
  "The kind of an element of a Card Payment.",
  {
    card_authorization: "It was authorized.",
    card_authentication: "3-D Secure was used to identify the cardholder. The bank creates none.",
    card_balance_inquiry: "A balance inquiry was made.",
    card_validation: "The merchant checked the Card. The bank creates none.",
    card_decline: "An authorization, an increment or a balance inquiry was declined.",
    card_reversal: "The authorization was reversed, in whole or in part.",
    card_authorization_expiration: "The authorization expired.",
    card_increment: "The authorization was incremented.",
    card_settlement: "The payment was settled.",
    card_refund: "The merchant refunded money.",
    card_fuel_confirmation: "A fuel pump confirmed the final amount. The bank creates none.",
    card_financial: "It was authorized and settled in one message. The bank creates none.",
    other: "An event that is not documented, or no longer documented.",
  },
);

export const cardPaymentElementSchema = once(() =>
  sourceUnion(
    "CardPaymentElement",
    "An element of a Card Payment: a message of the card network.",
    {
      card_authorization: cardAuthorizationSchema(),
      card_authentication: cardAuthenticationSchema(),
      card_balance_inquiry: cardBalanceInquirySchema(),
      card_validation: cardValidationSchema(),
      card_decline: cardDeclineSchema(),
      card_reversal: cardReversalSchema(),
      card_authorization_expiration: cardAuthorizationExpirationSchema(),
      card_increment: cardIncrementSchema(),
      card_settlement: cardSettlementSchema(),
      card_refund: cardRefundSchema(),
      card_fuel_confirmation: cardFuelConfirmationSchema(),
      card_financial: cardFinancialSchema(),
      other: cardPaymentOtherSchema(),
    },
    { category: "What happened", beside: { created_at: timestamp("When it happened.") } },
  ),
);
