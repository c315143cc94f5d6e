import { defineEndpoints } from "../../endpoint.ts";
import {
  lockboxAddressCreateParamsSchema,
  lockboxAddressListParamsSchema,
  lockboxAddressListSchema,
  lockboxAddressSchema,
  lockboxAddressUpdateParamsSchema,
} from "./schema.ts";

export const lockboxAddressEndpoints = defineEndpoints({
  "lockboxAddresses.list": {
    method: "GET",
    path: "/lockbox_addresses",
    summary: "List Lockbox Addresses, newest first.",
    params: lockboxAddressListParamsSchema,
    result: lockboxAddressListSchema,
    extension: true,
  },
  "lockboxAddresses.create": {
    method: "POST",
    path: "/lockbox_addresses",
    summary: "Create a Lockbox Address.",
    details: "In production, setting it up takes time. Here it is `active` at once. Emits `lockbox_address.created`.",
    params: lockboxAddressCreateParamsSchema,
    result: lockboxAddressSchema,
    extension: true,
  },
  "lockboxAddresses.retrieve": {
    method: "GET",
    path: "/lockbox_addresses/{lockbox_address_id}",
    summary: "Retrieve a Lockbox Address.",
    result: lockboxAddressSchema,
    extension: true,
  },
  "lockboxAddresses.update": {
    method: "PATCH",
    path: "/lockbox_addresses/{lockbox_address_id}",
    summary: "Change the description of a Lockbox Address, or disable, enable or cancel it.",
    details:
      "Cancellation is permanent: a canceled Lockbox Address cannot be changed. Emits `lockbox_address.updated` when something changed.",
    params: lockboxAddressUpdateParamsSchema,
    result: lockboxAddressSchema,
    extension: true,
  },
});
