import type { Examples } from "../../examples.ts";

export const eventExamples: Examples = {
  Event: {
    id: "event_0mjv5qo00000001a2b3c",
    associated_object_id: "account_5m0x2k7q9r3t1v8w6y4z",
    associated_object_type: "account",
    category: "account.created",
    created_at: "2026-01-01T00:00:00.000Z",
    type: "event",
  },
  EventListParams: {
    category: { in: ["account.created"] },
    order_by: { field: "created_at", direction: "ascending" },
  },
};
