import type { BankOptions } from "../state/options.ts";
import type { Step } from "../steps/step.ts";

/** The steps that reach one or more entries of `bank.coverage()`. */
export interface Program {
  /** The options that the bank needs. Default: any bank suffices. */
  readonly options?: Pick<BankOptions, "environment" | "rateLimit" | "schedules">;
  readonly steps: readonly Step[];
}
