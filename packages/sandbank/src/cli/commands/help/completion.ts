import type { Command as Program } from "commander";
import type { Command } from "../../command.ts";
import { commonFlags } from "../../common-flags.ts";
import { createProgram } from "../../parse/program.ts";
import { operationNames } from "../act/require-operation.ts";

/** The shells, and the names by which the library knows them. */
const shells = { bash: "bash", zsh: "zsh", fish: "fish", pwsh: "powershell" } as const;

export const completionCommand: Command = {
  words: "completion",
  short: "Print a script that completes commands in a shell",
  isAlone: true,
  summary: "Prints a script that completes commands, flags, values, operations and the names of `trigger` in a shell.",
  positional: [{ name: "shell", summary: "The shell.", values: Object.keys(shells) }],
  examples: [
    'completion bash  # eval "$(sandbank completion bash)"',
    "completion zsh > ~/.zfunc/_sandbank",
    "completion fish > ~/.config/fish/completions/sandbank.fish",
    "completion pwsh >> $PROFILE",
  ],
  async run({ args, io }) {
    const shell = args["shell"] as keyof typeof shells;
    const { script } = await import("@bomb.sh/tab");
    const text = await printedBy(() => script(shells[shell], "sandbank", "sandbank"));
    io.out(shell === "bash" ? bashScript(text) : text);
  },
};

/** Adapts the script for bash to shells that lack the package bash-completion, and to being run twice in one shell. */
function bashScript(text: string): string {
  return `${WITHOUT_BASH_COMPLETION}\n${text.replaceAll(/^readonly /gm, "")}`;
}

/** In place of the function of bash-completion that the script calls. */
const WITHOUT_BASH_COMPLETION = `declare -F _get_comp_words_by_ref > /dev/null || _get_comp_words_by_ref() {
  cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" words=("\${COMP_WORDS[@]}") cword="$COMP_CWORD"
}`;

/** Returns what a shell can complete the last of some words to, a word a line, for the script of `sandbank completion`. */
export async function completeWords(commands: readonly Command[], words: readonly string[]): Promise<string> {
  const { default: complete } = await import("@bomb.sh/tab/commander");
  const names: Readonly<Record<string, readonly string[]>> = {
    call: operationNames,
    trigger: await namesToTrigger(),
  };
  const completed = commands.map((command) => ({ ...command, flags: { ...command.flags, ...commonFlags } }));
  const program: Program = createProgram(completed, { onCommand() {} });
  for (const each of program.commands) {
    const [argument] = each.registeredArguments;
    const values = names[each.name()];
    if (argument !== undefined && values !== undefined) argument.argChoices = [...values];
  }
  const completion = complete(program);
  return printedBy(() => completion.parse([...words]));
}

/** Returns what some work prints, because the library prints with `console.log` and returns nothing. */
async function printedBy(work: () => void): Promise<string> {
  const lines: string[] = [];
  const { log } = console;
  console.log = (text: string) => lines.push(text);
  try {
    work();
  } finally {
    console.log = log;
  }
  return lines.join("\n");
}

/** Returns the names that `trigger` accepts and that are a single word, because shells complete words. */
async function namesToTrigger(): Promise<readonly string[]> {
  const { scenarios } = await import("@sandbank/engine/scenarios");
  return scenarios
    .names()
    .map((name) => name.slice(name.indexOf(" ") + 1))
    .filter((name) => !name.includes(" "));
}
