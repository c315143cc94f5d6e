import * as web from "../../src/webhooks/web.ts";
import * as node from "../../src/webhooks.ts";

/** The two verifiers, which must behave the same. A synchronous error of one is a rejection of the other. */
export const implementations = [
  { from: "webhooks", webhooks: node },
  { from: "webhooks/web", webhooks: web },
] as const;

/** Returns the value of a call, or the code of the error that it threw or rejected with. */
export async function outcomeOf<T>(call: () => T | Promise<T>): Promise<T | string> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof node.WebhookVerificationError) return error.code;
    throw error;
  }
}
