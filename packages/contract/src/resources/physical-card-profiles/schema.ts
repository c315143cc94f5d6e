import * as z from "zod";
import { once } from "../../once.ts";
import {
  createInFilter,
  createListSchema,
  enumeration,
  id,
  idempotencyKey,
  idempotencyKeyFilter,
  listParams,
  reference,
  text,
  timestamp,
} from "../../schema-kit.ts";

export const physicalCardProfileCreatorSchema = enumeration(
  "PhysicalCardProfileCreator",
  "Who created a Physical Card Profile.",
  {
    operator: "The operator.",
    user: "You.",
  },
);

export const physicalCardProfileStatusSchema = enumeration(
  "PhysicalCardProfileStatus",
  "Whether Physical Cards can be printed with a Physical Card Profile.",
  {
    pending_creating: "Not yet: you still have to complete it.",
    pending_reviewing: "Not yet: the operator is reviewing it.",
    rejected: "No: the operator rejected it.",
    pending_submitting: "Not yet: it will be sent to the printer next.",
    active: "Yes.",
    archived: "No: you archived it.",
  },
);

export const physicalCardProfileFrontTextSchema = once(() =>
  z
    .strictObject({
      line1: text("First line, 1 to 200 characters."),
      line2: text("Second line, 1 to 200 characters, or null.").nullable(),
    })
    .meta({ id: "PhysicalCardProfileFrontText", description: "Text on the front of a Physical Card." }),
);

export const physicalCardProfileSchema = once(() =>
  z
    .strictObject({
      id: id("physical_card_profile", "Identifier of the Physical Card Profile."),
      back_image_file_id: id("file", "The File with the artwork of the back, or null.").nullable(),
      carrier_image_file_id: id("file", "The File with the carrier sheet, or null for the plain sheet.").nullable(),
      contact_phone: text(
        "Telephone number on the back for cardholders to call, 1 to 200 characters, or null.",
      ).nullable(),
      created_at: timestamp("When the Physical Card Profile was created."),
      creator: physicalCardProfileCreatorSchema(),
      description: text("Description for your own use, 1 to 200 characters."),
      front_image_file_id: id(
        "file",
        "The File with the artwork of the front, or null for the plain front.",
      ).nullable(),
      front_text: physicalCardProfileFrontTextSchema()
        .nullable()
        .meta({ description: "Text to print on the front, or null for none." }),
      idempotency_key: idempotencyKey(),
      is_default: z.boolean().meta({ description: "Whether Physical Cards use it by default." }),
      program_id: id("program", "The Program whose Cards can use it."),
      status: physicalCardProfileStatusSchema(),
      type: z.literal("physical_card_profile").meta({ description: "Always `physical_card_profile`." }),
    })
    .meta({
      id: "PhysicalCardProfile",
      description: "The artwork and text that are printed on Physical Cards in addition to the cardholder's data.",
    }),
);

export const physicalCardProfileListSchema = once(() =>
  createListSchema("PhysicalCardProfileList", physicalCardProfileSchema()),
);

export const physicalCardProfileCreateParamsSchema = once(() =>
  z
    .strictObject({
      carrier_image_file_id: reference("file", "The File with the carrier sheet."),
      contact_phone: text("Telephone number to print on the back for cardholders to call, 1 to 200 characters."),
      description: text("Description for your own use, 1 to 200 characters."),
      front_image_file_id: reference("file", "The File with the artwork of the front."),
      program_id: reference(
        "program",
        "The Program whose Cards can use it. Required if there are several Programs.",
      ).optional(),
      front_text: z
        .strictObject({
          line1: text("First line, 1 to 200 characters."),
          line2: text("Second line, 1 to 200 characters.").optional(),
        })
        .meta({ id: "PhysicalCardProfileCreateFrontTextParams", description: "Text to print on the front." })
        .optional(),
    })
    .meta({ id: "PhysicalCardProfileCreateParams" }),
);

export const physicalCardProfileListParamsSchema = once(() =>
  listParams("PhysicalCardProfileListParams", {
    idempotency_key: idempotencyKeyFilter(),
    status: createInFilter(physicalCardProfileStatusSchema(), "Only Physical Card Profiles in one of these states."),
  }),
);
