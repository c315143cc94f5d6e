import { useState } from "preact/hooks";
import type { AdminParams, AdminResult } from "sandbank/client";
import type { AdminOperationName } from "../generated/admin-operations.ts";
import { live, server } from "./store.ts";

/** A change that the user asks for. */
export interface Write {
  readonly isRunning: boolean;
  /** Why the last one failed; null if it did not. */
  readonly problem: string | null;
  /** Does an admin operation. Resolves with its result, or with undefined if it failed: `problem` says why. */
  run<Name extends AdminOperationName>(name: Name, params?: AdminParams<Name>): Promise<AdminResult<Name> | undefined>;
}

export function useWrite(): Write {
  const [state, setState] = useState<Pick<Write, "isRunning" | "problem">>({ isRunning: false, problem: null });
  return {
    ...state,
    async run(name, params) {
      setState({ isRunning: true, problem: null });
      try {
        // Without a bank, only operations of the server are offered.
        const result = await (live.value ?? server.value)?.admin(name, params);
        setState({ isRunning: false, problem: null });
        return result;
      } catch (error) {
        setState({ isRunning: false, problem: (error as Error).message });
        return undefined;
      }
    },
  };
}
