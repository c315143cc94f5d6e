import { nothingDeclined } from "../errors.ts";
import type { Explanation } from "../state/explanation.ts";
import { get } from "../store/layered-map.ts";
import type { World } from "../world/world.ts";
import { printExplanation } from "./explanation-text.ts";

/** An explanation, together with the same content as text for people. */
export interface ReadableExplanation extends Explanation {
  /** Several lines: `console.log(bank.explain(id).text)`. */
  readonly text: string;
}

/**
 * Explains a decline. Accepts the id of the Declined Transaction or of the declined object, and refuses with 404 if
 * neither was declined.
 */
export function explain({ state }: World, id: string): ReadableExplanation {
  const declined = get(state.declinedSubjects, id) ?? id;
  const explanation = get(state.explanations, declined);
  if (explanation === undefined) throw nothingDeclined(id);
  return { ...explanation, text: printExplanation(explanation) };
}
