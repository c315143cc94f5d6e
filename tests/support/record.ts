import type { Play, ScenarioAnswer, ScenarioRequest } from "./caller.ts";

/** Plays against a transport that answers synchronously. */
export function record(steps: Play, answer: (request: ScenarioRequest) => ScenarioAnswer): Exchange[] {
  const exchanges: Exchange[] = [];
  for (let step = steps.next(); !step.done; ) {
    const given = answer(step.value);
    exchanges.push({ request: step.value, answer: given });
    step = steps.next(given);
  }
  return exchanges;
}

/** Plays against a transport that answers asynchronously. */
export async function recordAsync(
  steps: Play,
  answer: (request: ScenarioRequest) => Promise<ScenarioAnswer>,
): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  for (let step = steps.next(); !step.done; ) {
    const given = await answer(step.value);
    exchanges.push({ request: step.value, answer: given });
    step = steps.next(given);
  }
  return exchanges;
}

export interface Exchange {
  readonly request: ScenarioRequest;
  readonly answer: ScenarioAnswer;
}
