import * as z from "zod";
import { once } from "../../once.ts";
import { enumeration, id, reference, text, textOrNull, timestamp, zipCode } from "../../schema-kit.ts";

export const checkTransferShippingMethodSchema = enumeration(
  "CheckTransferShippingMethod",
  "How a printed check is sent.",
  {
    postal_first_class: "By first-class mail.",
    courier_a_overnight: "By a courier, overnight, with a tracking number.",
  },
);

export const checkTransferAddressSchema = once(() =>
  z
    .strictObject({
      city: textOrNull("City"),
      line1: textOrNull("First line"),
      line2: textOrNull("Second line"),
      name: textOrNull("Name"),
      phone: textOrNull("Phone number"),
      postal_code: textOrNull("ZIP code"),
      state: textOrNull("State"),
    })
    .meta({ id: "CheckTransferAddress", description: "The address of the receiver or the sender of a printed check." }),
);

export const checkTransferPayerSchema = once(() =>
  z
    .strictObject({ contents: z.string().meta({ description: "The line." }) })
    .meta({ id: "CheckTransferPayer", description: "A line about the payer on a printed check." }),
);

export const checkTransferSignatureSchema = once(() =>
  z
    .strictObject({
      image_file_id: id("file", "The File with the image of the signature, or null.").nullable(),
      text: textOrNull("The text that is printed as the signature"),
    })
    .meta({ id: "CheckTransferSignature", description: "The signature on a printed check." }),
);

export const checkTransferTrackingUpdateSchema = once(() =>
  z
    .strictObject({
      category: z.string().meta({ description: "What happened." }),
      created_at: timestamp("When it happened."),
      postal_code: z.string().meta({ description: "ZIP code of the place." }),
    })
    .meta({ id: "CheckTransferTrackingUpdate", description: "A step of the delivery of a check: there are none." }),
);

export const checkTransferPhysicalCheckSchema = once(() =>
  z
    .strictObject({
      attachment_file_id: id("file", "The File that is printed and sent with it, or null.").nullable(),
      check_voucher_image_file_id: id("file", "The File with the image of the voucher, or null.").nullable(),
      mailing_address: checkTransferAddressSchema(),
      memo: textOrNull("The memo on the check"),
      note: textOrNull("The text on the letter around the check"),
      payer: z.array(checkTransferPayerSchema()).meta({ description: "The lines about the payer." }),
      recipient_name: z.string().meta({ description: "The name that it pays." }),
      return_address: checkTransferAddressSchema()
        .nullable()
        .meta({ description: "Where it goes if it cannot be delivered, or null for the bank's address." }),
      return_address_name: textOrNull("The name in the return address"),
      shipping_method: checkTransferShippingMethodSchema(),
      signature: checkTransferSignatureSchema(),
      tracking_updates: z.array(checkTransferTrackingUpdateSchema()).meta({ description: "Always empty." }),
    })
    .meta({ id: "CheckTransferPhysicalCheck", description: "The check that is printed and mailed." }),
);

const short = (description: string) => text(`${description}, 1 to 35 characters.`, 35);

export const checkTransferCreateMailingAddressParamsSchema = once(() =>
  z
    .strictObject({
      city: short("City"),
      line1: text("First line, 1 to 200 characters."),
      postal_code: zipCode(),
      state: z.string().length(2).meta({ description: "State, 2 characters." }),
      line2: text("Second line, 1 to 200 characters.").optional(),
      name: text("Name, 1 to 35 characters. Default: `recipient_name`.", 35).optional(),
      phone: text("Phone number, 1 to 200 characters.").optional(),
    })
    .meta({ id: "CheckTransferCreateMailingAddressParams", description: "Where the check is mailed to." }),
);

export const checkTransferCreateReturnAddressParamsSchema = once(() =>
  z
    .strictObject({
      city: short("City"),
      line1: text("First line, 1 to 200 characters."),
      name: text("Name, 1 to 200 characters."),
      postal_code: text("ZIP code, 1 to 200 characters."),
      state: text("State, 1 to 200 characters."),
      line2: text("Second line, 1 to 200 characters.").optional(),
      phone: text("Phone number, 1 to 200 characters.").optional(),
    })
    .meta({
      id: "CheckTransferCreateReturnAddressParams",
      description: "Where the check goes if it cannot be delivered.",
    }),
);

export const checkTransferCreatePhysicalCheckParamsSchema = once(() =>
  z
    .strictObject({
      mailing_address: checkTransferCreateMailingAddressParamsSchema(),
      memo: text("The memo on the check, 1 to 100 characters.", 100),
      recipient_name: short("The name that it pays"),
      attachment_file_id: reference("file", "A File that is printed and sent with it.").optional(),
      check_voucher_image_file_id: reference("file", "A File with the image of the voucher.").optional(),
      note: text("The text on the letter around the check, 1 to 1200 characters.", 1_200).optional(),
      // O-15.
      payer: z
        .array(
          z
            .strictObject({ contents: short("The line") })
            .meta({ id: "CheckTransferCreatePayerParams", description: "A line about the payer." }),
        )
        .max(4)
        .meta({ description: "The lines about the payer, 0 to 4." })
        .optional(),
      return_address: checkTransferCreateReturnAddressParamsSchema().optional(),
      return_address_name: text("The name in the return address, 1 to 35 characters.", 35).optional(),
      shipping_method: checkTransferShippingMethodSchema()
        .meta({ description: "How it is sent.", default: "postal_first_class" })
        .optional(),
      signature: z
        .strictObject({
          image_file_id: reference("file", "A File with the image of the signature.").optional(),
          text: text("The text that is printed as the signature, 1 to 30 characters.", 30).optional(),
        })
        .meta({ id: "CheckTransferCreateSignatureParams", description: "The signature: an image or a text." })
        .optional(),
    })
    .meta({ id: "CheckTransferCreatePhysicalCheckParams", description: "The check to print and mail." }),
);
