/** How a receiver did in one check. */
export interface ReceiverCheckResult {
  /** Kebab case, such as `refuses-a-stale-timestamp`. */
  readonly name: string;
  /** What a right receiver does, such as "refuses a delivery that was signed 6 minutes ago". */
  readonly what: string;
  readonly passed: boolean;
  /** A refusal is an answer of any status but a 2xx. No answer is neither. */
  readonly expected: "2xx" | "refusal";
  /** The HTTP status of the delivery that decided; null where it was not answered. */
  readonly got: number | null;
  /** Why it was not answered: it threw, returned no `Response`, or took too long. Null where it was. */
  readonly error: string | null;
  /** What to look for; null where it passed. */
  readonly advice: string | null;
  /**
   * What to look into though it passed: it refuses a forgery by failing, with a 5xx, or does otherwise than `what` says in
   * a way that is safe. Null where there is no such thing.
   */
  readonly warning: string | null;
  /** The section of the contract, or the decision, that asks for it. */
  readonly source: string;
}

/** How a receiver did, for programs and for people. */
export interface ReceiverReport {
  /** Whether it passed every check; some may have a warning. */
  readonly passed: boolean;
  /** Every check, in the order in which it was made. */
  readonly checks: readonly ReceiverCheckResult[];
  /** The same to read: `assert.ok(report.passed, report.text)`. */
  readonly text: string;
}

/** The report of the results. */
export function reportOf(checks: readonly ReceiverCheckResult[]): ReceiverReport {
  return { passed: checks.every(({ passed }) => passed), checks, text: textOf(checks) };
}

function textOf(checks: readonly ReceiverCheckResult[]): string {
  const passed = checks.filter((check) => check.passed).length;
  const warned = checks.filter(({ warning }) => warning !== null).length;
  const head = `The receiver passed ${passed} of ${checks.length} checks${warned > 0 ? `, ${warned} with a warning` : ""}.`;
  return [[head, ...verdicts(checks)].join(" "), ...checks.flatMap(linesOf)].join("\n");
}

/** What the answers have in common, where it says more than they do one by one. */
function verdicts(checks: readonly ReceiverCheckResult[]): string[] {
  if (checks.every(({ error }) => error !== null)) return ["It answers nothing."];
  if (checks.every(({ got }) => isSuccess(got))) return ["It accepts everything: nothing is verified."];
  if (checks.every(({ got }) => got !== null && !isSuccess(got))) {
    return ["It refuses everything, right deliveries too: that it refuses forgeries says nothing."];
  }
  return [];
}

function linesOf({ what, passed, expected, got, error, advice, warning, source }: ReceiverCheckResult): string[] {
  if (passed) return [`✓ ${what}`, ...(warning === null ? [] : [`    Warning: ${warning}`])];
  const instead = error ?? `It answered ${got}, not ${expected === "2xx" ? "a 2xx" : "with a refusal"}.`;
  return [`✗ ${what}`, `    ${instead}`, `    ${advice} (${source})`];
}

/** A 2xx. */
export function isSuccess(status: number | null): boolean {
  return status !== null && status >= 200 && status <= 299;
}
