const given = process.env["SANDBANK_TEST_VOLUME"];
if (given !== undefined && given !== "full") {
  throw new Error(`SANDBANK_TEST_VOLUME is "${given}". Set it to "full", or unset it for the usual volume.`);
}

/**
 * Whether the slow property tests play all their runs. `.ci/full` sets this. `npm test` plays fewer runs, to stay short.
 */
export const isFullVolume = given === "full";

/** The size of a slow test: at full volume, and otherwise. */
export const volume = <Played>(full: Played, usual: Played): Played => (isFullVolume ? full : usual);

/**
 * How many smaller cases are tried after a failure. Shrinking ends by count, not by time, so that a slow machine prints
 * the same case as a fast one.
 */
export const MOST_SHRINKS = 2_000;
