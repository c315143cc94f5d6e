import type { BankWebhooks } from "@sandbank/engine";

/** How the app's handling of a webhook ended. */
export type Handled =
  | { readonly kind: "response"; readonly response: Response }
  | { readonly kind: "threw"; readonly error: unknown }
  | { readonly kind: "crashed" };

/** The outcome of an attempt, as the bank records it. */
export type Outcome = Parameters<BankWebhooks["record"]>[1];

export async function outcomeOf(handled: Handled): Promise<Outcome> {
  if (handled.kind === "crashed") return { error: "The app crashed." };
  if (handled.kind === "threw") return { error: messageOf(handled.error) };
  const { status } = handled.response;
  const answer = isSuccess(status) ? "" : await textOf(handled.response);
  return answer === "" ? { status } : { status, answer };
}

export function isSuccess(status: number | null): boolean {
  return status !== null && status >= 200 && status <= 299;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch {
    return "";
  }
}
