import type { ServedBank } from "../server/banks.ts";
import { findScenario } from "./find-scenario.ts";

/** Runs the scenario of a name, with other parameters for the operations that are given. */
export async function trigger(
  served: ServedBank,
  name: string,
  params?: Readonly<Record<string, Record<string, unknown>>>,
): Promise<Record<string, unknown>> {
  const scenario = await findScenario(name, params);
  const from = served.bank.trace({ last: 0 }).omitted;
  const results = await scenario.runWith(served);
  const { steps, omitted } = served.bank.trace();
  return { name: scenario.name, code: scenario.code, results, steps: steps.slice(Math.max(0, from - omitted)) };
}
