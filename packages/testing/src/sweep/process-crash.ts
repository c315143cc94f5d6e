/** The error of a synchronous boundary in a process that has crashed. Its effects are discarded, and so is the error. */
export class ProcessCrash extends Error {
  override readonly name = "ProcessCrash";

  constructor() {
    super("[sandbank] The process has crashed: this is part of a fault sweep, and nothing that it still does counts.");
  }
}

/** Whether an error is a `ProcessCrash`, or was caused by one. */
export function isProcessCrash(error: unknown): boolean {
  for (let cause = error, depth = 0; depth < 10; depth++) {
    if (cause instanceof ProcessCrash) return true;
    if (typeof cause !== "object" || cause === null) return false;
    cause = (cause as { readonly cause?: unknown }).cause;
  }
  return false;
}
