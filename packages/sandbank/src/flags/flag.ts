/** A flag of a command, `--name` or `--name VALUE`. */
export interface Flag {
  readonly type: "string" | "boolean";
  /** Whether the flag can be given more than once. */
  readonly multiple?: boolean;
  /** The value of a flag that is given without one. */
  readonly bare?: string;
  /** The values that are accepted. Default: any. */
  readonly values?: readonly string[];
  /** Stands for the value in help texts. */
  readonly placeholder?: string;
  readonly summary: string;
  /** A variable of the environment that stands for the flag. */
  readonly env?: string;
  /** What holds without the flag, as it would be written. */
  readonly default?: string;
}

/** The value of a flag that was given: a list if the flag can be given more than once. */
export type FlagValue = string | boolean | readonly string[];
