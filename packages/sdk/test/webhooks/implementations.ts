import * as web from "../../src/webhooks/web.ts";
import * as node from "../../src/webhooks.ts";

/** The two verifiers, which must not differ: what throws at once in one rejects in the other. */
export const implementations = [
  { from: "webhooks", webhooks: node },
  { from: "webhooks/web", webhooks: web },
] as const;

/** What came of a call: its value, or the code of the error that it threw, now or later. */
export async function outcomeOf<T>(call: () => T | Promise<T>): Promise<T | string> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof node.WebhookVerificationError) return error.code;
    throw error;
  }
}
