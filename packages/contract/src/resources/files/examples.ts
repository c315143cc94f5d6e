import type { Examples } from "../../examples.ts";

export const fileExamples: Examples = {
  File: {
    id: "file_9p7o5i3u1y8t6r4e2w0q",
    created_at: "2026-01-01T00:00:00.000Z",
    description: null,
    direction: "from_operator",
    filename: "check-front.png",
    idempotency_key: null,
    mime_type: "image/png",
    purpose: "check_image_front",
    type: "file",
  },
  FileListParams: { purpose: { in: ["check_image_front", "check_image_back"] } },
};
