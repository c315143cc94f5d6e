import type { Bank } from "../bank/bank.ts";
import type { BankOptions } from "../state/options.ts";
import { printOpening, printSteps } from "../steps/print-steps.ts";
import { doSteps, orUndone } from "../steps/run-steps.ts";
import type { Step } from "../steps/step.ts";
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
  readonly options: Pick<BankOptions, "environment" | "rateLimit">;
  /** The steps of the scenario as data, in the form of a seed. */
  readonly steps: readonly Step[];
  /** The steps as JavaScript statements, for a program in which `bank` is a bank. */
  readonly code: string;
  /**
   * Runs the steps in a bank and returns their named results. The steps create the objects that they need and change no
   * others. In a live bank they call the simulations on `bank.network`. Throws a `ScenarioError` if the bank refuses a
   * step or does not reach the entry; the bank is then unchanged, with the exceptions of a `StepError`.
   */
  run(bank: Bank): Results;
}

/** `after` adds values that are read from the bank after the steps to the results. */
export function createScenario<Added extends object>(
  name: string,
  { options = {}, steps }: Program,
  after: (bank: Bank) => Added,
): Scenario<Readonly<Record<string, unknown>> & Added> {
  const opening = Object.keys(options).length === 0 ? "" : `${printOpening(options)}\n`;
  return {
    name,
    options,
    steps,
    get code() {
      return opening + printSteps(steps);
    },
    run(bank) {
      try {
        return orUndone(bank, (before) => {
          const results = doSteps(bank, steps, stepAdapter(bank, before));
          requireReached(bank, name);
          return { ...results, ...after(bank) };
        });
      } catch (error) {
        throw new ScenarioError(name, `${whyOf(error)} ${adviceFor(opening)}`, error);
      }
    },
  };
}

function requireReached(bank: Bank, name: string): void {
  if (bank.coverage().unreached.includes(name)) {
    throw new Error("all steps succeeded, but the bank did not reach it. The bank is as it was before the first step.");
  }
}

function whyOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/^\[sandbank\] Failed to run /, "") : String(error);
}

function adviceFor(opening: string): string {
  return opening === ""
    ? "Run it in a new bank, or change the bank's options, its objects or its armed faults."
    : `Open the bank with createBank(scenario.options): ${opening.trim()}`;
}
