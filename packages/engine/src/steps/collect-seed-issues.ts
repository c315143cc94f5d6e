import { errorCatalogue } from "@sandbank/contract";
import { type Duration, durationMs } from "../bank/clock/duration.ts";
import { checkPlan } from "../faults/request-faults.ts";
import { clause, findMistake, printReason } from "../mistake.ts";
import { isRecord } from "../parameters/collect-issues.ts";
import { instantProblem } from "../ports/instant.ts";
import type { FaultPlan } from "../state/fault-plan.ts";
import { checkCall, isOperation } from "./check-call.ts";
import { addIssue, type Fields, quoteNames, requireKeys, type SeedCheck, suggestion } from "./seed-check.ts";
import type { SeedIssue } from "./seed-error.ts";

/** The keys that each kind of step can have in addition to the key that names the kind. */
const otherKeys = {
  call: ["id", "params", "idempotencyKey", "as", "refused"],
  advance: [],
  advanceTo: [],
  arm: [],
  request: ["as", "refused"],
} as const;

type Kind = keyof typeof otherKeys;

const kinds = Object.keys(otherKeys) as Kind[];

const checks: { readonly [Name in Kind]: (check: SeedCheck, path: string, step: Fields) => void } = {
  call: checkCall,
  advance: (check, path, { advance }) => addThrown(check, `${path}.advance`, () => durationMs(advance as Duration)),
  advanceTo: checkInstant,
  arm: (check, path, { arm }) => addThrown(check, `${path}.arm`, () => checkPlan(arm as FaultPlan)),
  request: checkRequest,
};

/** Finds the issues of a seed, in the order of its steps: the first 100, and the number of all. */
export function collectSeedIssues(seed: unknown): { readonly issues: readonly SeedIssue[]; readonly total: number } {
  const check: SeedCheck = { issues: [], total: 0, named: new Map() };
  const steps = isRecord(seed) ? seed["steps"] : undefined;
  if (isRecord(seed)) requireKeys(check, "", seed, ["steps"]);
  if (Array.isArray(steps)) {
    for (const [index, step] of steps.entries()) checkStep(check, `steps[${index}]`, step);
  } else addIssue(check, "steps", "must be an array of steps");
  return check;
}

function checkStep(check: SeedCheck, path: string, step: unknown): void {
  const given = isRecord(step) ? kinds.filter((each) => Object.hasOwn(step, each)) : [];
  const [kind] = given;
  if (!isRecord(step) || kind === undefined || given.length > 1) {
    addIssue(check, path, `must be an object with exactly one of ${quoteNames(kinds)}`);
    return;
  }
  requireKeys(check, path, step, [kind, ...otherKeys[kind]]);
  checks[kind](check, path, step);
  checkRefused(check, path, step);
  if (step["as"] !== undefined) nameStep(check, path, step);
}

function checkInstant(check: SeedCheck, path: string, { advanceTo }: Fields): void {
  const problem = typeof advanceTo === "string" ? instantProblem(advanceTo) : "must be an ISO 8601 instant with a zone";
  if (problem !== undefined) addIssue(check, `${path}.advanceTo`, problem);
}

/** Adds the error that the bank would throw, as the end of a sentence. */
function addThrown(check: SeedCheck, path: string, attempt: () => unknown): void {
  try {
    attempt();
  } catch (error) {
    const mistake = findMistake(error);
    if (mistake === undefined) throw error;
    addIssue(check, path, `is not valid: ${clause(printReason(mistake))}`);
  }
}

function checkRefused(check: SeedCheck, path: string, { refused }: Fields): void {
  if (refused === undefined || (typeof refused === "string" && Object.hasOwn(errorCatalogue, refused))) return;
  addIssue(check, `${path}.refused`, `must be a type of error${suggestion(refused, Object.keys(errorCatalogue))}`);
}

function nameStep(check: SeedCheck, path: string, { as, call, refused }: Fields): void {
  const problem = nameProblem(check, as, refused);
  if (problem !== undefined) addIssue(check, `${path}.as`, problem);
  else check.named.set(as as string, isOperation(call) ? call : null);
}

function nameProblem({ named }: SeedCheck, as: unknown, refused: unknown): string | undefined {
  if (typeof as !== "string" || !/^[A-Za-z_]\w{0,99}$/.test(as)) {
    return "must be a name of 1 to 100 letters, digits and underscores, such as `account`";
  }
  if (as === "bank") return "must be another name: `bank` is the bank";
  if (named.has(as)) return `must be unique: an earlier step has the name \`${as}\``;
  return refused === undefined ? undefined : "is not allowed: a step that is refused has no result";
}

/** Checks only the shape of a request, because its content can be wrong on purpose. */
function checkRequest(check: SeedCheck, stepPath: string, { request }: Fields): void {
  const path = `${stepPath}.request`;
  if (!isRecord(request)) {
    addIssue(check, path, "must be an object with `method` and `path`");
    return;
  }
  requireKeys(check, path, request, ["method", "path", "headers", "body"]);
  const { method, path: target, headers = {}, body = "" } = request;
  if (typeof method !== "string") addIssue(check, `${path}.method`, "must be a string");
  if (typeof target !== "string") addIssue(check, `${path}.path`, "must be a string");
  else if (!target.startsWith("/")) addIssue(check, `${path}.path`, "must begin with a slash, such as `/accounts`");
  if (typeof body !== "string") addIssue(check, `${path}.body`, "must be a string: write JSON as text");
  const isText = (value: unknown) => value === null || typeof value === "string";
  if (!isRecord(headers) || !Object.values(headers).every(isText)) {
    addIssue(check, `${path}.headers`, "must be an object of strings, or null for a header to leave out");
  }
}
