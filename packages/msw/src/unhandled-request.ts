import { mistake } from "@sandbank/engine/private/errors";
import { isCommonAssetRequest } from "msw";
import { requireKnown } from "./require-known.ts";

/**
 * How to treat a request that no handler answers, with the same name for MSW 2 and MSW 3: `"warn"` prints a warning and
 * sends the request, `"bypass"` only sends it, `"error"` prints an error and fails the request, in a browser with a
 * response of status 500. Both texts say where the banks are mounted. A function is called for each unhandled request:
 * it can print MSW's message, and if it throws, the request gets a response with status 500.
 */
export type UnhandledRequest =
  | "bypass"
  | "warn"
  | "error"
  | ((request: Request, print: { readonly warning: () => void; readonly error: () => void }) => void);

/** The options of `listen` that say what happens to a request that no handler answers. */
interface UnhandledOptions {
  readonly onUnhandledRequest?: UnhandledRequest;
  /** The option of MSW 3, which it prefers. */
  readonly onUnhandledFrame?: unknown;
}

/** The argument of a function in MSW 3: a request, or a WebSocket connection, which has no request. */
interface UnhandledFrame {
  readonly frame: { readonly data: { readonly request?: Request } };
  readonly defaults: { readonly warn: () => void; readonly error: () => void };
}

/** The events of MSW's server or worker. Its types differ between the versions of MSW. */
interface RequestEvents {
  on(name: "request:unhandled", listener: (event: { readonly request: Request }) => void): unknown;
  removeListener(name: "request:unhandled", listener: (event: { readonly request: Request }) => void): unknown;
}

const strategies: readonly unknown[] = ["warn", "error", "bypass"];

/**
 * Returns the options of `listen` for MSW, with `onUnhandledRequest` under the names of both versions: each version
 * ignores the other name. Throws a `TypeError` for an option that is not in `known`, and for a strategy that MSW does
 * not know: MSW would send such requests without an error, and the test would pass wrongly.
 */
export function listenOptionsInMsw(
  { onUnhandledRequest, ...others }: { readonly onUnhandledRequest?: UnhandledRequest },
  known: readonly string[],
): object {
  requireKnown("listen", others, known);
  return { ...unhandledInMsw(onUnhandledRequest), ...others };
}

/**
 * Prints where the banks are mounted when MSW warns about a request that no handler answers or fails it, because the
 * request may be meant for a bank. Returns the function that ends this.
 */
export function printMounted(
  events: RequestEvents,
  { onUnhandledRequest, onUnhandledFrame }: UnhandledOptions,
  mountedAt: () => Iterable<string>,
): () => void {
  const strategy = onUnhandledFrame ?? onUnhandledRequest ?? "warn";
  if (strategy !== "warn" && strategy !== "error") return () => {};
  const print = ({ request }: { readonly request: Request }) => {
    // MSW sends these without a word.
    if (isCommonAssetRequest(request)) return;
    const bases = [...mountedAt()].join(", ");
    console[strategy](`[sandbank] ${request.method} ${request.url} reaches no bank. Mounted: ${bases}`);
  };
  events.on("request:unhandled", print);
  return () => void events.removeListener("request:unhandled", print);
}

function unhandledInMsw(onUnhandledRequest: UnhandledRequest | undefined): object {
  if (onUnhandledRequest === undefined) return {};
  if (typeof onUnhandledRequest !== "function" && !strategies.includes(onUnhandledRequest)) {
    throw mistake(
      "listen",
      `onUnhandledRequest is ${JSON.stringify(onUnhandledRequest)}`,
      'Use "warn", "error", "bypass" or a function.',
    );
  }
  if (typeof onUnhandledRequest !== "function") {
    return { onUnhandledRequest, onUnhandledFrame: onUnhandledRequest };
  }
  const onUnhandledFrame = ({ frame, defaults }: UnhandledFrame) => {
    if (frame.data.request === undefined) return defaults.warn();
    return onUnhandledRequest(frame.data.request, { warning: defaults.warn, error: defaults.error });
  };
  return { onUnhandledRequest, onUnhandledFrame };
}
