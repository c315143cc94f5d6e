import type { TracedCall } from "@sandbank/engine";
import { useState } from "preact/hooks";
import { announce } from "../../parts/announcer.tsx";
import type { Tried } from "../../source/messages.ts";
import { entryBefore, requestOf } from "./repeated-call.ts";

/** The runs of a request in a fork. */
export interface Fork {
  readonly isRunning: boolean;
  /** The result of the latest run; null before the first one. */
  readonly tried: Tried | null;
  /** Why the latest run failed; null if it did not. */
  readonly problem: string | null;
  readonly run: () => Promise<void>;
}

const nothing = { isRunning: false, tried: null, problem: null };

/**
 * Runs a request again in a fork of the bank as it was before the request. The worker forks the bank, so the bank
 * itself does not change.
 */
export function useFork(call: TracedCall): Fork {
  const [state, setState] = useState<Omit<Fork, "run">>(nothing);
  return {
    ...state,
    async run() {
      setState({ ...nothing, isRunning: true });
      try {
        const { tryCall } = await import("../../store/time-travel.ts");
        const tried = await tryCall(requestOf(call), entryBefore(call));
        setState({ ...nothing, tried });
        announce(`The request ran in a fork: ${tried.response.status}.`);
      } catch (error) {
        setState({ ...nothing, problem: (error as Error).message });
      }
    },
  };
}
