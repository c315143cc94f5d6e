import { availableParallelism, constants } from "node:os";
import type { Mutant } from "@sandbank/engine/private/mutants";
import { listMutants } from "@sandbank/view/mutants/catalogue";
import { chooseMutants, explainNoMutant, readKind } from "@sandbank/view/mutants/choose-mutants";
import { UsageError, wrongValue } from "../../../../errors/usage-error.ts";
import { readDuration } from "../../../../flags/read-duration.ts";
import { listReach, playMutants } from "../../../../mutate/play-mutants.ts";
import { playPlain } from "../../../../mutate/play-plain.ts";
import { requireMutant } from "../../../../mutate/require-mutant.ts";
import { Suite } from "../../../../mutate/suite.ts";
import type { CommandIo } from "../../../command.ts";
import { exitCodes } from "../../../exit-codes.ts";
import { printResult } from "../../../output/print-result.ts";
import { DEFAULT_TIMEOUT, type MutateCall } from "./mutate-flags.ts";
import { costText, type Listed, listLines, progressText, resultLines, toRow, within } from "./mutate-lines.ts";
import { playOne } from "./play-one.ts";

/** Runs \`sandbank mutate\`, and resolves with its exit code. */
export async function runMutate(call: MutateCall): Promise<number> {
  const { flags, io, rest: command } = call;
  const all = listMutants();
  const isMissing = command.length === 0;
  if (isMissing && (flags.list !== true || flags.play !== undefined)) {
    throw new UsageError("The command is missing. Write it after `--`: `sandbank mutate -- npx vitest run`.");
  }
  if (flags.play !== undefined) return playOne(command, requireMutant("--play", flags.play, all), io);
  const mutants = choose(call, all);
  const listed = mutants.map((mutant): Listed => ({ mutant, outcome: null, reachedBy: [] }));
  if (isMissing) return list(listed, io);
  const suite = new Suite({ env: io.env, directory: io.directory, signal: io.signal });
  try {
    return await playAll(call, suite, mutants);
  } finally {
    io.progress(null);
    suite.close();
  }
}

function choose({ flags: { only, list, permitted } }: MutateCall, all: readonly Mutant[]): readonly Mutant[] {
  for (const text of only ?? []) {
    const problem = explainNoMutant(all, text);
    if (problem === undefined) continue;
    throw wrongValue("--only", text, `${problem} \`sandbank mutate --list\` lists the mutants.`);
  }
  const chosen = chooseMutants(all, { only, permitted: permitted ?? (list === true && only === undefined) });
  if (chosen.length === 0) throw new UsageError("--only leaves no mutant. Let it leave out less.");
  return chosen;
}

async function playAll(
  { flags, io, rest: command }: MutateCall,
  suite: Suite,
  mutants: readonly Mutant[],
): Promise<number> {
  const timeoutText = flags.timeout ?? DEFAULT_TIMEOUT;
  const timeout = readDuration("--timeout", timeoutText);
  io.progress("Running the tests with the right bank...");
  const reach = await playPlain({ suite, command, timeout, timeoutText });
  if (reach === undefined) {
    io.err("Stopped before a mutant was played.");
    return stopped(io);
  }
  const listed = mutants.map((mutant) => listReach(mutant, reach));
  if (flags.list === true) return list(within(io.directory, listed), io);
  const tell = (text: string) => {
    io.progress(null);
    if (!io.isQuiet && !io.isJson) io.err(text);
  };
  const jobs = flags.jobs === undefined ? Math.max(1, Math.floor(availableParallelism() / 2)) : Number(flags.jobs);
  const reached = mutants.filter(({ place }) => reach.places.has(place));
  const runs = reached.length;
  const values = reached.filter((mutant) => readKind(mutant) === "values").length;
  if (runs > 0) tell(costText({ runs, values, jobs, milliseconds: reach.milliseconds }));
  const began = performance.now();
  const onPlayed = (played: number) =>
    io.progress(progressText({ played, runs, milliseconds: performance.now() - began }));
  const played = await playMutants({ suite, command, mutants, reach, jobs, tell, onPlayed });
  io.progress(null);
  const results = within(io.directory, played);
  printResult(io, { mutants: results.map(toRow) }, (_, page) => resultLines(results, page));
  if (io.signal.aborted) return stopped(io);
  const unnoticed = results.filter(({ outcome }) => outcome === "not_noticed").length;
  const isAccepted = results.every(({ outcome }) => outcome !== "not_accepted");
  return isAccepted && unnoticed <= Number(flags["max-unnoticed"] ?? 0) ? exitCodes.done : exitCodes.no;
}

function list(items: readonly Listed[], io: CommandIo): number {
  io.progress(null);
  printResult(io, { mutants: items.map(toRow) }, (_, page) => listLines(items, page));
  return exitCodes.done;
}

/** The exit code of a program that a signal has ended. */
function stopped({ signal }: CommandIo): number {
  return 128 + constants.signals[signal.reason as NodeJS.Signals];
}
