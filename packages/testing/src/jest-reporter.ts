/**
 * A reporter for Jest that prints which states, transitions and decline reasons no test has reached.
 *
 * @module
 */
import { type CoverageFolder, openCoverageFolder } from "./coverage/coverage-folder.ts";
import { type JestProject, listTestFiles } from "./coverage/jest-test-files.ts";
import { type CoverageReportOptions, checkReportOptions } from "./coverage/report-options.ts";
import { onlySomeFiles, reportRun } from "./coverage/report-run.ts";

export type { CoverageKind } from "./coverage/coverage-names.ts";
export type { CoverageReportOptions } from "./coverage/report-options.ts";

/** The part of Jest's global configuration that the reporter reads. Only Jest 29 has `testPathPattern`. */
interface JestConfig {
  readonly rootDir: string;
  readonly projects?: readonly unknown[];
  readonly findRelatedTests?: boolean;
  readonly nonFlagArgs?: readonly string[];
  readonly onlyChanged?: boolean;
  readonly onlyFailures?: boolean;
  readonly shard?: unknown;
  readonly testNamePattern?: string | undefined;
  readonly testPathPattern?: string;
  readonly testPathPatterns?: { readonly patterns: readonly string[] };
}

/** The part of Jest's results that the reporter reads. */
interface JestResults {
  readonly numPendingTests: number;
  readonly numTotalTestSuites: number;
  readonly testResults: readonly { readonly testFilePath: string }[];
}

/**
 * A coverage reporter for Jest 29 and later. After each run it prints the states, transitions, decline reasons and
 * other names that no test reached, and fails the run below `min`. Add it to `reporters`:
 *
 * ```js
 * reporters: ["default", ["@sandbank/testing/jest-reporter", { include: ["reasons card_decline."], min: 80 }]],
 * ```
 *
 * A run of some of the tests (by file, name, shard, `--onlyChanged`, or `--bail`) prints one line and does not check
 * `min`; of these runs only a shard writes its file. A filter of files that selects all test files of the configuration is
 * a run of all tests. Jest does not tell a reporter that a test has `.only`.
 *
 * @throws {Error} If an option is unknown or has a wrong value.
 */
class JestCoverageReporter {
  readonly #config: JestConfig;
  readonly #options: CoverageReportOptions;
  readonly #folder: CoverageFolder;
  #failure: string | null = null;

  /** Jest creates the reporter before it starts workers. */
  constructor(config: JestConfig, options: CoverageReportOptions = {}) {
    this.#config = config;
    this.#options = checkReportOptions(options);
    this.#folder = openCoverageFolder();
  }

  /** Jest calls this method before the test files of the run. */
  onRunStart(): void {
    this.#folder.clear();
  }

  /** Prints the report, writes the file and checks `min`. Jest calls this method after all test files. */
  onRunComplete(projects: ReadonlySet<JestProject>, results: JestResults): void {
    const { rootDir: root, shard } = this.#config;
    const { text, failure } = reportRun(this.#folder, this.#options, {
      root,
      partial: whyPartial(this.#config, projects, results),
      isShard: Boolean(shard),
      skipped: results.numPendingTests,
    });
    // Jest's own reporters print to stderr too, so the lines stay in order.
    const parts = [text, failure].filter((part) => part);
    process.stderr.write(`\n${parts.join("\n\n")}\n`);
    this.#failure = failure;
  }

  /** Returns the reason to fail the run, if there is one. */
  getLastError(): Error | undefined {
    return this.#failure === null ? undefined : new Error(this.#failure);
  }
}

function whyPartial(
  config: JestConfig,
  projects: ReadonlySet<JestProject>,
  { numTotalTestSuites, testResults }: JestResults,
): string | null {
  if (testResults.length < numTotalTestSuites) return "The run stopped early";
  const { findRelatedTests, onlyChanged, onlyFailures, shard, testNamePattern } = config;
  const selecting = { findRelatedTests, onlyChanged, onlyFailures, shard, testNamePattern };
  const option = Object.entries(selecting).find(([, value]) => value);
  if (option !== undefined) return `The option ${option[0]} is set`;
  const { nonFlagArgs = [], testPathPattern = "", testPathPatterns } = config;
  if (nonFlagArgs.length === 0 && testPathPattern === "" && !testPathPatterns?.patterns.length) return null;
  // Jest names only the projects whose files ran, so the files of the others are unknown.
  if ((config.projects?.length ?? 1) > projects.size) return "A filter of files was given";
  return onlySomeFiles(
    new Set([...projects].flatMap(listTestFiles)),
    new Set(testResults.map((file) => file.testFilePath)),
  );
}

// biome-ignore lint/style/noDefaultExport: Jest loads a reporter by its path and uses the default export.
export default JestCoverageReporter;
