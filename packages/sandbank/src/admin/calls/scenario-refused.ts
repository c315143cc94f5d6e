import type { ErrorBody } from "@sandbank/engine";
import type { Scenario } from "@sandbank/engine/scenarios";
import { ServerError } from "../../errors/server-error.ts";

/** Parameters that replace those of a scenario, by operation. */
type Overrides = Readonly<Record<string, object>>;

/**
 * Converts the error of a failed scenario to one with advice for the command line. The engine's own advice is for
 * programs that create a bank. Returns other errors unchanged.
 */
export function scenarioRefused(error: unknown, scenario: Scenario, params: Overrides): unknown {
  if (!(error instanceof Error) || error.name !== "ScenarioError" || !(error.cause instanceof Error)) return error;
  const remedy = parameterRemedy(error.cause, scenario, params) ?? serverRemedy(scenario);
  if (remedy === undefined) return error;
  const why = error.cause.message.replace(/^\[sandbank\] Failed to run /, "");
  return new ServerError(
    409,
    "scenario_error",
    "The steps cannot be done in this bank.",
    `Failed to run the scenario "${scenario.name}": ${why} ${remedy}`,
  );
}

/** Returns advice if the server has no bank with the options of the scenario. */
function serverRemedy({ options }: Scenario): string | undefined {
  if (options.environment === "live") {
    return "Only a live bank reaches it. Start the server with `sandbank start --live`, and add `--bank live` to the command.";
  }
  if (options.rateLimit !== undefined) {
    const { perSecond } = options.rateLimit;
    return `Only a bank with this rate limit reaches it. Start the server with \`sandbank start --rate-limit ${perSecond}\`.`;
  }
  return undefined;
}

/** Returns advice if the bank refuses parameters that replace those of the scenario. */
function parameterRemedy(cause: Error, { steps }: Scenario, params: Overrides): string | undefined {
  const { index = -1, body } = cause as Error & { readonly index?: number; readonly body?: ErrorBody | null };
  const step = steps[index];
  if (body?.errors === undefined || step === undefined || !("call" in step)) return undefined;
  const given = params[step.call] ?? {};
  const refused = body.errors.filter(({ field }) => Object.hasOwn(given, field.split(/[.[]/)[0] as string));
  if (refused.length === 0) return undefined;
  return `Change or leave out ${refused.map(({ field }) => `--with ${step.call}.${field}`).join(" and ")}.`;
}
