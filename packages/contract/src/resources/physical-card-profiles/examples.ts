import type { Examples } from "../../examples.ts";

const artwork = {
  carrier_image_file_id: "file_2d4f6g8h0j1k3l5z7x9c",
  contact_phone: "+15555550100",
  description: "Blue with the logo",
  front_image_file_id: "file_8r6e4w2q0p9o7i5u3y1t",
};

export const physicalCardProfileExamples: Examples = {
  PhysicalCardProfile: {
    id: "physical_card_profile_7y5t3r1e9w7q5p3o1i9u",
    ...artwork,
    back_image_file_id: null,
    created_at: "2026-01-01T00:00:00.000Z",
    creator: "user",
    front_text: { line1: "Example Company", line2: null },
    idempotency_key: null,
    is_default: false,
    program_id: "program_0k9j8h7g6f5e4d3c2b1a",
    status: "active",
    type: "physical_card_profile",
  },
  PhysicalCardProfileListParams: { status: { in: ["active"] } },
  PhysicalCardProfileCreateParams: { ...artwork, front_text: { line1: "Example Company" } },
};
