import { ProcessCrash } from "./process-crash.ts";

/** One life of the app: from its start to a crash or to the end of the run. */
export interface AppProcess {
  isDead(): boolean;
  /** Ends the process. Nothing that it still does has an effect. */
  crash(): void;
  /** Rejects at the crash. */
  readonly crashed: Promise<never>;
  /** Aborted at the crash. */
  readonly signal: AbortSignal;
}

export function startProcess(onCrash: () => void): AppProcess {
  const controller = new AbortController();
  let fail: (error: ProcessCrash) => void = () => {};
  const crashed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  crashed.catch(() => {});
  return {
    isDead: () => controller.signal.aborted,
    crash() {
      if (controller.signal.aborted) return;
      const error = new ProcessCrash();
      controller.abort(error);
      fail(error);
      onCrash();
    },
    crashed,
    signal: controller.signal,
  };
}
