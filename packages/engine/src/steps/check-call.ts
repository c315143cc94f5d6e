import { type Endpoint, endpoints } from "@sandbank/contract";
import { excerpt } from "../errors.ts";
import { LATER } from "../parameters/collect-issues.ts";
import { prepareFor } from "../parameters/prepared.ts";
import { listIssues } from "../parameters/validate.ts";
import { fromBase64 } from "../store/base64.ts";
import { isTrimmedText } from "../store/characters.ts";
import { isBase64, isReference } from "./reference.ts";
import { idProblem, referenceProblem, type Wanted } from "./reference-problem.ts";
import { alternatives, schemasAt } from "./schema-at.ts";
import { addIssue, type Fields, type SeedCheck, suggestion } from "./seed-check.ts";
import { type Reference, type StepOperation, toOperation } from "./step.ts";

export function isOperation(name: unknown): name is StepOperation {
  return typeof name === "string" && (name === "entities.disable" || Object.hasOwn(endpoints, name));
}

/** Adds the issues of a step that calls an operation. */
export function checkCall(check: SeedCheck, path: string, step: Fields): void {
  const { call, idempotencyKey, refused } = step;
  if (!isOperation(call)) {
    const names = [...Object.keys(endpoints), "entities.disable"];
    addIssue(check, `${path}.call`, `must be the name of an operation${suggestion(call, names, 3)}`);
    return;
  }
  checkId(check, `${path}.id`, call, step);
  // If the step expects the bank to refuse its parameters, they are wrong on purpose.
  if (refused !== "invalid_parameters_error") checkParams(check, `${path}.params`, call, step);
  if (idempotencyKey !== undefined && !isTrimmedText(idempotencyKey, 200)) {
    addIssue(check, `${path}.idempotencyKey`, "must be text of 1 to 200 characters, without white space around it");
  }
}

function checkId(check: SeedCheck, path: string, call: StepOperation, { id, refused }: Fields): void {
  const [, type] = /\{(\w+)_id\}/.exec(endpoints[toOperation(call)].path) ?? [];
  if (type === undefined) {
    if (id !== undefined) addIssue(check, path, `is not allowed: ${call} accepts no id`);
  } else if (isReference(id)) checkReference(check, path, id, { idOf: type });
  else if (id === undefined) addIssue(check, path, "is required");
  else if (typeof id !== "string" || id === "") {
    addIssue(check, path, 'must be an id, or a reference such as { "$ref": "account.id" }');
  } else checkLiteral(check, path, id, { wanted: { idOf: type }, refused });
}

interface LiteralPlace {
  readonly wanted: Wanted;
  readonly refused: unknown;
}

/** Adds an issue for a text that no bank has as an id, unless the bank has to refuse the step: it may be on purpose. */
function checkLiteral(check: SeedCheck, path: string, text: string, { wanted, refused }: LiteralPlace): void {
  const problem = refused === undefined ? idProblem(text, wanted) : undefined;
  if (problem !== undefined) addIssue(check, path, problem);
}

function checkParams(check: SeedCheck, path: string, call: StepOperation, step: Fields): void {
  const { params = {}, refused } = step;
  const prepared = prepareFor(toOperation(call), params);
  const { params: schema }: Partial<Endpoint> = prepared.endpoint;
  const root = schema === undefined ? [] : alternatives(schema);
  let hasLater = false;
  const later = (reference: Reference, keys: readonly string[]) => {
    hasLater = true;
    const param = schemasAt(root, keys);
    // An unknown parameter gets its own issue below.
    if (param.length > 0) checkReference(check, joinPath(path, keys), reference, { param });
  };
  const notBase64 = (keys: readonly string[]) => {
    hasLater = true;
    addIssue(check, joinPath(path, keys), "must be Base64 text of the standard alphabet, padded");
  };
  const text = (value: string, keys: readonly string[]) => {
    // An empty text gets its own issue below.
    if (value === "") return;
    checkLiteral(check, joinPath(path, keys), value, { wanted: { param: schemasAt(root, keys) }, refused });
  };
  const found = listIssues(prepared, withStandIns(params, [], { later, notBase64, text }), {
    subject: undefined,
    hasLater,
  });
  if (found === undefined) return;
  for (const { field, message } of found.listed) {
    const keys = field.replace(/^query\./, "").split(".");
    addIssue(check, field === "body" || field === "query" ? path : joinPath(path, keys), message);
  }
  check.total += found.total - found.listed.length;
}

function checkReference(check: SeedCheck, path: string, reference: Reference, wanted: Wanted): void {
  if (typeof reference.$ref !== "string" || Object.keys(reference).length > 1) {
    addIssue(check, path, 'must be a reference such as { "$ref": "account.id" }, with no other key');
    return;
  }
  const problem = referenceProblem(reference, wanted, check.named);
  if (problem !== undefined) addIssue(check, path, problem);
}

interface StandIns {
  later(reference: Reference, keys: readonly string[]): void;
  notBase64(keys: readonly string[]): void;
  text(value: string, keys: readonly string[]): void;
}

/** Deeper than any parameter. Values below this depth belong to unknown parameters. */
const DEEPEST = 20;

/** Replaces references with `LATER`, and Base64 text with bytes. Passes all other texts to `text`. */
function withStandIns(value: unknown, keys: readonly string[], standIns: StandIns): unknown {
  if (isReference(value)) {
    standIns.later(value, keys);
    return LATER;
  }
  if (isBase64(value)) return parseBytes(value.$base64, () => standIns.notBase64(keys));
  if (typeof value === "string") standIns.text(value, keys);
  if (typeof value !== "object" || value === null || keys.length > DEEPEST) return value;
  const inside = (each: unknown, key: string | number) => withStandIns(each, [...keys, String(key)], standIns);
  if (Array.isArray(value)) return value.map(inside);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inside(each, key)]));
}

function parseBytes(text: unknown, fail: () => void): unknown {
  try {
    if (typeof text === "string") return fromBase64(text);
  } catch {
    // Reported below, like any other value that is not Base64 text.
  }
  fail();
  return LATER;
}

/** Joins `steps[2].params` and `["checks", "0", "action"]` to `steps[2].params.checks[0].action`. */
function joinPath(path: string, keys: readonly string[]): string {
  return path + keys.map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${excerpt(key)}`)).join("");
}
