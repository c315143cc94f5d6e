import type { Command, CommandGroup, Page } from "../command.ts";
import { table } from "../output/table.ts";
import { wrap } from "../output/wrap.ts";
import { helpWidth } from "./lay-out.ts";

/** The commands that most users need, in the order in which they need them. */
const core = [
  "start",
  "exec",
  "call",
  "trigger",
  "explain",
  "balance",
  "logs",
  "clock advance",
  "listen",
  "export",
] as const;

/** Returns the help of the program: what it is, the core commands, and the words of all others. */
export function overview(groups: readonly CommandGroup[], { width, paint }: Page): string {
  const columns = helpWidth(width);
  const all = groups.flatMap(({ commands }) => commands);
  const coreRows = core.map((words) => commandRow(all.find((each) => each.words === words) as Command, paint));
  const otherRows = groups.flatMap(({ title, commands }) => {
    const others = commands.map(({ words }) => words).filter((words) => !core.some((each) => each === words));
    return others.length === 0 ? [] : [[title, joined(others)]];
  });
  return [
    "A local emulator of the banking API: server, admin API and command line.",
    "",
    `${paint("bold", "Usage:")} sandbank [COMMAND] [arguments] [flags]`,
    "",
    paint("bold", "Core commands:"),
    ...table(coreRows, columns, { indent: "  " }),
    "",
    paint("bold", "Other commands:"),
    ...table(otherRows, columns, { indent: "  " }),
    "",
    "`sandbank COMMAND --help` explains a command, `sandbank help all` lists all.",
    "`sandbank help flags`: the flags of every command, exit codes and variables.",
  ]
    .map((line) => (line.startsWith(" ") ? line : wrap(line, columns)))
    .join("\n");
}

/** Lists every command with what it does, by group. */
export function allCommandsHelp(groups: readonly CommandGroup[], { width, paint }: Page): string {
  const columns = helpWidth(width);
  const blocks = groups.map(({ title, commands }) => {
    const rows = commands.map((command) => commandRow(command, paint));
    return [paint("bold", `${title}:`), ...table(rows, columns, { indent: "  " })].join("\n");
  });
  return blocks.join("\n\n");
}

function commandRow({ words, short }: Command, paint: Page["paint"]): string[] {
  return [paint("cyan", words), short];
}

/**
 * Joins the words of commands. Those with the same first word are together, as in `snapshot save|load`, and in brackets if
 * the first word alone is a command, as in `banks [new|rm]`.
 */
function joined(words: readonly string[]): string {
  const firsts = [...new Set(words.map((each) => each.split(" ", 1)[0] as string))];
  return firsts
    .map((first) => {
      const below = words.filter((each) => each.startsWith(`${first} `)).map((each) => each.slice(first.length + 1));
      if (below.length === 0) return first;
      return words.includes(first) ? `${first} [${below.join("|")}]` : `${first} ${below.join("|")}`;
    })
    .join(", ");
}
