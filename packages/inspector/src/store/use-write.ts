import { useState } from "preact/hooks";
import type { AdminParams, AdminResult } from "sandbank/client";
import type { AdminOperationName } from "../generated/admin-operations.ts";
import { perform } from "./perform.ts";

/** Runs changes that the user requests. */
export interface Write {
  readonly isRunning: boolean;
  /** The error of the latest change; null if it succeeded. */
  readonly problem: string | null;
  /**
   * Performs an admin operation. Resolves with its result, or with undefined if it failed: `problem` then has the
   * reason.
   */
  run<Name extends AdminOperationName>(name: Name, params?: AdminParams<Name>): Promise<AdminResult<Name> | undefined>;
}

export function useWrite(): Write {
  const [state, setState] = useState<Pick<Write, "isRunning" | "problem">>({ isRunning: false, problem: null });
  return {
    ...state,
    async run(name, params) {
      const asked = document.activeElement;
      setState({ isRunning: true, problem: null });
      try {
        const result = await perform(name, params);
        setState({ isRunning: false, problem: null });
        return result;
      } catch (error) {
        setState({ isRunning: false, problem: (error as Error).message });
        return undefined;
      } finally {
        returnFocus(asked);
      }
    },
  };
}

/** Returns the focus to the button that asked: a button that is disabled while the change runs loses it. */
function returnFocus(asked: Element | null): void {
  // After the button is enabled again.
  setTimeout(() => {
    if (asked instanceof HTMLElement && document.activeElement === document.body) asked.focus();
  });
}
