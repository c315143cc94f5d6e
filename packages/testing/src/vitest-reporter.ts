/**
 * A reporter for Vitest that prints which states, transitions and decline reasons no test has reached.
 *
 * @module
 */
import { type CoverageFolder, openCoverageFolder } from "./coverage/coverage-folder.ts";
import { type CoverageReportOptions, checkReportOptions } from "./coverage/report-options.ts";
import { onlySomeFiles, reportRun } from "./coverage/report-run.ts";

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
    /** Only Vitest 5 has it. */
    readonly cliOptions?: { readonly lastFailed?: unknown };
  };
  readonly logger: { log(text: string): void; error(text: string): void };
  getGlobalTestNamePattern?(): RegExp | undefined;
  /** All test files that the configuration matches. */
  globTestSpecifications(): Promise<readonly { readonly moduleId: string }[]>;
}

/** A test file of a run, and which of its tests are selected. */
interface Specification {
  readonly moduleId: string;
  readonly testLines?: readonly number[] | undefined;
  readonly testIds?: readonly string[] | undefined;
  readonly testNames?: readonly string[] | undefined;
  readonly testNamePattern?: RegExp | undefined;
  readonly testTagsFilter?: readonly string[] | undefined;
}

/** The results of a test file. */
interface TestModule {
  readonly children: { allTests(state: "skipped"): Iterable<unknown> };
  /** Only Vitest 5 has it. */
  readonly task?: { readonly containsOnly?: boolean };
}

/**
 * A coverage reporter for Vitest 3 and later. After each run it prints the states, transitions, decline reasons and
 * other names that no test reached, and fails the run below `min`. Add it to `test.reporters`:
 *
 * ```js
 * reporters: ["default", ["@sandbank/testing/vitest-reporter", { include: ["reasons card_decline."], min: 80 }]],
 * ```
 *
 * A run of some of the tests (by file, name, tag, shard, `--changed`, `--bail`, or a rerun of watch mode) prints one
 * line and does not check `min`; of these runs only a shard writes its file. `--merge-reports` fails with `min`, because it
 * runs no tests. A filter of files that selects all test files
 * of the configuration is a run of all tests. Vitest 3 and 4 do not tell a reporter that a test has `.only`.
 *
 * @throws {Error} If an option is unknown or has a wrong value.
 */
class VitestCoverageReporter {
  readonly #options: CoverageReportOptions;
  #specifications: readonly Specification[] = [];
  #folder: CoverageFolder | undefined;
  #vitest: RunningVitest | undefined;

  constructor(options: CoverageReportOptions = {}) {
    this.#options = checkReportOptions(options);
  }

  /** Vitest calls this method before it starts workers. */
  onInit(vitest: RunningVitest): void {
    this.#vitest = vitest;
    this.#folder = openCoverageFolder();
  }

  /** Vitest calls this method with the test files of the run. */
  onTestRunStart(specifications: readonly Specification[]): void {
    this.#folder?.clear();
    this.#specifications = specifications;
  }

  /** Prints the report, writes the file and checks `min`. Vitest calls this method after all test files. */
  async onTestRunEnd(modules: readonly TestModule[], _errors?: unknown, reason?: string): Promise<void> {
    if (this.#vitest === undefined || this.#folder === undefined) return;
    const { config, logger } = this.#vitest;
    const { text, failure } = reportRun(this.#folder, this.#options, {
      root: config.root,
      partial: await whyPartial(this.#vitest, { specifications: this.#specifications, modules, reason }),
      isShard: Boolean(config.shard),
      isMerge: Boolean(config.mergeReports),
      skipped: modules.reduce((sum, { children }) => sum + [...children.allTests("skipped")].length, 0),
    });
    if (text !== "") logger.log(`\n${text}\n`);
    if (failure === null) return;
    logger.error(`${failure}\n`);
    process.exitCode = 1;
  }
}

interface FinishedVitestRun {
  readonly specifications: readonly Specification[];
  readonly modules: readonly TestModule[];
  readonly reason: string | undefined;
}

async function whyPartial(
  vitest: RunningVitest,
  { specifications, modules, reason }: FinishedVitestRun,
): Promise<string | null> {
  if (reason === "interrupted") return "The run stopped early";
  const { changed, related, shard, tagsFilter, testNamePattern, cliOptions } = vitest.config;
  const selecting = {
    changed,
    related,
    shard,
    tagsFilter,
    testNamePattern: vitest.getGlobalTestNamePattern?.() ?? testNamePattern,
    lastFailed: cliOptions?.lastFailed,
  };
  const option = Object.entries(selecting).find(([, value]) => isGiven(value));
  if (option !== undefined) return `The option ${option[0]} is set`;
  const isSelected = ({ testLines, testIds, testNames, testNamePattern, testTagsFilter }: Specification) =>
    [testLines, testIds, testNames, testNamePattern, testTagsFilter].some(isGiven);
  if (specifications.some(isSelected)) return "Only some tests of a file were selected";
  if (modules.some(({ task }) => task?.containsOnly)) return "A test has `.only`";
  const all = await vitest.globTestSpecifications();
  return onlySomeFiles(new Set(all.map(readModuleId)), new Set(specifications.map(readModuleId)));
}

const readModuleId = ({ moduleId }: { readonly moduleId: string }) => moduleId;

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its path and uses the default export.
export default VitestCoverageReporter;
