import type { Indexes } from "../state/tables.ts";
import type { Handlers } from "./operation.ts";
import type { ParameterChecks } from "./parameter-check.ts";
import type { RailTable } from "./rail-table.ts";
import type { StateMachineDefinition } from "./state-machine.ts";

/** One part of the API, complete. Each folder of `resources` exports one, and the registry lists them all. */
export interface Resource {
  /** Kebab case: the name of the folder, here and in the contract. */
  readonly name: string;
  /** The operations, with their refusal rules. */
  readonly operations: Handlers;
  readonly parameterChecks?: ParameterChecks;
  readonly indexes: Partial<Indexes>;
  readonly stateMachines?: readonly StateMachineDefinition[];
  /** The rail that moves money through it, with its decline rules. */
  readonly rail?: RailTable;
}
