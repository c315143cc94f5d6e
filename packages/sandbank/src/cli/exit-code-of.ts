import type { AdminOperationName } from "../admin/operations.ts";
import type { AdminResult } from "../client.ts";
import { isSame } from "./commands/look/diff-lines.ts";
import { exitCodes } from "./exit-codes.ts";

type Questions = { readonly [Name in AdminOperationName]?: (result: AdminResult<Name>) => boolean };

/** The operations whose result answers yes or no, with a function that returns whether the answer is yes. */
const questions: Questions = { diff: isSame };

/** Returns the exit code of a command that is made from an operation. */
export function exitCodeOf<Name extends AdminOperationName>(name: Name, result: AdminResult<Name>): number {
  const isYes = questions[name] as ((result: AdminResult<Name>) => boolean) | undefined;
  return isYes === undefined || isYes(result) ? exitCodes.done : exitCodes.no;
}
