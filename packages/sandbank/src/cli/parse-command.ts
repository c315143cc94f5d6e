import { parseArgs } from "node:util";
import { nearestOf } from "../nearest-of.ts";
import { type Command, commonFlags, type Flag, type FlagValue } from "./command.ts";
import { UsageError } from "./usage-error.ts";

/** A command line that was understood. */
export interface ParsedCommand {
  readonly command: Command;
  readonly args: Readonly<Record<string, string | undefined>>;
  readonly rest: readonly string[];
  readonly flags: Readonly<Record<string, FlagValue | undefined>>;
}

/** Finds the command of a command line and checks its arguments. Throws a `UsageError`. */
export function parseCommand(commands: readonly Command[], input: readonly string[]): ParsedCommand {
  const words = wordsOf(input);
  const command = commandOf(commands, words);
  const left = input.slice(command.words === words.slice(0, count(command)).join(" ") ? count(command) : 0);
  const separator = left.indexOf("--");
  const own = separator === -1 ? left : left.slice(0, separator);
  const after = separator === -1 ? [] : left.slice(separator + 1);
  const { values, positionals } = parsed(command, own);
  return { command, flags: checkedFlags(command, values), ...argumentsOf(command, [...positionals, ...after]) };
}

/** The words in front of the first flag. */
function wordsOf(input: readonly string[]): readonly string[] {
  const flag = input.findIndex((part) => part.startsWith("-"));
  return flag === -1 ? input : input.slice(0, flag);
}

function commandOf(commands: readonly Command[], words: readonly string[]): Command {
  const byWords = new Map(commands.map((command) => [command.words, command]));
  for (let length = Math.min(3, words.length); length > 0; length--) {
    const found = byWords.get(words.slice(0, length).join(" "));
    if (found !== undefined) return found;
  }
  const [first] = words;
  const start = byWords.get("start") as Command;
  if (first === undefined) return start;
  const near = nearestOf(words.slice(0, 2).join(" "), [...byWords.keys()]);
  throw new UsageError(
    `There is no command ${JSON.stringify(first)}. Did you mean \`sandbank ${near}\`? See \`sandbank --help\`.`,
  );
}

function count({ words }: Command): number {
  return words.split(" ").length;
}

function parsed(command: Command, input: readonly string[]) {
  const flags = { ...command.flags, ...commonFlags };
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => [
      name,
      { type: flag.type, ...("multiple" in flag && flag.multiple === true && { multiple: true }) },
    ]),
  );
  try {
    return parseArgs({ args: withBareValues(input, flags), options, strict: true, allowPositionals: true });
  } catch (error) {
    throw new UsageError(flagProblem(command, error as NodeJS.ErrnoException, Object.keys(flags)));
  }
}

/** Gives flags that can stand alone the value that they have then: `parseArgs` knows no such flags. */
function withBareValues(input: readonly string[], flags: Readonly<Record<string, Flag>>): string[] {
  return input.flatMap((part, index) => {
    const bare = part.startsWith("--") ? flags[part.slice(2)]?.bare : undefined;
    const next = input[index + 1];
    return bare === undefined || (next !== undefined && !next.startsWith("-")) ? [part] : [part, bare];
  });
}

function flagProblem({ words }: Command, { code, message }: NodeJS.ErrnoException, names: readonly string[]): string {
  const [, flag = ""] = /'(--?[^' ]+)/.exec(message) ?? [];
  const help = `See \`sandbank ${words} --help\`.`;
  if (code !== "ERR_PARSE_ARGS_UNKNOWN_OPTION") return `${message.replace(/\.$/, "")}. ${help}`;
  const near = nearestOf(flag.replace(/^-+/, ""), names);
  return `\`sandbank ${words}\` has no flag ${flag}. Did you mean --${near}? ${help}`;
}

function checkedFlags(
  command: Command,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, FlagValue | undefined>> {
  for (const [name, { values: accepted }] of Object.entries(command.flags ?? {})) {
    const given = values[name];
    const all = Array.isArray(given) ? given : given === undefined ? [] : [given];
    const wrong = all.find((value) => accepted !== undefined && !accepted.includes(value));
    if (wrong !== undefined) {
      throw new UsageError(`--${name} is ${JSON.stringify(wrong)}. It can be ${listed(accepted ?? [])}.`);
    }
  }
  return values as Readonly<Record<string, FlagValue | undefined>>;
}

function argumentsOf(
  { words, positional = [] }: Command,
  given: readonly string[],
): Pick<ParsedCommand, "args" | "rest"> {
  const takesAll = positional.at(-1)?.rest === true;
  if (!takesAll && given.length > positional.length) {
    const surplus = JSON.stringify(given[positional.length]);
    throw new UsageError(`\`sandbank ${words}\` takes no argument ${surplus}. See \`sandbank ${words} --help\`.`);
  }
  const args: Record<string, string | undefined> = {};
  for (const [index, { name, optional, summary, rest }] of positional.entries()) {
    args[name] = given[index];
    if (given[index] === undefined && optional !== true && rest !== true) {
      throw new UsageError(
        `${name.toUpperCase()} is missing: ${lowerFirst(summary)} See \`sandbank ${words} --help\`.`,
      );
    }
  }
  return { args, rest: takesAll ? given.slice(positional.length - 1) : [] };
}

function listed(values: readonly string[]): string {
  const last = values.at(-1) ?? "";
  return values.length < 2 ? last : `${values.slice(0, -1).join(", ")} or ${last}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
