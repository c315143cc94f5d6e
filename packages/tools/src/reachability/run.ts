import { type Bank, type Coverage, createBank } from "@sandbank/engine";
import { type Program, runSteps, type Step } from "@sandbank/engine/private/reference";

/** The outcome of a program. */
export interface Run {
  readonly bank: Bank;
  /** The reached coverage entries, named as in `coverage().unreached`: `reasons card_decline.cvv2_mismatch`. */
  readonly reached: ReadonlySet<string>;
  /** The error that ended the program, if any. */
  readonly error: unknown;
}

/** Runs a program in a new bank. */
export function run({ options, steps }: Program): Run {
  const bank = createBank(options);
  let error: unknown;
  try {
    runSteps(bank, steps as readonly Step[]);
  } catch (thrown) {
    error = thrown;
  }
  return { bank, reached: reachedIn(bank.coverage()), error };
}

/** Lists the reached coverage entries, each with its kind in front. */
export function reachedIn({ unreached: _, ...kinds }: Coverage): ReadonlySet<string> {
  return new Set(Object.entries(kinds).flatMap(([kind, { reached }]) => reached.map((name) => `${kind} ${name}`)));
}
