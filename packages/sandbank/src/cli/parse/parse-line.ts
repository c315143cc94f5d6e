import type { FlagValue } from "../../flags/flag.ts";
import type { Command } from "../command.ts";
import { commonFlags } from "../common-flags.ts";
import { createProgram, givenFlags, type Program, withFirstWord } from "./program.ts";
import { requireCommonFlag } from "./usage-problems.ts";

type Flags = Readonly<Record<string, FlagValue | undefined>>;

/** A command line that runs a command. */
export interface ParsedLine {
  readonly command: Command;
  readonly args: Readonly<Record<string, string | undefined>>;
  readonly rest: readonly string[];
  readonly flags: Flags;
}

/** A command line that asks for help. */
export interface HelpRequest {
  /** The words that it is about: a command and its argument, or none. */
  readonly help: readonly string[];
  readonly flags: Flags;
}

/** Finds the command of a command line, and checks its flags and arguments. Throws a `UsageError`. */
export function parseLine(commands: readonly Command[], input: readonly string[]): ParsedLine | HelpRequest {
  let found: ParsedLine | undefined;
  const root = createProgram(withFirstWord(commands, [...input, "start"]), {
    known: commands,
    onCommand(command, program) {
      const { positional = [] } = command;
      const common = givenFlags(root, commonFlags);
      for (const name of Object.keys(common)) requireCommonFlag(command, name);
      found = {
        command,
        args: Object.fromEntries(positional.map(({ name }, index) => [name, program.args[index]])),
        rest: positional.at(-1)?.rest === true ? program.args.slice(positional.length - 1) : [],
        flags: { ...common, ...givenFlags(program, command.flags ?? {}) },
      };
    },
  });
  try {
    root.parse(input, { from: "user" });
  } catch (error) {
    // A request for help need not be complete.
    if (givenFlags(root, commonFlags)["help"] !== true) throw error;
  }
  const flags = givenFlags(root, commonFlags);
  return flags["help"] === true ? { help: listWords(root), flags } : (found as ParsedLine);
}

/** Returns the words before the first flag that not all commands have. Flags alone are those of `start`. */
function listWords({ args }: Program): readonly string[] {
  const flag = args.findIndex((each) => each.startsWith("-"));
  return flag === 0 ? ["start"] : args.slice(0, flag === -1 ? undefined : flag);
}
