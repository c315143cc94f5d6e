import { startProcess } from "../../src/sweep/app-process.ts";
import { countCalls } from "../../src/sweep/boundaries.ts";
import { noSlowCalls } from "../../src/sweep/slow-calls.ts";
import { openGate } from "../../src/sweep/store-gate.ts";
import type { StoreGate } from "../../src/sweep/stores/store-adapter.ts";
import { createTimeline } from "../../src/sweep/timeline.ts";

/** Opens the gate to the store of a process that meets no fault, to measure what a boundary costs. */
export function undisturbedGate(): StoreGate {
  const timeline = createTimeline({
    plan: [],
    onEnd: (error) => {
      throw error;
    },
    latestStep: () => 0,
  });
  const { advanceProgress } = timeline;
  const calls = countCalls(advanceProgress);
  return openGate({ process: startProcess(advanceProgress), timeline, calls, slow: noSlowCalls, held: null });
}
