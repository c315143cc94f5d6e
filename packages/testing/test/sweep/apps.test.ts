import { SweepError, sweep } from "@sandbank/testing/sweep";
import { describe, expect, test } from "vitest";
import { apps } from "./apps/index.ts";
import type { AppProof } from "./apps/proof.ts";

/** Plays a sweep that finds a bug. Returns its report and the faults that revealed the bug. */
async function reportOf({ optionsOf }: AppProof, bug: string) {
  const error = await sweep(optionsOf(bug)).then(
    () => expect.fail("The sweep found nothing."),
    (error: unknown) => error,
  );
  if (!(error instanceof SweepError)) throw error;
  return { message: error.message, faults: [...new Set(error.failures.map(({ fault }) => fault))] };
}

describe.each(apps)("$name", (app) => {
  test("a correct app survives every fault", async () => {
    const { points, runs } = await sweep(app.optionsOf("correct"));
    expect(points).toBeGreaterThan(5);
    expect(runs).toBeGreaterThan(points);
  });

  test.for(Object.entries(app.bugs))("finds the bug: %s", async ([bug, faults]) => {
    const report = await reportOf(app, bug);
    expect(report.faults).toEqual(faults);
    expect(await reportOf(app, bug)).toEqual(report);
    expect(await reportOf(app, bug)).toEqual(report);
  });
});
