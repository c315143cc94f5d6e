/** A parameter at fault. */
export interface ParameterIssue {
  /** Where it is: a dotted path, such as `loan.credit_limit` or `query.limit`. */
  readonly field: string;
  /** What must hold, such as "is required". */
  readonly message: string;
}

/** The members of an error of the API (D-02), each only where it is what the API documents. */
export interface Problem {
  /** Null where the body is not an error of the API, such as a proxy's page. */
  readonly type: string | null;
  readonly title: string | null;
  readonly detail: string | null;
  readonly errors: readonly ParameterIssue[];
  readonly retryAfter: number | null;
}

/** Reads a body that may be any JSON, and text that is no JSON. */
export function readProblem(body: unknown): Problem {
  const type = textMember(body, "type");
  if (type === null) return { type, title: null, detail: null, errors: [], retryAfter: null };
  const { errors, retry_after } = body as Readonly<Record<string, unknown>>;
  return {
    type,
    title: textMember(body, "title"),
    detail: textMember(body, "detail"),
    errors: Array.isArray(errors) ? errors.filter(isParameterIssue) : [],
    retryAfter: typeof retry_after === "number" && retry_after >= 0 ? retry_after : null,
  };
}

/** A member of the body, null where it is not text. */
export function textMember(body: unknown, name: string): string | null {
  const value = Object(body)[name];
  return typeof value === "string" ? value : null;
}

function isParameterIssue(fault: unknown): fault is ParameterIssue {
  return textMember(fault, "field") !== null && textMember(fault, "message") !== null;
}
