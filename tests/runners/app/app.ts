import type { BankClient } from "@sandbank/sdk";
import {
  createWebhookRouter,
  createWebhookVerifier,
} from "@sandbank/sdk/webhooks";

/** Opens an Account for a customer, with a number for incoming transfers. */
export async function openAccount(client: BankClient, name: string) {
  const account = await client.accounts.create({ name });
  const number = await client.accountNumbers.create({
    account_id: account.id,
    name,
  });
  return { account, number };
}

/** The names of all customers, the newest first. */
export async function customers(client: BankClient): Promise<string[]> {
  const accounts = await client.accounts.list().toArray({ limit: 1_000 });
  return accounts.map(({ name }) => name);
}

/** Receives webhooks and greets customers. Leave out `now` in production. */
export function createGreeter(client: BankClient, now?: () => string) {
  const greeted: string[] = [];
  const verifier = createWebhookVerifier({
    secret: "test-secret",
    ...(now && { now }),
  });
  const router = createWebhookRouter({ client, verifier });
  router.on("account.created", ({ object }) => void greeted.push(object.name));
  return { greeted, receive: router.handle };
}
