import type { Indexes } from "../state/tables.ts";
import type { Handlers } from "./operation.ts";
import type { ParameterChecks } from "./parameter-check.ts";
import type { RailTable } from "./rail-table.ts";
import type { StateMachineDefinition } from "./state-machine.ts";

/** Everything that the bank knows of one part of the API. Each folder of `resources` exports one; the registry lists them. */
export interface Resource {
  /** Kebab case, as the folder is named here and in the contract. */
  readonly name: string;
  /** Each with the rules that it is refused by. */
  readonly operations: Handlers;
  readonly parameterChecks?: ParameterChecks;
  readonly indexes: Partial<Indexes>;
  readonly stateMachines?: readonly StateMachineDefinition[];
  /** The rail that moves money through it, with what is declined. */
  readonly rail?: RailTable;
}
