const given = process.env["SANDBANK_TEST_VOLUME"];
if (given !== undefined && given !== "full") {
  throw new Error(`SANDBANK_TEST_VOLUME is "${given}". Set it to "full", or leave it out for a tenth of the runs.`);
}

/** Whether the costly property tests play all their runs, as `.ci/run` has them do. */
export const isFullVolume = given === "full";

/** How many runs a costly property test plays: all of them, or a tenth, so that `npm test` stays short. */
export const runsOf = (full: number): number => (isFullVolume ? full : Math.ceil(full / 10));

/**
 * How many shorter cases are tried after a failure. Shrinking ends by count, never by time: a slow machine prints the
 * same case as a fast one.
 */
export const MOST_SHRINKS = 2_000;
