import type { Bank } from "../bank/bank.ts";
import { type Snapshot, stateOf } from "../bank/snapshot.ts";
import type { CallStep, Step } from "../steps/step.ts";
import { count, oldest } from "../store/table.ts";

type Calls = readonly CallStep["call"][];

/** They take a `program_id`, which is required if there are several Programs. */
const inProgram: Calls = ["accounts.create", "physicalCardProfiles.create"];

/** They take a `resolve_at`, which defaults to an hour later in a live bank. */
const resolved: Calls = ["simulations.inboundAchTransfers.create", "simulations.inboundCheckDeposits.create"];

/**
 * Returns a function that makes a step fit the bank: it names a Program if there are several, and in a live bank it has
 * what arrives resolved at once, as in the sandbox.
 */
export function stepAdapter(bank: Bank, before: Snapshot): (step: Step) => Step {
  const { genesis, tables } = stateOf(before);
  const program_id = count(tables.programs) > 1 ? oldest(tables.programs)?.id : undefined;
  const isLive = genesis.environment === "live";
  return (step) => {
    if (!("call" in step)) return step;
    if (program_id !== undefined && inProgram.includes(step.call)) return withParam(step, { program_id });
    // The time is read just before the step: the clock of the bank may tick.
    if (isLive && resolved.includes(step.call)) return withParam(step, { resolve_at: bank.clock.now() });
    return step;
  };
}

function withParam(step: CallStep, param: object): Step {
  return { ...step, params: { ...param, ...step.params } } as Step;
}
