/** Between the app and a boundary are the lines of the client or of the store's adapter. */
const MOST_FRAMES = 50;

/** Returns the stack of the calls that lead here, or to the call of a function. */
export function callStack(called?: (...values: never[]) => unknown): string | undefined {
  const { stackTraceLimit } = Error;
  const site: { readonly stack?: string } = {};
  try {
    Error.stackTraceLimit = MOST_FRAMES;
    Error.captureStackTrace?.(site, called);
    return site.stack;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
