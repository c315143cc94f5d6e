import * as z from "zod";
import { once } from "../../once.ts";
import {
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

export const lockboxRecipientStatusSchema = enumeration(
  "LockboxRecipientStatus",
  "Whether mail for a Lockbox Recipient is accepted.",
  {
    active: "Checks in its mail are deposited.",
    disabled: "Its mail is rejected until it is active again.",
    canceled: "Its mail is rejected permanently.",
  },
);

export const lockboxRecipientSchema = once(() =>
  z
    .strictObject({
      id: id("lockbox", "Identifier of the Lockbox Recipient."),
      account_id: id("account", "The Account that checks are deposited into."),
      created_at: timestamp("When the Lockbox Recipient was created."),
      description: text("Description for your own use, 1 to 200 characters, or null.").nullable(),
      idempotency_key: idempotencyKey(),
      lockbox_address_id: id("lockbox_address", "The Lockbox Address where its mail arrives."),
      mail_stop_code: z.string().meta({
        description: "Letters and digits to write on the mail, such as `VRE6P`, which identify the Lockbox Recipient.",
      }),
      recipient_name: text("The name to write on the mail, 1 to 200 characters, or null.").nullable(),
      status: lockboxRecipientStatusSchema()
        .nullable()
        .meta({ description: "Whether its mail is accepted, or null if it is not known." }),
      type: z.literal("lockbox_recipient").meta({ description: "Always `lockbox_recipient`." }),
    })
    .meta({
      id: "LockboxRecipient",
      description: "A recipient of mail at a Lockbox Address. Checks in the mail are deposited into the Account.",
    }),
);

export const lockboxRecipientListSchema = once(() =>
  createListSchema("LockboxRecipientList", lockboxRecipientSchema()),
);

export const lockboxRecipientCreateParamsSchema = once(() =>
  z
    .strictObject({
      account_id: reference("account", "The Account to deposit checks into."),
      lockbox_address_id: reference("lockbox_address", "The Lockbox Address where the mail arrives."),
      description: text("Description for your own use, 1 to 200 characters.").optional(),
      recipient_name: text("The name to write on the mail, 1 to 200 characters.").optional(),
    })
    .meta({ id: "LockboxRecipientCreateParams" }),
);

export const lockboxRecipientUpdateParamsSchema = once(() =>
  z
    .strictObject({
      description: text("New description, 1 to 200 characters.").optional(),
      recipient_name: text("New name to write on the mail, 1 to 200 characters.").optional(),
      status: lockboxRecipientStatusSchema()
        .meta({ description: "New state. A canceled object stays canceled." })
        .optional(),
    })
    .meta({ id: "LockboxRecipientUpdateParams" }),
);

export const lockboxRecipientListParamsSchema = once(() =>
  listParams("LockboxRecipientListParams", {
    account_id: reference("account", "Only Lockbox Recipients of this Account.").optional(),
    lockbox_address_id: reference("lockbox_address", "Only Lockbox Recipients at this Lockbox Address.").optional(),
    idempotency_key: idempotencyKeyFilter(),
  }),
);
