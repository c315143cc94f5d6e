import type { Bank } from "../bank/bank.ts";
import { readState, type Snapshot } from "../bank/journal/snapshot.ts";
import type { CallStep, Step } from "../steps/step.ts";
import { count, oldest } from "../store/table.ts";

type Calls = readonly CallStep["call"][];

/** The operations with a `program_id`, which is required if there are several Programs. */
const inProgram: Calls = ["accounts.create", "physicalCardProfiles.create"];

/** The operations with a `resolve_at`, which defaults to an hour later in a live bank. */
const resolved: Calls = ["simulations.inboundAchTransfers.create", "simulations.inboundCheckDeposits.create"];

/**
 * Returns a function that adapts a step to the bank. It names a Program if there are several, and in a live bank it
 * resolves transfers and checks immediately, as in the sandbox.
 */
export function stepAdapter(bank: Bank, before: Snapshot): (step: Step) => Step {
  const { genesis, tables } = readState(before);
  const program_id = count(tables.programs) > 1 ? oldest(tables.programs)?.id : undefined;
  const isLive = genesis.environment === "live";
  return (step) => {
    if (!("call" in step)) return step;
    if (program_id !== undefined && inProgram.includes(step.call)) return withParam(step, { program_id });
    // Read the time just before the step, because the bank's clock may tick.
    if (isLive && resolved.includes(step.call)) return withParam(step, { resolve_at: bank.clock.now() });
    return step;
  };
}

function withParam(step: CallStep, param: object): Step {
  return { ...step, params: { ...param, ...step.params } } as Step;
}
