/** An option with which a user selects another behaviour. */
export interface Switch {
  /** The name of the option. */
  readonly option: string;
  /** Its values. Null means that the option is not set, and `{ name }` an object with that member. */
  readonly values: readonly (string | null)[];
  /** The value whose behaviour the answer describes. */
  readonly default: string | null;
}

/** A question that the contract leaves open, and the answer of Sandbank. */
export interface AssumptionEntry {
  readonly question: string;
  readonly answer: string;
  /** One sentence. */
  readonly why: string;
  /** `public`: the public documentation of services of this shape says so, at least in essence. `ours`: we chose it. */
  readonly basis: "public" | "ours";
  /** Set if a user can select another behaviour. */
  readonly switch?: Switch;
}

/** The assumptions of a topic by id. Code and tests cite the ids, so an id never changes its meaning. */
export type AssumptionTable = Readonly<Record<`${"D" | "O"}-${string}`, AssumptionEntry>>;
