import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import type { AdminParams, AdminResult } from "sandbank/client";
import type { AdminOperationName } from "../generated/admin-operations.ts";
import { isMoving, live, server } from "./store.ts";

/** A move of the clock, what happened meanwhile, and the bank that it happened in. */
export type ClockMove = AdminResult<"clock.advance"> & { readonly of: unknown };

/** The latest move of the clock that the user of this page asked for; null once the user has dismissed it. */
export const clockMove = signal<ClockMove | null>(null);

const MOMENT_MS = 400;

/** Performs an admin operation that the user asks for. Rejects as `Source.admin` does. */
export async function perform<Name extends AdminOperationName>(
  name: Name,
  params?: AdminParams<Name>,
): Promise<AdminResult<Name> | undefined> {
  const isMove = /^clock\.(?:advance|to|next)$/.test(name);
  const timer = setTimeout(() => {
    if (isMove) isMoving.value = true;
  }, MOMENT_MS);
  try {
    // Without a bank, the page only offers operations of the server.
    const of = live.value;
    const result = await (of ?? server.value)?.admin(name, params);
    if (result !== undefined && "ran" in result) clockMove.value = { ...(result as AdminResult<"clock.advance">), of };
    return result;
  } finally {
    clearTimeout(timer);
    if (isMove) isMoving.value = false;
  }
}

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
