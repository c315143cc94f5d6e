import type { BankWebhooks, WebhookAttempt } from "@sandbank/engine";
import { readText } from "@sandbank/engine/private/errors";

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

/** The answer to an attempt in one line: `400 no signature`. */
export function describeAnswer({ status, error, answer }: WebhookAttempt): string {
  return [status, error, answer].filter((part) => part).join(" ");
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
