import { sep } from "node:path";

/** The part of a project of Jest that says which of its files are tests. */
export interface JestProject {
  readonly config: {
    readonly roots: readonly string[];
    readonly testMatch: readonly string[];
    readonly testPathIgnorePatterns: readonly string[];
    readonly testRegex: readonly (string | RegExp)[];
  };
  readonly hasteFS: {
    getAllFiles(): string[];
    matchFilesWithGlob(globs: readonly string[], root: string | null): Set<string>;
  };
}

/** The paths of all test files of a project, as Jest selects them without a filter. It offers reporters no function. */
export function listTestFiles({ config, hasteFS }: JestProject): string[] {
  const { roots, testMatch, testPathIgnorePatterns, testRegex } = config;
  const files = testMatch.length > 0 ? [...hasteFS.matchFilesWithGlob(testMatch, null)] : hasteFS.getAllFiles();
  const matches = (file: string) => (pattern: string | RegExp) => new RegExp(pattern).test(file);
  return files.filter(
    (file) =>
      roots.some((root) => file.startsWith(root + sep)) &&
      !testPathIgnorePatterns.some(matches(file)) &&
      (testRegex.length === 0 || testRegex.some(matches(file))),
  );
}
