import type * as z from "zod";
import type { AdminClient } from "../client.ts";
import type { Flag, FlagValue, FlagValues, Value } from "../flags/flag.ts";
import type { commonFlags } from "./common-flags.ts";
import type { Paint } from "./output/paint.ts";

/** An argument without a flag. */
export interface Positional extends Value {
  readonly name: string;
  readonly summary: string;
  readonly optional?: boolean;
  /** Whether it accepts all remaining arguments. Only the last positional argument can. */
  readonly rest?: boolean;
  /** Whether it is written last, after the flags and `--`, because its values may look like flags. */
  readonly isSeparate?: boolean;
}

/** The arguments and streams of a command. Each value is one that its flag or argument accepts. */
export interface CommandCall<Flags = Readonly<Record<string, FlagValue | undefined>>> {
  /** The first value of each positional argument, by name. */
  readonly args: Readonly<Record<string, string | undefined>>;
  /** The values of the last positional argument, if it accepts all remaining ones. */
  readonly rest: readonly string[];
  readonly flags: Flags;
  readonly io: CommandIo;
  /**
   * Finds the running server. Rejects with a `NoServerError`, and with an `AdminError` for a bank that does not exist but must.
   * `needsBank`: whether it must. Default: as `bank` of the command says.
   */
  client(needsBank?: boolean): Promise<AdminClient>;
}

/** The surroundings and the streams of a command. */
export interface CommandIo extends Page {
  /** Writes to the result: a line, or a document. */
  readonly out: (text: string) => void;
  /** Writes everything that is not the result. */
  readonly err: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly directory: string;
  readonly isJson: boolean;
  readonly isQuiet: boolean;
  readonly isTerminal: boolean;
  /** Aborts at the first SIGINT, SIGTERM or SIGHUP. Its reason is the name of that signal. */
  readonly signal: AbortSignal;
  /** Displays the progress of long work in a line of the terminal, which the next call replaces. Null removes it. */
  readonly progress: (text: string | null) => void;
}

/** Names of objects for people, by id. An object without a name there is shown by its id. */
export type Names = Readonly<Record<string, string>>;

/** The width and the colors that text for people has to fit. */
export interface Page {
  /** The number of columns; `Infinity` if the output is not for a terminal. */
  readonly width: number;
  readonly paint: Paint;
  /** The names of the objects that the text is about; `{}` if none are known. */
  readonly names: Names;
}

export interface Command {
  /** `clock advance`. */
  readonly words: string;
  /** A description, for a list of commands: up to 50 characters, without a period. */
  readonly short: string;
  readonly summary: string;
  readonly positional?: readonly Positional[];
  readonly flags?: Readonly<Record<string, Flag>>;
  readonly examples: readonly string[];
  /** The schema of the output of `--json`; with `isStream`, of each line. Without it, the command prints no JSON. */
  readonly json?: z.ZodType;
  /** Whether the command prints one JSON document per line, until it is stopped. */
  readonly isStream?: boolean | undefined;
  /** The help of its first argument, as in `call accounts.create --help`. Throws a `UsageError` for other arguments. */
  readonly argumentHelp?: (argument: string, page: Page) => string;
  /** Whether the command needs no running server, and therefore has no `--url` and no `--bank`. */
  readonly isAlone?: true;
  /**
   * `any`: `--bank` can also name a bank that does not exist, such as one that the command opens. `none`: the command has no
   * `--bank`, because it concerns the whole server. Default: the bank must exist.
   */
  readonly bank?: "any" | "none";
  /** Runs the command, and resolves with the exit code. Default: 0. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most commands return nothing.
  run(call: CommandCall): Promise<number | void>;
}

/** A command whose own flags have these values, beside those of the common flags. */
type CommandWith<Flags extends Readonly<Record<string, Flag>>> = Omit<Command, "flags" | "run"> & {
  readonly flags: Flags;
  run(call: CallWith<Flags>): ReturnType<Command["run"]>;
};

/** The call of a command with these flags. */
export type CallWith<Flags extends Readonly<Record<string, Flag>>> = CommandCall<
  FlagValues<Flags & typeof commonFlags>
>;

/** Types the values of a command's flags by their definitions. */
export function defineCommand<const Flags extends Readonly<Record<string, Flag>>>(
  command: CommandWith<Flags>,
): Command {
  return command as Command;
}

/** Commands for one purpose, which the help lists together. */
export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}
