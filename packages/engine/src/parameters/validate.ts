import {
  brokenFields,
  type CrossFieldRule,
  objectTitle,
  objectTypeOf,
  type RawParams,
  type Soundness,
  valueAt,
} from "@sandbank/contract";
import { invalidParameters, type ParameterIssue, withArticle } from "../errors.ts";
import { findIssues, type Prefix } from "./find-issues.ts";
import { addIssue, type Issues, mergedIssues, noIssues } from "./issues.ts";
import type { Prepared } from "./prepared.ts";
import { bySchemaOrder } from "./schema-order.ts";
import { soundnessOf } from "./soundness.ts";
import { type UnknownFields, withoutUnknown } from "./unknown-fields.ts";

/** A check that a schema cannot say. It runs only where nothing is wrong with the parameters that it reads (D-05). */
export interface ReadingCheck {
  /** Dotted paths. */
  readonly reads: readonly string[];
  /** The issues of these values, one for each path of `reads`; undefined for a parameter that is absent. */
  issues(...values: readonly unknown[]): readonly ParameterIssue[];
}

interface Validation {
  readonly unknownFields: UnknownFields;
  /** Issues that were found while reading the request. */
  readonly earlier?: Issues;
  readonly checks?: readonly ReadingCheck[];
}

/**
 * Validates parameters against the endpoint's schema, its cross-field rules and the checks. Refuses with every issue at
 * once, in the order of the schema (D-05).
 */
export function validate(
  { endpoint, node }: Prepared,
  value: unknown,
  { unknownFields, earlier = noIssues(), checks = [] }: Validation,
): RawParams {
  const prefix: Prefix = endpoint.method === "GET" ? "query." : "";
  const params = unknownFields.policy === "ignore" ? withoutUnknown(node, value, prefix, unknownFields.ignored) : value;
  const found = findIssues(node, params, prefix);
  const soundness = found.total === 0 ? undefined : soundnessOf(node, params);
  const isSound = (path: readonly string[]) =>
    (soundness?.isSound(path) ?? true) && !(earlier.total > 0 && names(earlier, prefix + path.join(".")));
  const sources = [
    found,
    ruleIssues(endpoint.crossFieldRules ?? [], params, soundness),
    checkIssues(checks, params, isSound),
    earlier,
  ];
  if (sources.some(({ total }) => total > 0)) {
    const { listed, total } = mergedIssues(sources, bySchemaOrder(node, prefix));
    throw invalidParameters(listed, total);
  }
  return params as RawParams;
}

function names({ listed }: Issues, field: string): boolean {
  return listed.some((issue) => issue.field === field);
}

function ruleIssues(rules: readonly CrossFieldRule[], params: unknown, soundness: Soundness | undefined): Issues {
  const issues = noIssues();
  for (const rule of rules) {
    for (const field of brokenFields(rule, params, soundness)) {
      addIssue(issues, () => ({ field, message: ruleMessage(rule, valueAt(params, field.split("."))) }));
    }
  }
  return issues;
}

function ruleMessage({ message, judgesType }: CrossFieldRule, value: unknown): string {
  const type = judgesType && typeof value === "string" ? objectTypeOf(value) : undefined;
  return type === undefined ? message : `${message}: it is the id of ${withArticle(objectTitle(type))}`;
}

function checkIssues(checks: readonly ReadingCheck[], params: unknown, isSound: Soundness["isSound"]): Issues {
  const issues = noIssues();
  for (const check of checks) {
    const paths = check.reads.map((path) => path.split("."));
    if (!paths.every(isSound)) continue;
    for (const issue of check.issues(...paths.map((path) => valueAt(params, path)))) addIssue(issues, () => issue);
  }
  return issues;
}
