import * as z from "zod";
import { once } from "../../once.ts";
import { text } from "../../schema-kit.ts";
import { countryCode } from "../physical-cards/address-fields.ts";

export const addressSchema = once(() =>
  z
    .strictObject({
      line1: text("First line, 1 to 200 characters."),
      line2: text("Second line, 1 to 200 characters, or null.").nullable(),
      city: text("City, 1 to 200 characters."),
      state: text("State, commonly a two-letter code, 1 to 200 characters, or null.").nullable(),
      zip: text("ZIP code, 1 to 200 characters, or null.").nullable(),
      country: countryCode(),
    })
    .meta({ id: "EntityAddress", description: "A postal address." }),
);

export const addressParamsSchema = once(() =>
  z
    .strictObject({
      line1: text("First line, 1 to 200 characters."),
      line2: text("Second line, 1 to 200 characters.").optional(),
      city: text("City, 1 to 200 characters."),
      state: text("State, commonly a two-letter code, 1 to 200 characters. Required in the United States.").optional(),
      zip: text("ZIP code, 1 to 200 characters. Required in the United States.").optional(),
      country: countryCode()
        .meta({ description: "Country, a two-letter ISO 3166-1 code such as `US`.", default: "US" })
        .optional(),
    })
    .meta({ id: "EntityAddressParams", description: "A postal address." }),
);
