/**
 * Compiles in environments that declare `fetch`, `Request` and `Response`: with the lib DOM, or with the types of Node.
 */
import { BankClient } from "@sandbank/sdk";
import { createWebhookRouter, createWebhookVerifier } from "@sandbank/sdk/webhooks";

const client = new BankClient({ apiKey: "key", baseUrl: "https://bank.test", fetch });
const verifier = createWebhookVerifier({ secret: ["next", "previous"] });

export const router = createWebhookRouter({ client, verifier }).on("account.created", ({ object }) => object.name);
export const POST = (request: Request): Promise<Response> => router.handle(request);
export const first = client.accounts.retrieve("account_none", { signal: new AbortController().signal });
