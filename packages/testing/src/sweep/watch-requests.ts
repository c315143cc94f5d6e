import * as channels from "node:diagnostics_channel";

/** The channels on which Node reports a request that leaves the process: of `fetch`, and of `node:http`. */
const names = ["undici:request:create", "http.client.request.start"] as const;

/** Calls `act`, and resolves with its result and the first request that left the process meanwhile. */
export async function watchingRequests<Result>(
  act: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly left: string | undefined }> {
  let left: string | undefined;
  const note = (message: unknown) => {
    left ??= addressOf(message);
  };
  for (const name of names) channels.subscribe(name, note);
  try {
    return { result: await act(), left };
  } finally {
    for (const name of names) channels.unsubscribe(name, note);
  }
}

interface SentRequest {
  readonly method?: string;
  readonly origin?: string;
  readonly path?: string;
  readonly host?: string;
}

function addressOf(message: unknown): string {
  const { method = "GET", origin, path = "/", host } = (message as { readonly request?: SentRequest }).request ?? {};
  return `${method} ${origin ?? `http://${host ?? "?"}`}${path.split("?", 1)[0]}`;
}
