import * as z from "zod";
import { once } from "../../once.ts";
import { createListSchema, enumeration, pageParams } from "../../schema-kit.ts";

export const routingNumberSupportSchema = enumeration(
  "RoutingNumberSupport",
  "Whether a bank takes part in a kind of transfer.",
  {
    supported: "Money can be sent to the bank in this way.",
    not_supported: "Money cannot be sent to the bank in this way.",
  },
);

/** Whether the bank takes part in these transfers. */
function support(transfers: string) {
  return routingNumberSupportSchema().meta({ description: `Whether the bank accepts ${transfers}.` });
}

export const routingNumberSchema = once(() =>
  z
    .strictObject({
      ach_transfers: support("ACH transfers"),
      fednow_transfers: support("FedNow transfers"),
      name: z.string().meta({ description: "Name of the bank." }),
      real_time_payments_request_for_payment: support("requests for payment by Real-Time Payments"),
      real_time_payments_transfers: support("Real-Time Payments transfers"),
      routing_number: z.string().meta({ description: "The routing number: 9 digits with a right ABA checksum." }),
      type: z.literal("routing_number").meta({ description: "Always `routing_number`." }),
      wire_transfers: support("wires"),
    })
    .meta({
      id: "RoutingNumber",
      description: "The routing number of a bank, and the transfers that the bank accepts.",
    }),
);

export const routingNumberListSchema = once(() => createListSchema("RoutingNumberList", routingNumberSchema()));

export const routingNumberListParamsSchema = once(() =>
  z
    .strictObject({
      ...pageParams(),
      routing_number: z.string().length(9).meta({ description: "The routing number to look up, 9 characters." }),
    })
    .meta({ id: "RoutingNumberListParams" }),
);
