import { holdWork } from "./background.ts";
import type { WebhookRouter } from "./router.ts";
import { createAnswer, type WebhookAnswer } from "./webhook-answer.ts";
import { WebhookVerificationError } from "./webhook-verification-error.ts";

/**
 * The members that the handler reads of the event of a function URL, an HTTP or REST API in front of a function, or a
 * load balancer.
 */
export interface LambdaEvent {
  readonly headers?: Readonly<Record<string, string | undefined>> | null | undefined;
  /** Has every value of each header, if the event has it, so that repeated headers are visible. */
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[] | undefined>> | null | undefined;
  readonly body?: string | null | undefined;
  readonly isBase64Encoded?: boolean | undefined;
}

/** The result of the function, in the form that matches the event. */
export interface LambdaResult {
  readonly statusCode: number;
  readonly headers?: Record<string, string>;
  readonly multiValueHeaders?: Record<string, string[]>;
  readonly body: string;
}

/**
 * Turns a router into a handler for functions behind HTTP.
 *
 * @example
 * export const handler = toLambdaHandler(router);
 */
export function toLambdaHandler(router: Pick<WebhookRouter, "receive">): (event: LambdaEvent) => Promise<LambdaResult> {
  return async ({ headers, multiValueHeaders, body, isBase64Encoded }) => {
    const raw = isBase64Encoded === true ? fromBase64(body ?? "") : (body ?? "");
    const lists = Object.entries(multiValueHeaders ?? {}).filter(([, values]) => values?.length);
    const listed = new Set(lists.map(([name]) => name.toLowerCase()));
    // Local emulators leave lists empty, and have the values in `headers` only.
    const single = Object.entries(headers ?? {}).filter(([name]) => !listed.has(name.toLowerCase()));
    const given = Object.fromEntries([...single, ...lists]);
    const result = raw === undefined ? notBase64() : await router.receive({ headers: given, body: raw });
    // The platform suspends the process after the response.
    await holdWork(result);
    const { status, ...answer } = result;
    if (lists.length === 0) return { statusCode: status, headers: answer.headers, body: answer.body };
    const sent = Object.entries(answer.headers).map(([name, value]): [string, string[]] => [name, [value]]);
    return { statusCode: status, multiValueHeaders: Object.fromEntries(sent), body: answer.body };
  };
}

function fromBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function notBase64(): WebhookAnswer {
  const { code, message } = new WebhookVerificationError("invalid_body", "it is not Base64");
  return createAnswer(400, "refused", { code, message });
}
