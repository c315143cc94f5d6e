const given = process.env["SANDBANK_TEST_VOLUME"];
if (given !== undefined && given !== "full" && given !== "usual") {
  throw new Error(`SANDBANK_TEST_VOLUME is "${given}". Set it to "usual" or "full", or unset it for the quick volume.`);
}

/** Whether costly tests play all their cases, as in `.ci/full`. */
export const isFullVolume = given === "full";

/** Whether costly tests play few cases, as in `npm test`. */
export const isQuick = given === undefined;

/** The size of a costly test: in `.ci/full`, in `.ci/run`, and in `npm test`. */
export function volume<Size>(full: Size, usual: Size, quick = usual): Size {
  if (isFullVolume) return full;
  return isQuick ? quick : usual;
}

/** All rows of a table; in `npm test` the first of every `count` rows. */
export function spread<Row>(rows: readonly Row[], count: number): readonly Row[] {
  return isQuick ? rows.filter((_, index) => index % count === 0) : rows;
}

interface Seed {
  readonly name: string;
  readonly seed: number;
}

/** The seeds of a random test: one that is always the same and, except in `npm test`, one of this run. A failure prints its seed. */
export function seeds(fixed: number): readonly Seed[] {
  const same = { name: "fixed", seed: fixed };
  return isQuick ? [same] : [same, { name: "fresh", seed: Math.floor(Math.random() * 0x7fff_ffff) }];
}

/**
 * How many smaller cases are tried after a failure. Shrinking ends by count, not by time, so that a slow machine prints
 * the same case as a fast one.
 */
export const MOST_SHRINKS = 2_000;
