import type { ErrorBody } from "@sandbank/engine";
import { applySeed, type Step } from "@sandbank/engine/scenarios";
import type { Finding } from "./finding.ts";
import { emptyBank } from "./list-steps.ts";
import { masked, withoutIds } from "./mask.ts";
import type { Session } from "./session.ts";

/** Returns the error with which the bank refuses the last step. Undefined if the bank accepts it, or another step fails. */
export function findRefusal(genesis: Session["genesis"], steps: readonly Step[]): Finding | undefined {
  const { refused: _, ...last } = (steps.at(-1) ?? {}) as Step & { readonly refused?: string };
  try {
    applySeed(emptyBank(genesis), { steps: [...steps.slice(0, -1), last as Step] });
    return undefined;
  } catch (error) {
    const { index, body } = error as { readonly index?: number; readonly body?: ErrorBody | null };
    if (index !== steps.length - 1 || !body) return undefined;
    const detail = body.detail ?? body.title;
    return {
      conclusion: withoutIds(detail),
      signature: masked(JSON.stringify(body)),
      outline: masked(JSON.stringify({ ...body, detail: detail.replace(/-?\$?\d[\d,.]*/g, "any") })),
    };
  }
}
