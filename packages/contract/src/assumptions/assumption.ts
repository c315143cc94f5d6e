/** An option through which a user chooses another behaviour than ours. */
interface Switch {
  /** The option's name. */
  readonly option: string;
  /** What it can be set to: null stands for the option left out, `{ name }` for an object with that member. */
  readonly values: readonly (string | null)[];
  /** One of the values: the behaviour that the answer describes. */
  readonly default: string | null;
}

/** What the contract leaves open, and how we settle it. */
export interface Decision {
  readonly question: string;
  readonly answer: string;
  /** One sentence. */
  readonly why: string;
  /** `public`: services of this shape answer so in public, at least in the main; `ours`: we chose it. */
  readonly basis: "public" | "ours";
  /** Only where a user can choose the other behaviour. */
  readonly switch?: Switch;
}

/** The decisions of one topic by id, in the order of the register. Code and tests cite the ids: each keeps its meaning. */
export type DecisionTable = Readonly<Record<`D-${string}`, Decision>>;
