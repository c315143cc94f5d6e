import * as z from "zod";
import { once } from "../../once.ts";
import {
  createInFilter,
  createListSchema,
  digits,
  enumeration,
  id,
  idempotencyKey,
  idempotencyKeyFilter,
  listParams,
  reference,
  text,
  timestamp,
} from "../../schema-kit.ts";
import { cardAuthorizationControlsParamsSchema, cardAuthorizationControlsSchema } from "./authorization-controls.ts";

// Re-export the schemas of the other files: a resource exports all of its schemas from this module.
export * from "./authorization-controls.ts";

export const cardStatusSchema = enumeration("CardStatus", "Whether a Card can be used.", {
  active: "It can be used.",
  disabled: "It cannot be used until it is active again.",
  canceled: "It can never be used again.",
});

const expirationMonth = once(() =>
  z.int().min(1).max(12).meta({ description: "Month at the end of which the Card expires, 1 to 12." }),
);
const expirationYear = once(() => z.int().meta({ description: "Year in which the Card expires, four digits." }));

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
      description: "The address that merchants check for the cardholder. Every field is null if you gave no address.",
    }),
);

export const cardDigitalWalletSchema = once(() =>
  z
    .strictObject({
      digital_card_profile_id: id(
        "digital_card_profile",
        "The Digital Card Profile with the artwork, or null.",
      ).nullable(),
      email: z.string().nullable().meta({ description: "Email address for verifying the cardholder, or null." }),
      phone: z.string().nullable().meta({ description: "Telephone number for verifying the cardholder, or null." }),
    })
    .meta({ id: "CardDigitalWallet", description: "How a Card is added to a digital wallet." }),
);

export const cardSchema = once(() =>
  z
    .strictObject({
      id: id("card", "Identifier of the Card."),
      account_id: id("account", "The Account whose available balance the Card spends."),
      authorization_controls: cardAuthorizationControlsSchema()
        .nullable()
        .meta({ description: "The allowed uses of the Card, or null for any use." }),
      billing_address: cardBillingAddressSchema(),
      bin: digits("6,8", "The first digits of the Card's number, which identify the issuer"),
      created_at: timestamp("When the Card was created."),
      description: text("Description for your own use, 1 to 200 characters, or null.").nullable(),
      digital_wallet: cardDigitalWalletSchema()
        .nullable()
        .meta({ description: "How the Card is added to a digital wallet, or null if you did not specify it." }),
      entity_id: id(
        "entity",
        "The Entity that holds the Card, or null if the owner of the Account holds it.",
      ).nullable(),
      expiration_month: expirationMonth(),
      expiration_year: expirationYear(),
      idempotency_key: idempotencyKey(),
      last4: digits("4", "The last digits of the Card's number"),
      status: cardStatusSchema(),
      type: z.literal("card").meta({ description: "Always `card`." }),
    })
    .meta({
      id: "Card",
      description: "A payment card that spends the balance of an Account. It can be printed as a Physical Card.",
    }),
);

export const cardListSchema = once(() => createListSchema("CardList", cardSchema()));

export const cardDetailsSchema = once(() =>
  z
    .strictObject({
      card_id: id("card", "The Card whose numbers these are."),
      expiration_month: expirationMonth(),
      expiration_year: expirationYear(),
      pin: digits("4", "The personal identification number"),
      primary_account_number: digits("16", "The number of the Card", "A test number that no card network knows."),
      type: z.literal("card_details").meta({ description: "Always `card_details`." }),
      verification_code: digits("3", "The code that proves possession of the Card when it is not present"),
    })
    .meta({ id: "CardDetails", description: "The secret numbers of a Card." }),
);

export const cardIframeUrlSchema = once(() =>
  z
    .strictObject({
      expires_at: timestamp("When the address expires: an hour after the request."),
      iframe_url: z.string().meta({ description: "The address of the iframe. Nothing is served there." }),
      type: z.literal("card_iframe_url").meta({ description: "Always `card_iframe_url`." }),
    })
    .meta({ id: "CardIframeUrl", description: "The address of an iframe for the secret numbers of a Card." }),
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
    .meta({ id: "CardBillingAddressParams", description: "The address that merchants check for the cardholder." }),
);

const digitalWalletParamsSchema = once(() =>
  z
    .strictObject({
      digital_card_profile_id: reference(
        "digital_card_profile",
        "The Digital Card Profile with the artwork.",
      ).optional(),
      email: text("Email address for verifying the cardholder, 1 to 200 characters.").optional(),
      phone: text("Telephone number for verifying the cardholder, 1 to 200 characters.").optional(),
    })
    .meta({ id: "CardDigitalWalletParams", description: "How to add the Card to a digital wallet." }),
);

const entity = once(() =>
  reference("entity", "The Entity that holds the Card, if it is not the owner of the Account."),
);
const description = once(() => text("Description for your own use, 1 to 200 characters."));

export const cardCreateParamsSchema = once(() =>
  z
    .strictObject({
      account_id: reference("account", "The Account whose available balance the Card spends."),
      description: description().optional(),
      billing_address: billingAddressParamsSchema().optional(),
      digital_wallet: digitalWalletParamsSchema().optional(),
      entity_id: entity().optional(),
      authorization_controls: cardAuthorizationControlsParamsSchema().optional(),
    })
    .meta({ id: "CardCreateParams" }),
);

/** A sentence for parameters that replace the whole object. */
const replacing = "Takes the place of all there was; an empty object lifts it.";

export const cardUpdateParamsSchema = once(() =>
  z
    .strictObject({
      status: cardStatusSchema().meta({ description: "New state. A canceled object stays canceled." }).optional(),
      description: description().optional(),
      billing_address: billingAddressParamsSchema()
        .meta({ description: "New address that merchants check for the cardholder. Replaces the whole address." })
        .optional(),
      digital_wallet: digitalWalletParamsSchema()
        .meta({ description: `How to add the Card to a digital wallet. ${replacing}` })
        .optional(),
      entity_id: entity().optional(),
      authorization_controls: cardAuthorizationControlsParamsSchema()
        .meta({ description: `The allowed uses of the Card. ${replacing}` })
        .optional(),
    })
    .meta({ id: "CardUpdateParams" }),
);

export const cardCreateDetailsIframeParamsSchema = once(() =>
  z
    .strictObject({
      physical_card_id: reference("physical_card", "The Physical Card to show, one of the Card.").optional(),
    })
    .meta({ id: "CardCreateDetailsIframeParams" }),
);

export const cardListParamsSchema = once(() =>
  listParams("CardListParams", {
    account_id: reference("account", "Only Cards of this Account.").optional(),
    idempotency_key: idempotencyKeyFilter(),
    status: createInFilter(cardStatusSchema(), "Only Cards in one of these states."),
  }),
);
