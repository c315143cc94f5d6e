/** The result of one check of a receiver. */
export interface ReceiverCheckResult {
  /** Kebab case, such as `refuses-a-stale-timestamp`. */
  readonly name: string;
  /** The expected behaviour, such as "refuses a delivery that was signed 6 minutes ago". */
  readonly what: string;
  readonly passed: boolean;
  /** The expected response. A refusal has any status but a 2xx. A missing response is neither. */
  readonly expected: "2xx" | "refusal";
  /** The HTTP status of the response that decided the check; null if there was none. */
  readonly got: number | null;
  /** Why there was no response: the receiver threw, returned no `Response`, or took too long. Null if there was one. */
  readonly error: string | null;
  /** How to fix the receiver; null if the check passed. */
  readonly advice: string | null;
  /**
   * Advice although the receiver passed: it refuses a forgery with a 5xx, or differs from `what` in a safe way. Null if
   * there is none.
   */
  readonly warning: string | null;
  /** The sections of the API's contract, or the assumption, that the check comes from. */
  readonly source: string;
}

/** The results of all checks of a receiver, as data and as text. */
export interface ReceiverReport {
  /** Whether every check passed. Checks that passed can have warnings. */
  readonly passed: boolean;
  /** All checks, in the order in which they ran. */
  readonly checks: readonly ReceiverCheckResult[];
  /**
   * The report as text, for a failure message: `assert.ok(report.passed, report.text)`. The failed checks come first,
   * then those with a warning; the others are one line.
   */
  readonly text: string;
}

/** `isSomeEvent`: the caller passed no `event`, so the deliveries name an object that does not exist. */
export function createReport(checks: readonly ReceiverCheckResult[], isSomeEvent: boolean): ReceiverReport {
  const verdicts = [...(isSomeEvent ? fetchVerdict(checks) : []), ...overallVerdict(checks)];
  return { passed: checks.every(({ passed }) => passed), checks, text: printReport(checks, verdicts) };
}

function printReport(checks: readonly ReceiverCheckResult[], verdicts: readonly string[]): string {
  const passed = checks.filter((check) => check.passed).length;
  const warned = checks.filter(({ warning }) => warning !== null).length;
  const head = `The receiver passed ${passed} of ${checks.length} checks${warned > 0 ? `, ${warned} with a warning` : ""}.`;
  const failures = [...groupFailures(checks.filter((check) => !check.passed))].flatMap(failureLines);
  const warnings = checks.flatMap(warningLines);
  return [[head, ...verdicts].join(" "), ...failures, ...warnings, ...others(checks, passed - warned)].join("\n");
}

/** Advice for receivers that fail on valid deliveries only, as they do if they cannot fetch the Event's object. */
function fetchVerdict(checks: readonly ReceiverCheckResult[]): string[] {
  const failed = checks.filter(({ passed, expected }) => !passed && expected === "2xx");
  const refused = checks.filter(({ expected, got }) => expected === "refusal" && got !== null && !isSuccess(got));
  const isFetchFailure = failed.length > 0 && failed.every(({ got }) => mayLackObject(got));
  if (!isFetchFailure || refused.length === 0 || refused.some(({ got }) => mayLackObject(got))) return [];
  return [
    `It responds with ${failed[0]?.got} to valid deliveries only. If it fetches the Event's object, pass \`event\`: the default Event names an Account that does not exist.`,
  ];
}

/** Whether receivers respond with this status if they cannot fetch an object. */
export function mayLackObject(status: number | null): boolean {
  return status !== null && (status === 404 || status >= 500);
}

/** A sentence for receivers whose responses are all alike, because then the single checks mean little. */
function overallVerdict(checks: readonly ReceiverCheckResult[]): string[] {
  if (checks.every(({ error }) => error !== null)) return ["It never responds."];
  if (checks.every(({ got }) => isSuccess(got))) return ["It accepts everything: nothing is verified."];
  if (checks.every(({ got }) => got !== null && !isSuccess(got))) {
    return ["It refuses everything, valid deliveries included, so its refusals of forgeries prove nothing."];
  }
  return [];
}

/** The checks that failed in the same way, for the same reason, in the order of the first of them. */
function groupFailures(failed: readonly ReceiverCheckResult[]): Iterable<readonly ReceiverCheckResult[]> {
  const groups = new Map<string, ReceiverCheckResult[]>();
  for (const check of failed) {
    const key = JSON.stringify([check.expected, check.got, check.error, check.advice]);
    groups.set(key, [...(groups.get(key) ?? []), check]);
  }
  return groups.values();
}

function failureLines(group: readonly ReceiverCheckResult[]): string[] {
  const { expected, got, error, advice } = group[0] as ReceiverCheckResult;
  const instead = error ?? `It responded with ${got}, not with ${expected === "2xx" ? "a 2xx" : "a refusal"}.`;
  return [...group.map(({ what }) => `✗ ${what}`), `    ${instead}`, `    ${advice}`];
}

/** A variant that the receiver accepted is said to be accepted. */
function warningLines({ what, expected, got, warning }: ReceiverCheckResult): string[] {
  if (warning === null) return [];
  const isAccepted = expected === "refusal" && isSuccess(got);
  return [`⚠ ${isAccepted ? what.replace(/^refuses/, "accepts") : what}`, `    ${warning}`];
}

/** A line for the checks that need no attention; none if they are all checks, or if there are none. */
function others(checks: readonly ReceiverCheckResult[], count: number): string[] {
  if (count === 0 || count === checks.length) return [];
  return [`✓ the other ${count === 1 ? "check" : `${count} checks`}`];
}

/** A 2xx. */
export function isSuccess(status: number | null): boolean {
  return status !== null && status >= 200 && status <= 299;
}
