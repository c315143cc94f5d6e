type Method = (...args: unknown[]) => unknown;

/** A promise of the SDK, or another that a method returns. */
interface Result extends Promise<unknown> {
  withResponse?: () => Promise<unknown>;
}

/** The frames from which `callee` was called. Costs little until they are read. */
export function framesAbove(callee: Method): { readonly stack?: string } {
  const site: { stack?: string } = {};
  // Other engines than V8 have no such function, and their errors keep the frames that they have.
  Error.captureStackTrace?.(site, callee);
  return site;
}

/**
 * Makes the methods of a resource add the frames of their caller to the errors that they reject with: the stack of such
 * an error ends where the SDK waited for the response, and a runner would not find the line of the test.
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

/** A promise that rejects with the same error, to which the frames were added; also that of `withResponse`. */
export function framed(result: Result, site: { readonly stack?: string }): Result {
  const addAndThrow = (error: unknown): never => {
    addFrames(error, site);
    throw error;
  };
  const data: Result = result.catch(addAndThrow);
  const { withResponse } = result;
  if (withResponse === undefined) return data;
  data.withResponse = () => {
    // A failure is reported by the promise of the response.
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
