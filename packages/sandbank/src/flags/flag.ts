/** A flag of a command, `--name` or `--name VALUE`. */
export interface Flag extends Value {
  readonly type: "string" | "boolean";
  /** Whether the command line must have it. */
  readonly required?: true;
  /** Whether the flag can be given more than once. */
  readonly multiple?: boolean;
  /** The value of the flag if it is written without one. */
  readonly bare?: string;
  /** The name of the value in help texts. */
  readonly placeholder?: string;
  readonly summary: string;
  /** The environment variable that sets the flag. */
  readonly env?: string;
  /** The default, as it would be written. */
  readonly default?: string;
}

/** The values that a text on the command line may have. */
export interface Value {
  /** The accepted values. Default: any. */
  readonly values?: readonly string[];
  readonly rule?: Rule;
}

/** Returns what to write instead of a wrong text, in a sentence; undefined for a right one. */
export type Rule = (text: string) => string | undefined;

/** The values that a command line gives to flags, by name. One that it does not give is absent. */
export type FlagValues<Flags extends Readonly<Record<string, Flag>>> = {
  readonly [Name in keyof Flags as Flags[Name] extends { readonly required: true } ? Name : never]: ValueOf<
    Flags[Name]
  >;
} & {
  readonly [Name in keyof Flags]?: ValueOf<Flags[Name]> | undefined;
};

type ValueOf<F extends Flag> = F extends { readonly type: "boolean" }
  ? true
  : F extends { readonly multiple: true }
    ? readonly TextOf<F>[]
    : TextOf<F>;

type TextOf<F extends Flag> = F extends { readonly values: readonly (infer Text extends string)[] } ? Text : string;

/** The value of a flag: a list if the flag can be given more than once. */
export type FlagValue = string | boolean | readonly string[];
