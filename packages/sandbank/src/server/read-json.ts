import type { IncomingMessage } from "node:http";
import { badRequest } from "@sandbank/view/reads/server-error";
import { bodyTooLarge } from "../errors/server-errors.ts";
import { readChunks } from "./write-response.ts";

/** Reads the JSON body of an admin request with at most `most` bytes. Returns `{}` if there is none. */
export async function readJson(request: IncomingMessage, most: number): Promise<unknown> {
  if (Number(request.headers["content-length"] ?? 0) > most) throw bodyTooLarge(most);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of readChunks(request)) {
    length += chunk.length;
    if (length > most) throw bodyTooLarge(most);
    chunks.push(chunk);
  }
  if (length === 0) return {};
  // A form of another site can send text without a preflight request, but not JSON.
  if (!/^application\/json\b/i.test(request.headers["content-type"] ?? "")) {
    throw badRequest("The body must have the content type application/json.");
  }
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw badRequest("The body is not JSON in UTF-8.");
  }
}
