import type { ErrorBody } from "@sandbank/engine";
import { applySeed, type Step } from "@sandbank/engine/scenarios";
import { masked } from "./mask.ts";
import type { Session } from "./session.ts";
import { emptyBank } from "./steps-of.ts";

/**
 * Returns the error of a step that the bank refuses after the steps before it, without ids; undefined if the bank
 * accepts the step.
 */
export function refusalOf(genesis: Session["genesis"], steps: readonly Step[], refused: Step): string | undefined {
  const index = steps.indexOf(refused);
  if (index === -1) return undefined;
  const { refused: _, ...accepted } = refused as Step & { readonly refused?: string };
  try {
    applySeed(emptyBank(genesis), { steps: [...steps.slice(0, index), accepted as Step] });
    return undefined;
  } catch (error) {
    const { index: failed, body } = error as { readonly index?: number; readonly body?: ErrorBody | null };
    return failed === index && body ? masked(JSON.stringify(body)) : undefined;
  }
}
