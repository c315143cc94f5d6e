import { sweep } from "@sandbank/testing/sweep";
import { describe, expect, test } from "vitest";
import { isFullVolume } from "../../../../tests/support/volume.ts";
import { durableApps, slowApps } from "./apps/index.ts";
import { reportOf } from "./apps/report-of.ts";

// At full volume with all faults, and a report that is the same in each of five plays. Otherwise each app with crashes, and
// each bug with the first fault that reveals it.
describe.each(isFullVolume ? [...durableApps, ...slowApps] : durableApps)("$name", ({ bugs, styles, optionsOf }) => {
  test.for(styles)("a correct app survives every fault: %s", async (style) => {
    const { points } = await sweep({ ...optionsOf(style), ...(!isFullVolume && { faults: ["crash"] }) });
    expect(points).toBeGreaterThan(5);
  });

  test.runIf(isFullVolume).for(styles)("a correct app survives every pair of faults: %s", async (style) => {
    await sweep({ ...optionsOf(style), depth: 2, faults: ["crash", "outage", "lost_response", "concurrent"] });
  });

  test.for(Object.entries(bugs))("finds a bug: %s", async ([bug, faults]) => {
    const [first = "crash"] = faults;
    const options = isFullVolume ? optionsOf(bug) : { ...optionsOf(bug), faults: [first] };
    const report = await reportOf(options);
    expect(report.faults).toEqual(isFullVolume ? faults : [first]);
    expect(report.message.split("\n").length).toBeLessThanOrEqual(60);
    for (let play = 2; isFullVolume && play <= 5; play++) expect(await reportOf(options)).toEqual(report);
  });
});
