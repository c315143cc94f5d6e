import type { Command, CommandGroup } from "../../command.ts";
import { helpOn } from "../../help/help-on.ts";

/** Makes the command that explains all others. */
export function helpCommand(groups: () => readonly CommandGroup[]): Command {
  return {
    words: "help",
    short: "Explain a command, or what all commands share",
    summary: "Explains a command. `help all` lists every command, and `help flags` explains what all of them share.",
    isAlone: true,
    positional: [{ name: "words", summary: "A command, such as clock advance, or `all`, or `flags`.", rest: true }],
    examples: ["help clock advance", "help call accounts.create", "help all", "help flags"],
    async run({ rest, io }) {
      io.out(helpOn(groups(), rest, { ...io, isExact: true }));
    },
  };
}
