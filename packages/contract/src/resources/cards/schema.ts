import * as z from "zod";
import { once } from "../../once.ts";
import {
  anyOf,
  digits,
  enumeration,
  id,
  idempotencyKey,
  idempotencyKeyFilter,
  listOf,
  listParams,
  reference,
  text,
  timestamp,
} from "../../schema-kit.ts";
import { cardAuthorizationControlsParamsSchema, cardAuthorizationControlsSchema } from "./authorization-controls.ts";

// The schemas of a resource are one namespace, whichever of its files they are in.
export * from "./authorization-controls.ts";

export const cardStatusSchema = enumeration("CardStatus", "Whether a Card can be used.", {
  active: "It can be used.",
  disabled: "It cannot be used until it is active again.",
  canceled: "It can never be used again.",
});

const expirationMonth = once(() =>
  z.int().min(1).max(12).meta({ description: "Month at whose end it expires, 1 to 12." }),
);
const expirationYear = once(() => z.int().meta({ description: "Year in which it expires, four digits." }));

export const cardBillingAddressSchema = once(() =>
  z
    .strictObject({
      city: z.string().nullable().meta({ description: "City, or null." }),
      line1: z.string().nullable().meta({ description: "First line of the address, or null." }),
      line2: z.string().nullable().meta({ description: "Second line of the address, or null." }),
      postal_code: z.string().nullable().meta({ description: "Postal code, or null." }),
      state: z.string().nullable().meta({ description: "State, or null." }),
    })
    .meta({
      id: "CardBillingAddress",
      description: "The address that merchants check a cardholder by. Every field is null where none was given.",
    }),
);

export const cardDigitalWalletSchema = once(() =>
  z
    .strictObject({
      digital_card_profile_id: z
        .string()
        .nullable()
        .meta({ description: "The digital card profile with the artwork, or null." }),
      email: z.string().nullable().meta({ description: "Email address for verifying the cardholder, or null." }),
      phone: z.string().nullable().meta({ description: "Telephone number for verifying the cardholder, or null." }),
    })
    .meta({ id: "CardDigitalWallet", description: "How a Card is put in a digital wallet." }),
);

export const cardSchema = once(() =>
  z
    .strictObject({
      id: id("card", "Identifier of the Card."),
      account_id: id("account", "The Account whose available balance it spends."),
      authorization_controls: cardAuthorizationControlsSchema()
        .nullable()
        .meta({ description: "What it can be used for, or null for anything." }),
      billing_address: cardBillingAddressSchema(),
      bin: digits("6,8", "The start of its number, which stands for the issuer"),
      created_at: timestamp("When the Card was created."),
      description: text("Description for your own use, 1 to 200 characters, or null.").nullable(),
      digital_wallet: cardDigitalWalletSchema()
        .nullable()
        .meta({ description: "How it is put in a digital wallet, or null where nothing was said of it." }),
      entity_id: id("entity", "The Entity that holds the Card, or null for the one that owns the Account.").nullable(),
      expiration_month: expirationMonth(),
      expiration_year: expirationYear(),
      idempotency_key: idempotencyKey(),
      last4: digits("4", "The end of its number"),
      status: cardStatusSchema(),
      type: z.literal("card").meta({ description: "Always `card`." }),
    })
    .meta({
      id: "Card",
      description: "A payment card that spends the balance of an Account. It can be printed as a Physical Card.",
    }),
);

export const cardListSchema = once(() => listOf("CardList", cardSchema()));

export const cardDetailsSchema = once(() =>
  z
    .strictObject({
      card_id: id("card", "The Card whose numbers these are."),
      expiration_month: expirationMonth(),
      expiration_year: expirationYear(),
      pin: digits("4", "The personal identification number"),
      primary_account_number: digits("16", "The number of the Card", "A test number: no network knows it."),
      type: z.literal("card_details").meta({ description: "Always `card_details`." }),
      verification_code: digits("3", "The code that proves possession of the Card where it is not present"),
    })
    .meta({ id: "CardDetails", description: "The secret numbers of a Card." }),
);

const billingAddressParamsSchema = once(() =>
  z
    .strictObject({
      line1: text("First line of the address, 1 to 200 characters."),
      line2: text("Second line of the address, 1 to 200 characters.").optional(),
      city: text("City, 1 to 200 characters."),
      state: text("State, 1 to 200 characters."),
      postal_code: text("Postal code, 1 to 200 characters."),
    })
    .meta({ id: "CardBillingAddressParams", description: "The address that merchants check the cardholder by." }),
);

const digitalWalletParamsSchema = once(() =>
  z
    .strictObject({
      // Text and no reference: there are no such objects to look up.
      digital_card_profile_id: text(
        "The digital card profile with the artwork, 1 to 200 characters. Kept as it is sent.",
      ).optional(),
      email: text("Email address for verifying the cardholder, 1 to 200 characters.").optional(),
      phone: text("Telephone number for verifying the cardholder, 1 to 200 characters.").optional(),
    })
    .meta({ id: "CardDigitalWalletParams", description: "How to put the Card in a digital wallet." }),
);

const entity = once(() =>
  reference("entity", "The Entity that is to hold the Card, where it does not own the Account."),
);
const description = once(() => text("Description for your own use, 1 to 200 characters."));

export const cardCreateParamsSchema = once(() =>
  z
    .strictObject({
      account_id: reference("account", "The Account whose available balance the Card is to spend."),
      description: description().optional(),
      billing_address: billingAddressParamsSchema().optional(),
      digital_wallet: digitalWalletParamsSchema().optional(),
      entity_id: entity().optional(),
      authorization_controls: cardAuthorizationControlsParamsSchema().optional(),
    })
    .meta({ id: "CardCreateParams" }),
);

/** An object that is given takes the place of the one before as a whole. */
const replacing = "Takes the place of all there was; an empty object lifts it.";

export const cardUpdateParamsSchema = once(() =>
  z
    .strictObject({
      status: cardStatusSchema().meta({ description: "New state. Out of `canceled` there is no way." }).optional(),
      description: description().optional(),
      billing_address: billingAddressParamsSchema()
        .meta({ description: "New address that merchants check the cardholder by, in place of the whole old one." })
        .optional(),
      digital_wallet: digitalWalletParamsSchema()
        .meta({ description: `How to put the Card in a digital wallet. ${replacing}` })
        .optional(),
      entity_id: entity().optional(),
      authorization_controls: cardAuthorizationControlsParamsSchema()
        .meta({ description: `What the Card can be used for. ${replacing}` })
        .optional(),
    })
    .meta({ id: "CardUpdateParams" }),
);

export const cardListParamsSchema = once(() =>
  listParams("CardListParams", {
    account_id: reference("account", "Only Cards of this Account.").optional(),
    idempotency_key: idempotencyKeyFilter(),
    status: anyOf(cardStatusSchema(), "Only Cards in one of these states."),
  }),
);
