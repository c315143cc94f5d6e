import { sweep } from "@sandbank/testing/sweep";
import { describe, expect, test } from "vitest";
import { isFullVolume, isQuick, spread } from "../../../../tests/support/volume.ts";
import { apps } from "./apps/index.ts";
import { reportOf } from "./apps/report-of.ts";

describe.each(spread(apps, 6))("$name", ({ bugs, optionsOf }) => {
  const found = spread(
    Object.entries(bugs).filter(([, faults]) => faults.length > 0),
    2,
  );
  const deep = Object.entries(bugs).filter(([, faults]) => faults.length === 0);

  test("a correct app survives every fault", async () => {
    const { points, runs } = await sweep(optionsOf("correct"));
    expect(points).toBeGreaterThan(5);
    expect(runs).toBeGreaterThan(points);
  });

  test.for(found)("finds a bug: %s", async ([bug, faults]) => {
    // At full volume with all faults, and a report that is the same in each of five plays.
    const options = isFullVolume ? optionsOf(bug) : { ...optionsOf(bug), faults };
    const report = await reportOf(options);
    expect(report.faults).toEqual(faults);
    expect(report.message.split("\n").length).toBeLessThanOrEqual(60);
    for (let play = 2; isFullVolume && play <= 5; play++) expect(await reportOf(options)).toEqual(report);
  });

  test.skipIf(isQuick).for(deep)("finds a bug only with two faults in a run: %s", async ([bug]) => {
    await sweep(optionsOf(bug));
    const { message } = await reportOf({ ...optionsOf(bug), depth: 2, faults: ["crash", "outage"] });
    expect(message).toContain(", then ");
  });
});

test
  .runIf(isFullVolume)
  .for(["an outbox with a worker", "an approval flow of several steps", "parallel sends with keys by chance"])(
  "a correct app survives every pair of faults: %s",
  async (name) => {
    const app = apps.find((each) => each.name === name) ?? expect.fail(`There is no app ${name}.`);
    const { runs } = await sweep({ ...app.optionsOf("correct"), depth: 2 });
    expect(runs).toBeGreaterThan(100);
  },
);

test("a correct app that works after the response survives two errors, or an error and a late webhook", async () => {
  const app = apps.find(({ name }) => name.startsWith("an inbox")) ?? expect.fail("There is no inbox.");
  await sweep({ ...app.optionsOf("correct"), depth: 2, faults: ["outage", "late"] });
});
