import type { OperationName, OperationTypes, ValuesAt } from "@sandbank/contract";
import type { ParameterIssue } from "../errors.ts";
import type { State } from "../state/state.ts";
import { count, type Row, type Table } from "../store/table.ts";
import type { ReadingCheck } from "./reading-check.ts";

/** The bank, and the id in the path, which may be unknown. */
interface Subject {
  readonly state: State;
  readonly id: string | undefined;
}

/** Finds the issues of parameters that depend on the state of the bank. */
export type ParameterCheck = ReadingCheck<Subject>;

export type ParameterChecks = { readonly [Name in OperationName]?: readonly ParameterCheck[] };

interface TypedCheck<Params, Reads extends readonly string[]> {
  readonly id: string;
  readonly reads: Reads;
  issues(subject: Subject, ...values: ValuesAt<Params, Reads>): readonly ParameterIssue[];
}

/** Creates parameter checks of an operation, typed by the parameters that they read. */
export function defineParameterChecks<Name extends OperationName>() {
  return <const Reads extends readonly string[]>(check: TypedCheck<OperationTypes[Name]["params"], Reads>) =>
    check as ParameterCheck;
}

/** Requires a reference as soon as there are several objects to refer to (D-31). */
export function requiredAmongSeveral<T extends Row>(
  field: string,
  objects: string,
  tableOf: (state: State) => Table<T>,
): ParameterCheck {
  return {
    id: `${field}-required`,
    reads: [field],
    issues: ({ state }, value) =>
      value !== undefined || count(tableOf(state)) === 1
        ? []
        : [{ field, message: `is required, because there are several ${objects}` }],
  };
}
