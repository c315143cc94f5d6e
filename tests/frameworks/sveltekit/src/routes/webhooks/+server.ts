import { banking } from "#lib/server/bank.ts";
import type { RequestHandler } from "./$types";

// Do not read the body first: the signature covers its raw bytes.
export const POST: RequestHandler = ({ request }) =>
  banking().webhooks.handle(request);
