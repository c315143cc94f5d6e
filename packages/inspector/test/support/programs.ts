import { type Program, programs, type Step } from "@sandbank/engine/private/reference";
import { expect } from "vitest";
import type { Inspector } from "./inspector.ts";

/** A call that a program makes, with the references in it resolved. */
export interface PreparedCall {
  readonly id?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

type CallStep = Extract<Step, { readonly call: string }>;

/** Runs the shortest program that calls an operation, up to that call, and returns the call. */
export async function prepareCall(operation: string, { admin }: Inspector): Promise<PreparedCall> {
  const results: Record<string, unknown> = {};
  for (const step of stepsTo(operation)) {
    const { id, params } = resolve({ id: step.id, params: step.params }, results) as Partial<PreparedCall>;
    if (step.call === operation) return { ...(id !== undefined && { id }), params: params ?? {} };
    const result = (await admin("/call", { operation: step.call, id, params })) as Readonly<Record<string, unknown>>;
    expect(result, step.call).not.toHaveProperty("detail");
    if (step.as !== undefined) results[step.as] = result;
  }
  throw new Error(`No program calls ${operation}.`);
}

/** The calls of the shortest program that succeeds with an operation, up to the first one of that operation. */
function stepsTo(operation: string): CallStep[] {
  const found = programs.flatMap(({ options, steps }: Program) => {
    const end = steps.findIndex((step) => "call" in step && step.call === operation);
    const used = steps.slice(0, end + 1);
    const isPlain = used.every((step): step is CallStep => "call" in step && step.refused === undefined);
    return options === undefined && end >= 0 && isPlain ? [used as CallStep[]] : [];
  });
  return found.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

function resolve(value: unknown, results: Readonly<Record<string, unknown>>): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("$ref" in value) {
    const path = String(value.$ref).split(".");
    return path.reduce<unknown>((owner, key) => (owner as Readonly<Record<string, unknown>>)[key], results);
  }
  if (Array.isArray(value)) return value.map((element) => resolve(element, results));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner, results)]));
}
