/** A project into which init writes a test that passes. */
export interface Project {
  readonly name: string;
  /** The template that makes the files, and the changes to them. Files that neither init nor the test runner reads are left out. */
  readonly made: string;
  readonly files: Readonly<Record<string, string>>;
  /** Where init writes the test. */
  readonly test: string;
  /** Where the package is, in a monorepo. */
  readonly home?: string;
  /** Matches the output of a run in which the test passed. */
  readonly passed: RegExp;
}

/** The packages of Sandbank, as `npm install` lists them. */
export const sandbank = { "@sandbank/engine": "^0.1.0", "@sandbank/testing": "^0.1.0" };
export const sdk = { "@sandbank/sdk": "^0.1.0" };

export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
export const passedNode = /# pass [1-9]|ℹ pass [1-9]/;
export const passedVitest = /Tests +[1-9]\d* passed/;
export const passedJest = /Tests: +[1-9]\d* passed/;
