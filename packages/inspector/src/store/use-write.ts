import { useState } from "preact/hooks";
import type { AdminParams, AdminResult } from "sandbank/client";
import type { AdminOperationName } from "../generated/admin-operations.ts";
import { perform } from "./perform.ts";

interface State {
  readonly isRunning: boolean;
  /** Why the latest run failed; null if it did not. */
  readonly problem: string | null;
}

/** Runs work that the user requests. */
export interface Work extends State {
  /** Resolves with the result, or with undefined if the work failed: `problem` then has the reason. */
  run<Result>(work: () => Promise<Result>): Promise<Result | undefined>;
}

export function useWork(): Work {
  const [state, setState] = useState<State>({ isRunning: false, problem: null });
  return {
    ...state,
    async run(work) {
      const asked = document.activeElement;
      setState({ isRunning: true, problem: null });
      try {
        const result = await work();
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

/** Runs changes that the user requests: operations of the admin API. */
export interface Write extends State {
  run<Name extends AdminOperationName>(name: Name, params?: AdminParams<Name>): Promise<AdminResult<Name> | undefined>;
}

export function useWrite(): Write {
  const { run, ...state } = useWork();
  return { ...state, run: (name, params) => run(() => perform(name, params)) };
}

/** Returns the focus to the button that asked: a button that is disabled while the work runs loses it. */
function returnFocus(asked: Element | null): void {
  // After the button is enabled again.
  setTimeout(() => {
    if (asked instanceof HTMLElement && document.activeElement === document.body) asked.focus();
  });
}
