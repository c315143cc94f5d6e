/** A state of a diagram. */
interface DiagramState {
  readonly name: string;
  /** Whether a new object can be in this state. */
  readonly isInitial: boolean;
}

/** A transition of a diagram. */
interface DiagramTransition {
  readonly from: string;
  readonly to: string;
  /** Whether no request causes it. Its arrow is dashed. */
  readonly isAutomatic: boolean;
}

/** A state machine to draw. */
export interface StateDiagram {
  readonly name: string;
  readonly states: readonly DiagramState[];
  readonly transitions: readonly DiagramTransition[];
}
