/** An invalid parameter. */
export interface ParameterIssue {
  /** The dotted path of the parameter, such as `loan.credit_limit` or `query.limit`. */
  readonly field: string;
  /** The rule that the parameter breaks, such as "is required". */
  readonly message: string;
}

/** Returns a string member of a body, which may be any JSON (D-02). Null if it is not a string. */
export function textMember(body: unknown, name: string): string | null {
  const value = Object(body)[name];
  return typeof value === "string" ? value : null;
}

export function isParameterIssue(fault: unknown): fault is ParameterIssue {
  return textMember(fault, "field") !== null && textMember(fault, "message") !== null;
}
