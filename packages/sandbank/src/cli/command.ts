import type * as z from "zod";
import type { AdminClient } from "../client.ts";
import type { Flag, FlagValue } from "../flags/flag.ts";

/** An argument without a flag. */
export interface Positional {
  readonly name: string;
  readonly summary: string;
  readonly optional?: boolean;
  /** The values that are accepted. Default: any. */
  readonly values?: readonly string[];
  /** Whether it accepts all remaining arguments. Only the last positional argument can. */
  readonly rest?: boolean;
  /**
   * Whether it is written after the flags and `--`, because its values may look like flags. Only the last positional
   * argument can be.
   */
  readonly isSeparate?: boolean;
}

/** The arguments and streams of a command. */
export interface CommandCall {
  /** The first value of each positional argument, by name. */
  readonly args: Readonly<Record<string, string | undefined>>;
  /** The values of the last positional argument, if it accepts all remaining ones. */
  readonly rest: readonly string[];
  readonly flags: Readonly<Record<string, FlagValue | undefined>>;
  readonly io: CommandIo;
  /**
   * Finds the running server. Rejects with a `NoServerError`, and with an `AdminError` for a bank that does not exist but must.
   * `needsBank`: whether it must. Default: as `bank` of the command says.
   */
  client(needsBank?: boolean): Promise<AdminClient>;
}

/** The surroundings and the streams of a command. */
export interface CommandIo {
  /** Writes to the result: a line, or a document. */
  readonly out: (text: string) => void;
  /** Writes everything that is not the result. */
  readonly err: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly directory: string;
  readonly isJson: boolean;
  readonly isQuiet: boolean;
  readonly isTerminal: boolean;
  /** Aborts at the first SIGINT or SIGTERM. */
  readonly signal: AbortSignal;
  /** Displays the progress of long work in a line of the terminal, which the next call replaces. Null removes it. */
  readonly progress: (text: string | null) => void;
}

export interface Command {
  /** `clock advance`. */
  readonly words: string;
  readonly summary: string;
  readonly positional?: readonly Positional[];
  readonly flags?: Readonly<Record<string, Flag>>;
  readonly examples: readonly string[];
  /**
   * The schema of the output of `--json`; with `isStream`, of each line. Without it, the command has no JSON output.
   */
  readonly json?: z.ZodType;
  /** Whether the command prints one JSON document per line, until it is stopped. */
  readonly isStream?: boolean | undefined;
  /** The help of its first argument, as in `call accounts.create --help`. Throws a `UsageError` for other arguments. */
  readonly argumentHelp?: (argument: string) => string;
  /** Whether the command needs no running server, and therefore has no `--url` and no `--bank`. */
  readonly isAlone?: true;
  /**
   * `any`: `--bank` can also name a bank that does not exist, such as one that the command opens. `none`: the command has no
   * `--bank`, because it concerns the whole server. Default: the bank must exist.
   */
  readonly bank?: "any" | "none";
  /** Runs the command, and resolves with the exit code. */
  run(call: CommandCall): Promise<number>;
}

/** The flags of every command that needs a running server. */
export const serverFlags = {
  url: {
    type: "string",
    placeholder: "URL",
    summary:
      "The server. Default: SANDBANK_URL, else at SANDBANK_PORT or the port of the configuration, else the one that runs.",
  },
  bank: { type: "string", placeholder: "NAME", summary: "The bank. Default: SANDBANK_BANK, or the default bank." },
} as const satisfies Record<string, Flag>;

/** Flags that every command has. */
const everyFlags = {
  json: { type: "boolean", summary: "Print the result as JSON." },
  quiet: { type: "boolean", summary: "Print the result and errors only." },
  help: { type: "boolean", summary: "Print this help." },
} as const satisfies Record<string, Flag>;

/** The flags that can come before a command. */
export const commonFlags: Readonly<Record<string, Flag>> = { ...serverFlags, ...everyFlags };

/** All flags of a command. */
export function flagsOf({
  flags = {},
  isAlone,
  bank,
}: Pick<Command, "flags" | "isAlone" | "bank">): Readonly<Record<string, Flag>> {
  if (isAlone === true) return { ...flags, ...everyFlags };
  return { ...flags, ...(bank === "none" ? { url: serverFlags.url, ...everyFlags } : commonFlags) };
}
