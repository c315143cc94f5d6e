import type { OperationName, OperationTypes, ValuesAt } from "@sandbank/contract";
import type { ParameterIssue } from "../errors.ts";
import type { State } from "../state/state.ts";
import { count, type Row, type Table } from "../store/table.ts";

/** The bank, and the id in the path, which may be unknown. */
interface Subject {
  readonly state: State;
  readonly id: string | undefined;
}

/** Finds the issues of parameters that depend on the state of the bank. */
export interface ParameterCheck {
  /** Dotted paths of the parameters that it reads. It runs only if these parameters have no other issue (D-05). */
  readonly reads: readonly string[];
  /** The issues of these values, one for each path of `reads`; undefined for a parameter that is absent. */
  issues(subject: Subject, ...values: readonly unknown[]): readonly ParameterIssue[];
}

export type ParameterChecks = { readonly [Name in OperationName]?: readonly ParameterCheck[] };

interface TypedCheck<Params, Reads extends readonly string[]> {
  readonly reads: Reads;
  issues(subject: Subject, ...values: ValuesAt<Params, Reads>): readonly ParameterIssue[];
}

/** Creates parameter checks of an operation, typed by the parameters that they read. */
export function parameterChecksOf<Name extends OperationName>() {
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
    reads: [field],
    issues: ({ state }, value) =>
      value !== undefined || count(tableOf(state)) === 1
        ? []
        : [{ field, message: `is required, because there are several ${objects}` }],
  };
}
