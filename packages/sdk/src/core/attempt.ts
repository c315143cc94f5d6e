import type { FailedCall } from "../errors/bank-client-error.ts";
import { BankConnectionError } from "../errors/bank-connection-error.ts";
import type { Answer } from "./api-promise.ts";
import { type Expected, parseResponse } from "./parse-response.ts";
import type { Redact } from "./redact.ts";
import { redactCause } from "./redact-cause.ts";
import type { Settings } from "./settings.ts";
import type { TransportRequest, TransportResponse } from "./transport.ts";
import type { Upload } from "./upload.ts";

/** The parts of a request that are the same for each attempt. */
export interface Request extends Expected {
  readonly method: TransportRequest["method"];
  readonly url: string;
  /** Without the API key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Upload | null;
}

/** Sends the request once and reads the response. Only a failure of the transport is a lost connection. */
export async function attempt(
  { credential, transport, now, limits: { maxResponseBytes } }: Settings,
  request: Request,
  signal: AbortSignal | null,
  failed: () => FailedCall,
): Promise<Answer<unknown>> {
  const { method, url, headers, body: given, reads } = request;
  const { authorization, redact } = await credential();
  const body = typeof given === "string" ? given : given && (await given.read());
  // The call may have ended while the key was being fetched or the upload read.
  signal?.throwIfAborted();
  let response: TransportResponse;
  try {
    // A new object for each attempt: a wrapper around fetch may add headers of its own.
    const all = { ...headers, authorization };
    response = await transport.send({ method, url, headers: all, body, signal, reads, maxResponseBytes });
  } catch (error) {
    throw lostConnection(error, redact, failed());
  }
  return parseResponse(response, request, { redact, now, failed, maxResponseBytes });
}

/** The error of an attempt that received no response. */
export function lostConnection(error: unknown, redact: Redact, call: FailedCall): BankConnectionError {
  const cause = redactCause(error, redact);
  const { code, cause: inner } = Object(cause);
  const wasSent = !/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/.test(inner?.code ?? code);
  return new BankConnectionError(redact(readReason(cause)), call, { cause, wasSent });
}

/**
 * Node reports "fetch failed" and puts the reason into `cause`, which has only a code if the host has several
 * addresses.
 */
function readReason(error: unknown): string {
  const { message, cause } = Object(error);
  const reasons = [cause?.message, cause?.code, message, error, "fetch rejected without a reason"];
  return reasons.find((reason) => reason && typeof reason === "string");
}
