import type { IncomingMessage } from "node:http";
import { constants } from "@sandbank/contract";
import { badRequest, ServerError } from "./server-error.ts";

/** The JSON body of an admin request; `{}` if there is none. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > constants.requestMaximumBytes) {
      throw new ServerError(413, "admin_parameters_error", "The body is too large.", "The body has more than 1 MiB.");
    }
    chunks.push(chunk);
  }
  if (length === 0) return {};
  // A form of another site can send text without asking; JSON it cannot.
  if (!/^application\/json\b/i.test(request.headers["content-type"] ?? "")) {
    throw badRequest("The body must have the content type application/json.");
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    throw badRequest("The body is not JSON.");
  }
}
