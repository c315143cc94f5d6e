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
      "From the start there is one for each of the purposes `check_image_front`, `check_image_back` and `inbound_mail_item`.",
    params: fileListParamsSchema,
    result: fileListSchema,
    extension: true,
  },
  "files.create": {
    method: "POST",
    path: "/files",
    summary: "Upload a File.",
    details:
      "Sent as `multipart/form-data`. The file is at most 10 MiB, and the rest of the body at most 64 KiB. The id of the File then stands for it, as the contents of a simulated mail item or the picture of a check that you deposit.",
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
      "The answer is the bytes themselves, with the media type of the File as its `Content-Type`. Files that the bank makes have a small picture or document as their contents.",
    result: fileContentsSchema,
    response: "bytes",
    extension: true,
  },
});
