import { type Command, flagsOf } from "../../command.ts";
import { exitCodes } from "../../exit-codes.ts";
import { operationNames } from "../act/require-operation.ts";
import { completionScript, type Shell, shells } from "./completion-script.ts";

/** Makes the command that completes all others. */
export function completionCommand(others: readonly Command[]): Command {
  const self: Command = {
    words: "completion",
    isAlone: true,
    summary:
      "Prints a script that completes commands, flags, values, operations and the names of `trigger` in a shell.",
    positional: [{ name: "shell", summary: "The shell.", values: shells }],
    examples: [
      'completion bash  # eval "$(sandbank completion bash)"',
      "completion zsh > ~/.zfunc/_sandbank",
      "completion fish > ~/.config/fish/completions/sandbank.fish",
      "completion pwsh >> $PROFILE",
    ],
    async run({ args, io }) {
      const values: Readonly<Record<string, readonly string[]>> = {
        call: operationNames,
        trigger: await namesToTrigger(),
      };
      const entries = [...others, self].map((command) => ({
        words: command.words,
        flags: Object.entries(flagsOf(command)).map(([name, { values: accepted }]) => ({ name, values: accepted })),
        values: values[command.words] ?? command.positional?.[0]?.values ?? [],
      }));
      io.out(completionScript(args["shell"] as Shell, entries));
      return exitCodes.done;
    },
  };
  return self;
}

/** Returns the names that `trigger` accepts and that are a single word, because shells complete words. */
async function namesToTrigger(): Promise<readonly string[]> {
  const { scenarios } = await import("@sandbank/engine/scenarios");
  return scenarios
    .names()
    .map((name) => name.slice(name.indexOf(" ") + 1))
    .filter((name) => !name.includes(" "));
}
