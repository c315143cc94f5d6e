/** A field that is a state machine, with the states that an object can reach, made from the engine. */
export interface MachineTable {
  /** The `type` of the objects. */
  readonly type: string;
  /** The path of the field. In a list it is the field of each element: `checks.status`. */
  readonly field: string;
  /** The states that a new object can be in. */
  readonly initial: readonly string[];
  readonly transitions: readonly MachineTransition[];
}

/** A change of the state, or a request that keeps it: `from` is also `to`. */
export interface MachineTransition {
  readonly from: string;
  readonly to: string;
  /** The requests that cause it. A trigger that is named like the state is left out. */
  readonly by: readonly string[];
  /** Whether the bank makes the change by itself, without a request for the object. */
  readonly isAutomatic?: true;
}
