import type { Endpoint } from "@sandbank/contract";
import type { StateMachine } from "@sandbank/engine/private/reference";
import { readVerb } from "../groups.ts";
import type { Operation } from "../operations.ts";
import { printCondition } from "./assumption-links.ts";
import { code, link, numbered, prose, toAnchor } from "./markdown.ts";
import { findPathParameter, listParameters, type Parameter } from "./parameters.ts";
import { stateHeading } from "./print-states.ts";
import { isSandboxOnly, type NamedEndpoint, type Reference, type RefusalRule } from "./reference.ts";

/** Lists the errors of an endpoint in the order in which the bank checks for them (D-27). */
export function printRefusals({ name, endpoint }: NamedEndpoint, operation: Operation, reference: Reference): string {
  const { method, crossFieldRules = [] } = endpoint;
  const parameters = listParameters(operation, reference.api);
  const steps = [
    isSandboxOnly(endpoint) ? "403 `environment_mismatch_error`: the bank is live." : "",
    method === "GET" ? "" : malformed(endpoint),
    invalidParameters(
      crossFieldRules.filter(({ isDescribed }) => !isDescribed),
      parameters,
    ),
    method === "POST"
      ? "409 `idempotency_key_already_used_error`: the key was already used for another operation or with other parameters."
      : "",
    objectsNotFound(operation, parameters),
    movesRefused(operation, parameters, reference.stateMachines),
    ...(reference.refusals[name] ?? []).map(ruleBroken),
  ];
  return numbered(steps.filter(Boolean));
}

function malformed({ request }: Endpoint): string {
  const why =
    request === "multipart" ? "is not a form or is too large" : "is not JSON, is nested too deeply or is too large";
  return `400 \`malformed_request_error\`: the body ${why}.`;
}

function invalidParameters(
  rules: NonNullable<NamedEndpoint["endpoint"]["crossFieldRules"]>,
  parameters: readonly Parameter[],
): string {
  const first =
    parameters.length === 0
      ? "400 `invalid_parameters_error`: the request has a parameter."
      : "400 `invalid_parameters_error`: a parameter is missing, unknown, of the wrong type or out of range.";
  return nested(
    rules.length === 0 ? first : `${first} Also if one of these rules is broken:`,
    rules.map(({ field, message }) => `${code(field)} ${prose(message)}.`),
  );
}

/** An unknown id in a filter of a list is not an error: the list is empty (D-28). */
function objectsNotFound({ method, path, id }: Operation, parameters: readonly Parameter[]): string {
  const inPath = findPathParameter(path);
  const inBody = method === "GET" ? [] : parameters.filter(({ refersTo }) => refersTo.length > 0);
  const names = [
    ...(inPath === undefined || id === undefined ? [] : [`${code(inPath)} in the path`]),
    ...inBody.map((parameter) => code(parameter.path)),
  ];
  return names.length === 0
    ? ""
    : `404 \`object_not_found_error\`: an object does not exist. Looked up: ${names.join(", ")}.`;
}

function ruleBroken(rule: RefusalRule): string {
  const error =
    rule.field === undefined
      ? "409 `invalid_operation_error`"
      : `400 \`invalid_parameters_error\` of ${code(rule.field)}`;
  return `${error}, unless: ${printCondition(rule)}`;
}

function movesRefused(
  operation: Operation,
  parameters: readonly Parameter[],
  machines: readonly StateMachine[],
): string {
  const headings = machines
    .filter((machine) => hasRefusals(machine) && isMovedBy(operation, parameters, machine))
    .map(stateHeading);
  if (headings.length === 0) return "";
  const links = headings.map((heading) => link(heading, `#${toAnchor(heading)}`));
  return `409 \`invalid_operation_error\`: the present state does not allow the transition. See ${links.join(", ")}.`;
}

/** Whether an operation can cause a transition: its verb is a trigger, or it has a parameter for the field. */
function isMovedBy(
  operation: Operation,
  parameters: readonly Parameter[],
  { resource, field, table }: StateMachine,
): boolean {
  if (operation.resource !== resource || operation.method === "GET" || operation.id === undefined) return false;
  const triggers = Object.values(table).flatMap((moves) => Object.keys(moves));
  return triggers.includes(readVerb(operation)) || parameters.some(({ path }) => path === field);
}

function hasRefusals({ table }: StateMachine): boolean {
  return Object.values(table).some((moves) => Object.values(moves).some((move) => typeof move !== "string"));
}

function nested(first: string, items: readonly string[]): string {
  return [first, ...items.map((item) => `   - ${item}`)].join("\n");
}
