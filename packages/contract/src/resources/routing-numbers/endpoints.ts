import { defineEndpoints } from "../../endpoint.ts";
import { routingNumberListParamsSchema, routingNumberListSchema } from "./schema.ts";

export const routingNumberEndpoints = defineEndpoints({
  "routingNumbers.list": {
    method: "GET",
    path: "/routing_numbers",
    summary: "Look up a routing number, to see which transfers its bank accepts.",
    details:
      "The list has one element, or none if the number is not 9 digits with a right ABA checksum. The bank of your own Programs has the name Sandbank.",
    params: routingNumberListParamsSchema,
    result: routingNumberListSchema,
    extension: true,
  },
});
