import type { ParameterIssue } from "../errors.ts";

/** A check that a schema cannot express. It runs only if the parameters that it reads have no issue (D-05). */
export interface ReadingCheck<Subject> {
  /** Unique among the checks of an operation. */
  readonly id: string;
  /** Dotted paths. */
  readonly reads: readonly string[];
  /** The issues of these values, one for each path of `reads`; undefined for a parameter that is absent. */
  issues(subject: Subject, ...values: readonly unknown[]): readonly ParameterIssue[];
}
