import { parseArgs } from "node:util";
import { UsageError } from "../../errors/usage-error.ts";
import type { Flag, FlagValue } from "../../flags/flag.ts";
import { listed } from "../../listed.ts";
import { didYouMean, nearestOf } from "../../nearest-of.ts";
import { type Command, commonFlags, flagsOf, serverFlags } from "../command.ts";
import { lowerFirst } from "./lower-first.ts";

/** A parsed command line. */
export interface ParsedCommand {
  readonly command: Command;
  readonly args: Readonly<Record<string, string | undefined>>;
  /** With `--help`, all arguments. */
  readonly rest: readonly string[];
  readonly flags: Readonly<Record<string, FlagValue | undefined>>;
}

/** Finds the command of a command line and checks its arguments. Throws a `UsageError`. */
export function parseCommand(commands: readonly Command[], input: readonly string[]): ParsedCommand {
  const ordered = commandFirst(input);
  const words = wordsOf(ordered);
  const command = commandOf(commands, words);
  const left = ordered.slice(command.words === words.slice(0, count(command)).join(" ") ? count(command) : 0);
  const separator = left.indexOf("--");
  const own = separator === -1 ? left : left.slice(0, separator);
  const after = separator === -1 ? [] : left.slice(separator + 1);
  const { values, positionals } = parsed(command, own);
  const flags = checkedFlags(flagsOf(command), values);
  if (flags["help"] === true) return { command, flags, args: {}, rest: positionals };
  return { command, flags, ...argumentsOf(commands, command, [...positionals, ...after]) };
}

/** Moves the flags that every command has behind the command, so that they can also come before it. */
function commandFirst(input: readonly string[]): readonly string[] {
  let index = 0;
  while (input[index]?.startsWith("--") === true && input[index] !== "--") {
    const [name = "", value] = (input[index] as string).slice(2).split("=", 2);
    const flag: Flag | undefined = Object.hasOwn(commonFlags, name) ? commonFlags[name] : undefined;
    if (flag === undefined) return input;
    index += flag.type === "string" && value === undefined ? 2 : 1;
  }
  const front = input.slice(0, index);
  const rest = input.slice(index);
  const end = wordsOf(rest).length;
  return [...rest.slice(0, end), ...front, ...rest.slice(end)];
}

/** Returns the words before the first flag. */
function wordsOf(input: readonly string[]): readonly string[] {
  const flag = input.findIndex((part) => part.startsWith("-"));
  return flag === -1 ? input : input.slice(0, flag);
}

/** Returns the command that words begin with. Throws a `UsageError` that suggests the nearest one. */
export function commandOf(commands: readonly Command[], words: readonly string[]): Command {
  const byWords = new Map(commands.map((command) => [command.words, command]));
  for (let length = Math.min(3, words.length); length > 0; length--) {
    const found = byWords.get(words.slice(0, length).join(" "));
    if (found !== undefined) return found;
  }
  const [first] = words;
  const start = byWords.get("start") as Command;
  if (first === undefined) return start;
  const below = subcommandsOf(commands, first);
  if (below !== "") throw new UsageError(`\`sandbank ${first}\` needs one more word: ${below}.`);
  const names = [...byWords.keys()];
  // `advance` is meant as `clock advance`.
  const near = names.find((name) => name.endsWith(` ${first}`)) ?? nearestOf(words.slice(0, 2).join(" "), names);
  const hint = near === undefined ? "" : `Did you mean \`sandbank ${near}\`? `;
  throw new UsageError(`There is no command ${JSON.stringify(first)}. ${hint}See \`sandbank --help\`.`);
}

/** Lists the commands whose words begin with other words, for people. */
function subcommandsOf(commands: readonly Command[], words: string): string {
  const below = commands.filter((command) => command.words.startsWith(`${words} `));
  return listed(
    below.map((command) => `\`sandbank ${command.words}\``),
    "or",
  );
}

function count({ words }: Command): number {
  return words.split(" ").length;
}

function parsed(command: Command, input: readonly string[]) {
  const flags = flagsOf(command);
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => [
      name,
      { type: flag.type, multiple: "multiple" in flag && flag.multiple === true },
    ]),
  );
  const names = Object.keys(flags);
  try {
    const found = parseArgs({
      args: withBareValues(input, flags),
      options,
      strict: true,
      allowPositionals: true,
      tokens: true,
    });
    const given = found.tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []));
    const twice = given.find((name, index) => given.indexOf(name) !== index && options[name]?.multiple !== true);
    if (twice !== undefined) throw new UsageError(`--${twice} is given more than once.`);
    return found;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(
      negativeProblem(command, error as Error, input) ?? flagProblem(command, error as NodeJS.ErrnoException, names),
    );
  }
}

/** Adds the default value to flags that can be written without one, because `parseArgs` does not support such flags. */
function withBareValues(input: readonly string[], flags: Readonly<Record<string, Flag>>): string[] {
  return input.flatMap((part, index) => {
    const bare = part.startsWith("--") ? flags[part.slice(2)]?.bare : undefined;
    const next = input[index + 1];
    return bare === undefined || (next !== undefined && !next.startsWith("-")) ? [part] : [part, bare];
  });
}

/** Explains a negative number, which `parseArgs` reads as a flag; undefined for other errors. */
function negativeProblem({ words }: Command, { message }: Error, input: readonly string[]): string | undefined {
  const [flag] = /(?<=')-\d(?=')/.exec(message) ?? [];
  const value = flag === undefined ? undefined : input.find((part) => part.startsWith(flag));
  if (value === undefined) return undefined;
  return `${JSON.stringify(value)} must not be negative. See \`sandbank ${words} --help\`.`;
}

function flagProblem(
  { words, isAlone }: Command,
  { code, message }: NodeJS.ErrnoException,
  names: readonly string[],
): string {
  const [, flag = ""] = /'(?:-\w, )?(--?[^' ]+)/.exec(message) ?? [];
  const help = `See \`sandbank ${words} --help\`.`;
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
    const name = flag.replace(/^-+/, "");
    if (Object.hasOwn(serverFlags, name)) {
      const why = isAlone === true ? "asks no running server" : "concerns the whole server";
      return `\`sandbank ${words}\` has no flag ${flag}, because it ${why}. ${help}`;
    }
    return `\`sandbank ${words}\` has no flag ${flag}. ${didYouMean(name, names, "--")}${help}`;
  }
  if (message.includes("argument missing")) return `${flag} needs a value. ${help}`;
  if (message.includes("does not take an argument")) return `${flag} has no value. ${help}`;
  if (message.includes("ambiguous"))
    return `${flag} needs a value. Write one that begins with - as ${flag}=-VALUE. ${help}`;
  return `${message.split("\n")[0]?.replace(/\.$/, "")}. ${help}`;
}

function checkedFlags(
  flags: Readonly<Record<string, Flag>>,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, FlagValue | undefined>> {
  for (const [name, { values: accepted }] of Object.entries(flags)) {
    const given = values[name];
    const all = Array.isArray(given) ? given : given === undefined ? [] : [given];
    const wrong = all.find((value) => accepted !== undefined && !accepted.includes(value));
    if (wrong !== undefined) {
      throw new UsageError(`--${name} is ${JSON.stringify(wrong)}. It can be ${listed(accepted ?? [], "or")}.`);
    }
    if (all.includes("")) throw new UsageError(`--${name} is empty. Write a value, or leave out the flag.`);
  }
  return values as Readonly<Record<string, FlagValue | undefined>>;
}

function argumentsOf(
  commands: readonly Command[],
  { words, positional = [] }: Command,
  given: readonly string[],
): Pick<ParsedCommand, "args" | "rest"> {
  const takesAll = positional.at(-1)?.rest === true;
  if (!takesAll && given.length > positional.length) {
    const surplus = JSON.stringify(given[positional.length]);
    const below = subcommandsOf(commands, words);
    const also = below === "" ? `See \`sandbank ${words} --help\`.` : `There are also ${below}.`;
    throw new UsageError(`\`sandbank ${words}\` takes no argument ${surplus}. ${also}`);
  }
  const args: Record<string, string | undefined> = {};
  for (const [index, { name, optional, summary, rest, values }] of positional.entries()) {
    const value = given[index];
    args[name] = value;
    if (value !== undefined && values !== undefined && !values.includes(value)) {
      throw new UsageError(`${name.toUpperCase()} is ${JSON.stringify(value)}. It can be ${listed(values, "or")}.`);
    }
    if (value === undefined && optional !== true && rest !== true) {
      const choice = values === undefined ? "" : ` It can be ${listed(values, "or")}.`;
      throw new UsageError(
        `${name.toUpperCase()} is missing: ${lowerFirst(summary)}${choice} See \`sandbank ${words} --help\`.`,
      );
    }
  }
  return { args, rest: takesAll ? given.slice(positional.length - 1) : [] };
}
