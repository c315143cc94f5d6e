import { withoutInvariants } from "../invariant.ts";
import type { Probe } from "../world/probe.ts";

/** The probe of a bank whose mutant was set aside. It decides as a right bank, but what the mutant did may break invariants. */
export const rightAgain: Probe = {
  operation: "",
  at: (_place, decision) => decision,
  work: withoutInvariants,
  handle: ({ request, respond }) => respond(request),
  isSetAside: () => false,
};
