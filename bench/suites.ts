import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { packedSuite, runProgram } from "./built.ts";
import { median, type Paired } from "./measure.ts";
import type { Row } from "./row.ts";
import { cpuOfVitest, durationsOfVitest } from "./run-vitest.ts";

/** With this number of files, the start of Vitest, whose time varies, is a small part of the figure. */
const FILES = 20;
const ROUNDS = 5;
/** The rows of 1,000 tests have one file, so their rounds vary more. */
const TEST_ROUNDS = 11;

const ofTests =
  "once the code is optimized, a fork, a client and two calls take 30 us; a file of 1,000 tests ends before most of it is, and half of its time is V8 compiling 200 functions. A third of the figure is the imports and the first call. Decision record 31 says what was tried.";

/** The cost of the packed packages in a Vitest suite: for each file, for its tests, and for a lost response. */
export function* suiteRows(): Iterable<Row> {
  yield* testRows();
  yield* lostResponseRows();
  yield* fileRows();
}

function fileRows(): Row[] {
  const { empty, engine, ...banks } = roundsOf(["empty", "engine", "engine-and-msw", "setup-bank"], FILES);
  return [
    {
      what: "an isolated Vitest file that creates a bank and an Account, beyond the floor",
      floor: "a file with an empty test",
      ...beyond(empty, engine),
      budget: { most: 80 },
    },
    {
      what: "an isolated Vitest file that sets up `@sandbank/msw/node`, beyond the floor",
      floor: "a file that sets up MSW, and a bank beside it",
      ...beyond(banks["engine-and-msw"], banks["setup-bank"]),
      budget: { most: 30 },
    },
  ];
}

function testRows(): Row[] {
  const { "empty-tests": empty, forks, fixtures } = roundsOf(["empty-tests", "forks", "fixtures"], 1, TEST_ROUNDS);
  const row = (what: string, suite: readonly number[], times: number): Row => ({
    what: `1,000 Vitest tests with ${what} and two SDK calls each, beyond the floor`,
    floor: "1,000 empty tests",
    ...beyond(empty, suite),
    budget: { times },
    tried: ofTests,
  });
  return [row("`fork()`, a client", forks, 0.31), row("the fixture `client`", fixtures, 0.5), attachedRow()];
}

/** Measures how much passed tests pay for the page of a failed one. Runs the suite that `testRows` has copied. */
function attachedRow(): Row {
  const cpu = (attach: string) => cpuOfVitest(packedSuite(), "fixtures", { SANDBANK_ATTACH: attach });
  const rounds = Array.from({ length: TEST_ROUNDS }, () => ({ off: cpu("off"), failure: cpu("failure") }));
  return {
    what: "1,000 passed Vitest tests whose sessions would be attached if they failed",
    floor: "the same tests with `SANDBANK_ATTACH=off`",
    floorFigure: median(rounds.map(({ off }) => off)),
    figure: median(rounds.map(({ failure }) => failure)),
    unit: "ms",
    budget: { times: 1.05 },
    tried: "a passed test runs no code of it, and a test file asks once whether there are pages of an earlier run.",
  };
}

function lostResponseRows(): Row[] {
  const suite = copies("lost-response", 1);
  const durations = Array.from({ length: ROUNDS }, () => durationsOfVitest(packedSuite(), suite));
  const figureOf = (place: number) => median(durations.map((tests) => tests[place] ?? Number.NaN));
  return [
    {
      what: "a test with a lost response, the first in its file, by the clock",
      floor: "the same test again",
      floorFigure: figureOf(1),
      figure: figureOf(0),
      unit: "ms",
      budget: { most: 50 },
    },
    {
      what: "a create whose response is lost, with its retry",
      floor: "a create that gets its response",
      ...runProgram<Paired>("lost-response"),
      unit: "us",
      budget: { most: 5_000 },
    },
  ];
}

/** CPU milliseconds of a file of each suite, in alternating rounds. */
function roundsOf<Name extends string>(names: readonly Name[], files: number, count = ROUNDS): Record<Name, number[]> {
  const folders = names.map((name) => copies(name, files));
  const rounds = Array.from({ length: count }, () =>
    folders.map((folder) => cpuOfVitest(packedSuite(), folder) / files),
  );
  return Object.fromEntries(names.map((name, place) => [name, rounds.map((round) => round[place])])) as never;
}

/** Creates a folder of the project with a number of copies of a test file. */
function copies(name: string, files: number): string {
  mkdirSync(join(packedSuite(), name));
  for (let file = 0; file < files; file++) {
    cpSync(`bench/suites/${name}.test.ts`, join(packedSuite(), name, `${file}.test.ts`));
  }
  return name;
}

/** Returns the median of the floor, and of the time beyond it that the suite takes, over rounds with both. */
function beyond(floor: readonly number[], suite: readonly number[]): Pick<Row, "floorFigure" | "figure" | "unit"> {
  const differences = suite.map((milliseconds, round) => milliseconds - (floor[round] ?? Number.NaN));
  return { floorFigure: median(floor), figure: median(differences), unit: "ms" };
}
