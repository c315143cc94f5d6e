import { readText, ScenarioError, StepError } from "@sandbank/engine/private/errors";
import type { Scenario } from "@sandbank/engine/scenarios";
import { ServerError } from "@sandbank/view/reads/server-error";

/** Parameters that replace those of a scenario, by operation. */
type Overrides = Readonly<Record<string, object>>;

/**
 * Converts the error of a failed scenario to one with advice for the command line. The engine's own advice is for
 * programs that create a bank. Returns other errors unchanged.
 */
export function scenarioRefused(error: unknown, scenario: Scenario, params: Overrides): unknown {
  if (!(error instanceof ScenarioError)) return error;
  const remedy = parameterRemedy(error.cause, scenario, params) ?? serverRemedy(scenario);
  if (remedy === undefined) return error;
  const advised = new ScenarioError(scenario.name, error.why, error.cause, remedy);
  return new ServerError(409, "scenario_error", "The steps cannot be done in this bank.", readText(advised));
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
function parameterRemedy(cause: unknown, { steps }: Scenario, params: Overrides): string | undefined {
  if (!(cause instanceof StepError)) return undefined;
  const { index, body } = cause;
  const step = steps[index];
  if (body?.errors === undefined || step === undefined || !("call" in step)) return undefined;
  const given = params[step.call] ?? {};
  const refused = body.errors.filter(({ field }) => Object.hasOwn(given, field.split(/[.[]/)[0] as string));
  if (refused.length === 0) return undefined;
  return `Change or leave out ${refused.map(({ field }) => `--with ${step.call}.${field}`).join(" and ")}.`;
}
