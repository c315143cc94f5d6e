import { type CoverageFolder, openCoverageFolder } from "./coverage/coverage-folder.ts";
import { type CoverageReportOptions, checkReportOptions } from "./coverage/report-options.ts";
import { reportRun } from "./coverage/report-run.ts";

export type { CoverageKind } from "./coverage/coverage-names.ts";
export type { CoverageReportOptions } from "./coverage/report-options.ts";

/** What the reporter reads of Jest's global configuration; `testPathPattern` is that of Jest 29. */
interface JestConfig {
  readonly rootDir: string;
  readonly findRelatedTests?: boolean;
  readonly nonFlagArgs?: readonly string[];
  readonly onlyChanged?: boolean;
  readonly onlyFailures?: boolean;
  readonly shard?: unknown;
  readonly testNamePattern?: string | undefined;
  readonly testPathPattern?: string;
  readonly testPathPatterns?: { readonly patterns: readonly string[] };
}

/**
 * A reporter for Jest 29 and later: after each run it prints what the whole suite missed of what a bank counts, and
 * fails the run below `min`. Name it in `reporters`:
 *
 * ```js
 * reporters: ["default", ["@sandbank/testing/jest-reporter", { include: ["reasons card_decline."], min: 80 }]],
 * ```
 *
 * A run of some of the tests (by file, name, shard, or `--onlyChanged`) prints one line; `min` is not
 * checked, and only a shard writes files.
 *
 * @throws {Error} If an option is unknown or has a wrong value.
 */
class JestCoverageReporter {
  readonly #config: JestConfig;
  readonly #options: CoverageReportOptions;
  readonly #folder: CoverageFolder;
  #failure: string | null = null;

  /** Jest calls it before it starts workers. */
  constructor(config: JestConfig, options: CoverageReportOptions = {}) {
    this.#config = config;
    this.#options = checkReportOptions(options);
    this.#folder = openCoverageFolder();
  }

  /** Jest calls it before the test files of the run. */
  onRunStart(): void {
    this.#folder.clear();
  }

  /** Jest calls it after all test files: prints the report, writes the files and checks `min`. */
  onRunComplete(): void {
    const { rootDir: root, shard } = this.#config;
    const isPartial = isFiltered(this.#config);
    const { text, failure } = reportRun(this.#folder, this.#options, { root, isPartial, isShard: Boolean(shard) });
    // Jest's own reporters print to this stream too, so the order of the lines stays.
    const parts = [text, failure].filter((part) => part);
    process.stderr.write(`\n${parts.join("\n\n")}\n`);
    this.#failure = failure;
  }

  /** Jest fails the run if there is one. */
  getLastError(): Error | undefined {
    return this.#failure === null ? undefined : new Error(this.#failure);
  }
}

function isFiltered(config: JestConfig): boolean {
  const { findRelatedTests, onlyChanged, onlyFailures, shard, testNamePattern, testPathPattern } = config;
  const patterns = [...(config.nonFlagArgs ?? []), ...(config.testPathPatterns?.patterns ?? [])];
  return (
    patterns.length > 0 ||
    Boolean(findRelatedTests || onlyChanged || onlyFailures || shard || testNamePattern || testPathPattern)
  );
}

// biome-ignore lint/style/noDefaultExport: Jest loads a reporter by its path and takes the default export.
export default JestCoverageReporter;
