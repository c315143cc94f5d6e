import type { ServedBank } from "../server/banks.ts";
import { findScenario } from "./find-scenario.ts";

interface TriggerCall {
  readonly name: string;
  /** By operation, parameters that replace those of all steps that call it. */
  readonly with?: Readonly<Record<string, Record<string, unknown>>> | undefined;
  /** Whether a fork takes the place of the bank. */
  readonly fork?: boolean | undefined;
}

/** Runs the scenario of a name. In a fork, no webhook is sent. */
export async function trigger(
  served: ServedBank,
  { name, with: params = {}, fork = false }: TriggerCall,
): Promise<Record<string, unknown>> {
  const bank = fork ? served.bank.fork() : served.bank;
  const from = bank.trace({ last: 0 }).omitted;
  const scenario = await findScenario(name, params);
  const results = fork ? scenario.run(bank) : await scenario.runWith(served);
  const { steps, omitted } = bank.trace();
  return { name: scenario.name, code: scenario.code, results, steps: steps.slice(Math.max(0, from - omitted)) };
}
