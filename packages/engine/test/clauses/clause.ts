/** One rule of the contract, and the tests that would fail if the code broke it. */
export interface Clause {
  /** Kebab case, for messages. */
  readonly id: string;
  /** The section of the contract that has it. */
  readonly section: string;
  /** The rule, in our own words. */
  readonly clause: string;
  readonly tests: readonly Evidence[];
}

/** Where a test is. */
export interface Evidence {
  /** Below `packages/`. */
  readonly file: string;
  /** The title of its `describe` at the top of the file, then any rows of a table that matter, then its own title. */
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
