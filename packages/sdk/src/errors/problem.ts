/** A parameter at fault. */
export interface ParameterIssue {
  /** Where it is: a dotted path, such as `loan.credit_limit` or `query.limit`. */
  readonly field: string;
  /** What must hold, such as "is required". */
  readonly message: string;
}

/** A member of a body that may be any JSON (D-02); null where it is not text. */
export function textMember(body: unknown, name: string): string | null {
  const value = Object(body)[name];
  return typeof value === "string" ? value : null;
}

export function isParameterIssue(fault: unknown): fault is ParameterIssue {
  return textMember(fault, "field") !== null && textMember(fault, "message") !== null;
}
