import type { Bank } from "../bank/bank.ts";
import { mistake, readText } from "../mistake.ts";
import type { BankOptions } from "../state/options.ts";
import { printOpening, printSteps } from "../steps/print-steps.ts";
import { requireBank } from "../steps/require-bank.ts";
import { type ClockMover, doSteps, doStepsWith, orUndone, orUndoneLater } from "../steps/run-steps.ts";
import type { Step } from "../steps/step.ts";
import { StepError, UNDONE } from "../steps/step-error.ts";
import type { Program } from "./program.ts";
import { ScenarioError } from "./scenario-error.ts";
import { stepAdapter } from "./step-adapter.ts";

/**
 * A short program that makes a bank reach one entry of `bank.coverage()`. Use it to set up a test for a state, Event,
 * decline reason or error.
 */
export interface Scenario<Results = Readonly<Record<string, unknown>>> {
  /** The entry that the scenario reaches, as `coverage().unreached` names it: `states account.status closed`. */
  readonly name: string;
  /** The options that the bank needs: `createBank(scenario.options)`. Empty if any bank suffices. */
  readonly options: Pick<BankOptions, "environment" | "rateLimit" | "schedules">;
  /** The steps of the scenario as data, in the form of a seed. */
  readonly steps: readonly Step[];
  /** The steps as JavaScript statements, for a program in which `bank` is a bank. */
  readonly code: string;
  /**
   * Runs the steps in a bank and returns their named results. The steps create the objects that they need and change no
   * others. In a live bank they call the simulations on `bank.network`. Throws a `ScenarioError` if the bank refuses a
   * step or does not reach the entry; the bank is then unchanged, with the exceptions of a `StepError`.
   * Throws a `TypeError` for any value but a bank.
   */
  readonly run: (bank: Bank) => Results;
  /** As `run`, in a bank to which a deliverer is attached: the deliverer moves the clock. Rejects with a `ScenarioError`. */
  readonly runWith: (parts: { readonly bank: Bank; readonly deliverer: ClockMover }) => Promise<Results>;
  /**
   * The same scenario with other parameters: for each operation, those that replace the parameters of all steps that call
   * it. Throws a `TypeError` for an operation that no step calls.
   *
   * @example
   * scenarios.decline("card", "breaches_limit").with({ "limits.create": { value: 20_00 } }).run(bank);
   */
  readonly with: (params: Readonly<Record<string, object>>) => Scenario<Results>;
}

/** `after` adds values that are read from the bank after the steps to the results. */
export function createScenario<Added extends object>(
  name: string,
  { options = {}, steps }: Program,
  after: (bank: Bank) => Added,
): Scenario<Readonly<Record<string, unknown>> & Added> {
  const opening = Object.keys(options).length === 0 ? "" : `${printOpening(options)}\n`;
  const requireOne = (bank: unknown) => requireBank(`run the scenario "${name}"`, bank, (given) => `run(${given})`);
  const createFailure = (error: unknown) => new ScenarioError(name, describeError(error), error, adviceFor(opening));
  return {
    name,
    options,
    steps,
    get code() {
      return opening + printSteps(steps);
    },
    run(bank) {
      requireOne(bank);
      try {
        return orUndone(bank, (before) => {
          const results = doSteps(bank, steps, stepAdapter(bank, before));
          requireReached(bank, name);
          return { ...results, ...after(bank) };
        });
      } catch (error) {
        throw createFailure(error);
      }
    },
    async runWith({ bank, deliverer }) {
      requireOne(bank);
      try {
        return await orUndoneLater(bank, async (before) => {
          const results = await doStepsWith({ bank, deliverer }, steps, stepAdapter(bank, before));
          requireReached(bank, name);
          return { ...results, ...after(bank) };
        });
      } catch (error) {
        throw createFailure(error);
      }
    },
    with: (params) => createScenario(name, { options, steps: withParams(name, steps, params) }, after),
  };
}

/** Steps with other parameters. Throws a `TypeError` for an operation that none of them calls. */
function withParams(name: string, steps: readonly Step[], params: Readonly<Record<string, object>>): readonly Step[] {
  const called = steps.flatMap((step) => ("call" in step ? [step.call as string] : []));
  for (const operation of Object.keys(params)) {
    if (called.includes(operation)) continue;
    throw mistake(
      `change the scenario "${name}"`,
      `none of its steps calls ${operation}`,
      `They call ${[...new Set(called)].join(", ")}.`,
    );
  }
  return steps.map((step) =>
    "call" in step && Object.hasOwn(params, step.call)
      ? ({ ...step, params: { ...step.params, ...params[step.call] } } as Step)
      : step,
  );
}

function requireReached(bank: Bank, name: string): void {
  if (bank.coverage().unreached.includes(name)) {
    throw new Error(`all steps succeeded, but the bank did not reach it. ${UNDONE}`);
  }
}

function describeError(error: unknown): string {
  return error instanceof StepError ? `${error.path} (${error.action}): ${error.why} ${UNDONE}` : readText(error);
}

function adviceFor(opening: string): string {
  return opening === ""
    ? "Run it in a new bank, or change the bank's options, its objects or its armed faults."
    : `Open the bank with createBank(scenario.options): ${opening.trim()}`;
}
