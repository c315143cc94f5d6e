import type { Command, CommandCall } from "../command.ts";
import { commonFlags } from "../common-flags.ts";
import { createProgram, givenFlags, type Program, withFirstWord } from "./program.ts";
import { requireCommonFlag } from "./usage-problems.ts";

/** A command line that runs a command. */
interface ParsedLine extends Pick<CommandCall, "args" | "rest" | "flags"> {
  readonly command: Command;
}

/** A command line that asks for help. */
interface HelpRequest extends Pick<CommandCall, "flags"> {
  /** The words that it is about: a command and its argument, or none. */
  readonly help: readonly string[];
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
