import { nothingDeclined } from "../errors.ts";
import type { Explanation } from "../state/explanation.ts";
import type { World } from "../state/world.ts";
import { get } from "../store/layered-map.ts";
import { textOf } from "./explanation-text.ts";

/** An explanation with the same as text, for people. */
export interface ReadableExplanation extends Explanation {
  /** Several lines: `console.log(bank.explain(id).text)`. */
  readonly text: string;
}

/** Why something was declined, by the id of its Declined Transaction or by its own. Refuses with 404 where it was not. */
export function explain({ state }: World, id: string): ReadableExplanation {
  const declined = get(state.declinedSubjects, id) ?? id;
  const explanation = get(state.explanations, declined);
  if (explanation === undefined) throw nothingDeclined(id);
  return { ...explanation, text: textOf(explanation) };
}
