import type { TraceStep } from "@sandbank/engine";
import { useEffect } from "preact/hooks";
import { cached, type Read, refresh } from "./cache.ts";
import { type ReadSteps, readMissingSteps, steps, unread } from "./steps.ts";
import { live } from "./store.ts";

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
