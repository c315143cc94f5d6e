import { defineEndpoints } from "../../endpoint.ts";
import {
  lockboxRecipientCreateParamsSchema,
  lockboxRecipientListParamsSchema,
  lockboxRecipientListSchema,
  lockboxRecipientSchema,
  lockboxRecipientUpdateParamsSchema,
} from "./schema.ts";

export const lockboxRecipientEndpoints = defineEndpoints({
  "lockboxRecipients.list": {
    method: "GET",
    path: "/lockbox_recipients",
    summary: "List Lockbox Recipients, newest first.",
    params: lockboxRecipientListParamsSchema,
    result: lockboxRecipientListSchema,
    extension: true,
  },
  "lockboxRecipients.create": {
    method: "POST",
    path: "/lockbox_recipients",
    summary: "Create a Lockbox Recipient.",
    details: "The Account must be open and its Entity active. Starts `active`. Emits `lockbox_recipient.created`.",
    params: lockboxRecipientCreateParamsSchema,
    result: lockboxRecipientSchema,
    extension: true,
  },
  "lockboxRecipients.retrieve": {
    method: "GET",
    path: "/lockbox_recipients/{lockbox_recipient_id}",
    summary: "Retrieve a Lockbox Recipient.",
    result: lockboxRecipientSchema,
    extension: true,
  },
  "lockboxRecipients.update": {
    method: "PATCH",
    path: "/lockbox_recipients/{lockbox_recipient_id}",
    summary: "Describe, rename, disable, enable or cancel a Lockbox Recipient.",
    details:
      "Canceling is permanent: a canceled Lockbox Recipient is refused any change. Emits `lockbox_recipient.updated` when something changed.",
    params: lockboxRecipientUpdateParamsSchema,
    result: lockboxRecipientSchema,
    extension: true,
  },
});
