import {
  brokenFields,
  type CrossFieldRule,
  type Endpoint,
  objectTitle,
  objectTypeOf,
  pathsOf,
  type RawParams,
  type Soundness,
  valueAt,
} from "@sandbank/contract";
import { invalidParameters, withArticle } from "../errors.ts";
import type { ReadingCheck } from "../resource-kit/reading-check.ts";
import { findIssues, type Prefix } from "./find-issues.ts";
import { addIssue, type Issues, mergedIssues, noIssues } from "./issues.ts";
import type { Prepared } from "./prepared.ts";
import { bySchemaOrder } from "./schema-order.ts";
import { isValid, soundnessOf } from "./soundness.ts";
import { type UnknownFields, withoutUnknown } from "./unknown-fields.ts";

interface Validation<Subject> {
  readonly unknownFields: UnknownFields;
  /** Issues that were found while the request was read. */
  readonly earlier?: Issues;
  readonly checks?: readonly ReadingCheck<Subject>[];
  /** The value that the checks receive beside the parameters. */
  readonly subject: Subject;
  /** Whether the parameters contain `LATER`. */
  readonly hasLater?: boolean;
}

/**
 * Validates parameters against the endpoint's schema, its cross-field rules and the checks. The refusal lists all
 * issues together, in the order of the schema (D-05).
 */
export function validate<Subject>(prepared: Prepared, value: unknown, validation: Validation<Subject>): RawParams {
  const { endpoint, node } = prepared;
  const { policy, ignored } = validation.unknownFields;
  const params = policy === "ignore" ? withoutUnknown(node, value, prefixOf(endpoint), ignored) : value;
  const issues = issuesOf(prepared, params, validation);
  if (issues !== undefined) throw invalidParameters(issues.listed, issues.total);
  return params as RawParams;
}

/** All issues of parameters, in the order of the schema; undefined if there are none. */
export function issuesOf<Subject>(
  { endpoint, node }: Prepared,
  params: unknown,
  { earlier = noIssues(), checks = [], subject, hasLater = false }: Omit<Validation<Subject>, "unknownFields">,
): Issues | undefined {
  const prefix = prefixOf(endpoint);
  // Most parameters are valid, and checking that takes a third of the time of collecting issues.
  const found = isValid(node, params) ? noIssues() : findIssues(node, params, prefix);
  const soundness = found.total === 0 && !hasLater ? undefined : soundnessOf(node, params);
  const isSound = (path: readonly string[]) =>
    (soundness?.isSound(path) ?? true) && !names(earlier, prefix + path.join("."));
  const isAllSound = soundness === undefined && earlier.total === 0;
  const ofRules = ruleIssues(endpoint.crossFieldRules ?? [], params, soundness);
  const ofChecks = checkIssues(checks, subject, params, isAllSound ? undefined : isSound);
  if (found.total + ofRules.length + ofChecks.length + earlier.total === 0) return undefined;
  return mergedIssues([found, ...ofRules, ...ofChecks, earlier], bySchemaOrder(node, prefix));
}

function prefixOf({ method }: Endpoint): Prefix {
  return method === "GET" ? "query." : "";
}

function names({ listed }: Issues, field: string): boolean {
  return listed.some((issue) => issue.field === field);
}

/** The issues of each rule that is broken, apart: each list has its first issues in the order of the schema. */
function ruleIssues(rules: readonly CrossFieldRule[], params: unknown, soundness: Soundness | undefined): Issues[] {
  const found: Issues[] = [];
  for (const rule of rules) {
    const fields = brokenFields(rule, params, soundness);
    if (fields.length === 0) continue;
    const issues = noIssues();
    for (const field of fields) {
      addIssue(issues, () => ({ field, message: ruleMessage(rule, valueAt(params, field.split("."))) }));
    }
    found.push(issues);
  }
  return found;
}

function ruleMessage({ message, judgesType }: CrossFieldRule, value: unknown): string {
  const type = judgesType && typeof value === "string" ? objectTypeOf(value) : undefined;
  return type === undefined ? message : `${message}: it is the id of ${withArticle(objectTitle(type))}`;
}

function checkIssues<Subject>(
  checks: readonly ReadingCheck<Subject>[],
  subject: Subject,
  params: unknown,
  isSound: Soundness["isSound"] | undefined,
): Issues[] {
  const found: Issues[] = [];
  for (const check of checks) {
    const paths = pathsOf(check.reads);
    if (isSound !== undefined && !paths.every(isSound)) continue;
    const values = paths.map((path) => valueAt(params, path));
    const listed = check.issues(subject, ...values);
    if (listed.length > 0) found.push({ listed: [...listed], total: listed.length });
  }
  return found;
}
