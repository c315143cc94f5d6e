import type { AdminParams, AdminResult } from "sandbank/client";
import type { AdminOperationName } from "../generated/admin-operations.ts";
import { showProblem } from "../parts/message.tsx";
import { live } from "../store/store.ts";

/** Performs an admin operation of the shell. If it fails, the page shows why, and the result is undefined. */
export async function runCommand<Name extends AdminOperationName>(
  name: Name,
  params?: AdminParams<Name>,
): Promise<AdminResult<Name> | undefined> {
  try {
    return await live.value?.admin(name, params);
  } catch (error) {
    showProblem(`${commandText(name)} failed: ${(error as Error).message}`);
    return undefined;
  }
}

/** `clock advance` */
export function commandText(name: AdminOperationName): string {
  return name.replace(".", " ");
}
