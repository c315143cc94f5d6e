import { countryCodes } from "../../country-codes.ts";
import { once } from "../../once.ts";
import { patterned, text } from "../../schema-kit.ts";

/** Fields of a mailing address with their bounds (D-55), shared by the request and the response. */
export const addressLines = once(() => ({
  name: text("Name of the recipient, 1 to 35 characters.", 35),
  line1: text("First line of the address, 1 to 35 characters.", 35),
  line2: text("Second line of the address, 1 to 35 characters.", 35),
  line3: text("Third line of the address, 1 to 9 characters.", 9),
  city: text("City, 1 to 35 characters.", 35),
  state: text("State or region, 1 to 200 characters."),
  postal_code: text("Postal code, 1 to 16 characters.", 16),
}));

/** An assigned ISO 3166-1 alpha-2 code. */
export const countryCode = once(() =>
  patterned("Country", {
    pattern: new RegExp(`^(?:${countryCodes.join("|")})$`),
    form: "a two-letter ISO 3166-1 code such as `US`",
  }),
);
