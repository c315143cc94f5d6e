import type { Examples } from "../../examples.ts";

const cardholder = { first_name: "Sample", last_name: "Cardholder" };
const address = {
  name: "Sample Person",
  line1: "1 Main Street",
  city: "Springfield",
  state: "IL",
  postal_code: "62701",
};

export const physicalCardExamples: Examples = {
  PhysicalCard: {
    id: "physical_card_5a7s9d1f3g5h7j9k1l3z",
    card_id: "card_0z2x4c6v8b0n2m4a6s8d",
    cardholder,
    created_at: "2026-01-01T00:00:00.000Z",
    idempotency_key: null,
    physical_card_profile_id: "physical_card_profile_7y5t3r1e9w7q5p3o1i9u",
    shipment: {
      address: { ...address, line2: "Suite 5", line3: null, country: "US" },
      method: "courier_a_2_day",
      schedule: "next_day",
      status: "shipped",
      tracking: {
        number: "794600000000",
        return_number: null,
        return_reason: null,
        shipped_at: "2026-01-03T01:00:00.000Z",
        updates: [
          {
            carrier_estimated_delivery_at: "2026-01-05T20:00:00.000Z",
            category: "in_transit",
            city: "Springfield",
            created_at: "2026-01-04T08:00:00.000Z",
            postal_code: "62701",
            state: "IL",
          },
        ],
      },
    },
    status: "active",
    type: "physical_card",
  },
  PhysicalCardListParams: { card_id: "card_0z2x4c6v8b0n2m4a6s8d" },
  PhysicalCardCreateParams: {
    card_id: "card_0z2x4c6v8b0n2m4a6s8d",
    cardholder,
    shipment: { address: { ...address, line2: "Suite 5" }, method: "courier_a_2_day" },
  },
  PhysicalCardUpdateParams: { status: "disabled" },
  PhysicalCardAdvanceShipmentParams: { shipment_status: "shipped" },
  PhysicalCardAddTrackingUpdateParams: {
    category: "in_transit",
    carrier_estimated_delivery_at: "2026-01-05T20:00:00Z",
    city: "Springfield",
    postal_code: "62701",
    state: "IL",
  },
};
