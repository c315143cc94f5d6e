import * as z from "zod";
import { once } from "../../once.ts";
import {
  createListSchema,
  enumeration,
  id,
  idempotencyKey,
  idempotencyKeyFilter,
  listParams,
  text,
  timestamp,
} from "../../schema-kit.ts";

/** The states that a client can set. */
const settableStatuses = {
  active: "Mail to it is accepted.",
  disabled: "Mail to it is rejected until it is active again.",
  canceled: "Mail to it is rejected permanently.",
} as const;

export const lockboxAddressStatusSchema = enumeration(
  "LockboxAddressStatus",
  "Whether a Lockbox Address accepts mail.",
  {
    pending: "It is being set up and has no address yet.",
    ...settableStatuses,
  },
);

export const lockboxAddressUpdateStatusSchema = enumeration(
  "LockboxAddressUpdateStatus",
  "The new state of a Lockbox Address.",
  settableStatuses,
);

export const lockboxPostalAddressSchema = once(() =>
  z
    .strictObject({
      city: z.string().meta({ description: "City." }),
      line1: z.string().meta({ description: "First line of the address." }),
      line2: z.string().meta({ description: "Second line of the address." }),
      postal_code: z.string().meta({ description: "Postal code." }),
      state: z.string().meta({ description: "State, as a two-letter code." }),
    })
    .meta({ id: "LockboxPostalAddress", description: "Where to send checks." }),
);

export const lockboxAddressSchema = once(() =>
  z
    .strictObject({
      id: id("lockbox_address", "Identifier of the Lockbox Address."),
      address: lockboxPostalAddressSchema()
        .nullable()
        .meta({ description: "Where to send checks, or null while it is being set up." }),
      created_at: timestamp("When the Lockbox Address was created."),
      description: text("Description for your own use, 1 to 200 characters, or null.").nullable(),
      idempotency_key: idempotencyKey(),
      status: lockboxAddressStatusSchema(),
      type: z.literal("lockbox_address").meta({ description: "Always `lockbox_address`." }),
    })
    .meta({
      id: "LockboxAddress",
      description: "A postal address that receives mail with checks for any number of Lockbox Recipients.",
    }),
);

export const lockboxAddressListSchema = once(() => createListSchema("LockboxAddressList", lockboxAddressSchema()));

export const lockboxAddressCreateParamsSchema = once(() =>
  z
    .strictObject({ description: text("Description for your own use, 1 to 200 characters.").optional() })
    .meta({ id: "LockboxAddressCreateParams" }),
);

export const lockboxAddressUpdateParamsSchema = once(() =>
  z
    .strictObject({
      description: text("New description, 1 to 200 characters.").optional(),
      status: lockboxAddressUpdateStatusSchema().optional(),
    })
    .meta({ id: "LockboxAddressUpdateParams" }),
);

export const lockboxAddressListParamsSchema = once(() =>
  listParams("LockboxAddressListParams", {
    idempotency_key: idempotencyKeyFilter(),
  }),
);
