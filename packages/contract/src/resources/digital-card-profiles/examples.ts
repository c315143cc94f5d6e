import type { Examples } from "../../examples.ts";

const artwork = {
  app_icon_file_id: "file_2d4f6g8h0j1k3l5z7x9c",
  background_image_file_id: "file_8r6e4w2q0p9o7i5u3y1t",
  card_description: "Example Company Card",
  description: "Blue with the logo",
  issuer_name: "Example Company",
};

export const digitalCardProfileExamples: Examples = {
  DigitalCardProfile: {
    id: "digital_card_profile_4r6t8y0u2i4o6p8a1s3d",
    ...artwork,
    contact_email: "cards@example.com",
    contact_phone: null,
    contact_website: null,
    created_at: "2026-01-01T00:00:00.000Z",
    idempotency_key: null,
    status: "active",
    text_color: { red: 255, green: 255, blue: 255 },
    type: "digital_card_profile",
  },
  DigitalCardProfileListParams: { status: { in: ["active"] } },
  DigitalCardProfileCreateParams: { ...artwork, contact_email: "cards@example.com" },
  DigitalCardProfileCloneParams: { description: "Black text", text_color: { red: 0, green: 0, blue: 0 } },
};
