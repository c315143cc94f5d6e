import { banking } from "../../bank";

// Do not read the body first: the signature covers its raw bytes.
export const POST = (request: Request) => banking().webhooks.handle(request);
