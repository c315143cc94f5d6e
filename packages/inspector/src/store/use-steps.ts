import type { TraceStep } from "@sandbank/engine";
import { useEffect } from "preact/hooks";
import { MOST_STEPS } from "sandbank/private/read-defaults";
import { cached, type Read, refresh } from "./cache.ts";
import { type ReadSteps, readMissingSteps, steps, unread } from "./steps.ts";
import { isReadOnly, live } from "./store.ts";
import { useRead } from "./use-read.ts";

/** Returns the steps of the live bank, oldest first: those that the server keeps, and those that arrived afterwards. */
export function useSteps(): Read<readonly TraceStep[]> {
  const from = live.value;
  const count = unread.value;
  const key = from === null ? "" : `${from.key} steps`;
  useEffect(() => {
    if (from === null) return;
    const read: ReadSteps = async (params) => (await from.admin("trace", params)).steps as unknown as TraceStep[];
    void refresh(
      cached(key),
      () => unread.peek(),
      () => readMissingSteps(read),
    );
  }, [from, key, count]);
  const state = cached(key).read.value;
  // Shows the latest steps while older ones are loading.
  const isShown = state.state === "ready" || (state.state === "loading" && steps.value.length > 0);
  return isShown ? { state: "ready", data: steps.value } : (state as Read<never>);
}

/** Returns the steps of the shown source, oldest first: of the live bank, a session, or an instant of the past. */
export function useAllSteps(): Read<readonly TraceStep[]> {
  // The navigation also reads the number of steps.
  const past = useRead("trace", { last: isReadOnly.value ? MOST_STEPS : 0 });
  const now = useSteps();
  if (!isReadOnly.value) return now;
  if (past.state !== "ready") return past;
  return { state: "ready", data: past.data.steps as unknown as readonly TraceStep[] };
}
