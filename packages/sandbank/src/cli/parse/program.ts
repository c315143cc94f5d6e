import { Argument, type CommanderError, Option, Command as Program } from "commander";
import type { UsageError } from "../../errors/usage-error.ts";
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
}

/** Makes the parser of commands. It throws a `UsageError` for a command line that is wrong, and prints nothing. */
export function createProgram(commands: readonly Command[], { known = commands, onCommand }: ProgramOptions): Program {
  const root = new Program("sandbank").helpCommand(false).helpOption(false).showSuggestionAfterError(false);
  root.configureOutput({ writeErr() {} });
  addFlags(root, commonFlags);
  translateErrors({ root, program: root, known });
  for (const { words } of commands) {
    words.split(" ").reduce((parent, word) => {
      const found = parent.commands.find((each) => each.name() === word);
      if (found !== undefined) return found;
      const below = parent
        .command(word, { isDefault: word === "start" })
        .helpOption(false)
        .allowExcessArguments(false);
      translateErrors({ root, program: below, known });
      return below;
    }, root);
  }
  for (const command of commands) {
    const program = fill(root, command).action(() => onCommand(command, program));
    translateErrors({ root, program, known, command });
  }
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

/** Gives the parser of a command its flags and its arguments. */
function fill(root: Program, { words, summary, short, flags = {}, positional = [] }: Command): Program {
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
  return program;
}

/** The value of a flag: a list if the flag can be given more than once. */
type Text = string | readonly string[];

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
      option.argParser((text: string, previous?: Text): Text => {
        if (text === "") throw emptyFlag(label);
        if (program.options.some(({ long }) => long === text)) throw noValue(label, flag, true);
        requireValue(label, text, flag);
        if (flag.multiple === true) return [...(previous ?? []), text];
        if (previous !== undefined) throw givenTwice(label);
        return text;
      });
    program.addOption(option);
  }
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

/** The part of the parser that found a problem. */
interface Place {
  readonly root: Program;
  readonly program: Program;
  /** The commands that messages suggest. */
  readonly known: readonly Command[];
  /** Undefined for the program itself. */
  readonly command?: Command;
}

/** Has a parser throw its errors in the words of this project. */
function translateErrors(place: Place): void {
  place.program.exitOverride((error: CommanderError) => {
    // The messages of the parser quote what is wrong.
    const [, quoted = ""] = /'([^']*)'/.exec(error.message) ?? [];
    throw problems[error.code]?.(place, quoted) ?? error;
  });
}

/**
 * The errors of the parser, by their codes. It looks for flags without a value first, then for missing flags, for unknown
 * flags, and for missing and surplus arguments. Words that begin no command are arguments of `start`, the default command.
 */
const problems: Readonly<Record<string, (place: Place, quoted: string) => UsageError>> = {
  "commander.optionMissingArgument": ({ command }, quoted) =>
    noValue(readFlagName(quoted), flagIn({ ...command?.flags, ...commonFlags }, quoted), false),
  "commander.missingMandatoryOptionValue"({ program, command }, quoted) {
    const unknown = program.args.find((each) => each.startsWith("-"));
    if (unknown !== undefined) return unknownFlag(command as Command, unknown);
    return missing(command as Command, readFlagName(quoted), flagIn(command?.flags ?? {}, quoted));
  },
  "commander.unknownOption": (place, quoted) =>
    place.command === undefined || isByDefault(place) ? noCommand(place) : unknownFlag(place.command, quoted),
  "commander.missingArgument"({ command }, quoted) {
    const argument = command?.positional?.find(({ name }) => name === quoted);
    return missing(command as Command, quoted.toUpperCase(), argument ?? { summary: "" });
  },
  "commander.excessArguments"(place) {
    const { command, program, known } = place;
    if (command === undefined || isByDefault(place)) return noCommand(place);
    return surplus(command, program.args[command.positional?.length ?? 0] as string, known);
  },
};

/** Returns whether `start` runs because the command line begins with another word. */
function isByDefault({ root, command }: Place): boolean {
  const [first = "-"] = root.args;
  return command?.words === "start" && !first.startsWith("-") && first !== "start";
}

function noCommand({ root, known }: Place): UsageError {
  return unknownCommand(root.args, known);
}

/** Returns the flag that the parser quotes as `--url <URL>`. */
function flagIn(flags: Readonly<Record<string, Flag>>, quoted: string): Flag {
  return flags[readFlagName(quoted).slice("--".length)] as Flag;
}

/** Returns the name of a flag in a message: `--url` of `--url <URL>`. */
function readFlagName(flag: string): string {
  return flag.split(" ", 1)[0] as string;
}
