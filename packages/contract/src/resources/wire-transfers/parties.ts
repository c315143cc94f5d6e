import * as z from "zod";
import { once } from "../../once.ts";
import { digits, enumeration, patterned, textOrNull } from "../../schema-kit.ts";

/** Text that the wire network accepts. */
export const wireText = (description: string, maximum: number) =>
  patterned(description, {
    pattern: /^[0-9A-Za-z .?!,;:_/@\\&'"`~()<>#%+\-=$]*$/,
    form: `1 to ${maximum} letters, digits, spaces and \`.?!,;:_/@\\&'"~()<>#%+-=$\` or grave accents`,
  })
    .min(1)
    .max(maximum);

export const wireTransferUnstructuredAddressSchema = once(() =>
  z
    .strictObject({
      line1: textOrNull("First line"),
      line2: textOrNull("Second line"),
      line3: textOrNull("Third line"),
    })
    .meta({ id: "WireTransferUnstructuredAddress", description: "An address as lines." }),
);

export const wireTransferAddressSchema = once(() =>
  z
    .strictObject({
      unstructured: wireTransferUnstructuredAddressSchema().nullable().meta({ description: "The address as lines." }),
    })
    .meta({ id: "WireTransferAddress", description: "The address of a party of a Wire Transfer." }),
);

export const wireTransferPartySchema = once(() =>
  z
    .strictObject({
      address: wireTransferAddressSchema().nullable().meta({ description: "The address, or null." }),
      name: textOrNull("The name"),
    })
    .meta({ id: "WireTransferParty", description: "The sender or receiver of a Wire Transfer." }),
);

const line = (name: string) => wireText(`${name} line`, 35);

export const wireTransferCreatePartyParamsSchema = once(() =>
  z
    .strictObject({
      name: wireText("The name", 140),
      address: z
        .strictObject({
          unstructured: z
            .strictObject({
              line1: line("First"),
              line2: line("Second").optional(),
              line3: line("Third").optional(),
            })
            .meta({ id: "WireTransferCreateUnstructuredAddressParams", description: "The address as lines." }),
        })
        .meta({ id: "WireTransferCreateAddressParams", description: "The address." })
        .optional(),
    })
    .meta({ id: "WireTransferCreatePartyParams", description: "The sender or receiver of a Wire Transfer." }),
);

export const wireTransferRemittanceCategorySchema = enumeration(
  "WireTransferRemittanceCategory",
  "The form of the message of a Wire Transfer.",
  { unstructured: "A text.", tax: "A payment of taxes." },
);

export const wireTransferRemittanceUnstructuredSchema = once(() =>
  z
    .strictObject({ message: wireText("The message to the receiver", 140) })
    .meta({ id: "WireTransferRemittanceUnstructured", description: "A message as a text." }),
);

export const wireTransferRemittanceTaxSchema = once(() =>
  z
    .strictObject({
      date: z.iso.date().meta({ description: "The month and year that the tax is for, as a date `YYYY-MM-DD`." }),
      identification_number: digits("9", "Your tax identification number"),
      type_code: patterned("The kind of tax", { pattern: /^[0-9A-Za-z]{5}$/, form: "5 letters or digits" }),
    })
    .meta({ id: "WireTransferRemittanceTax", description: "The message of a payment of taxes." }),
);

export const wireTransferRemittanceSchema = once(() =>
  z
    .strictObject({
      category: wireTransferRemittanceCategorySchema(),
      tax: wireTransferRemittanceTaxSchema()
        .nullable()
        .meta({ description: "The message of a payment of taxes, or null." }),
      unstructured: wireTransferRemittanceUnstructuredSchema()
        .nullable()
        .meta({ description: "The message as a text, or null." }),
    })
    .meta({ id: "WireTransferRemittance", description: "The message of a Wire Transfer." }),
);

export const wireTransferCreateRemittanceParamsSchema = once(() =>
  z
    .strictObject({
      category: wireTransferRemittanceCategorySchema(),
      tax: wireTransferRemittanceTaxSchema().optional(),
      unstructured: wireTransferRemittanceUnstructuredSchema().optional(),
    })
    .meta({ id: "WireTransferCreateRemittanceParams", description: "The message to the receiver." }),
);
