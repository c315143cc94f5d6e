import { relative } from "node:path";
import { readKind } from "@sandbank/view/mutants/choose-mutants";
import { type MutantResult, reportMutants } from "@sandbank/view/mutants/mutant-report";
import type { Page } from "../../../command.ts";
import { table } from "../../../output/table.ts";
import { hang } from "../../../output/wrap.ts";

/** A mutant before it was played: without a command, or as the tests reach it. */
export type Listed = Omit<MutantResult, "outcome"> & { readonly outcome: MutantResult["outcome"] | null };

/** A mutant as JSON. */
export function toRow({ mutant, outcome, reachedBy, failedIn, why }: Listed) {
  const { id, sentence, noticedBy, isPermitted } = mutant;
  return {
    id,
    kind: readKind(mutant),
    permitted: isPermitted,
    sentence,
    noticedBy,
    outcome,
    reachedBy,
    failedIn: failedIn ?? null,
    why: why ?? null,
  };
}

/** Names test files as they are named in a folder. */
export function within<Item extends Listed>(directory: string, items: readonly Item[]): readonly Item[] {
  const shorten = (file: string | null) => {
    const inside = file === null ? null : relative(directory, file).replaceAll("\\", "/");
    return inside?.startsWith("..") ? file : inside;
  };
  return items.map((item) => ({
    ...item,
    reachedBy: item.reachedBy.map(({ file, test }) => ({ file: shorten(file), test })),
    failedIn: item.failedIn && { ...item.failedIn, file: shorten(item.failedIn.file) },
  }));
}

/** Lists mutants by their kinds; those that were looked for in a suite by whether it reaches them. */
export function listLines(items: readonly Listed[], { width, paint }: Page): string {
  const groups = new Map<string, Listed[]>(items.some(({ outcome }) => outcome === "reached") ? [["reached", []]] : []);
  for (const item of items) {
    const title = item.outcome?.replace("_", " ") ?? readKind(item.mutant);
    groups.set(title, [...(groups.get(title) ?? []), item]);
  }
  return [...groups]
    .map(([title, members]) => {
      const rows = members.map(({ mutant: { id, sentence } }) => [id, sentence]);
      const lines = table(rows, width, { indent: "  ", mostWide: Math.min(48, width / 2) });
      return [paint("bold", `${title} (${members.length})`), ...lines].join("\n");
    })
    .join("\n\n");
}

const looks = { title: "bold", detail: "dim" } as const;

/** Reports what the tests noticed. */
export function resultLines(results: readonly MutantResult[], { width, paint }: Page): string {
  const lines = reportMutants(results).map(({ look, head, text }) => {
    const line = hang(head, text, width);
    return look === "text" ? line : paint(looks[look], line);
  });
  const unreached = results.filter(({ outcome }) => outcome === "not_reached").length;
  const advice = unreached === 0 ? [] : ["", `not reached (${unreached}): --list shows them`];
  const isRejected = results.some(({ outcome }) => outcome === "not_accepted");
  const play = isRejected ? ["", "`sandbank mutate --play ID -- COMMAND` shows how the tests fail."] : [];
  return [...lines, ...[...advice, ...play].map((line) => hang("", line, width))].join("\n");
}

interface Cost {
  readonly runs: number;
  /** How many of them play values of fields. */
  readonly values: number;
  readonly jobs: number;
  /** How long a run takes. */
  readonly milliseconds: number;
}

/** `about 3 min: 61 runs of 2.1 s, 2 at a time. The last 40 play values of fields; --only '!values' leaves them out.`. */
export function costText({ runs, values, jobs, milliseconds }: Cost): string {
  const total = printAbout((runs * milliseconds) / Math.min(jobs, runs));
  const each = `${runs} ${runs === 1 ? "run" : "runs"} of ${(milliseconds / 1_000).toFixed(1)} s`;
  // Most of them are of fields that the app does not read.
  const last = `. The last ${values} play values of fields; --only '!values' leaves them out.`;
  return `${total}: ${each}, ${jobs === 1 ? "one" : jobs} at a time${values > runs / 2 && values < runs ? last : ""}`;
}

interface Progress {
  readonly played: number;
  readonly runs: number;
  /** How long the played ones took. */
  readonly milliseconds: number;
}

/** `12 of 61 played, about 2 min left`. */
export function progressText({ played, runs, milliseconds }: Progress): string {
  return `${played} of ${runs} played, ${printAbout(((runs - played) * milliseconds) / played)} left`;
}

function printAbout(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1_000));
  return seconds < 100 ? `about ${seconds} s` : `about ${Math.round(seconds / 60)} min`;
}
