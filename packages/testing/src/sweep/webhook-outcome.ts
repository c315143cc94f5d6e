import type { Bank, BankWebhooks, WebhookAttempt } from "@sandbank/engine";
import { readText } from "@sandbank/engine/private/errors";
import { describeThrown } from "../report/webhook-causes.ts";
import { webhookCause } from "../webhook-cause.ts";

/** How the app's handling of a webhook ended. */
export type Handled =
  | { readonly kind: "response"; readonly response: Response }
  | { readonly kind: "threw"; readonly error: unknown }
  | { readonly kind: "crashed" };

/** The outcome of an attempt, as the bank records it. */
export type Outcome = Parameters<BankWebhooks["record"]>[1];

export async function readOutcome(handled: Handled): Promise<Outcome> {
  if (handled.kind === "crashed") return { error: "The app crashed." };
  if (handled.kind === "threw") return { error: readText(handled.error) };
  const { status } = handled.response;
  const answer = isSuccess(status) ? "" : await readBody(handled.response);
  return answer === "" ? { status } : { status, answer };
}

export function isSuccess(status: number | null): boolean {
  return status !== null && status >= 200 && status <= 299;
}

/** The errors behind the responses of a bank's receivers, by the ids of the attempts. */
const causes = new WeakMap<Bank, Map<WebhookAttempt["id"], Error>>();

/** Notes the error that a webhook router leaves behind a response, whose body says nothing about it. */
export function noteCause(bank: Bank, id: WebhookAttempt["id"], handled: Handled): void {
  const cause = handled.kind === "response" ? webhookCause(handled.response) : undefined;
  if (!(cause instanceof Error)) return;
  const known = causes.get(bank) ?? new Map<WebhookAttempt["id"], Error>();
  causes.set(bank, known.set(id, cause));
}

/** The answer to an attempt: `400 no signature`, `500 TypeError: rows is not iterable (src/app.ts:12:5)`. */
export function describeAnswer(bank: Bank, { id, status, error, answer }: WebhookAttempt): string {
  const cause = causes.get(bank)?.get(id);
  const said = cause === undefined ? answer : describeThrown(cause);
  return [status, error, said].filter((part) => part).join(" ");
}

/** The name of a webhook as a boundary: `webhook account.created`. */
export function nameWebhook({ category }: WebhookAttempt): string {
  return `webhook ${category}`;
}

async function readBody(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch {
    return "";
  }
}
