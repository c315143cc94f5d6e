import { accountStates } from "./resources/accounts/states.ts";
import type { Refused } from "./state-table.ts";

/** A field that is a state machine. Read by the docs, the coverage and the test of every pair. */
export interface StateMachine {
  /** The resource, as its folder is named. */
  readonly resource: string;
  readonly field: string;
  /** The state that a new object is in. */
  readonly initial: string;
  readonly table: Readonly<Record<string, Readonly<Record<string, string | Refused>>>>;
}

export const stateMachines: readonly StateMachine[] = [
  { resource: "accounts", field: "status", initial: "open", table: accountStates },
];
