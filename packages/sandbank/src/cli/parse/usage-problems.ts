import { didYouMean, findNearest } from "@sandbank/view/words/find-nearest";
import { listed } from "@sandbank/view/words/listed";
import { UsageError, wrongValue } from "../../errors/usage-error.ts";
import type { Flag, Value } from "../../flags/flag.ts";
import type { Command } from "../command.ts";
import { commonFlags, whyNoFlag } from "../common-flags.ts";

/** What to use in place of commands and flags of earlier versions. */
const successors: Readonly<Record<string, string>> = {
  "delivery-faults": "Use `sandbank faults arm duplicated --chance 0.3`, and `sandbank faults clear`.",
  "doctor --forward-to":
    "Subscribe the URL, for example with `sandbank listen --forward-to URL`, and use `sandbank verify-receiver URL`.",
  "doctor --secret": "`sandbank verify-receiver URL` knows the secret of the Event Subscription.",
  "snapshot ls": "Use `sandbank snapshot`.",
};

/** Throws the `UsageError` of a text that a flag or an argument does not accept. `label`: `--last`, or `DURATION`. */
export function requireValue(label: string, text: string, accepted: Value): void {
  const wanted = wantedFor(text, accepted);
  if (wanted !== undefined) throw wrongValue(label, text, wanted);
}

/** Returns what to write instead of a text, in a sentence; undefined if it is right. */
function wantedFor(text: string, { values, rule }: Value): string | undefined {
  return rule?.(text) ?? (values?.includes(text) === false ? `It can be ${listed(values, "or")}.` : undefined);
}

/** An argument or a flag that a command needs. `label`: `--since`, or `DURATION`. */
export function missing(
  { words }: Command,
  label: string,
  { summary, values }: Value & { readonly summary: string },
): UsageError {
  const choice = values === undefined ? "" : ` It can be ${listed(values, "or")}.`;
  return new UsageError(`${label} is missing: ${lowerFirst(summary)}${choice} ${seeHelp(words)}`);
}

/** A flag that the command lacks. `text`: as it is written, such as `--foo` or `--json=yes`. */
export function unknownFlag(command: Command, text: string): UsageError {
  const [flag = ""] = text.split("=", 1);
  const name = flag.replace(/^-+/, "");
  const help = seeHelp(command.words);
  if (/^-\d/.test(flag)) return new UsageError(`${JSON.stringify(text)} must not be negative. ${help}`);
  const own: Command["flags"] = { ...command.flags, ...commonFlags };
  if (Object.hasOwn(own, name)) return new UsageError(`${flag} has no value. ${help}`);
  const successor = successors[`${command.words} ${flag}`];
  if (successor !== undefined) return new UsageError(`There is no flag ${flag} any more. ${successor}`);
  const nearest = didYouMean(name, Object.keys(own), "--");
  return new UsageError(`\`sandbank ${command.words}\` has no flag ${flag}. ${nearest}${help}`);
}

/** Throws a `UsageError` for a common flag that the command lacks. */
export function requireCommonFlag(command: Command, name: string): void {
  const why = whyNoFlag(command, name);
  if (why === undefined) return;
  throw new UsageError(
    `\`sandbank ${command.words}\` has no flag --${name}, because it ${why}. ${seeHelp(command.words)}`,
  );
}

/** A flag without the value that it needs. `isFlagNext`: whether another flag follows it, perhaps meant as the value. */
export function noValue(label: string, flag: Flag, isFlagNext: boolean): UsageError {
  if (isFlagNext) return new UsageError(`${label} needs a value. Write one that begins with - as ${label}=-VALUE.`);
  const wanted = wantedFor("", flag);
  return new UsageError(
    `${label} needs a value${wanted === undefined ? `: ${lowerFirst(flag.summary)}` : `. ${wanted}`}`,
  );
}

export function emptyFlag(flag: string): UsageError {
  return new UsageError(`${flag} is empty. Write a value, or leave out the flag.`);
}

export function givenTwice(flag: string): UsageError {
  return new UsageError(`${flag} is given more than once.`);
}

/** An argument more than the command takes. */
export function surplus({ words }: Command, argument: string, commands: readonly Command[]): UsageError {
  const successor = successors[`${words} ${argument}`];
  if (successor !== undefined)
    return new UsageError(`There is no command "${words} ${argument}" any more. ${successor}`);
  const below = commands.filter((each) => each.words.startsWith(`${words} `));
  const names = below.map((each) => `\`sandbank ${each.words}\``);
  const also = below.length === 0 ? seeHelp(words) : `There are also ${listed(names, "and")}.`;
  return new UsageError(`\`sandbank ${words}\` takes no argument ${JSON.stringify(argument)}. ${also}`);
}

/** Words that no command begins with. */
export function unknownCommand([first = "", second = ""]: readonly string[], commands: readonly Command[]): UsageError {
  const successor = successors[first];
  if (successor !== undefined) return new UsageError(`There is no command "${first}" any more. ${successor}`);
  const names = commands.map((each) => each.words);
  // `advance` is meant as `clock advance`.
  const near = names.find((name) => name.endsWith(` ${first}`)) ?? findNearest(`${first} ${second}`.trim(), names);
  const hint = near === undefined ? "" : `Did you mean \`sandbank ${near}\`? `;
  return new UsageError(`There is no command ${JSON.stringify(first)}. ${hint}See \`sandbank --help\`.`);
}

function seeHelp(words: string): string {
  return `See \`sandbank ${words} --help\`.`;
}

/** Lowers the first letter of a sentence, so that it can continue another one. An abbreviation such as ISO stays. */
function lowerFirst(text: string): string {
  return /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
