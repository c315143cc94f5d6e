import { subscribe, unsubscribe } from "node:diagnostics_channel";

/** The channels on which Node reports a request that leaves the process: of `fetch`, and of `node:http`. */
const names = ["undici:request:create", "http.client.request.start"] as const;

/** A request that has left the process. */
export interface SentRequest {
  readonly method: string;
  /** `https://api.example`. */
  readonly origin: string;
  /** Without the query. */
  readonly path: string;
}

/** Calls `act`, and resolves with its result and the first request that left the process meanwhile. */
export async function watchingRequests<Result>(
  act: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly left: SentRequest | undefined }> {
  let left: SentRequest | undefined;
  const note = (message: unknown) => {
    left ??= sentRequest(message);
  };
  for (const name of names) subscribe(name, note);
  try {
    return { result: await act(), left };
  } finally {
    for (const name of names) unsubscribe(name, note);
  }
}

function sentRequest(message: unknown): SentRequest {
  const request = (message as { readonly request?: Partial<SentRequest> & { readonly host?: string } }).request ?? {};
  const { method = "GET", origin, path = "/", host = "?" } = request;
  return { method, origin: origin ?? `http://${host}`, path: path.split("?", 1)[0] as string };
}
