import * as z from "zod";
import { once } from "../../once.ts";
import { enumeration, reference, text } from "../../schema-kit.ts";
import { addressParamsSchema, addressSchema } from "./address.ts";

export const entityIdentificationMethodSchema = enumeration(
  "EntityIdentificationMethod",
  "How a person is identified.",
  {
    social_security_number: "By a social security number.",
    individual_taxpayer_identification_number: "By an individual taxpayer identification number (ITIN).",
    passport: "By a passport.",
    drivers_license: "By a driver's license.",
    other: "By another document.",
  },
);

export const entityIdentificationSchema = once(() =>
  z
    .strictObject({
      method: entityIdentificationMethodSchema(),
      number_last4: z.string().meta({
        description: "The last 4 characters of the number. The bank does not return the others.",
      }),
    })
    .meta({ id: "EntityIdentification", description: "How a person is identified, without the number." }),
);

export const entityNaturalPersonSchema = once(() =>
  z
    .strictObject({
      name: text("Legal name, 1 to 200 characters."),
      date_of_birth: z.iso.date().meta({ description: "Date of birth, `YYYY-MM-DD`." }),
      address: addressSchema(),
      identification: entityIdentificationSchema()
        .nullable()
        .meta({ description: "How the person is identified, or null." }),
    })
    .meta({ id: "EntityNaturalPerson", description: "The data of a person." }),
);

const twoCharacters = (description: string) =>
  z
    .string()
    .length(2)
    .meta({ description: `${description}, 2 characters.` });
const expirationDate = () => z.iso.date().meta({ description: "When the document expires, `YYYY-MM-DD`." });
const frontFile = () => reference("file", "The File with the document, or with its front.");
const backFile = () => reference("file", "The File with the back of the document.").optional();

export const entityDriversLicenseParamsSchema = once(() =>
  z
    .strictObject({
      expiration_date: expirationDate(),
      file_id: frontFile(),
      state: twoCharacters("The state that issued it"),
      back_file_id: backFile(),
    })
    .meta({ id: "EntityDriversLicenseParams", description: "A driver's license." }),
);

export const entityPassportParamsSchema = once(() =>
  z
    .strictObject({
      country: twoCharacters("The country that issued it"),
      expiration_date: expirationDate(),
      file_id: frontFile(),
    })
    .meta({ id: "EntityPassportParams", description: "A passport." }),
);

export const entityOtherDocumentParamsSchema = once(() =>
  z
    .strictObject({
      country: twoCharacters("The country that issued it"),
      description: text("What the document is, 1 to 200 characters."),
      file_id: frontFile(),
      back_file_id: backFile(),
      expiration_date: expirationDate().optional(),
    })
    .meta({ id: "EntityOtherDocumentParams", description: "Another document that identifies a person." }),
);

const onlyBy = (method: string) => `Required if \`method\` is \`${method}\`, and otherwise not allowed.`;

export const entityIdentificationParamsSchema = once(() =>
  z
    .strictObject({
      method: entityIdentificationMethodSchema(),
      number: z.string().min(4).max(200).meta({
        description: "The number of the document, 4 to 200 characters. The bank returns only its last four characters.",
      }),
      drivers_license: entityDriversLicenseParamsSchema()
        .meta({ description: onlyBy("drivers_license") })
        .optional(),
      passport: entityPassportParamsSchema()
        .meta({ description: onlyBy("passport") })
        .optional(),
      other: entityOtherDocumentParamsSchema()
        .meta({ description: onlyBy("other") })
        .optional(),
    })
    .meta({ id: "EntityIdentificationParams", description: "How a person is identified." }),
);

const personFields = once(() => ({
  name: text("Legal name, 1 to 200 characters."),
  date_of_birth: z.iso.date().meta({ description: "Date of birth, `YYYY-MM-DD`." }),
  address: addressParamsSchema(),
  identification: entityIdentificationParamsSchema().optional(),
  confirmed_no_us_tax_id: z
    .boolean()
    .meta({ description: "Whether you confirmed that the person has no tax id of the United States. Not returned." })
    .optional(),
}));

export const entityCreateNaturalPersonParamsSchema = once(() =>
  z.strictObject(personFields()).meta({ id: "EntityCreateNaturalPersonParams", description: "A person." }),
);

export const entityTrusteeStructureSchema = enumeration("EntityTrusteeStructure", "The legal form of a trustee.", {
  individual: "One person.",
});

/** The person is in `individual`, or its fields stand beside it, as in the first version of the API. */
export const entityCreateTrusteeParamsSchema = once(() => {
  const { name, date_of_birth, address, ...others } = personFields();
  return z
    .strictObject({
      structure: entityTrusteeStructureSchema().optional(),
      individual: entityCreateNaturalPersonParamsSchema().optional(),
      name: name.optional(),
      date_of_birth: date_of_birth.optional(),
      address: address.optional(),
      ...others,
    })
    .meta({
      id: "EntityCreateTrusteeParams",
      description: "A trustee: `structure` with `individual`, or the fields of a person alone.",
    });
});
