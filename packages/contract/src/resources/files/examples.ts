import type { Examples } from "../../examples.ts";

/** The first line of a PDF. */
const firstLine = Uint8Array.from("%PDF-1.4\n", (character) => character.charCodeAt(0));

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
  FileCreateParams: {
    file: firstLine,
    purpose: "inbound_mail_item",
    description: "Letter with check 1042",
  },
  FileContents: { content: firstLine, mime_type: "application/pdf" },
  FileListParams: { purpose: { in: ["check_image_front", "check_image_back"] } },
};
