import { startProcess } from "./app-process.ts";
import { countCalls } from "./boundaries.ts";
import { openGate } from "./store-gate.ts";
import type { StoreGate } from "./stores/store-adapter.ts";
import { createTimeline } from "./timeline.ts";

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
  return openGate({ process: startProcess(advanceProgress), timeline, calls, held: null });
}
