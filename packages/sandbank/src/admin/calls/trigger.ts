import type { Bank } from "@sandbank/engine";
import { ScenarioError, StepError } from "@sandbank/engine/private/errors";
import type { Scenario } from "@sandbank/engine/scenarios";
import { requireScenario } from "@sandbank/view/reads/require-scenario";
import type { ServedBank } from "../../banks/served-bank.ts";
import { scenarioNotReached } from "../../errors/server-errors.ts";
import { requireFields } from "./require-fields.ts";
import { scenarioRefused } from "./scenario-refused.ts";

interface TriggerCall {
  readonly name: string;
  /** Parameters by operation. They replace the parameters of all steps that call the operation. */
  readonly with?: Readonly<Record<string, Record<string, unknown>>> | undefined;
  /** Whether to run the scenario in a fork of the bank. */
  readonly fork?: boolean | undefined;
}

/**
 * Runs the scenario with a name. A fork sends no webhooks. Throws a `ServerError` if the scenario does not reach the
 * name with the given parameters; the bank and its log are then unchanged.
 */
export async function trigger(
  served: ServedBank,
  { name, with: params = {}, fork = false }: TriggerCall,
): Promise<Record<string, unknown>> {
  const bank = fork ? served.bank.fork() : served.bank;
  const from = bank.trace({ last: 0 }).omitted;
  const found = await requireScenario(name);
  requireFields(found, params);
  const scenario = found.with(params);
  const run = async () => {
    // Checks in a fork first, because undoing steps in the bank itself would clear its log and restart its journal.
    if (Object.keys(params).length > 0) requireReached(bank.fork(), scenario);
    else if (!fork) scenario.run(bank.fork());
    return fork ? scenario.run(bank) : scenario.runWith(served);
  };
  const results = await run().catch((error: unknown) => {
    throw scenarioRefused(error, scenario, params);
  });
  const { steps } = bank.trace({ after: from });
  return { name: scenario.name, code: scenario.code, results, steps };
}

/**
 * Runs a scenario in a fork, and throws unless the fork itself reaches the name, because the bank may have reached it
 * before.
 */
function requireReached(fork: Bank, { name, run }: Scenario): void {
  try {
    run(fork);
  } catch (error) {
    // All steps succeeded, unless the cause is the error of a step.
    if (!(error instanceof ScenarioError) || error.cause instanceof StepError) throw error;
  }
  const { unreached, ...kinds } = fork.coverage({ own: true });
  if (!unreached.includes(name)) return;
  const group = name.slice(0, name.lastIndexOf(".") + 1);
  const reached = Object.entries(kinds).flatMap(([kind, { reached: names }]) => names.map((each) => `${kind} ${each}`));
  throw scenarioNotReached(
    name,
    reached.filter((each) => group !== "" && each.startsWith(group)),
  );
}
