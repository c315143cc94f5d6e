/** One rule of the contract, and the tests that fail if the engine breaks it. */
export interface Clause {
  /** Kebab case, for messages. */
  readonly id: string;
  /** The heading of the contract under which the rule stands. */
  readonly section: string;
  /** The rule, in our own words. */
  readonly clause: string;
  readonly tests: readonly Evidence[];
}

/** The place of a test. */
export interface Evidence {
  /** Below `packages/`. */
  readonly file: string;
  /** The title of the top-level `describe`, then the rows of a table that matter, then the title of the test. */
  readonly texts: readonly string[];
}

type Row = readonly [id: string, clause: string, ...tests: readonly Evidence[]];

export function section(name: string, rows: readonly Row[]): Clause[] {
  return rows.map(([id, clause, ...tests]) => ({ id, section: name, clause, tests }));
}

/** The tests of one file of the engine. */
export function inEngine(file: string): (...texts: readonly string[]) => Evidence {
  return (...texts) => ({ file: `engine/test/${file}`, texts });
}

/** The tests of one file of the SDK. */
export function inSdk(file: string): (...texts: readonly string[]) => Evidence {
  return (...texts) => ({ file: `sdk/test/${file}`, texts });
}
