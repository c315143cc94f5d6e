import type { Clause } from "./clause.ts";
import { conventionClauses } from "./conventions.ts";
import { endpointClauses } from "./endpoints.ts";
import { eventClauses } from "./events.ts";
import { fieldClauses } from "./fields.ts";
import { limitClauses } from "./limits.ts";
import { stateClauses } from "./states.ts";

/** Every rule of the contract, in the contract's order. */
export const clauses: readonly Clause[] = [
  ...conventionClauses,
  ...fieldClauses,
  ...stateClauses,
  ...endpointClauses,
  ...eventClauses,
  ...limitClauses,
];
