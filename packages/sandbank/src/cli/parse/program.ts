import { Argument, type CommanderError, Option, Command as Program } from "commander";
import type { Flag, FlagValue } from "../../flags/flag.ts";
import type { Command } from "../command.ts";
import { commonFlags } from "../common-flags.ts";
import {
  emptyFlag,
  givenTwice,
  missing,
  noValue,
  requireValue,
  surplus,
  unknownCommand,
  unknownFlag,
} from "./usage-problems.ts";

export type { Program };

/** Says how the parser handles a valid command line. */
interface ProgramOptions {
  /** The commands that messages suggest. Default: those of the parser. */
  readonly known?: readonly Command[];
  readonly onCommand: (command: Command, program: Program) => void;
  /** The words lead to several commands, as `snapshot` does, and are none themselves. */
  readonly onWord: (words: readonly string[]) => void;
}

/** Makes the parser of commands. It throws a `UsageError` for a command line that is wrong, and prints nothing. */
export function programOf(
  commands: readonly Command[],
  { known = commands, onCommand, onWord }: ProgramOptions,
): Program {
  const root = new Program("sandbank").helpCommand(false).helpOption(false).showSuggestionAfterError(false);
  root.configureOutput({ writeErr() {} });
  addFlags(root, commonFlags);
  onProblem(root, {});
  for (const { words } of commands) {
    words.split(" ").reduce((parent, word, index, all) => {
      const found = parent.commands.find((each) => each.name() === word);
      if (found !== undefined) return found;
      const path = all.slice(0, index + 1);
      const unknown = () => unknownCommand(root.args, known, path.length);
      const below = parent
        .command(word, { isDefault: word === "start" })
        .helpOption(false)
        .allowExcessArguments(false);
      onProblem(below, { "commander.excessArguments": unknown, "commander.unknownOption": unknown });
      return below.action(() => onWord(path));
    }, root);
  }
  for (const command of commands) fill(root, command, { known, onCommand });
  return root;
}

/** Returns the commands with the same first word as one of some words. Making a parser of all takes longer than a start may. */
export function withFirstWord(commands: readonly Command[], words: readonly string[]): readonly Command[] {
  return commands.filter((command) => words.includes(command.words.split(" ", 1)[0] as string));
}

/** Returns the parser of a command. */
export function subprogram(root: Program, words: string): Program {
  return words
    .split(" ")
    .reduce((parent, word) => parent.commands.find((each) => each.name() === word) ?? parent, root);
}

interface Surroundings extends Pick<ProgramOptions, "onCommand"> {
  readonly known: readonly Command[];
}

/** Gives the parser of a command its flags, its arguments and its errors. */
function fill(root: Program, command: Command, { known, onCommand }: Surroundings): void {
  const { words, summary, short, flags = {}, positional = [] } = command;
  const program = subprogram(root, words).description(summary).summary(short);
  addFlags(program, flags);
  for (const { name, summary: text, optional, rest, values, rule } of positional) {
    const shape = rest === true ? `[${name}...]` : optional === true ? `[${name}]` : `<${name}>`;
    const argument = new Argument(shape, text);
    if (values !== undefined) argument.choices(values);
    const read = (value: string) => {
      requireValue(name.toUpperCase(), value, { ...(values && { values }), ...(rule && { rule }) });
      return value;
    };
    program.addArgument(rest === true ? argument : argument.argParser(read));
  }
  const isDefault = () => words === "start" && root.args[0]?.startsWith("-") === false && root.args[0] !== words;
  onProblem(program, {
    "commander.unknownOption": (flag) => (isDefault() ? unknownCommand(root.args, known) : unknownFlag(command, flag)),
    "commander.excessArguments": () =>
      isDefault()
        ? unknownCommand(root.args, known)
        : surplus(command, program.args[positional.length] as string, known),
    "commander.missingArgument": (name) =>
      missing(command, name.toUpperCase(), positional.find((each) => each.name === name) ?? { summary: "" }),
    "commander.missingMandatoryOptionValue": (flag) => {
      // The parser looks for missing flags before it looks for unknown ones.
      const unknown = program.args.find((each) => each.startsWith("-"));
      if (unknown !== undefined) return unknownFlag(command, unknown);
      return missing(command, nameOf(flag), flags[nameOf(flag).slice(2)] as Flag);
    },
  });
  program.action(() => onCommand(command, program));
}

function addFlags(program: Program, flags: Readonly<Record<string, Flag>>): void {
  for (const [name, flag] of Object.entries(flags)) {
    const { type, placeholder = "VALUE", bare, values, required, summary } = flag;
    const label = `--${name}`;
    const value = type === "boolean" ? "" : bare === undefined ? ` <${placeholder}>` : ` [${placeholder}]`;
    const option = new Option(`${name === "help" ? "-h, " : ""}${label}${value}`, summary);
    if (bare !== undefined) option.preset(bare);
    if (values !== undefined) option.choices(values);
    if (required === true) option.makeOptionMandatory();
    if (type === "string")
      option.argParser((text: string, previous: unknown) => read(label, text, { flag, previous, program }));
    program.addOption(option);
  }
}

interface Reading {
  readonly flag: Flag;
  /** The value of the flag before it in the line. */
  readonly previous: unknown;
  readonly program: Program;
}

function read(label: string, text: string, { flag, previous, program }: Reading): FlagValue {
  if (text === "") throw emptyFlag(label);
  if (program.options.some(({ long }) => long === text)) throw noValue(label);
  requireValue(label, text, flag);
  if (flag.multiple === true) return [...((previous as readonly string[] | undefined) ?? []), text];
  if (previous !== undefined) throw givenTwice(label);
  return text;
}

/** Returns the flags that a command line has, by their names. */
export function givenFlags(
  program: Program,
  flags: Readonly<Record<string, Flag>>,
): Readonly<Record<string, FlagValue>> {
  const given = Object.keys(flags).flatMap((name): [string, FlagValue][] => {
    const option = program.options.find(({ long }) => long === `--${name}`) as Option;
    const attribute = option.attributeName();
    if (program.getOptionValueSource(attribute) !== "cli") return [];
    const value: FlagValue = program.getOptionValue(attribute);
    if (typeof value !== "boolean") return [[name, value]];
    // `--no-redact` sets `redact` to false.
    return value === option.negate ? [] : [[name, true]];
  });
  return Object.fromEntries(given);
}

type Problems = Readonly<Record<string, (detail: string) => Error>>;

/** Has a parser throw its errors in the words of this project. A problem gets what the parser's message quotes. */
function onProblem(program: Program, problems: Problems): void {
  program.exitOverride((error: CommanderError) => {
    const [, detail = ""] = /'([^']*)'/.exec(error.message) ?? [];
    if (error.code === "commander.optionMissingArgument") throw noValue(nameOf(detail));
    throw problems[error.code]?.(detail) ?? error;
  });
}

/** Returns the name of a flag in a message: `--url` of `--url <URL>`. */
function nameOf(flag: string): string {
  return flag.split(" ", 1)[0] as string;
}
