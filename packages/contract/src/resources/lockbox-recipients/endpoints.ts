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
    details: "The Account must be open and its Entity active. Starts `active`. Emits `lockbox.created`.",
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
    summary: "Change the description or name of a Lockbox Recipient, or disable, enable or cancel it.",
    details:
      "Cancellation is permanent: a canceled Lockbox Recipient cannot be changed. Emits `lockbox.updated` when something changed.",
    params: lockboxRecipientUpdateParamsSchema,
    result: lockboxRecipientSchema,
    extension: true,
  },
});
