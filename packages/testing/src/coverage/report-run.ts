import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import type { Coverage } from "@sandbank/engine";
import { mistake } from "@sandbank/engine/private/errors";
import type { CoverageFolder } from "./coverage-folder.ts";
import { mergeCoverage } from "./merge-coverage.ts";
import { printCoverage, printSummary } from "./print-coverage.ts";
import type { CoverageReportOptions } from "./report-options.ts";
import { percent, type SelectedCoverage, selectCoverage } from "./select-coverage.ts";

/** A finished test run. */
export interface FinishedRun {
  /** The folder that the paths of the options are relative to. */
  readonly root: string;
  /**
   * Why the run may have only some of the tests, as the beginning of a sentence; null if it has all. Most missed names of
   * such a run are of no interest.
   */
  readonly partial: string | null;
  /** Whether the run is one shard of a whole run. The files of all shards are merged afterwards. */
  readonly isShard: boolean;
  /** Whether the run only merges the reports of shards, and runs no tests. Default: false. */
  readonly isMerge?: boolean;
  /** The number of tests that were skipped. Only Vitest 5 says whether `.only` is the reason. */
  readonly skipped: number;
}

/** The text that a reporter prints, and the reason if the run fails. */
export interface RunReport {
  readonly text: string;
  readonly failure: string | null;
}

/**
 * Merges the coverage of the run and writes the file that the options name. The function never throws, because a
 * runner would hide the reason.
 */
export function reportRun(folder: CoverageFolder, options: CoverageReportOptions, run: FinishedRun): RunReport {
  if (run.isMerge) return reportMerge(options);
  const isPlayed = process.env["SANDBANK_MUTANT"] !== undefined;
  const played = isPlayed ? { ...run, isShard: false, partial: "`sandbank mutate` plays a mutant" } : run;
  try {
    const recorded = folder.read();
    return recorded.length === 0 ? reportNothing(options, played) : report(mergeCoverage(recorded), options, played);
  } catch (error) {
    return { text: "", failure: (error as Error).message };
  }
}

/** Why a run has only some of the tests if it has not all files; null if it has. */
export function onlySomeFiles(all: ReadonlySet<string>, ran: ReadonlySet<string>): string | null {
  const count = [...all].filter((file) => ran.has(file)).length;
  return count === all.size ? null : `Only ${count} of ${all.size} test files ran`;
}

/** Never passes with `min`: a job that checks nothing would look like one that has checked it. */
function reportMerge({ min }: CoverageReportOptions): RunReport {
  const why = "`--merge-reports` runs no tests, and the reports of Vitest contain no bank coverage.";
  const advice =
    'Write a file in each shard with the option `json`, and merge these files with `mergeCoverage` instead: see "Shards" in docs/guides/ci.md.';
  return min === undefined
    ? { text: `Bank coverage: ${why} ${advice}`, failure: null }
    : { text: "", failure: `[sandbank] Failed to check the bank coverage: ${why} ${advice}` };
}

function reportNothing({ min }: CoverageReportOptions, { partial }: FinishedRun): RunReport {
  return {
    text:
      "Bank coverage: no test recorded coverage. Use the fixtures of @sandbank/testing, " +
      "or call recordCoverage(bank.coverage()) after the tests of each file.",
    failure:
      min === undefined || partial !== null
        ? null
        : "[sandbank] Failed to check the bank coverage: min is set, but no test recorded coverage. " +
          "Record it, or remove min.",
  };
}

function report(coverage: Coverage, options: CoverageReportOptions, run: FinishedRun): RunReport {
  const { root, partial, isShard, skipped } = run;
  const { include, min, json } = options;
  const selected = selectCoverage(coverage, include);
  const text =
    partial === null
      ? printCoverage(selected, json !== undefined)
      : printPartial(selected, options, { partial, isShard });
  const failure = partial === null ? shortfall(selected, min, skipped) : null;
  // The file of the last whole run has more coverage, so a partial run does not overwrite it.
  if (json === undefined || (partial !== null && !isShard)) return { text, failure };
  return { text: `${text}\n\nWritten to ${write(root, json, JSON.stringify(coverage))}.`, failure };
}

/** Writes the file and returns its path for the report. */
function write(root: string, file: string, text: string): string {
  const path = resolve(root, file);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    throw mistake(
      `write the bank coverage to ${file}`,
      (error as Error).message,
      "Pass a path whose folder exists or can be created.",
      { as: Error },
    );
  }
  return relative(root, path);
}

function printPartial(
  selected: SelectedCoverage,
  { min, json }: CoverageReportOptions,
  { partial, isShard }: { readonly partial: string; readonly isShard: boolean },
): string {
  const effects = [
    ...(min === undefined ? [] : ["min is not checked"]),
    ...(isShard || json === undefined ? [] : [`${json} is not written`]),
  ];
  const so = effects.length === 0 ? "" : `, so ${effects.join(" and ")}`;
  const remedy = min === undefined ? "" : " Run all tests to check min.";
  return `${printSummary(selected)}. ${partial}${so}.${remedy}`;
}

function shortfall(
  { kinds, reached, total }: SelectedCoverage,
  min: CoverageReportOptions["min"],
  skipped: number,
): string | null {
  const parts =
    typeof min === "number"
      ? [{ name: "all names", reached, total, least: min }]
      : kinds.map(({ kind, reached: { length }, missed }) => ({
          name: kind,
          reached: length,
          total: length + missed.length,
          least: min?.[kind] ?? 0,
        }));
  const low = parts.filter((part) => part.reached * 100 < part.least * part.total);
  if (low.length === 0) return null;
  const words = low.map((part) => {
    const share = percent(part.reached, part.total);
    return `${share} % of ${part.name} (${part.reached} of ${part.total}) and min is ${part.least} %`;
  });
  const hint = skipped === 0 ? "" : `${skipped} of the tests ${skipped === 1 ? "was" : "were"} skipped. `;
  return `[sandbank] Failed to reach the minimum of bank coverage: ${words.join("; ")}. ${hint}Write tests that reach the missed names, or lower min.`;
}
