/** A state of a diagram. */
interface DiagramState {
  readonly name: string;
  readonly isReached: boolean;
  /** Whether a new object can be in this state. */
  readonly isInitial: boolean;
}

/** A transition of a diagram. */
interface DiagramTransition {
  readonly from: string;
  readonly to: string;
  readonly isReached: boolean;
}

/** A state machine, with the states and transitions that were reached. */
export interface StateDiagram {
  /** The name that `bank.coverage()` uses, such as `account.status`. */
  readonly name: string;
  readonly states: readonly DiagramState[];
  readonly transitions: readonly DiagramTransition[];
}
