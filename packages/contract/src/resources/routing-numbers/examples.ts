import type { Examples } from "../../examples.ts";

export const routingNumberExamples: Examples = {
  RoutingNumber: {
    ach_transfers: "supported",
    fednow_transfers: "supported",
    name: "Example Bank 101050001",
    real_time_payments_request_for_payment: "supported",
    real_time_payments_transfers: "supported",
    routing_number: "101050001",
    type: "routing_number",
    wire_transfers: "supported",
  },
  RoutingNumberListParams: { routing_number: "101050001" },
};
