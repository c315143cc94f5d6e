type Method = (...args: unknown[]) => unknown;

/** A promise that a method returns, such as one of the SDK. */
interface Result extends Promise<unknown> {
  withResponse?: () => Promise<unknown>;
}

/** Captures the frames that called `callee`. The capture costs little until the frames are read. */
export function framesAbove(callee: Method): { readonly stack?: string } {
  const site: { stack?: string } = {};
  // Only V8 has `captureStackTrace`. In other engines errors keep their own frames.
  Error.captureStackTrace?.(site, callee);
  return site;
}

/**
 * Makes the methods of a resource add the frames of their caller to the errors that they reject with. Otherwise the
 * stack would end where the SDK waited for the response, and a runner would not find the line of the test.
 */
export function addFramesToErrors(resource: object): void {
  const methods = resource as Record<string, unknown>;
  for (const [name, member] of Object.entries(methods)) {
    if (typeof member === "object" && member !== null) addFramesToErrors(member);
    if (typeof member !== "function") continue;
    const call = member as Method;
    const withFrames: Method = (...args) => {
      const site = framesAbove(withFrames);
      const result = call(...args);
      return result instanceof Promise ? framed(result, site) : result;
    };
    methods[name] = withFrames;
  }
}

/** Returns a promise that rejects with the same error, with the frames added, and does the same for `withResponse`. */
export function framed(result: Result, site: { readonly stack?: string }): Result {
  const addAndThrow = (error: unknown): never => {
    addFrames(error, site);
    throw error;
  };
  const data: Result = result.catch(addAndThrow);
  const { withResponse } = result;
  if (withResponse === undefined) return data;
  data.withResponse = () => {
    // The promise of the response already reports the failure.
    data.catch(() => {});
    return withResponse().catch(addAndThrow);
  };
  return data;
}

/** Adds the frames to the stack of an error that does not have them yet. */
export function addFrames(error: unknown, { stack = "" }: { readonly stack?: string }): void {
  const frames = stack.slice(stack.indexOf("\n    at ") + 1);
  if (!(error instanceof Error) || frames === "" || error.stack?.includes(frames)) return;
  error.stack = `${error.stack}\n${frames}`;
}
