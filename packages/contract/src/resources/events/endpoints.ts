import { defineEndpoints } from "../../endpoint.ts";
import { eventListParamsSchema, eventListSchema, eventSchema } from "./schema.ts";

export const eventEndpoints = defineEndpoints({
  "events.list": {
    method: "GET",
    path: "/events",
    summary: "List the Events of the last 30 days, newest first or oldest first.",
    details:
      "In the order oldest first, `next_cursor` is always present. A page without data means that you have reached the newest Event: keep the cursor and poll again later.",
    params: eventListParamsSchema,
    result: eventListSchema,
  },
  "events.retrieve": {
    method: "GET",
    path: "/events/{event_id}",
    summary: "Retrieve an Event.",
    result: eventSchema,
    extension: true,
  },
});
