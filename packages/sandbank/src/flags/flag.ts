/** A flag of a command, `--name` or `--name VALUE`. */
export interface Flag {
  readonly type: "string" | "boolean";
  /** Whether the flag can be given more than once. */
  readonly multiple?: boolean;
  /** The value of the flag if it is written without one. */
  readonly bare?: string;
  /** The accepted values. Default: any. */
  readonly values?: readonly string[];
  /** The name of the value in help texts. */
  readonly placeholder?: string;
  readonly summary: string;
  /** The environment variable that sets the flag. */
  readonly env?: string;
  /** The default, as it would be written. */
  readonly default?: string;
}

/** The value of a flag: a list if the flag can be given more than once. */
export type FlagValue = string | boolean | readonly string[];
