import { endpoints } from "@sandbank/contract";
import type { BankOptions } from "../state/options.ts";
import { fromBase64 } from "../store/base64.ts";
import { isBase64, isReference, parseReference } from "./reference.ts";
import { type CallStep, type RequestStep, type Step, toOperation } from "./step.ts";

/** Longer lines are broken at their last object. */
const LINE_WIDTH = 110;

/** Code that is printed unchanged. */
class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Prints steps as JavaScript statements, for a program with a bank named `bank`. */
export function printSteps(steps: readonly Step[]): string {
  return steps.map((step) => printStep(step)).join("\n");
}

/** Prints the statement that creates a bank with these options. */
export function printOpening(options: BankOptions, width = LINE_WIDTH): string {
  return printCall("const bank = createBank", Object.keys(options).length === 0 ? [] : [options], width);
}

/** Prints one step as a statement. */
export function printStep(step: Step, width = LINE_WIDTH): string {
  if ("call" in step) return withRefusal(printOperation(step, width), step.refused && `throws ${step.refused}`);
  if ("request" in step) return withRefusal(printRequest(step, width), step.refused && `responds with ${step.refused}`);
  if ("arm" in step) return printCall("bank.faults.arm", [step.arm], width);
  if ("advance" in step) return printCall("bank.clock.advance", [step.advance], width);
  return printCall("bank.clock.advanceTo", [step.advanceTo], width);
}

function withRefusal(statement: string, end: string | undefined): string {
  return end === undefined ? statement : `${statement}\n// ${end}`;
}

function printOperation({ call, id, params, idempotencyKey, as }: CallStep, width: number): string {
  const args: unknown[] = id === undefined ? [] : [id];
  const hasOptions = idempotencyKey !== undefined;
  if (params !== undefined || (hasOptions && "params" in endpoints[toOperation(call)])) args.push(params ?? {});
  if (hasOptions) args.push({ idempotencyKey });
  return printCall(`${declared(as)}bank.${call}`, args, width);
}

function printRequest({ request: { method, path, headers = {}, body }, as }: RequestStep, width: number): string {
  const isAuthorized = Object.keys(headers).some((name) => name.toLowerCase() === "authorization");
  const authorization = isAuthorized ? {} : { authorization: new Code('"Bearer " + bank.apiKey') };
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== null));
  const sent = { ...authorization, ...given };
  const parts = { method, path, ...(Object.keys(sent).length === 0 ? {} : { headers: sent }) };
  return printCall(`${declared(as)}bank.handle`, [body === undefined ? parts : { ...parts, body }], width);
}

function declared(name: string | undefined): string {
  return name === undefined ? "" : `const ${name} = `;
}

function printCall(callee: string, args: readonly unknown[], width: number): string {
  const flat = `${callee}(${args.map(printFlat).join(", ")});`;
  if (flat.length <= width) return flat;
  const before = args.slice(0, -1).map((arg) => `${printFlat(arg)}, `);
  return `${callee}(${before.join("")}${printBroken(args.at(-1), "", width)});`;
}

/** Prints a value with each member on its own line, and breaks members that do not fit. */
function printBroken(value: unknown, indent: string, width: number): string {
  const members = listMembers(value);
  if (members === undefined) return printFlat(value);
  const lines = members.map(([key, each]) => {
    const flat = `${indent}  ${key}${printFlat(each)},`;
    return flat.length <= width ? flat : `${indent}  ${key}${printBroken(each, `${indent}  `, width)},`;
  });
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return [open, ...lines, indent + close].join("\n");
}

function printFlat(value: unknown): string {
  if (value instanceof Code) return value.text;
  if (typeof value === "number") return printNumber(value);
  if (isReference(value)) return printReference(parseReference(value).name, parseReference(value).keys);
  if (isBase64(value)) return `new Uint8Array([${fromBase64(value.$base64).join(", ")}])`;
  const members = listMembers(value)?.map(([key, each]) => key + printFlat(each));
  if (members === undefined) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${members.join(", ")}]`;
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

/** The members of an array or object, each with the text before its value; undefined for any other value. */
function listMembers(value: unknown): (readonly [before: string, value: unknown])[] | undefined {
  if (typeof value !== "object" || value === null || isReference(value) || isBase64(value) || value instanceof Code) {
    return undefined;
  }
  if (Array.isArray(value)) return value.map((each) => ["", each]);
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([key, each]) => [`${/^[a-z_$][\w$]*$/i.test(key) ? key : JSON.stringify(key)}: `, each]);
}

function printReference(name: string, keys: readonly string[]): string {
  return name + keys.map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`)).join("");
}

/** Prints thousands separators: `1_000`. */
function printNumber(value: number): string {
  return Number.isInteger(value) ? String(value).replace(/\B(?=(?:\d{3}){1,6}$)/g, "_") : String(value);
}
