import { withoutInvariants } from "../invariant.ts";
import type { Probe } from "../world/probe.ts";
import type { Change, Mutant } from "./change.ts";
import { overHttp } from "./http-passage.ts";
import { changeRequest } from "./requests.ts";
import { changeResponse } from "./responses.ts";

/** Makes a probe that decides otherwise at the place of the mutant. */
export function createMutantProbe({ place, change }: Mutant, setAside: (why: string) => void): Probe {
  return {
    operation: "",
    at: (where, decision) => (where === place ? (decideOtherwise(change, decision) as typeof decision) : decision),
    // What a wrong bank breaks is no bug.
    work: withoutInvariants,
    handle: overHttp(
      (passage) => changeRequest(change, passage),
      (passage, response) => changeResponse(change, passage, response),
    ),
    isSetAside(why) {
      setAside(why);
      return true;
    },
  };
}

function decideOtherwise(change: Change, decision: unknown): unknown {
  if (change.kind === "instead") return change.value;
  if (change.kind === "longer") return `${decision}${change.by}`;
  if (change.kind !== "amount") return decision;
  const amount = decision as number;
  return amount * change.times + Math.sign(amount) * change.plus;
}
