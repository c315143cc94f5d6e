import type { AdminParams, AdminResult } from "sandbank/client";
import type { AdminOperationName } from "../generated/admin-operations.ts";
import { showProblem } from "../parts/message.tsx";
import { UnreachableError } from "../source/errors.ts";
import { perform } from "../store/use-write.ts";

/** Performs an admin operation of the shell. If it fails, the page shows why, and the result is undefined. */
export async function runCommand<Name extends AdminOperationName>(
  name: Name,
  params?: AdminParams<Name>,
): Promise<AdminResult<Name> | undefined> {
  try {
    return await perform(name, params);
  } catch (error) {
    const what = name.startsWith("clock.") ? "The clock did not move" : "Nothing was changed";
    // The banner says it too, for as long as the server does not answer.
    const isBrief = error instanceof UnreachableError;
    showProblem(isBrief ? `${what}: the server does not answer.` : `${what}: ${(error as Error).message}`, isBrief);
    return undefined;
  }
}
