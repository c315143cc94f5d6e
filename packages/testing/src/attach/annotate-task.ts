import type { TestContext } from "vitest";

/** A test of Vitest that has failed. */
interface FailedTask {
  readonly context: Pick<TestContext, "annotate">;
  readonly file: { readonly filepath: string };
  readonly result?: { state: string; readonly errors?: readonly unknown[] | undefined } | undefined;
}

/** Attaches a page to a test, so that the reporters of Vitest show it at the line that failed. */
export async function annotateTask(task: FailedTask, page: string): Promise<void> {
  const attachment = { path: process.getBuiltinModule("node:path").resolve(page), contentType: "text/html" };
  try {
    await asIfRunning(task, ({ annotate }) => annotate(`What the bank did: ${page}`, attachment));
  } catch {
    // A report must not fail.
  }
}

/**
 * Calls a function of a test's context after the test has failed. Vitest refuses to annotate such a test, and looks for
 * the test file in the stack of the call, which begins in a hook. It reads the state and the stack before the call returns.
 */
function asIfRunning<Result>(
  { context, file, result }: FailedTask,
  call: (context: FailedTask["context"]) => Result,
): Result {
  const { prepareStackTrace } = Error;
  const state = result?.state;
  const frame = frameIn(file.filepath, result?.errors?.[0]);
  if (result !== undefined) result.state = "run";
  Error.prepareStackTrace = ({ message }) => `Error: ${message}\n    at annotate\n${frame}`;
  try {
    return call(context);
  } finally {
    Error.prepareStackTrace = prepareStackTrace;
    if (result !== undefined && state !== undefined) result.state = state;
  }
}

/** The line of an error's stack that is in the test file, or its first line if the error came from elsewhere. */
function frameIn(filepath: string, error: unknown): string {
  const { stack } = Object(error) as { readonly stack?: unknown };
  const frames = String(stack).split("\n");
  return frames.find((frame) => /^ +at /.test(frame) && frame.includes(filepath)) ?? `    at ${filepath}:1:1`;
}
