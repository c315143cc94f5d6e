import type { Help } from "commander";
import { startFlags } from "../../config/start-flags.ts";
import type { Flag } from "../../flags/flag.ts";
import type { Command, Page, Positional } from "../command.ts";
import { listCommonFlags } from "../common-flags.ts";
import { wrap, wrapCommand } from "../output/wrap.ts";
import { createProgram, subprogram, withFirstWord } from "../parse/program.ts";
import { helpWidth, layOut } from "./lay-out.ts";

/** Returns the help of a command. */
export function commandHelp(commands: readonly Command[], command: Command, page: Page): string {
  const { words, examples, positional = [], flags = {} } = command;
  const columns = helpWidth(page.width);
  const text = programHelp(commands, words, page, {
    commandUsage: () => ["sandbank", words, ...printShape(positional)].join(" "),
    argumentTerm: (argument) => argument.name().toUpperCase(),
    argumentDescription: (argument) => argumentText(positional.find(({ name }) => name === argument.name())),
    visibleOptions: ({ options }) =>
      options.filter((option) => !isOfStart(words, readFlag(option.long as string, flags))),
    optionTerm: (option) => flagTerm(option.long as string, flags),
    optionDescription: (option) => flagText(readFlag(option.long as string, flags)),
  });
  const common = listCommonFlags(command).map((name) => `--${name}`);
  const hasHidden = Object.values(flags).some((flag) => isOfStart(words, flag));
  return [
    text,
    ...(hasHidden ? ["Also the flags of start: see `sandbank start --help`.", ""] : []),
    page.paint("bold", "Examples:"),
    ...examples.map((example) => wrapCommand(`  sandbank ${example}`, columns)),
    "",
    wrap(`Also ${common.join(", ")}: see \`sandbank help flags\`.`, columns),
  ].join("\n");
}

/** Returns whether a flag is of `start`, whose help explains the flags that other commands have, too. */
function isOfStart(words: string, flag: Flag): boolean {
  return words !== "start" && Object.values<Flag>(startFlags).includes(flag);
}

function programHelp(commands: readonly Command[], words: string, page: Page, texts: Partial<Help>): string {
  const program = subprogram(createProgram(withFirstWord(commands, words.split(" ")), { onCommand() {} }), words);
  return layOut(program, page, {
    subcommandTerm: (below) => `${words} ${below.name()}`,
    ...texts,
  });
}

/** Returns the usage of the arguments and flags of a command. */
function printShape(positional: readonly Positional[]): string[] {
  const shown = ({ name, optional, rest }: Positional) => {
    const text = name.toUpperCase() + (rest === true ? "..." : "");
    return optional === true || rest === true ? `[${text}]` : text;
  };
  const separate = positional.filter(({ isSeparate }) => isSeparate === true);
  const others = positional.filter((each) => !separate.includes(each));
  return [...others.map(shown), "[flags]", ...separate.map(({ name }) => `-- ${name.toUpperCase()}...`)];
}

function argumentText(argument: Positional | undefined): string {
  const { summary = "", values } = argument ?? {};
  return values === undefined ? summary : `${summary} One of ${values.join(", ")}.`.trim();
}

function readFlag(long: string, flags: Readonly<Record<string, Flag>>): Flag {
  return flags[long.slice("--".length)] as Flag;
}

/** Returns a flag as it is written, such as `--as journal|seed` or `--seed FILE ...`. */
export function flagTerm(long: string, flags: Readonly<Record<string, Flag>>): string {
  const { type, values, placeholder = "VALUE", multiple } = readFlag(long, flags);
  const value = type === "boolean" ? "" : ` ${shortList(values) ?? placeholder}`;
  return `${long}${value}${multiple === true ? " ..." : ""}`;
}

export function flagText({ summary, values, env, default: usual }: Flag): string {
  const fallback = [env, usual].filter((text) => text !== undefined).join(", or ");
  const all = values !== undefined && shortList(values) === undefined ? ` One of ${values.join(", ")}.` : "";
  return summary + all + (fallback === "" ? "" : ` Default: ${fallback}.`);
}

/** Returns the values of a flag if they fit in a row. */
function shortList(values: readonly string[] | undefined): string | undefined {
  const text = values?.join("|");
  return text !== undefined && text.length <= 30 ? text : undefined;
}
