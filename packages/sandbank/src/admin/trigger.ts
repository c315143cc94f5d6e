import type { Bank } from "@sandbank/engine";
import type { Scenario } from "@sandbank/engine/scenarios";
import type { ServedBank } from "../banks/banks.ts";
import { scenarioNotReached } from "../errors/server-error.ts";
import { findScenario } from "./find-scenario.ts";
import { requireFields } from "./require-fields.ts";
import { scenarioRefused } from "./scenario-refused.ts";

interface TriggerCall {
  readonly name: string;
  /** By operation, parameters that replace those of all steps that call it. */
  readonly with?: Readonly<Record<string, Record<string, unknown>>> | undefined;
  /** Whether a fork takes the place of the bank. */
  readonly fork?: boolean | undefined;
}

/**
 * Runs the scenario of a name. In a fork, no webhook is sent. Throws a `ServerError` if the scenario does not reach the name
 * with the given parameters; the bank and its log are then unchanged.
 */
export async function trigger(
  served: ServedBank,
  { name, with: params = {}, fork = false }: TriggerCall,
): Promise<Record<string, unknown>> {
  const bank = fork ? served.bank.fork() : served.bank;
  const from = bank.trace({ last: 0 }).omitted;
  const found = await findScenario(name);
  requireFields(found, params);
  const scenario = found.with(params);
  const run = async () => {
    // Undoing steps in the bank itself would clear its log and begin its journal anew, so a fork shows first whether they fail.
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

/** Runs a scenario in a fork, and counts only what the fork reaches: the bank may have reached the name before. */
function requireReached(fork: Bank, { name, run }: Scenario): void {
  try {
    run(fork);
  } catch (error) {
    // The steps were done, unless one of them is the cause.
    if (!(error instanceof Error) || (error.cause as Error | undefined)?.name !== "Error") throw error;
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
