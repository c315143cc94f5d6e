import type { Bank } from "../bank/bank.ts";
import type { BankOptions } from "../state/options.ts";
import { printOpening, printSteps } from "../steps/print-steps.ts";
import { doSteps, orUndone } from "../steps/run-steps.ts";
import type { Step } from "../steps/step.ts";
import type { Program } from "./program.ts";
import { ScenarioError } from "./scenario-error.ts";
import { stepAdapter } from "./step-adapter.ts";

/** A short program that brings a bank to one thing that `bank.coverage()` counts. */
export interface Scenario<Results = Readonly<Record<string, unknown>>> {
  /** What the scenario reaches, as `coverage().unreached` has it: `states account.status closed`. */
  readonly name: string;
  /** What to open the bank with: `createBank(scenario.options)`. Empty if any bank does. */
  readonly options: Pick<BankOptions, "environment" | "rateLimit">;
  /** What the scenario does, as data: the steps of a seed. */
  readonly steps: readonly Step[];
  /** The same as statements of JavaScript, for a program in which `bank` is a bank. */
  readonly code: string;
  /**
   * Does the steps in a bank and returns their named results. The steps create what they need and change nothing else in
   * the bank. In a live bank the simulations are called on `bank.network`. Throws a `ScenarioError` if the bank refuses a
   * step or does not get there; the bank is then as it was, with the exceptions of a `StepError`.
   */
  run(bank: Bank): Results;
}

/** `after` adds to the results what the bank has come to. */
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
    throw new Error(
      "every step was done, and the bank did not get there. The bank is as it was before the first step.",
    );
  }
}

function whyOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/^\[sandbank\] Failed to run /, "") : String(error);
}

function adviceFor(opening: string): string {
  return opening === ""
    ? "Run it in a new bank, or change what the bank is opened with, what it has or which faults are armed."
    : `Open the bank with createBank(scenario.options): ${opening.trim()}`;
}
