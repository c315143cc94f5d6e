/** Compiles in every environment, even without the declarations of browsers and of Node. */
import { type BankClient, ObjectNotFoundError } from "@sandbank/sdk";
import { unwrapWebhook, WebhookVerificationError } from "@sandbank/sdk/webhooks";
import { verifyWebhook } from "@sandbank/sdk/webhooks/web";

export async function namesOf(client: BankClient): Promise<string[]> {
  const created = await client.accounts.create({ name: "Operating" });
  const names: string[] = [created.name];
  for await (const account of client.accounts.list({ limit: 2 })) names.push(account.name);
  return names;
}

export function detailOf(error: unknown): string | null {
  if (error instanceof WebhookVerificationError) return error.code;
  return error instanceof ObjectNotFoundError ? error.detail : null;
}

export async function categoryOf(body: string, headers: Record<string, string>): Promise<string> {
  const message = { body, headers, secret: "whisper" };
  const verified: { id: string } = await verifyWebhook(message);
  return `${verified.id} ${unwrapWebhook(message).category}`;
}
