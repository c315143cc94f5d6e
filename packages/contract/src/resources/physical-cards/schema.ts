import * as z from "zod";
import { once } from "../../once.ts";
import {
  createListSchema,
  enumeration,
  id,
  idempotencyKey,
  idempotencyKeyFilter,
  instant,
  listParams,
  patterned,
  reference,
  text,
  timestamp,
} from "../../schema-kit.ts";
import { addressLines, countryCode } from "./address-fields.ts";
import {
  physicalCardShipmentMethodSchema,
  physicalCardShipmentScheduleSchema,
  physicalCardShipmentSchema,
  physicalCardShipmentStatusSchema,
  physicalCardTrackingUpdateCategorySchema,
} from "./shipment.ts";

// Re-export the schemas of the other files: a resource exports all of its schemas from this module.
export * from "./shipment.ts";

export const physicalCardStatusSchema = enumeration("PhysicalCardStatus", "Whether a Physical Card can be used.", {
  active: "It can be used.",
  disabled: "It cannot be used until it is active again.",
  canceled: "It can never be used again.",
});

const printedName = (whose: string) =>
  patterned(`${whose} as printed on the card`, {
    pattern: /^[A-Za-z0-9_.\-/ ]*$/,
    form: "1 to 200 letters A to Z, digits, spaces or any of `_ . - /`",
  })
    .min(1)
    .max(200);
const cardholder = once(() => ({
  first_name: printedName("First name of the cardholder"),
  last_name: printedName("Last name of the cardholder"),
}));

export const physicalCardCardholderSchema = once(() =>
  z
    .strictObject(cardholder())
    .meta({ id: "PhysicalCardCardholder", description: "The person whose name is on a Physical Card." }),
);

export const physicalCardSchema = once(() =>
  z
    .strictObject({
      id: id("physical_card", "Identifier of the Physical Card."),
      card_id: id("card", "The Card that is printed. A Card can have several Physical Cards."),
      cardholder: physicalCardCardholderSchema(),
      created_at: timestamp("When the Physical Card was ordered."),
      idempotency_key: idempotencyKey(),
      physical_card_profile_id: id(
        "physical_card_profile",
        "The Physical Card Profile with its artwork, or null.",
      ).nullable(),
      shipment: physicalCardShipmentSchema(),
      status: physicalCardStatusSchema(),
      type: z.literal("physical_card").meta({ description: "Always `physical_card`." }),
    })
    .meta({
      id: "PhysicalCard",
      description: "A printed card that is sent to the cardholder. It has the numbers of its Card.",
    }),
);

export const physicalCardListSchema = once(() => createListSchema("PhysicalCardList", physicalCardSchema()));

export const physicalCardCreateParamsSchema = once(() =>
  z
    .strictObject({
      card_id: reference("card", "The Card to print."),
      cardholder: z
        .strictObject(cardholder())
        .meta({ id: "PhysicalCardCreateCardholderParams", description: "The person whose name to print." }),
      physical_card_profile_id: reference(
        "physical_card_profile",
        "The Physical Card Profile with the artwork to print. Default: the latest default profile.",
      ).optional(),
      shipment: z
        .strictObject({
          address: z
            .strictObject({
              name: addressLines().name,
              line1: addressLines().line1,
              line2: addressLines().line2.optional(),
              line3: addressLines().line3.optional(),
              city: addressLines().city,
              state: addressLines().state,
              postal_code: addressLines().postal_code,
              country: countryCode()
                .meta({
                  description:
                    "Country, a two-letter ISO 3166-1 code such as `US`. Any other country requires `courier_b_worldwide_express` and an arrangement with the operator.",
                  default: "US",
                })
                .optional(),
              phone_number: text(
                "Telephone number of the recipient for the carrier, 1 to 15 characters. The API does not return it.",
                15,
              ).optional(),
            })
            .meta({ id: "PhysicalCardCreateAddressParams", description: "Where to send the card." }),
          method: physicalCardShipmentMethodSchema(),
          schedule: physicalCardShipmentScheduleSchema()
            .meta({
              description:
                "How soon the printer hands the card over. Default: `same_day` with `courier_a_priority_overnight`, otherwise `next_day`.",
            })
            .optional(),
        })
        .meta({ id: "PhysicalCardCreateShipmentParams", description: "How and where to send the card." }),
    })
    .meta({ id: "PhysicalCardCreateParams" }),
);

export const physicalCardUpdateParamsSchema = once(() =>
  z.strictObject({ status: physicalCardStatusSchema() }).meta({ id: "PhysicalCardUpdateParams" }),
);

export const physicalCardListParamsSchema = once(() =>
  listParams("PhysicalCardListParams", {
    card_id: reference("card", "Only Physical Cards of this Card.").optional(),
    idempotency_key: idempotencyKeyFilter(),
  }),
);

export const physicalCardAdvanceShipmentParamsSchema = once(() =>
  z
    .strictObject({
      shipment_status: physicalCardShipmentStatusSchema().meta({ description: "The new state of the shipment." }),
    })
    .meta({ id: "PhysicalCardAdvanceShipmentParams" }),
);

export const physicalCardAddTrackingUpdateParamsSchema = once(() =>
  z
    .strictObject({
      category: physicalCardTrackingUpdateCategorySchema(),
      carrier_estimated_delivery_at: instant("When the carrier expects to deliver.").optional(),
      city: text("City where it happened, 1 to 200 characters.").optional(),
      postal_code: text("Postal code where it happened, 1 to 200 characters.").optional(),
      state: text("State where it happened, 1 to 200 characters.").optional(),
    })
    .meta({ id: "PhysicalCardAddTrackingUpdateParams" }),
);
