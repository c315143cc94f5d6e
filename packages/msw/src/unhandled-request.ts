/**
 * What happens to a request that no handler answers, by the same name for MSW 2 and MSW 3: `"warn"` prints a warning and
 * sends it, `"bypass"` only sends it, `"error"` prints an error and fails it, in a browser by a response with status 500.
 * A function is called for each: it can print MSW's message, and if it throws, the request gets a response with status 500.
 */
export type UnhandledRequest =
  | "bypass"
  | "warn"
  | "error"
  | ((request: Request, print: { readonly warning: () => void; readonly error: () => void }) => void);

/** What MSW 3 calls a function for: a request, or a connection of a WebSocket, which has no request. */
interface UnhandledFrame {
  readonly frame: { readonly data: { readonly request?: Request } };
  readonly defaults: { readonly warn: () => void; readonly error: () => void };
}

/** The option by the names of both versions of MSW: each ignores that of the other. */
export function unhandledInMsw(onUnhandledRequest: UnhandledRequest | undefined): object {
  if (onUnhandledRequest === undefined) return {};
  if (typeof onUnhandledRequest !== "function") {
    return { onUnhandledRequest, onUnhandledFrame: onUnhandledRequest };
  }
  const onUnhandledFrame = ({ frame, defaults }: UnhandledFrame) => {
    if (frame.data.request === undefined) return defaults.warn();
    return onUnhandledRequest(frame.data.request, { warning: defaults.warn, error: defaults.error });
  };
  return { onUnhandledRequest, onUnhandledFrame };
}
