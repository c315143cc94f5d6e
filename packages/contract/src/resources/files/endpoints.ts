import { defineEndpoints } from "../../endpoint.ts";
import {
  fileContentsSchema,
  fileCreateParamsSchema,
  fileListParamsSchema,
  fileListSchema,
  fileSchema,
} from "./schema.ts";

export const fileEndpoints = defineEndpoints({
  "files.list": {
    method: "GET",
    path: "/files",
    summary: "List Files, newest first.",
    details:
      "A new bank has one File for each of the purposes `check_image_front`, `check_image_back` and `inbound_mail_item`.",
    params: fileListParamsSchema,
    result: fileListSchema,
    extension: true,
  },
  "files.create": {
    method: "POST",
    path: "/files",
    summary: "Upload a File.",
    details:
      "Send the request as `multipart/form-data`. The file is at most 10 MiB, and the rest of the body at most 64 KiB. Use the id of the File as the contents of a simulated mail item or the image of a check that you deposit. Emits `file.created`.",
    params: fileCreateParamsSchema,
    result: fileSchema,
    request: "multipart",
    extension: true,
  },
  "files.retrieve": {
    method: "GET",
    path: "/files/{file_id}",
    summary: "Retrieve a File.",
    result: fileSchema,
    extension: true,
  },
  "files.contents": {
    method: "GET",
    path: "/files/{file_id}/contents",
    summary: "Download the contents of a File.",
    details:
      "The response body is the bytes of the File, with its media type as the `Content-Type`. Files that the bank creates contain a small picture or document.",
    result: fileContentsSchema,
    response: "bytes",
    extension: true,
  },
});
