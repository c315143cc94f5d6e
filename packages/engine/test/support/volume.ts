const given = process.env["SANDBANK_TEST_VOLUME"];
if (given !== undefined && given !== "full") {
  throw new Error(`SANDBANK_TEST_VOLUME is "${given}". Set it to "full", or unset it for the usual volume.`);
}

/** Whether the costly property tests play all their runs. `.ci/run` sets this; `npm test` plays fewer and stays short. */
export const isFullVolume = given === "full";

/** What a costly test plays: at full volume, and as a rule. */
export const volume = <Played>(full: Played, usual: Played): Played => (isFullVolume ? full : usual);

/**
 * How many shorter cases are tried after a failure. Shrinking ends by count, never by time: a slow machine prints the
 * same case as a fast one.
 */
export const MOST_SHRINKS = 2_000;
