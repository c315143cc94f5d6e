import { describe, expect, test, vi } from "vitest";
import { noteSignal, signalOfTest } from "../../src/open-banks.ts";
import { openProgress } from "../../src/sweep/progress.ts";
import { silently } from "../../src/sweep/silence.ts";
import { SweepError, type SweepOptions, sweep } from "../../src/sweep.ts";
import { test as bankTest } from "../../src/vitest.ts";
import { failuresOf, type Kept, type Ledger, ledgerSweep } from "./support.ts";

describe("the progress of a sweep", () => {
  test("prints a line every five seconds, with the time that is left", () => {
    let time = 0;
    const print = vi.fn();
    const progress = openProgress({ now: () => time, print });
    for (const [runs, at, failed] of [
      [1, 100, 0],
      [50, 5_000, 0],
      [51, 5_100, 0],
      [99, 9_999, 0],
      [100, 10_000, 2],
      [198, 20_000, 2],
    ] as const) {
      time = at;
      progress.show(runs, 198, failed);
    }
    expect(print.mock.calls.flat()).toEqual([
      "[sandbank] sweep: 50 of 198 runs in 5 s, about 15 s left",
      "[sandbank] sweep: 100 of 198 runs in 10 s, 2 failed, about 10 s left",
    ]);
  });

  test("prints with console.info, also where no terminal is", () => {
    let time = 0;
    const info = vi.spyOn(console, "info").mockImplementation(() => {});
    const progress = openProgress({ now: () => time });
    time = 6_000;
    progress.show(3, 6, 0);
    expect(info.mock.calls).toEqual([["[sandbank] sweep: 3 of 6 runs in 6 s, about 6 s left"]]);
    info.mockRestore();
  });
});

test("two sweeps at once print their progress, and leave the console as it was", async () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  const ends = [() => {}, () => {}];
  const sweeps = ends.map((_, index) => silently(() => new Promise<void>((resolve) => (ends[index] = resolve))));
  let time = 0;
  const progress = openProgress({ now: () => time });
  console.info("of the app");
  time = 6_000;
  progress.show(3, 6, 0);
  ends[0]?.();
  await sweeps[0];
  console.info("of the app");
  ends[1]?.();
  await sweeps[1];
  console.info("after the sweeps");
  expect(info.mock.calls.flat()).toEqual(["[sandbank] sweep: 3 of 6 runs in 6 s, about 6 s left", "after the sweeps"]);
  info.mockRestore();
});

/** Aborts a signal when the app has been started so many times. */
function abortAt(starts: number, bug: "none" | "no mark", reason: unknown): SweepOptions<Ledger, Kept> {
  const controller = new AbortController();
  const options = ledgerSweep(bug);
  let started = 0;
  return {
    ...options,
    faults: ["duplicate", "concurrent"],
    signal: controller.signal,
    start: (parts) => {
      if (++started === starts) controller.abort(reason);
      return options.start(parts);
    },
  };
}

describe("a signal that is aborted", () => {
  const timeout = new DOMException("too slow", "TimeoutError");
  const timedOut = new Error("Test timed out in 5000ms.\nIf this is a long-running test, pass a timeout value.");

  test("ends the sweep with the failures so far", async () => {
    const { failures, message } = await failuresOf(abortAt(6, "no mark", timeout));
    expect(failures).toMatchObject([{ only: "duplicate at webhook transaction.created #1", count: 1 }]);
    expect(message).toMatch(
      /^\[sandbank\] 1 of 3 runs failed, all in one way:\nThe sweep stopped\. Its signal was aborted after 3 of 12 runs \(too slow\)\. Give it more time, name\nfewer `faults`, or shorten the story\.\n\n1\. duplicate/,
    );
  });

  test("ends a sweep without failures, which does not pass", async () => {
    const { failures, message } = await failuresOf(abortAt(4, "none", timeout));
    expect(failures).toEqual([]);
    expect(message.split("\n\nLeft out: ")[0]).toBe(
      "[sandbank] None of the runs that were played failed.\nThe sweep stopped. Its signal was aborted after 1 of 12 runs (too slow). Give it more time, name\nfewer `faults`, or shorten the story.",
    );
  });

  test("prints the failures, too, if the test has timed out: its runner no longer takes an error", async () => {
    const print = vi.spyOn(console, "error").mockImplementation(() => {});
    const { message } = await failuresOf(abortAt(6, "no mark", timedOut));
    expect(print.mock.calls).toEqual([[message]]);
    expect(message).toContain("(Test timed out in 5000ms). Give it");
    print.mockRestore();
  });

  bankTest("is that of the test, if a fixture opened the bank", async ({ bank, signal }) => {
    expect(signalOfTest(bank)).toBe(signal);
    noteSignal(bank, AbortSignal.abort(timeout));
    await expect(sweep({ ...ledgerSweep(), bank })).rejects.toThrow("Its signal was aborted before its first run");
  });

  test("plays nothing if it was aborted before", async () => {
    const story = vi.fn();
    const error = await sweep({ ...ledgerSweep(), story, signal: AbortSignal.abort(timeout) }).catch((error) => error);
    expect(error).toBeInstanceOf(SweepError);
    expect(story).not.toHaveBeenCalled();
  });

  test("is an AbortSignal", async () => {
    await expect(sweep({ ...ledgerSweep(), signal: new AbortController() as never })).rejects.toThrow(
      "signal is an object. Pass an AbortSignal, such as `AbortSignal.timeout(55_000)` or that of the test.",
    );
  });
});
