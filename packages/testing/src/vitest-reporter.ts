/**
 * A reporter for Vitest that prints which states, transitions and decline reasons no test has reached.
 *
 * @module
 */
import { type CoverageFolder, openCoverageFolder } from "./coverage/coverage-folder.ts";
import { type CoverageReportOptions, checkReportOptions } from "./coverage/report-options.ts";
import { reportRun } from "./coverage/report-run.ts";

export type { CoverageKind } from "./coverage/coverage-names.ts";
export type { CoverageReportOptions } from "./coverage/report-options.ts";

/** The part of Vitest that the reporter reads, which is the same in all versions from 3. */
interface RunningVitest {
  readonly config: {
    readonly root: string;
    readonly changed?: unknown;
    readonly related?: readonly string[];
    readonly shard?: unknown;
    readonly mergeReports?: unknown;
    readonly tagsFilter?: readonly string[];
    readonly testNamePattern?: RegExp;
  };
  readonly logger: { log(text: string): void; error(text: string): void };
  readonly filenamePattern?: readonly string[];
  getGlobalTestNamePattern?(): RegExp | undefined;
}

/**
 * A coverage reporter for Vitest 3 and later. After each run it prints the states, transitions, decline reasons and
 * other names that no test reached, and fails the run below `min`. Add it to `test.reporters`:
 *
 * ```js
 * reporters: ["default", ["@sandbank/testing/vitest-reporter", { include: ["reasons card_decline."], min: 80 }]],
 * ```
 *
 * A run of some of the tests (by file, name, tag, shard, `--changed`, or a rerun of watch mode) prints one line and
 * does not check `min`; of these runs only a shard writes files.
 *
 * @throws {Error} If an option is unknown or has a wrong value.
 */
class VitestCoverageReporter {
  readonly #options: CoverageReportOptions;
  /** The test files of all runs. A rerun in watch mode has fewer. */
  readonly #files = new Set<string>();
  #folder: CoverageFolder | undefined;
  #vitest: RunningVitest | undefined;
  #isRerun = false;

  constructor(options: CoverageReportOptions = {}) {
    this.#options = checkReportOptions(options);
  }

  /** Vitest calls this method before it starts workers. */
  onInit(vitest: RunningVitest): void {
    this.#vitest = vitest;
    this.#folder = openCoverageFolder();
  }

  /** Vitest calls this method with the test files of the run. */
  onTestRunStart(specifications: readonly { readonly moduleId: string }[]): void {
    this.#folder?.clear();
    const files = new Set(specifications.map(({ moduleId }) => moduleId));
    this.#isRerun = [...this.#files].some((file) => !files.has(file));
    for (const file of files) this.#files.add(file);
  }

  /** Prints the report, writes the files and checks `min`. Vitest calls this method after all test files. */
  onTestRunEnd(): void {
    if (this.#vitest === undefined || this.#folder === undefined) return;
    const { config, logger } = this.#vitest;
    const isPartial = this.#isRerun || isFiltered(this.#vitest);
    const { text, failure } = reportRun(this.#folder, this.#options, {
      root: config.root,
      isPartial,
      isShard: Boolean(config.shard),
    });
    if (text !== "") logger.log(`\n${text}\n`);
    if (failure === null) return;
    logger.error(`${failure}\n`);
    process.exitCode = 1;
  }
}

function isFiltered(vitest: RunningVitest): boolean {
  const { changed, related, shard, mergeReports, tagsFilter, testNamePattern } = vitest.config;
  const lists = [vitest.filenamePattern, related, tagsFilter];
  const isListed = lists.some((list) => list !== undefined && list.length > 0);
  const pattern = vitest.getGlobalTestNamePattern?.() ?? testNamePattern;
  return isListed || Boolean(changed || shard || mergeReports || pattern);
}

// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its path and uses the default export.
export default VitestCoverageReporter;
