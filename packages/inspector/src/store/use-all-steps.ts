import type { TraceStep } from "@sandbank/engine";
import { MOST_STEPS } from "sandbank/private/read-defaults";
import type { Read } from "./cache.ts";
import { isReadOnly } from "./store.ts";
import { useRead } from "./use-read.ts";
import { useSteps } from "./use-steps.ts";

/** Returns the steps of the shown source, oldest first: of the live bank, a session, or an instant of the past. */
export function useAllSteps(): Read<readonly TraceStep[]> {
  // The navigation also reads the number of steps.
  const past = useRead("trace", { last: isReadOnly.value ? MOST_STEPS : 0 });
  const now = useSteps();
  if (!isReadOnly.value) return now;
  if (past.state !== "ready") return past;
  return { state: "ready", data: past.data.steps as unknown as readonly TraceStep[] };
}
