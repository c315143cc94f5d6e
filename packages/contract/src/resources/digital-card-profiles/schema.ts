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
  patterned,
  reference,
  text,
  timestamp,
} from "../../schema-kit.ts";

export const digitalCardProfileStatusSchema = enumeration(
  "DigitalCardProfileStatus",
  "Whether Cards can be given a Digital Card Profile.",
  {
    pending: "Not yet: the operator is reviewing it.",
    rejected: "No: the operator rejected it.",
    active: "Yes.",
    archived: "No: you archived it.",
  },
);

const shade = (color: string) =>
  z
    .int()
    .min(0)
    .max(255)
    .meta({ description: `The intensity of ${color}, 0 to 255.` });

export const digitalCardProfileTextColorSchema = once(() =>
  z
    .strictObject({ red: shade("red"), green: shade("green"), blue: shade("blue") })
    .meta({ id: "DigitalCardProfileTextColor", description: "The color of the text on the card." }),
);

const NAME = 32;
const cardDescription = once(() => text(`What the wallet calls the card, 1 to ${NAME} characters.`, NAME));
const issuerName = once(() => text(`The issuer whom the wallet names, 1 to ${NAME} characters.`, NAME));
const description = once(() => text("Description for your own use, 1 to 200 characters."));

export const digitalCardProfileSchema = once(() =>
  z
    .strictObject({
      id: id("digital_card_profile", "Identifier of the Digital Card Profile."),
      app_icon_file_id: id("file", "The File with the icon of your app."),
      background_image_file_id: id("file", "The File with the background of the card."),
      card_description: cardDescription(),
      contact_email: z.string().nullable().meta({ description: "Email address for cardholders, or null." }),
      contact_phone: z.string().nullable().meta({ description: "Telephone number for cardholders, or null." }),
      contact_website: z.string().nullable().meta({ description: "Website for cardholders, or null." }),
      created_at: timestamp("When the Digital Card Profile was created."),
      description: description(),
      idempotency_key: idempotencyKey(),
      issuer_name: issuerName(),
      status: digitalCardProfileStatusSchema(),
      text_color: digitalCardProfileTextColorSchema(),
      type: z.literal("digital_card_profile").meta({ description: "Always `digital_card_profile`." }),
    })
    .meta({
      id: "DigitalCardProfile",
      description: "The artwork and texts that a digital wallet shows for a Card.",
    }),
);

export const digitalCardProfileListSchema = once(() =>
  createListSchema("DigitalCardProfileList", digitalCardProfileSchema()),
);

const appIcon = once(() => reference("file", "The File with the icon of your app."));
const background = once(() => reference("file", "The File with the background of the card."));

const contact = once(() => ({
  contact_email: patterned("Email address for cardholders", {
    pattern: /^[^\s@]+@[^\s@]+$/,
    form: `an email address of 1 to ${NAME} characters`,
  })
    .min(1)
    .max(NAME)
    .optional(),
  contact_phone: text(`Telephone number for cardholders, 1 to ${NAME} characters.`, NAME).optional(),
  contact_website: text("Website for cardholders, 1 to 200 characters.").optional(),
}));

export const digitalCardProfileCreateParamsSchema = once(() =>
  z
    .strictObject({
      app_icon_file_id: appIcon(),
      background_image_file_id: background(),
      card_description: cardDescription(),
      description: description(),
      issuer_name: issuerName(),
      ...contact(),
      text_color: digitalCardProfileTextColorSchema()
        .meta({ description: "The color of the text on the card. Default: white." })
        .optional(),
    })
    .meta({ id: "DigitalCardProfileCreateParams" }),
);

export const digitalCardProfileCloneParamsSchema = once(() =>
  z
    .strictObject({
      app_icon_file_id: appIcon().optional(),
      background_image_file_id: background().optional(),
      card_description: cardDescription().optional(),
      description: description().optional(),
      issuer_name: issuerName().optional(),
      ...contact(),
      text_color: digitalCardProfileTextColorSchema().optional(),
    })
    .meta({
      id: "DigitalCardProfileCloneParams",
      description: "What the clone has in place of what the original has.",
    }),
);

export const digitalCardProfileListParamsSchema = once(() =>
  listParams("DigitalCardProfileListParams", {
    idempotency_key: idempotencyKeyFilter(),
    status: createInFilter(digitalCardProfileStatusSchema(), "Only Digital Card Profiles in one of these states."),
  }),
);
