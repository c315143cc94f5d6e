import type { Mutant } from "@sandbank/engine/private/mutants";
import { describe, expect, test } from "vitest";
import { playMutants } from "../../src/mutate/play-mutants.ts";
import type { RunNotes } from "../../src/mutate/run-notes.ts";
import type { RunOptions, SuiteRun } from "../../src/mutate/suite.ts";
import { mutantAt, reachedIn, runOf, suiteOf } from "./support.ts";

interface Playing {
  readonly places: readonly string[];
  readonly reached: readonly RunNotes["reached"][];
  readonly jobs?: number;
  readonly play: (options: RunOptions) => SuiteRun;
}

/** A run without a mutant that passes. */
const passes = runOf({ notes: { reached: [reachedIn("a", "x")] } });

const comparison = { file: "a", test: "compares", isAssertion: true };
const failureOfApp = { file: "b", test: "syncs", isAssertion: false };
/** It fails with the right bank, too. */
const known = { file: "c", test: "is expected to fail", isAssertion: false };

const options = { command: ["npx", "vitest", "run"], jobs: 1, tell() {}, onPlayed() {} };

function reachOf(reached: Playing["reached"]) {
  return { milliseconds: 2_000, places: Map.groupBy(reached, ({ place }) => place), failed: [known] };
}

async function play({ places, reached, jobs = 1, play }: Playing) {
  const { suite, runs } = suiteOf(play);
  const told: string[] = [];
  const results = await playMutants({
    ...options,
    suite,
    mutants: places.map(mutantAt),
    reach: reachOf(reached),
    jobs,
    tell: (text) => told.push(text),
  });
  return { results: results.map(({ mutant: { id }, outcome }) => [id, outcome]), runs, told };
}

/** The mutants of the runs, with the files that they play. */
function played(runs: readonly RunOptions[]) {
  return runs.map(({ mutant, command }) => [
    mutant?.id ?? "right",
    command.slice(command.indexOf("run") + 1).join(" "),
  ]);
}

const flags = "--bail=1 --coverage.enabled=false";

describe("playMutants", () => {
  test.each([
    ["wrong", { end: "green" }, "not_noticed"],
    ["wrong", { end: "red" }, "noticed"],
    ["wrong", { end: "decided", notes: { failed: [comparison] } }, "noticed"],
    ["wrong", { end: "green", notes: { failed: [known] } }, "not_noticed"],
    ["wrong", { end: "red", notes: { failed: [known] } }, "noticed"],
    ["wrong", { end: "late" }, "noticed"],
    ["wrong", { end: "decided", notes: { aside: ["why"] } }, "set_aside"],
    ["permitted/x", { end: "green" }, "accepted"],
    ["permitted/x", { end: "red" }, "not_accepted"],
  ] as const)("says of %s whose run is %o that it is %s", async (place, run, outcome) => {
    const { results } = await play({
      places: [place, "unreached"],
      reached: [reachedIn("a", place)],
      play: ({ mutant }) => (mutant === undefined ? passes : runOf(run)),
    });
    expect(results).toEqual([
      [place, outcome],
      ["unreached", "not_reached"],
    ]);
  });

  test.each([
    [{ end: "red", notes: { failed: [comparison] } }, "accepted", undefined],
    [{ end: "red" }, "not_accepted", undefined],
    [{ end: "decided", notes: { failed: [comparison, failureOfApp] } }, "not_accepted", { file: "b", test: "syncs" }],
  ] as const)("says of a new value whose run is %o that it is %s", async (run, outcome, failedIn) => {
    const { suite, runs } = suiteOf(({ mutant }) => (mutant === undefined ? passes : runOf(run)));
    const mutant: Mutant = {
      ...mutantAt("permitted/new-value/x.y"),
      change: { kind: "value", type: "x", path: ["y"], how: "other", values: ["future_value"] },
    };
    const [result] = await playMutants({
      ...options,
      suite,
      mutants: [mutant],
      reach: reachOf([reachedIn("a", mutant.place)]),
    });
    expect(result).toMatchObject({ outcome });
    expect(result?.failedIn).toEqual(failedIn);
    // Behind a test that compares the value, the app may fail.
    expect(runs.at(-1)?.command).not.toContain("--bail=1");
  });

  test("plays the test files that reach a mutant, after all of them with the right bank", async () => {
    const { runs, told } = await play({
      places: ["x", "y", "outside"],
      reached: [reachedIn("b", "x"), reachedIn("a", "x"), reachedIn("c", "y"), reachedIn(null, "outside")],
      play: () => passes,
    });
    expect(told).toEqual([]);
    expect(played(runs)).toEqual([
      ["right", flags],
      ["x", `${flags} a b`],
      ["y", `${flags} c`],
      ["outside", flags],
    ]);
    expect(runs.at(-1)?.timeout).toBe(20_000);
  });

  test("skips other test files of node:test, and passes the command as it is", async () => {
    const { runs } = await play({
      places: ["x"],
      reached: [reachedIn("a", "x", "node"), reachedIn("b", "y", "node")],
      play: () => passes,
    });
    expect(runs).toMatchObject([{ mutant: { id: "x" }, command: ["npx", "vitest", "run"], skipped: ["b"] }]);
  });

  test.each([
    ["fails", runOf({ end: "red" })],
    ["runs no test", runOf({})],
  ])("plays all files if the command with the names of files %s", async (_, narrowed) => {
    const { runs, told } = await play({
      places: ["x"],
      reached: [reachedIn("a", "x")],
      play: ({ command }) => (command.length > 3 ? narrowed : passes),
    });
    expect(told).toEqual([expect.stringContaining("each run plays all of them")]);
    expect(played(runs)).toEqual([
      ["right", `${flags} a`],
      ["x", ""],
    ]);
  });

  test("plays one run at a time if two of them disturb each other", async () => {
    let running = 0;
    const { runs, told } = await play({
      places: ["x"],
      reached: [reachedIn("a", "x")],
      jobs: 4,
      play: ({ mutant }) => (mutant === undefined && ++running === 2 ? runOf({ end: "red" }) : passes),
    });
    expect(told).toEqual([expect.stringContaining("one run at a time")]);
    expect(played(runs).map(([mutant]) => mutant)).toEqual(["right", "right", "right", "x"]);
  });

  test.each([
    ["a test that fails", { failed: [failureOfApp] }, true],
    ["a mutant that is set aside", { aside: ["why"] }, true],
    ["a test that fails with the right bank, too", { failed: [known] }, false],
  ])("says whether %s decides a run", async (_, notes, isDecided) => {
    const { runs } = await play({ places: ["x"], reached: [reachedIn("a", "x")], play: () => passes });
    expect(runs.at(-1)?.isDecided?.({ failed: [], aside: [], ...notes })).toBe(isDecided);
  });

  test("returns what it knows if the user stops it", async () => {
    const { results } = await play({
      places: ["x", "y", "z"],
      reached: [reachedIn("a", "x"), reachedIn("a", "y"), reachedIn("a", "z")],
      play: ({ mutant }) => (mutant?.id === "y" ? runOf({ end: "stopped" }) : passes),
    });
    expect(results).toEqual([
      ["x", "not_noticed"],
      ["y", "reached"],
      ["z", "reached"],
    ]);
  });
});
