import type { BankOptions } from "../state/options.ts";
import type { Step } from "../steps/step.ts";

/** A short way to something that `bank.coverage()` counts. */
export interface Program {
  /** What the bank must be opened with. Default: any bank does. */
  readonly options?: Pick<BankOptions, "environment" | "rateLimit">;
  readonly steps: readonly Step[];
}
