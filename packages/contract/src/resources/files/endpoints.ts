import { defineEndpoints } from "../../endpoint.ts";
import { fileListParamsSchema, fileListSchema, fileSchema } from "./schema.ts";

export const fileEndpoints = defineEndpoints({
  "files.list": {
    method: "GET",
    path: "/files",
    summary: "List Files, newest first.",
    details:
      "From the start there is one for each of the purposes `check_image_front`, `check_image_back` and `inbound_mail_item`.",
    params: fileListParamsSchema,
    result: fileListSchema,
    extension: true,
  },
  "files.retrieve": {
    method: "GET",
    path: "/files/{file_id}",
    summary: "Retrieve a File.",
    result: fileSchema,
    extension: true,
  },
});
