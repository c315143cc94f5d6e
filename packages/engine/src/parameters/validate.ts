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
import type { Probe } from "../world/probe.ts";
import { probeBounds } from "./bounds.ts";
import { collectIssues, type Prefix } from "./collect-issues.ts";
import { addIssue, type Issues, mergedIssues, noIssues } from "./issues.ts";
import { type RenamedParams, replaceOlderNames } from "./older-names.ts";
import type { Prepared } from "./prepared.ts";
import { bySchemaOrder } from "./schema-order.ts";
import { createSoundness, isValid } from "./soundness.ts";
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
  /** Asked only about what would be refused. */
  readonly probe?: Probe | null;
}

/**
 * Validates parameters against the endpoint's schema, its cross-field rules and the checks. The refusal lists all
 * issues together, in the order of the schema (D-05).
 */
export function validate<Subject>(prepared: Prepared, value: unknown, validation: Validation<Subject>): Valid {
  const { endpoint, node } = prepared;
  const { policy, ignored } = validation.unknownFields;
  const renamed = replaceOlderNames(endpoint, value);
  const params =
    policy === "ignore" ? withoutUnknown(node, renamed.params, choosePrefix(endpoint), ignored) : renamed.params;
  const issues = issuesOf(prepared, { ...renamed, params }, validation);
  if (issues !== undefined) throw invalidParameters(issues.listed, issues.total);
  return { params: params as RawParams, nameSent: renamed.nameSent };
}

/** Valid parameters, with their present names. */
interface Valid extends Pick<RenamedParams, "nameSent"> {
  readonly params: RawParams;
}

/** All issues of parameters, in the order of the schema; undefined if there are none. */
export function listIssues<Subject>(
  prepared: Prepared,
  params: unknown,
  validation: Omit<Validation<Subject>, "unknownFields">,
): Issues | undefined {
  return issuesOf(prepared, replaceOlderNames(prepared.endpoint, params), validation);
}

function issuesOf<Subject>(
  prepared: Prepared,
  renamed: RenamedParams,
  validation: Omit<Validation<Subject>, "unknownFields">,
): Issues | undefined {
  const { endpoint, node } = prepared;
  const { params, issues: ofNames, nameSent } = renamed;
  const { earlier = noIssues(), hasLater = false, probe = null } = validation;
  const prefix = choosePrefix(endpoint);
  // Most parameters are valid, and checking that takes a third of the time of collecting issues.
  const found = isValid(node, params) ? noIssues() : collectIssues(node, params, prefix);
  if (found.total > 0 && probe !== null) {
    const decided = probeBounds(prepared, params, found, probe);
    if (decided !== node) return issuesOf({ ...prepared, node: decided }, renamed, validation);
  }
  const soundness = found.total === 0 && !hasLater ? undefined : createSoundness(node, params);
  const isSound = (path: readonly string[]) =>
    (soundness?.isSound(path) ?? true) && !names(earlier, prefix + path.join("."));
  const isAllSound = soundness === undefined && earlier.total === 0;
  const ofRules = ruleIssues(prepared, params, soundness, probe);
  const ofChecks = checkIssues(prepared, params, validation, isAllSound ? undefined : isSound);
  const all = [found, ...ofRules, ...ofChecks, earlier, ofNames];
  if (all.every(({ total }) => total === 0)) return undefined;
  const { listed, total } = mergedIssues(all, bySchemaOrder(node, prefix));
  return { listed: listed.map(({ field, message }) => ({ field: nameSent(field), message })), total };
}

function choosePrefix({ method }: Endpoint): Prefix {
  return method === "GET" ? "query." : "";
}

function names({ listed }: Issues, field: string): boolean {
  return listed.some((issue) => issue.field === field);
}

/** The issues of each rule that is broken, apart: each list has its first issues in the order of the schema. */
function ruleIssues(
  { operation, endpoint: { crossFieldRules = [] } }: Prepared,
  params: unknown,
  soundness: Soundness | undefined,
  probe: Probe | null,
): Issues[] {
  const found: Issues[] = [];
  for (const rule of crossFieldRules) {
    const fields = brokenFields(rule, params, soundness);
    if (fields.length === 0) continue;
    if (probe !== null && !probe.at(`rule/${operation}/${rule.id}`, true)) continue;
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
  { operation }: Prepared,
  params: unknown,
  { checks = [], subject, probe = null }: Omit<Validation<Subject>, "unknownFields">,
  isSound: Soundness["isSound"] | undefined,
): Issues[] {
  const found: Issues[] = [];
  for (const check of checks) {
    const paths = pathsOf(check.reads);
    if (isSound !== undefined && !paths.every(isSound)) continue;
    const values = paths.map((path) => valueAt(params, path));
    const listed = check.issues(subject, ...values);
    if (listed.length === 0) continue;
    if (probe !== null && !probe.at(`check/${operation}/${check.id}`, true)) continue;
    found.push({ listed: [...listed], total: listed.length });
  }
  return found;
}
