import { type ErrorType, endpoints } from "@sandbank/contract";
import type { Bank } from "../bank/bank.ts";
import type { Duration } from "../bank/clock/duration.ts";
import type { Snapshot } from "../bank/journal/snapshot.ts";
import { BankError, type ErrorBody } from "../errors.ts";
import { readText, sentence } from "../mistake.ts";
import { isRecord } from "../parameters/collect-issues.ts";
import { fromBase64 } from "../store/base64.ts";
import { isBase64, isReference, parseReference } from "./reference.ts";
import {
  type AdvanceStep,
  type AdvanceToStep,
  type CallStep,
  type Reference,
  type RequestStep,
  type Step,
  toOperation,
} from "./step.ts";
import { StepError } from "./step-error.ts";

/** Results by the names of their steps. */
type Results = ReadonlyMap<string, unknown>;

/** The outcome of a step: its result, or the error with which the bank refused it. */
type Outcome = { readonly result: unknown } | { readonly refusal: ErrorBody };

/** Why a step cannot run, and the place in the step. */
class Unrunnable extends Error {
  readonly within: string;

  constructor(why: string, within = "") {
    super(why);
    this.within = within;
  }
}

/** Runs all steps in order and returns the named results. If one fails, undoes all and throws a `StepError`. */
export function runSteps(bank: Bank, steps: readonly Step[]): Readonly<Record<string, unknown>> {
  return orUndone(bank, () => doSteps(bank, steps, (step) => step));
}

/** As `runSteps`, in a bank to which a deliverer is attached. */
export function runStepsWith(
  parts: { readonly bank: Bank; readonly deliverer: ClockMover },
  steps: readonly Step[],
): Promise<Readonly<Record<string, unknown>>> {
  return orUndoneLater(parts.bank, () => doStepsWith(parts, steps, (step) => step));
}

/** As `orUndone`, for an asynchronous `act`. */
export async function orUndoneLater<Result>(bank: Bank, act: (before: Snapshot) => Promise<Result>): Promise<Result> {
  const before = bank.snapshot();
  try {
    return await act(before);
  } catch (error) {
    bank.restore(before);
    throw error;
  }
}

/** Runs `act` completely or not at all: if it throws, restores the bank to `before`. */
export function orUndone<Result>(bank: Bank, act: (before: Snapshot) => Result): Result {
  const before = bank.snapshot();
  try {
    return act(before);
  } catch (error) {
    bank.restore(before);
    throw error;
  }
}

/** A step that moves the clock. */
type ClockStep = AdvanceStep | AdvanceToStep;

/**
 * Runs all steps in order, each adapted by `adapt`. Throws a `StepError` at the first failure; the caller must undo the
 * steps.
 */
export function doSteps(
  bank: Bank,
  steps: readonly Step[],
  adapt: (step: Step) => Step,
): Readonly<Record<string, unknown>> {
  const run = stepsIn(bank, steps, adapt);
  let next = run.next();
  while (!next.done) {
    try {
      if ("advance" in next.value) bank.clock.advance(next.value.advance);
      else bank.clock.advanceTo(next.value.advanceTo);
      next = run.next();
    } catch (error) {
      next = run.throw(error);
    }
  }
  return next.value;
}

/** Moves the clock of a bank and sends its webhooks: a `Deliverer`. */
export interface ClockMover {
  advance(duration: Duration): Promise<void>;
  advanceTo(instant: string): Promise<void>;
}

/** Does all steps in order, in a bank to which a deliverer is attached. Rejects with a `StepError`. */
export async function doStepsWith(
  { bank, deliverer }: { readonly bank: Bank; readonly deliverer: ClockMover },
  steps: readonly Step[],
  adapt: (step: Step) => Step,
): Promise<Readonly<Record<string, unknown>>> {
  const run = stepsIn(bank, steps, adapt);
  let next = run.next();
  while (!next.done) {
    try {
      if ("advance" in next.value) await deliverer.advance(next.value.advance);
      else await deliverer.advanceTo(next.value.advanceTo);
      next = run.next();
    } catch (error) {
      next = run.throw(error);
    }
  }
  return next.value;
}

/** Does the steps, and yields those that move the clock: the caller does them. Returns the named results. */
function* stepsIn(
  bank: Bank,
  steps: readonly Step[],
  adapt: (step: Step) => Step,
): Generator<ClockStep, Readonly<Record<string, unknown>>, void> {
  const results = new Map<string, unknown>();
  for (const [index, step] of steps.entries()) {
    try {
      if ("advance" in step || "advanceTo" in step) {
        yield step;
        continue;
      }
      const outcome = runAdapted(bank, step, { adapt, results });
      requireExpected(step, outcome);
      if ("result" in outcome && "as" in step && step.as !== undefined) results.set(step.as, outcome.result);
    } catch (error) {
      throw createFailure(error, step, index);
    }
  }
  return Object.fromEntries(results);
}

/** More than a ticking clock needs, because it moves only once in a millisecond. */
const MOST_TRIES = 10;

interface Run {
  readonly adapt: (step: Step) => Step;
  readonly results: Results;
}

/** Retries a step if `adapt` wrote the bank's time into it and a ticking clock has moved since. */
function runAdapted(bank: Bank, step: Step, { adapt, results }: Run): Outcome {
  for (let tries = 1; ; tries++) {
    const adapted = adapt(step);
    const outcome = runStep(bank, adapted, results);
    const isLate = "refusal" in outcome && outcome.refusal.errors?.some(({ field }) => field === "resolve_at");
    if (!isLate || adapted === step || tries === MOST_TRIES) return outcome;
  }
}

function runStep(bank: Bank, step: Step, results: Results): Outcome {
  if ("call" in step) return call(bank, step, results);
  if ("request" in step) return request(bank, step);
  if ("arm" in step) bank.faults.arm(step.arm);
  return { result: undefined };
}

type Method = (...args: readonly unknown[]) => unknown;

function call(bank: Bank, step: CallStep, results: Results): Outcome {
  const args: unknown[] = [];
  const endpoint = endpoints[toOperation(step.call)];
  if (endpoint.path.includes("{")) args.push(resolve(step.id, "id", results));
  if ("params" in endpoint) args.push(resolve(step.params ?? {}, "params", results));
  if (step.idempotencyKey !== undefined) args.push({ idempotencyKey: step.idempotencyKey });
  const method = readMethod(bank, step.call);
  try {
    return { result: method(...args) };
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    return { refusal: error.body };
  }
}

/** Runs simulations through `bank.network`, which also works in a live bank. */
function readMethod(bank: Bank, name: string): Method {
  const [first = "", ...rest] = name.split(".");
  const root = first === "simulations" ? bank.network : bank[first as keyof Bank];
  return rest.reduce<unknown>((owner, key) => (owner as Record<string, unknown>)[key], root) as Method;
}

function request(bank: Bank, { request: { method, path, headers = {}, body } }: RequestStep): Outcome {
  const sent = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null);
  const isAuthorized = Object.keys(headers).some((name) => name.toLowerCase() === "authorization");
  const authorization = isAuthorized ? [] : [["authorization", `Bearer ${bank.apiKey}`] as const];
  const response = bank.handle({
    method,
    path,
    headers: Object.fromEntries([...authorization, ...sent]),
    ...(body === undefined ? {} : { body }),
  });
  const result = typeof response.body === "string" ? JSON.parse(response.body) : response.body;
  return response.status < 400 ? { result } : { refusal: result };
}

function requireExpected(step: Step, outcome: Outcome): void {
  const wanted = expectedRefusal(step);
  if ("refusal" in outcome) {
    const { type, status, title, detail } = outcome.refusal;
    if (type === wanted) return;
    const also = wanted === undefined ? "" : `, not ${wanted}`;
    throw Object.assign(new Unrunnable(`the bank returned ${type} (${status})${also}: ${sentence(detail ?? title)}`), {
      body: outcome.refusal,
    });
  }
  if (wanted !== undefined) throw new Unrunnable(`the bank accepted the step, but should refuse it with ${wanted}.`);
}

function expectedRefusal(step: Step): ErrorType | undefined {
  return "refused" in step ? step.refused : undefined;
}

/** Replaces references with their values, and Base64 text with bytes. */
function resolve(value: unknown, path: string, results: Results): unknown {
  if (isReference(value)) return referred(value, path, results);
  if (isBase64(value)) return fromBase64(value.$base64);
  if (Array.isArray(value)) return value.map((each, index) => resolve(each, `${path}[${index}]`, results));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, resolve(each, `${path}.${key}`, results)]);
  return Object.fromEntries(entries);
}

function referred(reference: Reference, path: string, results: Results): unknown {
  const { name, keys } = parseReference(reference);
  let value = results.get(name);
  let walked = name;
  for (const key of keys) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) break;
    value = (value as Readonly<Record<string, unknown>>)[key];
    walked += `.${key}`;
  }
  if (walked !== reference.$ref)
    throw new Unrunnable(`${walked} has no ${reference.$ref.slice(walked.length + 1)}.`, path);
  if (value === null || value === undefined) throw new Unrunnable(`${walked} is ${value}.`, path);
  return value;
}

function createFailure(error: unknown, step: Step, index: number): StepError {
  const at = `steps[${index}]`;
  const within = error instanceof Unrunnable && error.within !== "" ? `.${error.within}` : "";
  const body = isRecord(error) && isRecord(error["body"]) ? (error["body"] as unknown as ErrorBody) : null;
  const cause = error instanceof Unrunnable ? undefined : error;
  return new StepError({
    index,
    path: at + within,
    action: nameAction(step),
    why: sentence(readText(error)),
    body,
    cause,
  });
}

function nameAction(step: Step): string {
  if ("call" in step) return step.call;
  if ("request" in step) return `${step.request.method} ${step.request.path}`;
  return "arm" in step ? `fault ${step.arm.kind}` : "the clock";
}
