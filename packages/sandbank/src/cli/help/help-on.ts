import { UsageError } from "../../errors/usage-error.ts";
import type { CommandGroup, Page } from "../command.ts";
import { unknownCommand } from "../parse/usage-problems.ts";
import { commandHelp } from "./command-help.ts";
import { flagsHelp } from "./flags-help.ts";
import { allCommandsHelp, overview } from "./overview.ts";

interface HelpPage extends Page {
  /** Whether each word counts. Otherwise the arguments of a command are no problem. */
  readonly isExact: boolean;
}

/** Returns the help on a command and its argument, `all`, `flags` or no words. Throws a `UsageError` for others. */
export function helpOn(groups: readonly CommandGroup[], words: readonly string[], page: HelpPage): string {
  const commands = groups.flatMap((group) => group.commands);
  const [first] = words;
  if (first === undefined) return overview(groups, page);
  if (words.length === 1 && first === "all") return allCommandsHelp(groups, page);
  if (words.length === 1 && first === "flags") return flagsHelp(page);
  const found = [...words.keys()].flatMap((index) => {
    const start = words.slice(0, index + 1).join(" ");
    return commands.filter((command) => command.words === start);
  });
  const command = found.at(-1);
  if (command === undefined) throw unknownCommand(words, commands);
  const [argument, surplus] = words.slice(command.words.split(" ").length);
  const isRight = surplus === undefined || !page.isExact;
  if (argument !== undefined && command.argumentHelp !== undefined && isRight) {
    return command.argumentHelp(argument, page);
  }
  if (argument === undefined || !page.isExact) return commandHelp(commands, command, page);
  throw new UsageError(`There is no command ${JSON.stringify(words.join(" "))}.`);
}
