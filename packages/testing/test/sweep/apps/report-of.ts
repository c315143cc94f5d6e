import { SweepError, type SweepOptions, sweep } from "@sandbank/testing/sweep";
import { expect } from "vitest";

/** Plays a sweep that finds a bug. Returns its report and the faults that revealed the bug. */
export async function reportOf(options: SweepOptions<unknown, object>) {
  const error = await sweep(options).then(
    () => expect.fail("The sweep found nothing."),
    (error: unknown) => error,
  );
  if (!(error instanceof SweepError)) throw error;
  return { message: error.message, faults: [...new Set(error.failures.map(({ fault }) => fault))] };
}
